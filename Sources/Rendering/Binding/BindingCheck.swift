import Diagnostics
@_spi(Borrowing) import SettingsModel
import Themes

/// Reports what a site names and its theme does not have: kinds without a template, icons, and scripts.
struct BindingCheck {
  let templates: TemplateTable
  let theme: Theme

  /// Reports what the site itself names.
  func check(_ site: Site, into diagnostics: inout DiagnosticCollector) {
    templates.check(site.header, in: .site, .header, into: &diagnostics)
    templates.check(site.footer, in: .site, .footer, into: &diagnostics)
    OwnScripts.check(site.scripts, origin: site.origin, in: theme, into: &diagnostics)
  }

  /// Reports what a page names.
  func check(_ page: Page, _ outline: PageOutline, into diagnostics: inout DiagnosticCollector) {
    templates.check(page, outline, into: &diagnostics)
    checkIcons(of: page, outline, into: &diagnostics)
    if !page.scripts.isEmpty { OwnScripts.check(page.scripts, origin: page.origin, in: theme, into: &diagnostics) }
  }

  private func checkIcons(of page: Page, _ outline: PageOutline, into diagnostics: inout DiagnosticCollector) {
    checkIcon(page.icon, origin: page.origin, into: &diagnostics)
    guard outline.sections.contains(.rows) || outline.allOptions.contains(.icon) else { return }
    page.sections.forEachInPlace { section in
      switch section.pointee.content {
      case .rows(let rows):
        rows.forEachInPlace { row in
          if row.pointee.icon != nil { checkIcon(row.pointee.icon, origin: row.pointee.origin, into: &diagnostics) }
        }
      case .selection(let selection):
        checkIcons(of: selection.options, into: &diagnostics)
      }
    }
  }

  private func checkIcons(of options: [Selection.Option], into diagnostics: inout DiagnosticCollector) {
    options.forEachInPlace { option in
      if option.pointee.hasExtras, option.pointee.icon != nil {
        checkIcon(option.pointee.icon, origin: option.pointee.origin, into: &diagnostics)
      }
      if !option.pointee.options.isEmpty { checkIcons(of: option.pointee.options, into: &diagnostics) }
    }
  }

  private func checkIcon(_ name: String?, origin: Origin?, into diagnostics: inout DiagnosticCollector) {
    // One that is no name has been refused already.
    guard let name, IconRules.isName(name), theme.icon(named: name) == nil else { return }
    guard !diagnostics.isFullOfErrors else { return diagnostics.skipError() }
    diagnostics.error(
      .unknownIcon,
      "there is no icon \"\(name)\"",
      at: origin?.location(of: "icon"),
      fix: theme.iconNames.nearest(to: name).map { "Did you mean \"\($0)\"?" }
        ?? (origin?.isInCode == true
          ? "Add \(name).svg to \"icons\" in the folder that is given as \"resources\", or to the theme."
          : "Add \(name).svg to the folder \"icons\" of the site or the theme.")
    )
  }
}
