import Diagnostics
import Mustache
import SettingsModel
import Themes

/// Reports templates that would lose something in silence: a control, a field of an author's own, or themselves.
struct TemplateCheck {
  let theme: Theme
  /// All templates, those included that were registered in code.
  let sources: [TemplateSource]
  let templates: TemplateTable
  let usage: TemplateUsage

  func check(
    _ site: Site,
    _ siteUsage: SiteUsage,
    isWhole: Bool,
    into diagnostics: inout DiagnosticCollector
  ) {
    checkPageTemplate(into: &diagnostics)
    for source in sources where !templates.isRendered(source.name) {
      var missed: Set<String> = []
      for need in TemplateNeed.needs(of: source.name) where isMissed(need, in: source.name, siteUsage) {
        missed.insert(need.key)
        if need.container.map(missed.contains) != true { report(need, in: source, into: &diagnostics) }
      }
    }
    var kinds = siteUsage.kinds
    kinds.add(site.header, in: .site, .header, templates)
    kinds.add(site.footer, in: .site, .footer, templates)
    for source in sources {
      guard let kind = kinds[source.name] else { continue }
      if let header = kind.naming { checkHeading(of: header, in: source, into: &diagnostics) }
      // What is asked of every template of the library's kinds was judged above.
      let judged = TemplateNeed.needs(of: source.name).map(\.key)
      for (need, row) in kind.needs where !judged.contains(need.key) {
        if let render = templates.renderer(of: source.name) {
          if RendererProbe(row).isMissed(need.key, by: render) { report(need, byRendererOf: row, into: &diagnostics) }
        } else if need.isButton ? !hasButton(source) : usage.uses(need.key, of: need.record, in: source.name) == false {
          report(need, in: source, for: row, into: &diagnostics)
        }
      }
    }
    for (template, kind) in kinds.sorted(by: { $0.key < $1.key }) where isWhole {
      checkFields(of: kind, in: template, into: &diagnostics)
    }
    // What a flag leaves out, another build may show.
    checkUnused(besides: kinds, areAll: isWhole && site.flags.isEmpty, into: &diagnostics)
  }

  /// Whether a template has a button or link in it, or may have one by way of others that it calls.
  private func hasButton(_ source: TemplateSource) -> Bool {
    var known: Set<String> = []
    var open = [source]
    while let source = open.popLast() {
      if TemplateNeed.hasButton(source.file.bytes) { return true }
      for call in String(decoding: source.file.bytes, as: UTF8.self).components(after: ["{{>", "{{<"]) {
        guard let called = sources.first(where: { $0.name == call }) else { return true }
        if known.insert(call).inserted { open.append(called) }
      }
    }
    return false
  }

  private func checkPageTemplate(into diagnostics: inout DiagnosticCollector) {
    let page = ViewSchema.pageTemplate
    guard !sources.contains(where: { $0.name == page }) else { return }
    diagnostics.error(
      .missingPageTemplate,
      "theme \"\(theme.name)\" has no template \"\(page)\"",
      at: SourceLocation(file: theme.manifestPath, line: 1, column: 1),
      fix: "Extend a theme that has it, with \"extends\": \"base\", or add templates/\(page).mustache."
    )
  }

  private func isMissed(_ need: TemplateNeed, in template: String, _ siteUsage: SiteUsage) -> Bool {
    let applies =
      switch need.condition {
      case .always: true
      case .script: !siteUsage.features.isEmpty
      case .scriptOrDependency: !siteUsage.features.isEmpty || siteUsage.dependencyCount > 0
      case .anchor: false
      }
    return applies && usage.uses(need.key, of: need.record, in: template) == false
  }

  private func report(
    _ need: TemplateNeed,
    in source: TemplateSource,
    for row: Row? = nil,
    into diagnostics: inout DiagnosticCollector
  ) {
    let place = row?.origin.map { $0.isInCode ? $0.location : $0.location(of: need.field) }
    diagnostics.append(
      Diagnostic(
        need.severity,
        .missingTemplateKey,
        need.isButton
          ? "template \"\(source.name)\" has no button and no link, so that \(need.loss)"
          : "template \"\(source.name)\" does not use \"\(need.key)\", so that \(need.loss)",
        at: SourceLocation(file: source.file.name),
        notes: place.map { [Diagnostic.Note("such a row is here", at: $0)] } ?? [],
        fix: need.fix
      )
    )
  }

  private func report(
    _ need: TemplateNeed,
    byRendererOf row: Row,
    into diagnostics: inout DiagnosticCollector
  ) {
    let fix =
      switch need.key {
      case RowField.id.stringValue: "Write row.id as the attribute \"id\" of an element."
      case RowField.attributes.stringValue: "Write row.attributes with html.markup(_:) inside the first tag."
      case RowField.control.stringValue: "Write row.control with html.markup(_:)."
      default: "Write a button, with row.id as its \"id\", or a link."
      }
    diagnostics.append(
      Diagnostic(
        need.severity,
        .missingTemplateKey,
        need.isButton
          ? "the renderer of \"\(row.identifier)\" writes no button and no link, so that \(need.loss)"
          : "the renderer of \"\(row.identifier)\" does not write \"\(need.key)\", so that \(need.loss)",
        at: row.origin?.location,
        fix: fix
      )
    )
  }

  /// A section of rows is named by the heading of its header, which has to have the id for it.
  private func checkHeading(
    of header: HeaderFooter,
    in source: TemplateSource,
    into diagnostics: inout DiagnosticCollector
  ) {
    let key = HeaderFooterField.headingID.stringValue
    let record = HeaderFooterField.recordName(in: .section, .header)
    let render = templates.headerFooterRenderer(of: source.name)
    let isMissed =
      render.map { RendererProbe.missesHeading(of: header, $0) }
      ?? (usage.uses(key, of: record, in: source.name) == false)
    guard isMissed else { return }
    diagnostics.append(
      Diagnostic(
        .warning,
        .missingTemplateKey,
        render == nil
          ? "template \"\(source.name)\" does not use \"\(key)\", so that the section has no name"
          : "the renderer of \"\(source.name)\" does not write \"\(key)\", so that the section has no name",
        at: render == nil ? SourceLocation(file: source.file.name) : header.origin?.location,
        notes: render == nil
          ? header.origin.map { [Diagnostic.Note("such a header is here", at: $0.location)] } ?? [] : [],
        fix: render == nil
          ? "Add id=\"{{\(key)}}\" to the heading." : "Write header.\(key) as the attribute \"id\" of the heading."
      )
    )
  }

  /// A field that a template asks for and nothing of its kind has is misspelt in one of the two.
  private func checkFields(of kind: OwnKind, in template: String, into diagnostics: inout DiagnosticCollector) {
    for field in usage.openFields(of: template) where !kind.fields.contains(field.name) {
      diagnostics.warning(
        .unknownTemplateField,
        "template \"\(template)\" asks for the field \"\(field.name)\", which no \(kind.thing) of the kind has",
        at: field.location,
        notes: kind.origin.map {
          [Diagnostic.Note("a \(kind.thing) of the kind is here", at: $0.location(of: "fields"))]
        }
          ?? [],
        fix: kind.fields.sorted().nearest(to: field.name).map { "Did you mean \"\($0)\"?" }
      )
    }
  }

  // MARK: Templates that nothing uses

  private func checkUnused(
    besides kinds: [String: OwnKind],
    areAll: Bool,
    into diagnostics: inout DiagnosticCollector
  ) {
    let own = theme.folders.first.map { $0 + "/" } ?? ""
    let extended = theme.folders.dropFirst().map { $0 + "/" }
    for source in theme.templateSources {
      let name = source.name
      if name == ViewSchema.pageTemplate || kinds[name] != nil || usage.isCalledByName(name) { continue }
      let (folder, kind) = TemplateFolder.split(name) ?? ("", name)
      if TemplateFolder.libraryKinds[folder]?.contains(kind) == true { continue }
      // What a theme leaves unused of one that it extends is no fault of either.
      if extended.contains(where: source.file.name.hasPrefix) { continue }
      let nearest = nearest(to: folder, kind, kinds: kinds.keys.sorted())
      // A theme may have kinds for other sites.
      let mayBeUsed = TemplateFolder.hasOwnKinds(folder) && (!areAll || source.file.name.hasPrefix(own))
      if mayBeUsed, nearest == nil { continue }
      diagnostics.warning(
        .unusedTemplate,
        "nothing uses the template \"\(name)\"",
        at: SourceLocation(file: source.file.name),
        fix: nearest.map { "Did you mean \"\($0)\"?" }
      )
    }
  }

  /// The name of a template that counts and is near to one that does not.
  private func nearest(to folder: String, _ kind: String, kinds: [String]) -> String? {
    let folders = TemplateFolder.libraryKinds.keys.sorted()
    guard !folder.isEmpty else { return ([ViewSchema.pageTemplate] + folders).nearest(to: kind) }
    guard let known = TemplateFolder.libraryKinds[folder] else {
      return folders.nearest(to: folder).map { "\($0)/\(kind)" }
    }
    let used = kinds.compactMap(TemplateFolder.split).filter { $0.folder == folder }.map(\.kind)
    return (used + known).nearest(to: kind).map { "\(folder)/\($0)" }
  }
}

extension TemplateNeed {
  /// Whether it is markup that is needed and no key.
  fileprivate var isButton: Bool { key == "button" }
}

extension String {
  /// What stands between each of these openings of a tag and its end, without spaces around it.
  fileprivate func components(after openings: [String]) -> [String] {
    var found: [String] = []
    for opening in openings {
      var rest = utf8[...]
      while let start = rest.indices.first(where: { rest[$0...].starts(with: opening.utf8) }) {
        rest = rest[start...].dropFirst(opening.utf8.count)
        let name = rest.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != UInt8(ascii: "}") }
        found.append(String(Substring(name)))
      }
    }
    return found
  }
}
