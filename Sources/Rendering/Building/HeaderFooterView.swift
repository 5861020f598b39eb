import Markup
import Mustache
import SettingsModel

/// Turns a header or footer into its view model.
struct HeaderFooterView {
  let headerFooter: HeaderFooter
  let place: HeaderFooterField.Place
  let side: HeaderFooterField.Side
  /// The id of what it belongs to.
  let owner: ElementIdentifier
  var isHidden = false
  /// The title for a header that has none of its own, since every page needs its `<h1>`.
  var fallbackTitle: String?
  /// The language of what it belongs to, when that is not the page's.
  var surroundingLanguage: String?

  /// The id of its heading.
  var headingID: ElementIdentifier { owner.part("header") }

  /// The id of its text below the heading, if it has one.
  var textID: ElementIdentifier? {
    switch headerFooter.content {
    case .title(_, let subtitle): subtitle == nil ? nil : owner.part(side == .header ? "hint" : "footer-hint")
    case .text: owner.part(side == .header ? "header" : "footer")
    case .custom: nil
    }
  }

  func value(in context: ViewContext) -> TemplateValue {
    let folder = HeaderFooterField.folder(in: place, side)
    guard let layout = context.schema.headerFooter(in: folder) else { return .absent }
    var record = TemplateRecord(layout)
    func set(_ field: HeaderFooterField, _ value: TemplateValue) { record[field.rawValue] = value }
    set(.template, context.template(in: folder, headerFooter.kind))
    set(.kind, .text(headerFooter.kind))
    set(.isHidden, .flag(isHidden))
    set(.headingID, .text(side == .header ? headingID.string : owner.part("footer-header").string))
    let language = headerFooter.language ?? surroundingLanguage
    if let fallbackTitle { set(.title, .text(fallbackTitle)) }
    switch headerFooter.content {
    case .title(let title, let subtitle):
      set(.title, .text(title))
      if let subtitle, let textID {
        set(.subtitle, .text(subtitle))
        set(.subtitleID, .text(textID.string))
      }
    case .text(let text):
      set(.text, .text(text))
      if let textID { set(.textID, .text(textID.string)) }
    case .custom(_, let fields):
      if let title = headerFooter.title { set(.title, .text(title)) }
      set(.fields, fields.templateValue)
    }
    if let language {
      set(.language, .text(language))
      set(.direction, .text(context.direction(of: language)))
    }
    if case .headerFooter(let binding) = context.templates.renderer(in: folder, headerFooter.kind),
      case .renderer(let render) = binding.source
    {
      let rendering = HeaderFooterRendering(
        headerFooter: headerFooter,
        place: HeaderFooterPlace(place, side),
        title: headerFooter.title ?? fallbackTitle,
        headingID: side == .header ? headingID.string : owner.part("footer-header").string,
        textID: textID?.string,
        isHidden: isHidden,
        language: language,
        direction: language.map(context.direction(of:))
      )
      var writer = HTMLWriter()
      render(rendering, &writer)
      set(.content, .html(writer.html))
    }
    return .record(record)
  }
}
