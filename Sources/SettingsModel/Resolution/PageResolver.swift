public import Diagnostics

/// Settles what a page's conditions say; see ``SiteResolver``.
///
/// Besides, line breaks become LF and what stands below a disabled option is disabled. What depended on a setting that a
/// condition left out is always shown.
public struct PageResolver: Sendable {
  private let flags: [String: Bool]

  /// Creates a resolver.
  ///
  /// - Parameter flags: The site's flags, overrides included.
  public init(flags: [String: Bool]) {
    self.flags = flags
  }

  /// Leaves out of a page what its conditions leave out; flags that are not defined are reported.
  public func resolve(_ page: inout Page, into diagnostics: inout DiagnosticCollector) {
    if page.origin == nil { page.nameCodeParts() }
    page.header?.unifyLineBreaks()
    page.footer?.unifyLineBreaks()
    let settings = page.hasDependencies ? DecidingSettings(page) : nil
    var conditions = ConditionTable(flags: flags)
    // Sections are changed in their place, so that none is copied.
    var count = 0
    for index in page.sections.indices {
      guard
        !page.sections[index].hasExtras
          || conditions.holds(page.sections[index].condition, page.sections[index].origin),
        page.sections[index].resolve(&conditions)
      else { continue }
      if count < index { page.sections.swapAt(count, index) }
      count += 1
    }
    page.sections.removeSubrange(count...)
    if let settings { page.resolveDependencies(before: settings) }
    diagnostics.append(faults: conditions.diagnostics, of: page.origin?.location)
  }
}

/// The flags that conditions ask for, with what was wrong with the asking.
struct ConditionTable {
  let flags: [String: Bool]
  private(set) var diagnostics = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)

  init(flags: [String: Bool]) {
    self.flags = flags
  }

  /// Whether a part with this condition is part of the page.
  ///
  /// It is so too when the flag is not defined, which is reported: what is wrong with the part is then seen as well.
  @inline(__always)
  mutating func holds(_ condition: Condition?, _ origin: @autoclosure () -> Origin?) -> Bool {
    guard let condition else { return true }
    return holds(condition, origin())
  }

  @inline(never)
  private mutating func holds(_ condition: Condition, _ origin: Origin?) -> Bool {
    guard let value = flags[condition.flag] else {
      guard !diagnostics.isFullOfErrors else {
        diagnostics.skipError()
        return true
      }
      diagnostics.undefinedFlag(
        condition.flag,
        among: flags,
        at: origin?.location(of: "if"),
        isInCode: origin?.isInCode ?? true
      )
      return true
    }
    return condition.holds(for: value)
  }
}
