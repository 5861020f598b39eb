import Diagnostics
import Mustache
import SettingsModel

/// Binds the identifiers of rows, headers and footers to templates: each is the name of a template in the folder of
/// its place.
///
/// ```swift
/// director.template(in: "rows", "switch")  // rows/switch.mustache
/// ```
///
/// An identifier without a template is an error at the place that uses it. A kind of an author's own needs nothing but
/// its template.
struct Director: Sendable {
  private let templates: [String: [String: TemplateIdentifier]]
  private let kinds: [String: Set<String>]

  /// Creates a director from compiled templates.
  ///
  /// - Parameters:
  ///   - names: The names of all templates, such as `rows/switch`.
  ///   - library: The templates; without them identifiers can be checked all the same.
  init(names: [String], library: TemplateLibrary?) {
    var templates: [String: [String: TemplateIdentifier]] = [:]
    var kinds: [String: Set<String>] = [:]
    for name in names {
      guard let (folder, kind) = TemplateFolder.split(name) else { continue }
      kinds[folder, default: []].insert(kind)
      if let template = library?[name] { templates[folder, default: [:]][kind] = template }
    }
    self.templates = templates
    self.kinds = kinds
  }

  /// Whether an identifier is bound.
  func isBound(in folder: String, _ identifier: String) -> Bool { kinds[folder]?.contains(identifier) ?? false }

  /// The template of an identifier, if it is bound.
  func template(in folder: String, _ identifier: String) -> TemplateIdentifier? {
    templates[folder]?[identifier]
  }

  /// Reports every identifier that a page uses and nothing is bound to.
  func check(_ page: Page, into diagnostics: inout DiagnosticCollector) {
    check(page.header, in: .page, .header, into: &diagnostics)
    check(page.footer, in: .page, .footer, into: &diagnostics)
    for section in page.sections {
      check(section.header, in: .section, .header, into: &diagnostics)
      check(section.footer, in: .section, .footer, into: &diagnostics)
      guard case .rows(let rows) = section.content else { continue }
      for row in rows where !isBound(in: TemplateFolder.rows, row.kind) {
        reportUnbound(row.kind, in: TemplateFolder.rows, origin: row.origin, into: &diagnostics)
      }
    }
  }

  /// Reports the identifier of a header or footer that nothing is bound to.
  func check(
    _ headerFooter: HeaderFooter?,
    in place: HeaderFooterField.Place,
    _ side: HeaderFooterField.Side,
    into diagnostics: inout DiagnosticCollector
  ) {
    guard let headerFooter else { return }
    let folder = HeaderFooterField.folder(in: place, side)
    if !isBound(in: folder, headerFooter.kind) {
      reportUnbound(headerFooter.kind, in: folder, origin: headerFooter.origin, into: &diagnostics)
    }
  }

  private func reportUnbound(
    _ kind: String,
    in folder: String,
    origin: Origin?,
    into diagnostics: inout DiagnosticCollector
  ) {
    // A kind that is no name has been refused already.
    guard KindRules.isName(kind) else { return }
    let known = (kinds[folder] ?? []).sorted()
    let file = "\(folder)/\(kind).mustache"
    let fix =
      known.nearest(to: kind).map { "Did you mean \"\($0)\"? A kind of your own needs a template \(file)." }
      ?? "Add a template \(file) to the theme, or to the site's folder \"templates\"."
    diagnostics.error(
      .unboundKind,
      "kind \"\(kind)\" has no template in \"\(folder)\"",
      at: origin?.location(of: "kind"),
      fix: fix
    )
  }
}
