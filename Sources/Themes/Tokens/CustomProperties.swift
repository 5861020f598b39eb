import Diagnostics

/// Writes tokens as CSS custom properties: `color.page` becomes `--color-page`.
struct CustomProperties {
  private let tokens: ThemeTokens

  init(_ tokens: ThemeTokens) { self.tokens = tokens }

  /// The custom property of a token's path: names joined by hyphens, in lower case, `camelCase` taken apart, `$root`
  /// left out.
  static func name(of path: String) -> String {
    "--"
      + path.split(separator: ".")
      .filter { $0 != "$root" }
      .map { kebab(Array($0.unicodeScalars)) }
      .joined(separator: "-")
  }

  private static func kebab(_ scalars: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "A"..."Z":
        let before = index > 0 ? scalars[index - 1] : "-"
        let after = index + 1 < scalars.count ? scalars[index + 1] : "-"
        let isStart = ("a"..."z").contains(before) || ("0"..."9").contains(before)
        if isStart || (("A"..."Z").contains(before) && ("a"..."z").contains(after)) { result.append("-") }
        result.append(Unicode.Scalar(UInt8(scalar.value + 32)))
      case "a"..."z", "0"..."9", "-", "_", "\u{A1}"...:
        result.append(scalar)
      default:
        result.append("-")
      }
    }
    return String(result)
  }

  /// The names of all properties that the rules set.
  var names: [String] {
    (tokens.values[tokens.schemes.first ?? .light] ?? []).flatMap { path, value in
      value.declarations.map { Self.name(of: path) + $0.ending }
    }
  }

  /// The names, or their starts, of properties that are not set because their token has a fault.
  var failedNames: [String] { tokens.failedPaths.map(Self.name) }

  /// Reports tokens that become one custom property.
  func reportCollisions(into diagnostics: inout DiagnosticCollector) {
    var owners: [String: [String]] = [:]
    var order: [String] = []
    for (path, value) in tokens.values[tokens.schemes.first ?? .light] ?? [] {
      for declaration in value.declarations {
        let name = Self.name(of: path) + declaration.ending
        if owners[name] == nil { order.append(name) }
        owners[name, default: []].append(path)
      }
    }
    for name in order {
      guard let paths = owners[name], paths.count > 1, let place = tokens.places[paths[1]] else { continue }
      diagnostics.error(
        .tokenNameCollision,
        "\(paths.map { "\"\($0)\"" }.joined(separator: ", ")) all become the custom property \"\(name)\"",
        at: place.location,
        notes: paths.compactMap { path in
          path == paths[1] ? nil : tokens.places[path].map { Diagnostic.Note("\"\(path)\" is here", at: $0.location) }
        },
        fix: "Rename all but one of them."
      )
    }
  }

  /// The rules that set the properties, in as few bytes as can be.
  ///
  /// The first scheme sets all of them; the others, each in its media query, only what differs from what would hold.
  func css(colorSchemes: [ColorScheme]) -> [UInt8] {
    let base = properties(.light, or: .dark)
    var result = Array(":root{color-scheme:\(colorSchemes.map(\.rawValue).joined(separator: " "))".utf8)
    for (name, value) in base.list { result += ";\(name):\(value)".utf8 }
    result += "}".utf8

    let hasBoth = tokens.schemes.contains(.light) && tokens.schemes.contains(.dark)
    let dark = hasBoth ? properties(.dark) : base
    let contrast = properties(.lightMoreContrast, or: .darkMoreContrast)
    let both = hasBoth ? properties(.darkMoreContrast) : contrast
    let (isDark, isMore) = ("(prefers-color-scheme:dark)", "(prefers-contrast:more)")
    result += rule(isDark, dark) { base[$0] }
    result += rule(isMore, contrast) { base[$0] }
    result += rule("\(isDark) and \(isMore)", both) { name in
      // The rule for more contrast stands last of the two that also hold here.
      contrast[name] != base[name] ? contrast[name] : dark[name]
    }
    return result
  }

  private func rule(_ query: String, _ properties: Properties, before: (String) -> String?) -> [UInt8] {
    let changed = properties.list.filter { before($0.name) != $0.value }
    guard !changed.isEmpty else { return [] }
    let body = changed.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    return Array("@media \(query){:root{\(body)}}".utf8)
  }

  /// The properties of a scheme by name and in order.
  private struct Properties {
    var list: [(name: String, value: String)] = []
    var byName: [String: String] = [:]

    subscript(name: String) -> String? { byName[name] }
  }

  private func properties(_ scheme: TokenScheme, or other: TokenScheme? = nil) -> Properties {
    var result = Properties()
    for (path, value) in tokens.values[scheme] ?? other.flatMap({ tokens.values[$0] }) ?? [] {
      for declaration in value.declarations {
        let name = Self.name(of: path) + declaration.ending
        result.list.append((name, declaration.value))
        result.byName[name] = declaration.value
      }
    }
    return result
  }
}
