extension Fields: ExpressibleByDictionaryLiteral {
  /// Creates fields in the order in which they are written; of two with one name the later holds.
  public init(dictionaryLiteral elements: (String, FieldValue)...) {
    self.init(elements)
  }

  fileprivate init(_ elements: [(String, FieldValue)]) {
    self.init()
    for (name, value) in elements {
      if let index = fields.firstIndex(where: { $0.name == name }) {
        fields[index].value = value
      } else {
        fields.append(Field(name: name, value: value))
      }
    }
  }
}

extension FieldValue: ExpressibleByStringInterpolation {
  /// Creates a text.
  public init(stringLiteral text: String) {
    self = .text(text)
  }
}

extension FieldValue: ExpressibleByBooleanLiteral {
  /// Creates a yes or no.
  public init(booleanLiteral flag: Bool) {
    self = .flag(flag)
  }
}

extension FieldValue: ExpressibleByIntegerLiteral {
  /// Creates a number, which is a text to a template.
  public init(integerLiteral number: Int) {
    self = .text(number.spelling)
  }
}

extension FieldValue: ExpressibleByArrayLiteral {
  /// Creates values in order.
  public init(arrayLiteral elements: FieldValue...) {
    self = .list(elements)
  }
}

extension FieldValue: ExpressibleByDictionaryLiteral {
  /// Creates named values in order.
  public init(dictionaryLiteral elements: (String, FieldValue)...) {
    self = .record(Fields(elements))
  }
}
