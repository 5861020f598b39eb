/// A value that an author gives to a row, header or footer of a kind of their own.
public indirect enum FieldValue: Hashable, Sendable {
  /// A text, or a number as it was spelled.
  case text(String)
  /// A yes or no, for `{{#name}}…{{/name}}` in the template.
  case flag(Bool)
  /// Values in order.
  case list([FieldValue])
  /// Named values.
  case record(Fields)
}

/// Named values in the order in which they were written.
public struct Fields: Hashable, Sendable {
  /// One name with its value.
  public struct Field: Hashable, Sendable {
    /// The name, as the template uses it.
    public var name: String
    /// The value.
    public var value: FieldValue

    /// Creates a field.
    public init(name: String, value: FieldValue) {
      self.name = name
      self.value = value
    }
  }

  /// The fields in order; no name stands twice.
  public var fields: [Field]

  /// Creates fields from names and values in order.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The value of a name.
  public subscript(name: String) -> FieldValue? {
    fields.first { $0.name == name }?.value
  }

  /// The text of a name; `nil` where there is no such field, or no text.
  public func text(of name: String) -> String? {
    if case .text(let text)? = self[name] { text } else { nil }
  }

  /// Whether the field of a name is a flag that is set.
  public func isSet(_ name: String) -> Bool {
    self[name] == .flag(true)
  }
}
