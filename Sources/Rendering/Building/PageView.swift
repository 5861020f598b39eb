import Localization
import Markup
import Mustache
@_spi(Borrowing) import SettingsModel
import Themes

/// Turns a page into the view model that `page.mustache` is rendered with.
struct PageView {
  let context: ViewContext
  let site: Site
  let page: Page
  /// Whether the site's author has written its home page.
  let hasIndex: Bool

  let navigation: [Page]
  /// The stylesheet and script of the page, as the elements of its head.
  let resources: HTML
  /// The parts of the script that the page calls.
  let scriptParts: [ScriptPart]
  /// Whether all entries of the navigation are shown as the one that leads here.
  var showsAllAsCurrent = false

  func value() -> TemplateValue {
    let isHome = page.slug == IndexPage.slug
    var view = View<PageField>(context.schema.page)
    view.set(.language, text: context.language)
    view.set(.direction, text: context.direction(of: context.language))
    view.set(.documentTitle, text: documentTitle)
    view.set(.title, text: page.title)
    view.set(.siteTitle, text: site.title)
    view.set(.resources, .html(resources))
    view.set(.hasScript, flag: !context.hooks.needs.isEmpty)
    view.set(.home, .url(reference(to: IndexPage.slug)))
    view.set(.isHome, flag: isHome)
    view.set(.siteHeader, headerFooter(site.header, in: .site, .header))
    view.set(.siteFooter, headerFooter(site.footer, in: .site, .footer))
    if !page.sections.contains(where: \.isPageHeading) {
      view.set(.header, headerFooter(page.header ?? HeaderFooter(.title(page.title)), in: .page, .header))
    }
    let errors = page.errors
    if !errors.isEmpty { view.set(.errorSummary, errorSummary(errors)) }
    view.set(.footer, headerFooter(page.footer, in: .page, .footer))
    view.set(.navigation, .list(navigation.map(navigationItem)))
    // The rows of a made index are the navigation.
    let isMadeIndex = isHome && !hasIndex
    view.set(.hasNavigation, flag: navigation.count > 1 && !isMadeIndex)
    if page.hasForm { view.set(.form, form) }
    view.set(
      .sections,
      .list(
        page.sections.enumerated().map { index, section in
          SectionView(context: context, section: section, index: index).value()
        }
      )
    )
    view.set(.strings, context.stringsValue)
    return view.value
  }

  private var documentTitle: String {
    let title = page.title == site.title ? page.title : "\(page.title) – \(site.title)"
    return page.errors.isEmpty ? title : "\(context.strings[.error]) \(title)"
  }

  private func errorSummary(_ errors: [(key: String, text: String)]) -> TemplateValue {
    var summary = View<ErrorSummaryField>(context.schema.errorSummary)
    summary.set(.title, text: context.strings[.errorSummary])
    let items = errors.map { error in
      var item = View<ErrorItemField>(context.schema.errorItem)
      item.set(.text, text: error.text)
      // A control's id is its key, and a group's first option has the group's.
      item.set(.url, .url("#\(error.key)"))
      return item.value
    }
    summary.set(.items, .list(items))
    return summary.value
  }

  private func reference(to slug: String) -> String {
    RelativeReference.make(to: OutputPath.page(slug), from: page.slug)
  }

  private func headerFooter(
    _ headerFooter: HeaderFooter?,
    in place: HeaderFooterField.Place,
    _ side: HeaderFooterField.Side
  ) -> TemplateValue {
    guard let headerFooter else { return .absent }
    let owner = ElementIdentifier.whole(place == .site ? "site" : "page")
    var view = HeaderFooterView(headerFooter: headerFooter, place: place, side: side, owner: owner)
    if place == .page, side == .header { view.fallbackTitle = page.title }
    // What the whole site shares is in the site's language, whatever the page's.
    if place == .site, site.language != context.language { view.surroundingLanguage = site.language }
    return view.value(in: context)
  }

  private func navigationItem(_ target: Page) -> TemplateValue {
    var view = View<NavigationItemField>(context.schema.navigationItem)
    view.set(.title, text: target.title)
    view.set(.url, .url(reference(to: target.slug)))
    view.set(.isCurrent, flag: showsAllAsCurrent || isSame(target.slug, page.slug))
    view.set(.icon, context.icon(target.icon))
    let language = target.language ?? site.language
    if language != context.language {
      view.set(.language, text: language)
      view.set(.direction, text: context.direction(of: language))
    }
    return view.value
  }

  private var form: TemplateValue {
    let form = page.form ?? Form()
    var view = View<FormField>(context.schema.form)
    let storage = context.hooks.needs.storage
    // Without the script, and where it cannot reach the server, a form without an action goes where its values go.
    let storageURL = form.action == nil && storage.kind == .post ? storage.url : nil
    if let action = form.action ?? storageURL { view.set(.action, .url(action)) }
    view.set(.method, text: (storageURL == nil ? form.method : .post).rawValue)
    if page.hasControls {
      view.set(.submit, text: form.submit ?? context.strings[.save])
      // By Enter a browser presses the first button of all, be it a row's, or hidden.
      view.set(.needsDefaultButton, flag: page.hasSubmitRows)
    }
    view.set(.reset, text: form.reset)
    let attributes = context.hooks.form(of: page, in: site, parts: scriptParts, strings: context.strings)
    view.set(.attributes, .html(attributes))
    return view.value
  }
}

extension Page {
  /// What is wrong with the page's values, in document order, with the keys of the controls.
  fileprivate var errors: [(key: String, text: String)] {
    sections.flatMap { section -> [(key: String, text: String)] in
      switch section.content {
      case .selection:
        if let key = section.key, let error = section.error { [(key, error)] } else { [] }
      case .rows(let rows):
        rows.compactMap { row in
          if let key = row.key, let error = row.error { (key, error) } else { nil }
        }
      }
    }
  }

  /// Whether a button among the rows submits the form.
  fileprivate var hasSubmitRows: Bool {
    sections.containsInPlace { section in
      guard case .rows(let rows) = section.pointee.content else { return false }
      return rows.containsInPlace {
        if case .button(let button) = $0.pointee.content { button.kind == .submit } else { false }
      }
    }
  }

  /// Whether the page has something to submit.
  var hasControls: Bool {
    sections.containsInPlace { section in
      switch section.pointee.content {
      case .selection: true
      case .rows(let rows): rows.containsInPlace { $0.pointee.isControl }
      }
    }
  }

  /// Whether the page has a control or a button, and so a form around them.
  fileprivate var hasForm: Bool {
    hasControls
      || sections.contains { section in
        guard case .rows(let rows) = section.content else { return false }
        return rows.contains { if case .button = $0.content { true } else { false } }
      }
  }
}
