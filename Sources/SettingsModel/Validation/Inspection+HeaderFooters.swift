extension Inspection {
  /// Judges what stands above or below a site, a page or a section.
  ///
  /// - Parameter field: The field that holds it, which is named where it is a bare string.
  @inline(__always)
  mutating func check(_ part: HeaderFooter?, _ field: String) {
    if !Self.isPlain(part) { judge(part, field) }
  }

  /// Whether there is surely nothing to be said of a part; no copy of it is made to see that.
  private static func isPlain(_ part: HeaderFooter?) -> Bool {
    guard part?.language == nil else { return false }
    switch part?.content {
    case nil: return true
    case .title(let title, nil)?: return PlainText.isPlain(title)
    case .title(let title, let subtitle?)?: return PlainText.isPlain(title) && PlainText.isPlain(subtitle)
    case .text(let text)?: return PlainText.isPlain(text)
    case .custom?: return false
    }
  }

  @inline(never)
  private mutating func judge(_ part: HeaderFooter?, _ field: String) {
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
