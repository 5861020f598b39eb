extension Inspection {
  /// Judges what stands above or below a site, a page or a section.
  ///
  /// - Parameter field: The field that holds it, which is named where it is a bare string.
  mutating func check(_ part: HeaderFooter?, _ field: String) {
    guard let part else { return }
    switch part.content {
    case .title(let title, let subtitle):
      checkTitle(title, part.isString ? field : "title", at: .field("title", part.origin))
      checkParagraph(subtitle, "subtitle", at: .field("subtitle", part.origin))
    case .text(let text):
      checkParagraph(text, part.isString ? field : "text", at: .field("text", part.origin))
    case .custom(let kind, let fields):
      checkKind(kind, part.origin)
      checkFields(fields, part.origin)
    }
    checkLanguage(part.language, at: .field("lang", part.origin))
  }
}

extension HeaderFooter {
  /// Whether it was written as a bare string.
  fileprivate var isString: Bool { origin?.isString ?? false }
}
