package import Diagnostics
public import Markup
public import SettingsModel

/// Binds identifiers of rows, headers and footers to what shows them, and is asked about each row before it is rendered.
///
/// The templates of the theme and the site are bound by their names. A director adds to them in code, or goes before
/// them:
///
/// ```swift
/// var director = Director()
/// director.register(TwoTitles.self, with: .template("<p>{{fields.left}} <b>{{fields.right}}</b></p>"))
/// director.register(Gauge.self) { gauge, row, html in
///   html.start("div")
///   html.attribute("class", "row")
///   html.markup(row.attributes)
///   html.end()
///   html.text("\(gauge.title): \(gauge.percent) %")
///   html.close("div")
/// }
/// director.rowWillRender { row, page in row.key == "beta" ? nil : row }
/// ```
///
/// An identifier that nothing is bound to is an error at the place that uses it.
public struct Director: Sendable {
  /// What an identifier in a folder of templates is bound to.
  struct Registration: Sendable {
    let folder: String
    let identifier: String
    let binding: Binding
  }

  /// What shows a part: one of the bindings of rows, or of headers and footers.
  enum Binding: Sendable {
    case row(RowBinding)
    case headerFooter(HeaderFooterBinding)
  }

  /// What was registered, in that order; the last for an identifier holds.
  private(set) var registrations: [Registration] = []

  private var rowChanges: [@Sendable (Row, Page) -> Row?] = []

  /// Creates a director that knows the templates of the theme and the site alone.
  public init() {}

  /// Binds the identifier of a row's model.
  public mutating func register<Model: RowModel>(_ model: Model.Type, with binding: RowBinding) {
    register(row: model.identifier, with: binding)
  }

  /// Shows the rows of a model with a function that writes their markup, and is given the model.
  ///
  /// A row of the kind that was not made of the model, such as one of a page file, is an error, unless the type reads it
  /// with ``RowModel/init(row:)``.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - render: Is given the model, what a template would be given, and a writer, which escapes what has to be.
  public mutating func register<Model: RowModel>(
    _ model: Model.Type,
    renderer render: @escaping @Sendable (_ model: Model, _ row: RowRendering, _ html: inout HTMLWriter) -> Void
  ) {
    var binding = RowBinding.renderer { row, html in
      if let model = row.row.model(as: Model.self) { render(model, row, &html) }
    }
    binding.model = ("\(Model.self)", { $0.model(as: Model.self) != nil })
    register(model, with: binding)
  }

  /// Binds the identifier of rows: a kind, of the library's or of one's own.
  public mutating func register(row identifier: String, with binding: RowBinding) {
    register(identifier, in: TemplateFolder.rows, .row(binding))
  }

  /// Binds the identifier of a header's or footer's model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - places: Where it is bound; by default everywhere.
  ///   - binding: What shows it there.
  public mutating func register<Model: HeaderFooterModel>(
    _ model: Model.Type,
    in places: Set<HeaderFooterPlace> = HeaderFooterPlace.everywhere,
    with binding: HeaderFooterBinding
  ) {
    register(headerFooter: model.identifier, in: places, with: binding)
  }

  /// Shows the headers and footers of a model with a function that writes their markup, and is given the model.
  ///
  /// One of the kind that was not made of the model, such as one of a page file, is an error, unless the type reads it
  /// with ``HeaderFooterModel/init(headerFooter:)``.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - places: Where it is bound; by default everywhere.
  ///   - render: Is given the model, what a template would be given, and a writer, which escapes what has to be.
  public mutating func register<Model: HeaderFooterModel>(
    _ model: Model.Type,
    in places: Set<HeaderFooterPlace> = HeaderFooterPlace.everywhere,
    renderer render:
      @escaping @Sendable (_ model: Model, _ headerFooter: HeaderFooterRendering, _ html: inout HTMLWriter) -> Void
  ) {
    var binding = HeaderFooterBinding.renderer { part, html in
      if let model = part.headerFooter.model(as: Model.self) { render(model, part, &html) }
    }
    binding.model = ("\(Model.self)", { $0.model(as: Model.self) != nil })
    register(model, in: places, with: binding)
  }

  /// Binds the identifier of headers and footers: a kind, of the library's or of one's own.
  ///
  /// - Parameters:
  ///   - identifier: The kind.
  ///   - places: Where it is bound; by default everywhere.
  ///   - binding: What shows it there.
  public mutating func register(
    headerFooter identifier: String,
    in places: Set<HeaderFooterPlace> = HeaderFooterPlace.everywhere,
    with binding: HeaderFooterBinding
  ) {
    for place in HeaderFooterPlace.allCases where places.contains(place) {
      register(identifier, in: place.folder, .headerFooter(binding))
    }
  }

  /// Lets a function look at every plain row before its page is rendered.
  ///
  /// What a function leaves is given to the next. A page that was changed is judged anew, and a section that has lost
  /// all of its rows is left out.
  ///
  /// - Parameter change: Returns the row as it is to be, or `nil` to leave it out.
  public mutating func rowWillRender(_ change: @escaping @Sendable (_ row: Row, _ page: Page) -> Row?) {
    rowChanges.append(change)
  }

  /// Whether rows may not be as the site has them.
  package var changesRows: Bool { !rowChanges.isEmpty }

  /// Whether some kinds are shown by what was bound in code.
  var bindsKinds: Bool { !registrations.isEmpty }

  /// Whether nothing is bound or changed in code.
  package var isEmpty: Bool { registrations.isEmpty && rowChanges.isEmpty }

  private mutating func register(_ identifier: String, in folder: String, _ binding: Binding) {
    registrations.removeAll { $0.folder == folder && $0.identifier == identifier }
    registrations.append(Registration(folder: folder, identifier: identifier, binding: binding))
  }

  /// The site as it is to be rendered; what was changed is judged anew.
  func prepared(_ site: Site, into diagnostics: inout DiagnosticCollector) -> Site {
    guard changesRows else { return site }
    var found = DiagnosticCollector()
    let validator = PageValidator(urlSchemes: site.urlSchemes)
    var pages = site.pages
    for index in pages.indices { prepare(&pages[index], validator, into: &found) }
    let links = LinkValidator(PageIndex(pages))
    for page in pages { links.validate(page, into: &found) }
    let known = Set(diagnostics.diagnostics)
    for diagnostic in found.diagnostics where !known.contains(diagnostic) { diagnostics.append(diagnostic) }
    return site.with(\.pages, pages)
  }

  /// Makes a page what is to be rendered; one that is changed by that is judged anew.
  package func prepare(
    _ page: inout Page,
    _ validator: PageValidator,
    into diagnostics: inout DiagnosticCollector
  ) {
    guard changesRows else { return }
    let changed = prepared(page)
    guard changed != page else { return }
    page = changed
    page.nameCodeParts()
    validator.validate(page, into: &diagnostics)
  }

  /// The page as it is rendered: its rows changed or left out by what was given to ``rowWillRender(_:)``.
  ///
  /// What a form of it may send back is decoded against this page, not against the one that was handed in:
  ///
  /// ```swift
  /// let form = try FormDecoder(director.prepared(page)).decode(urlencoded: body)
  /// ```
  public func prepared(_ page: Page) -> Page {
    guard !rowChanges.isEmpty else { return page }
    var prepared = page
    prepared.sections = page.sections.compactMap { section in
      guard case .rows(let rows) = section.content, !rows.isEmpty else { return section }
      let remaining = rows.compactMap { row in
        rowChanges.reduce(row as Row?) { row, change in row.flatMap { change($0, page) } }
      }
      return remaining.isEmpty ? nil : section.with(\.content, .rows(remaining))
    }
    return prepared
  }
}
