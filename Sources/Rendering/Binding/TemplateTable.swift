import Diagnostics
import Markup
import Mustache
@_spi(Borrowing) import SettingsModel

/// What each identifier of rows, headers and footers is bound to: the template of its name in the folder of its place,
/// or what a director has registered.
///
/// ```swift
/// table.template(in: "rows", "switch")  // rows/switch.mustache
/// ```
///
/// An identifier without a template is an error at the place that uses it. A kind of an author's own needs nothing but
/// its template.
struct TemplateTable: Sendable {
  private var templates: [String: [String: TemplateIdentifier]] = [:]
  private var kinds: [String: Set<String>] = [:]
  private var names: [String: String] = [:]
  private var misnamed: Set<String> = []
  private var renderers: [String: Director.Binding] = [:]
  /// The library's kinds of headers and footers that a template is bound to, and no function.
  private var boundHeaderFooters = LibraryHeaderFooters()

  /// Creates a table from compiled templates.
  ///
  /// - Parameters:
  ///   - sources: All templates, those of the director included.
  ///   - library: The templates, compiled; without them identifiers can be checked all the same.
  ///   - director: What was registered in code.
  ///   - diagnostics: Takes registrations that lead nowhere.
  init(
    _ sources: [TemplateSource],
    library: TemplateLibrary?,
    director: Director,
    into diagnostics: inout DiagnosticCollector
  ) {
    for source in sources {
      guard let (folder, kind) = TemplateFolder.split(source.name) else { continue }
      kinds[folder, default: []].insert(kind)
      if let template = library?[source.name] { templates[folder, default: [:]][kind] = template }
    }
    for registration in director.registrations {
      if registration.hasRenderer { renderers[registration.templateName] = registration.binding }
      guard let other = registration.otherTemplate else { continue }
      let folder = registration.folder
      let name = "\(folder)/\(other)"
      if isBound(in: folder, other) {
        kinds[folder, default: []].insert(registration.identifier)
        templates[folder, default: [:]][registration.identifier] = templates[folder]?[other]
        names[registration.templateName] = name
      } else if !isElsewhere(registration, in: director.registrations) {
        // Said once, however many places it was meant for.
        let isFirst = misnamed.isDisjoint(with: director.registrations.filter(registration.isTwin).map(\.templateName))
        misnamed.insert(registration.templateName)
        guard isFirst else { continue }
        diagnostics.error(
          .unboundKind,
          "kind \"\(registration.identifier)\" is registered with the template \"\(name)\", which is not there",
          fix: (kinds[folder] ?? []).sorted().nearest(to: other).map { "Did you mean \"\($0)\"?" }
            ?? "Add \(name).mustache to the templates of the theme or the site."
        )
      }
    }
    for place in HeaderFooterField.Place.allCases {
      for side in HeaderFooterField.Side.allCases {
        let folder = HeaderFooterField.folder(in: place, side)
        for (number, kind) in HeaderFooter.libraryKinds.enumerated()
        where isBound(in: folder, kind) && renderer(in: folder, kind) == nil {
          boundHeaderFooters.insert(LibraryHeaderFooters(kind: number, place, side))
        }
      }
    }
  }

  /// Whether a header's or footer's template, which was registered for many places, is there in another: what is shown
  /// where it is not is reported by its own place.
  private func isElsewhere(_ registration: Director.Registration, in all: [Director.Registration]) -> Bool {
    guard let other = registration.otherTemplate else { return false }
    return all.contains { registration.isTwin($0) && isBound(in: $0.folder, other) }
  }

  /// Whether an identifier is bound.
  func isBound(in folder: String, _ identifier: String) -> Bool { kinds[folder]?.contains(identifier) ?? false }

  /// Whether a template only holds what a function has written.
  func isRendered(_ template: String) -> Bool { renderers[template] != nil }

  /// Whether functions show headers or footers.
  var rendersHeadersOrFooters: Bool {
    renderers.values.contains { if case .headerFooter = $0 { true } else { false } }
  }

  /// The name of the template that an identifier is bound to.
  func templateName(in folder: String, _ identifier: String) -> String {
    let name = "\(folder)/\(identifier)"
    return names[name] ?? name
  }

  /// The function that shows an identifier, if one is registered.
  func renderer(in folder: String, _ identifier: String) -> Director.Binding? {
    renderers.isEmpty ? nil : renderers["\(folder)/\(identifier)"]
  }

  /// The function that writes what a template holds, for rows.
  func renderer(of template: String) -> (@Sendable (RowRendering, inout HTMLWriter) -> Void)? {
    guard case .row(let binding)? = renderers[template], case .renderer(let render) = binding.source else { return nil }
    return render
  }

  /// The function that writes what a template holds, for headers and footers.
  func headerFooterRenderer(
    of template: String
  ) -> (@Sendable (HeaderFooterRendering, inout HTMLWriter) -> Void)? {
    guard case .headerFooter(let binding)? = renderers[template], case .renderer(let render) = binding.source else {
      return nil
    }
    return render
  }

  /// The template of an identifier, if it is bound.
  func template(in folder: String, _ identifier: String) -> TemplateIdentifier? {
    templates[folder]?[identifier]
  }

  /// Reports every identifier that a page uses and nothing is bound to.
  func check(_ page: Page, _ outline: PageOutline, into diagnostics: inout DiagnosticCollector) {
    check(page.header, in: .page, .header, into: &diagnostics)
    check(page.footer, in: .page, .footer, into: &diagnostics)
    if outline.isPlain, boundHeaderFooters.isSuperset(of: outline.headerFooters) { return }
    page.sections.forEachInPlace { section in
      check(section.pointee.header, in: .section, .header, into: &diagnostics)
      check(section.pointee.footer, in: .section, .footer, into: &diagnostics)
      guard case .rows(let rows) = section.pointee.content else { return }
      for row in rows {
        if isBound(in: TemplateFolder.rows, row.identifier) {
          if !renderers.isEmpty { checkModel(of: row, into: &diagnostics) }
          continue
        }
        reportUnbound(
          row.identifier,
          in: TemplateFolder.rows,
          at: row.origin,
          field: row.template == nil ? "kind" : "template",
          into: &diagnostics
        )
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
    if let kind = LibraryHeaderFooters(headerFooter?.content, in: place, side), boundHeaderFooters.isSuperset(of: kind)
    {
      return
    }
    guard let headerFooter else { return }
    let folder = HeaderFooterField.folder(in: place, side)
    if !isBound(in: folder, headerFooter.kind) {
      reportUnbound(headerFooter.kind, in: folder, at: headerFooter.origin, field: "kind", into: &diagnostics)
    } else if case .headerFooter(let binding) = renderer(in: folder, headerFooter.kind), let model = binding.model,
      !model.exists(headerFooter)
    {
      reportModel(
        model.name,
        of: headerFooter.kind,
        "init?(headerFooter:)",
        at: headerFooter.origin?.location(of: "kind"),
        into: &diagnostics
      )
    }
  }

  /// Reports a row that a renderer would be given as a model, and that is none.
  private func checkModel(of row: Row, into diagnostics: inout DiagnosticCollector) {
    guard case .row(let binding) = renderer(in: TemplateFolder.rows, row.identifier), let model = binding.model,
      !model.exists(row)
    else { return }
    let field = row.template == nil ? "kind" : "template"
    reportModel(
      model.name,
      of: row.identifier,
      "init?(row:)",
      at: row.origin?.location(of: field),
      into: &diagnostics
    )
  }

  private func reportModel(
    _ model: String,
    of kind: String,
    _ initializer: String,
    at location: SourceLocation?,
    into diagnostics: inout DiagnosticCollector
  ) {
    diagnostics.error(
      .unboundKind,
      "kind \"\(kind)\" is shown by a renderer of \"\(model)\", which this was not made of",
      at: location,
      fix: "Make it of a \(model), or let \(model) read it with \(initializer)."
    )
  }

  private func reportUnbound(
    _ kind: String,
    in folder: String,
    at origin: Origin?,
    field: String,
    into diagnostics: inout DiagnosticCollector
  ) {
    // Reported once, where the templates were looked up.
    guard !misnamed.contains("\(folder)/\(kind)") else { return }
    // A kind that is no name has been refused already.
    guard KindRules.isName(kind) else { return }
    guard !diagnostics.isFullOfErrors else { return diagnostics.skipError() }
    let known = (kinds[folder] ?? []).sorted()
    let file = "\(folder)/\(kind).mustache"
    let isInCode = origin?.isInCode == true
    let nearest = known.nearest(to: kind).map { "Did you mean \"\($0)\"? " } ?? ""
    let fix =
      if isInCode {
        nearest
          + "Register what shows it with the director that is given to SiteBuilder, or add the template \(file) to "
          + "\"templates\" in the folder that is given as \"resources\"."
      } else if nearest.isEmpty {
        "Add a template \(file) to the theme, or to the site's folder \"templates\"."
      } else {
        nearest + "A kind of your own needs a template \(file)."
      }
    diagnostics.error(
      .unboundKind,
      "kind \"\(kind)\" has no template in \"\(folder)\"",
      at: origin?.location(of: field),
      fix: fix
    )
  }
}

extension Director.Registration {
  /// The name of the template that shows the identifier.
  var templateName: String { "\(folder)/\(identifier)" }

  /// Whether another registration is the same for another place of headers and footers, or this one itself.
  fileprivate func isTwin(_ other: Director.Registration) -> Bool {
    if templateName == other.templateName { return true }
    guard case .headerFooter = binding, case .headerFooter = other.binding else { return false }
    return identifier == other.identifier && otherTemplate == other.otherTemplate
  }

  /// Whether a function shows the identifier.
  fileprivate var hasRenderer: Bool {
    switch binding {
    case .row(let row): if case .renderer = row.source { true } else { false }
    case .headerFooter(let part): if case .renderer = part.source { true } else { false }
    }
  }

  /// The name of a template of the theme that shows the identifier.
  fileprivate var otherTemplate: String? {
    switch binding {
    case .row(let row): if case .name(let name) = row.source { name } else { nil }
    case .headerFooter(let part): if case .name(let name) = part.source { name } else { nil }
    }
  }

  /// The template that shows the identifier, unless it is one of the theme's; what a function has written goes through
  /// one that holds nothing else.
  private var text: String? {
    switch binding {
    case .row(let row):
      switch row.source {
      case .name: nil
      case .text(let text): text
      case .renderer: "{{{\(RowField.control.stringValue)}}}"
      }
    case .headerFooter(let part):
      switch part.source {
      case .name: nil
      case .text(let text): text
      case .renderer: "{{{\(HeaderFooterField.content.stringValue)}}}"
      }
    }
  }

  fileprivate var source: TemplateSource? {
    text.map { text in
      let file = SourceFile(name: "\(templateName) (registered)", bytes: Array(text.utf8))
      return TemplateSource(name: templateName, file: file)
    }
  }
}

extension Director {
  /// The templates of a theme, with those that were registered in their places.
  func templateSources(of theme: [TemplateSource]) -> [TemplateSource] {
    let own = registrations.compactMap(\.source)
    let names = Set(own.map(\.name))
    return theme.filter { !names.contains($0.name) } + own
  }
}
