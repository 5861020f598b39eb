public import Diagnostics

/// Judges the links inside a site: the page, the anchor and the asset that they lead to are there.
///
/// A link by `page` to nothing is an error. A relative `url` may lead to what somebody else puts beside the site, so that
/// it is only warned of.
public struct LinkValidator: Sendable {
  private let index: PageIndex

  /// Creates a validator that knows all pages of a site.
  public init(_ index: PageIndex) {
    self.index = index
  }

  /// The pages whose keys have to be known before the links of a page can be judged.
  package static func anchoredPages(of page: Page) -> [String] {
    var slugs: [String] = []
    page.sections.forEachInPlace { section in
      guard case .rows(let rows) = section.pointee.content else { return }
      rows.forEachInPlace { row in
        switch row.pointee.content {
        case .link(.page(let slug, .some), _):
          slugs.append(slug)
        case .link(.url(let url), _):
          if case .page(let slug, .some) = SiteAddress(url, on: page.slug) { slugs.append(slug) }
        default: break
        }
      }
    }
    return slugs
  }

  /// Reports the links of a resolved page that lead nowhere.
  public func validate(_ page: Page, into diagnostics: inout DiagnosticCollector) {
    var found = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    page.sections.forEachInPlace { section in
      guard case .rows(let rows) = section.pointee.content else { return }
      rows.forEachInPlace { row in
        // An error more would tell nothing more.
        guard found.severityOfExcess != .error else { return }
        switch row.pointee.content {
        case .link(.page(let slug, let anchor), _):
          validate(slug, anchor, of: row.pointee, into: &found)
        case .link(.url(let url), _):
          guard let target = SiteAddress(url, on: page.slug) else { return }
          validate(target, url, at: Place.field("url", row.pointee.origin), into: &found)
        default: break
        }
      }
    }
    diagnostics.append(faults: found, of: page.origin?.location)
  }

  private func validate(
    _ slug: String,
    _ anchor: String?,
    of row: Row,
    into diagnostics: inout DiagnosticCollector
  ) {
    guard index.contains(slug) else {
      return diagnostics.error(
        .unknownPage,
        "unknown page \"\(slug)\"",
        at: Place.field("page", row.origin).location,
        fix: index.suggestion(for: slug)
      )
    }
    guard let anchor, !index.contains(slug, anchor: anchor) else { return }
    diagnostics.append(missing(anchor, of: slug, .error, at: Place.field("anchor", row.origin)))
  }

  private func validate(
    _ target: SiteAddress,
    _ url: String,
    at place: Place,
    into diagnostics: inout DiagnosticCollector
  ) {
    switch target {
    case .asset(let path):
      guard index.contains(asset: path) == false else { return }
      diagnostics.warning(
        .unknownAsset,
        "\"\(url)\" leads to no file of the site",
        at: place.location,
        fix: index.suggestion(forAsset: path)
      )
    case .misplacedAsset(let path):
      guard index.contains(asset: path) != nil else { return }
      diagnostics.warning(
        .unknownAsset,
        "\"\(url)\" leads to no file of the site",
        at: place.location,
        fix: "Assets lie at the top of the site: write \"../\" before it for each folder that the page lies in."
      )
    case .page(let slug, let anchor):
      guard index.contains(slug) else {
        return diagnostics.warning(
          .unknownPage,
          "\"\(url)\" leads to no page of the site",
          at: place.location,
          fix: index.suggestion(for: slug)
        )
      }
      guard let anchor, !index.contains(slug, anchor: anchor) else { return }
      diagnostics.append(missing(anchor, of: slug, .warning, at: place))
    }
  }

  /// What is said of a key that a page does not have, or had before its conditions were settled.
  private func missing(
    _ anchor: String,
    of slug: String,
    _ severity: Diagnostic.Severity,
    at place: Place
  ) -> Diagnostic {
    if let condition = index.condition(on: anchor, of: slug) {
      return Diagnostic(
        severity,
        .unknownAnchor,
        "\"\(anchor)\" is left out of the page \"\(slug)\" by its condition \"\(condition.spelling)\"",
        at: place.location,
        notes: [Diagnostic.Note("the condition", at: condition.location)],
        fix: "Give the link the same \(place.wayOut("\"if\"", inCode: "condition")), or take the anchor out of it."
      )
    }
    return Diagnostic(
      severity,
      .unknownAnchor,
      "the page \"\(slug)\" has no key \"\(anchor)\"",
      at: place.location,
      fix: index.suggestion(for: anchor, of: slug)
    )
  }
}
