import JSONSource

extension HeaderFooter {
  /// Writes the member of a page or section: a string where that says everything.
  func encode(_ field: String, as position: Position, into object: inout JSONWriter) {
    if language == nil {
      switch (content, position) {
      case (.title(let title, nil), .header): return object.member(field, title)
      case (.text(let text), .footer): return object.member(field, text)
      default: break
      }
    }
    object.member(field) { writer in
      writer.object { object in
        object.member("kind", kind)
        object.member("lang", ifPresent: language)
        switch content {
        case .title(let title, let subtitle):
          object.member("title", title)
          object.member("subtitle", ifPresent: subtitle)
        case .text(let text):
          object.member("text", text)
        case .custom(_, let fields):
          if !fields.fields.isEmpty { object.member("fields") { fields.encode(into: &$0) } }
        }
      }
    }
  }
}
