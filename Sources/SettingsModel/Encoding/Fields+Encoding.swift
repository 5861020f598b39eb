import JSONSource

extension Fields {
  func encode(into writer: inout JSONWriter) {
    writer.object { object in
      for field in fields { object.member(field.name) { field.value.encode(into: &$0) } }
    }
  }
}

extension FieldValue {
  func encode(into writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .flag(let flag): writer.boolean(flag)
    case .list(let values):
      writer.array { array in
        for value in values { value.encode(into: &array) }
      }
    case .record(let fields): fields.encode(into: &writer)
    }
  }
}
