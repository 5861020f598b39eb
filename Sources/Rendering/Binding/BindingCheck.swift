import Diagnostics
import Mustache
import SettingsModel
import Themes

/// Reports what a site names and its theme does not have: kinds without a template, icons, and fields of an author's
/// own that a template asks for in vain.
struct BindingCheck {
  let director: Director
  let library: TemplateLibrary
  let theme: Theme

  func check(_ site: Site, into diagnostics: inout DiagnosticCollector) {
    director.check(site.header, in: .site, .header, into: &diagnostics)
    director.check(site.footer, in: .site, .footer, into: &diagnostics)
    for page in site.pages {
      director.check(page, into: &diagnostics)
      checkIcons(of: page, into: &diagnostics)
    }
    checkFields(of: site, into: &diagnostics)
  }

  private func checkIcons(of page: Page, into diagnostics: inout DiagnosticCollector) {
    checkIcon(page.icon, origin: page.origin, into: &diagnostics)
    for section in page.sections {
      switch section.content {
      case .rows(let rows):
        for row in rows { checkIcon(row.icon, origin: row.origin, into: &diagnostics) }
      case .selection(let selection):
        checkIcons(of: selection.options, into: &diagnostics)
      }
    }
  }

  private func checkIcons(of options: [Selection.Option], into diagnostics: inout DiagnosticCollector) {
    for option in options {
      checkIcon(option.icon, origin: option.origin, into: &diagnostics)
      checkIcons(of: option.options, into: &diagnostics)
    }
  }

  private func checkIcon(_ name: String?, origin: Origin?, into diagnostics: inout DiagnosticCollector) {
    guard let name, theme.icon(named: name) == nil else { return }
    diagnostics.error(
      .unknownIcon,
      "there is no icon \"\(name)\"",
      at: origin?.location(of: "icon"),
      fix: theme.iconNames.nearest(to: name).map { "Did you mean \"\($0)\"?" }
        ?? "Add \(name).svg to the folder \"icons\" of the site or the theme."
    )
  }

  /// A field that a template asks for and no row of its kind has is misspelt in one of the two.
  private func checkFields(of site: Site, into diagnostics: inout DiagnosticCollector) {
    var names: [String: [String]] = [:]
    var origins: [String: Origin] = [:]
    for section in site.pages.lazy.flatMap(\.sections) {
      guard case .rows(let rows) = section.content else { continue }
      for row in rows {
        guard case .custom(let kind, let fields) = row.content else { continue }
        names[kind, default: []].append(contentsOf: fields.fields.map(\.name))
        if origins[kind] == nil { origins[kind] = row.origin }
      }
    }
    for (kind, known) in names.sorted(by: { $0.key < $1.key }) {
      let template = "\(TemplateFolder.rows)/\(kind)"
      for asked in library.openFieldNames(of: template) {
        let name = String(asked.prefix { $0 != "." })
        guard !known.contains(name) else { continue }
        diagnostics.warning(
          .unusedField,
          "template \"\(template)\" asks for the field \"\(name)\", which no row of the kind has",
          at: origins[kind]?.location(of: "fields"),
          fix: known.nearest(to: name).map { "Did you mean \"\($0)\"?" }
        )
      }
    }
  }
}
