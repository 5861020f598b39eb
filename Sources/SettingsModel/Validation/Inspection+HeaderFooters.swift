extension Inspection {
  /// Judges what stands above or below a site, a page or a section.
  mutating func check(_ part: HeaderFooter?) {
    guard let part else { return }
    switch part.content {
    case .title(let title, let subtitle):
      checkTitle(title, "title", at: .field("title", part.origin))
      checkParagraph(subtitle, "subtitle", at: .field("subtitle", part.origin))
    case .text(let text):
      checkParagraph(text, "text", at: .field("text", part.origin))
    case .custom(let kind, let fields):
      checkKind(kind, part.origin)
      checkFields(fields, part.origin)
    }
    checkLanguage(part.language, at: .field("lang", part.origin))
  }
}
