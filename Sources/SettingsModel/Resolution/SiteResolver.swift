public import Diagnostics

/// Settles what a site's conditions say, so that what is left holds for one build: no part has a condition any more.
///
/// ```swift
/// let resolver = SiteResolver(defines: ["beta": true])
/// let resolved = resolver.resolve(site, into: &diagnostics)
/// ```
///
/// Pages can also be resolved one by one, on several threads, with ``PageResolver``.
public struct SiteResolver: Sendable {
  private let defines: [String: Bool]

  /// Creates a resolver.
  ///
  /// - Parameter defines: Flags whose values in the site are overridden, such as those of the command line.
  public init(defines: [String: Bool] = [:]) {
    self.defines = defines
  }

  /// The site without conditions; flags that are not defined are reported.
  public func resolve(_ site: Site, into diagnostics: inout DiagnosticCollector) -> Site {
    var resolved = site
    resolved.nameCodeParts()
    resolved.flags = flags(of: site, into: &diagnostics)
    resolved.header?.unifyLineBreaks()
    resolved.footer?.unifyLineBreaks()
    let resolver = PageResolver(flags: resolved.flags)
    for index in resolved.pages.indices {
      resolver.resolve(&resolved.pages[index], into: &diagnostics)
    }
    return resolved
  }

  /// The site's flags with the overrides; those that the site does not define are reported.
  public func flags(of site: Site, into diagnostics: inout DiagnosticCollector) -> [String: Bool] {
    var flags = site.flags
    for (name, value) in defines.sorted(by: { $0.key < $1.key }) {
      if flags.updateValue(value, forKey: name) == nil {
        flags[name] = nil
        diagnostics.undefinedFlag(name, among: site.flags, at: nil, isInCode: site.origin?.isInCode ?? true)
      }
    }
    return flags
  }
}

extension DiagnosticCollector {
  /// Reports a flag that the site does not define.
  mutating func undefinedFlag(
    _ name: String,
    among flags: [String: Bool],
    at location: SourceLocation?,
    isInCode: Bool = false
  ) {
    guard FlagRules.isName(name) else {
      return error(
        .invalidFlag,
        "\"\(name)\" is no flag",
        at: location,
        fix: "A condition is one flag, like \"beta\", or \"!beta\" for its opposite."
      )
    }
    error(
      .undefinedFlag,
      "undefined flag \"\(name)\"",
      at: location,
      fix: flags.keys.sorted().nearest(to: name).map { "Did you mean \"\($0)\"?" }
        ?? (isInCode
          ? "Give it to the site: Site(…, flags: [\"\(name)\": false])." : "Define it under \"flags\" in site.json.")
    )
  }
}
