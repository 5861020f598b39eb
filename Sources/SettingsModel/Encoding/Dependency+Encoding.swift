import JSONSource

extension Dependency {
  /// Writes the `onlyIf` of a row or section.
  func encode(into object: inout JSONWriter) {
    object.member("onlyIf") { writer in
      writer.object { object in
        object.member("key", key)
        switch requirement {
        case .isOn(let isOn): object.member("is", isOn)
        case .has(let value): object.member("is", value)
        }
      }
    }
  }
}
