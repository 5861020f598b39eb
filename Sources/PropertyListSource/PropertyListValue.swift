/// A value inside a ``PropertyList``.
public struct PropertyListValue: Sendable {
  /// The kinds of value that property lists have.
  public enum Content: Sendable {
    /// A text.
    case string(String)
    /// A whole number in decimal digits.
    case integer(String)
    /// A number with a fraction or an exponent, as it is spelled.
    case real(String)
    /// A yes or no.
    case boolean(Bool)
    /// A moment, `YYYY-MM-DDTHH:MM:SSZ`.
    case date(String)
    /// Bytes.
    case data([UInt8])
    /// Values in order.
    case array([PropertyListValue])
    /// Named values.
    case dictionary(PropertyListDictionary)
  }

  /// The value with its kind.
  public let content: Content

  /// Where it begins in its source: the bracket of its tag, or the object's first byte.
  public let offset: Int

  /// Creates a value.
  public init(_ content: Content, offset: Int = 0) {
    self.content = content
    self.offset = offset
  }

  /// The text, for a string.
  public var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The yes or no, for a boolean.
  public var boolean: Bool? {
    if case .boolean(let boolean) = content { boolean } else { nil }
  }

  /// The number, for an integer or a real.
  public var number: Double? {
    switch content {
    case .integer(let spelling), .real(let spelling): Double(spelling)
    default: nil
    }
  }

  /// The values in order, for an array.
  public var array: [PropertyListValue]? {
    if case .array(let array) = content { array } else { nil }
  }

  /// The named values, for a dictionary.
  public var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = content { dictionary } else { nil }
  }

  /// The value of a name in a dictionary; `nil` for other names and other kinds of value.
  public subscript(name: String) -> PropertyListValue? {
    dictionary?[name]
  }

  /// The kind in words, with its article: `a string`, `an array`.
  public var kindName: String {
    switch content {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// Named values of a property list in the order in which they are stored.
public struct PropertyListDictionary: Sendable {
  /// One name with its value.
  public struct Entry: Sendable {
    /// The name.
    public let key: String
    /// Where the name begins in the source.
    public let keyOffset: Int
    /// The value.
    public let value: PropertyListValue

    /// Creates an entry.
    public init(key: String, keyOffset: Int, value: PropertyListValue) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }
  }

  /// The entries in order; no name stands twice.
  public private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  /// Creates an empty dictionary.
  public init() {}

  /// Adds an entry or, as Apple's readers do, puts it in place of an earlier one of the same name.
  ///
  /// - Returns: The earlier entry.
  @discardableResult
  public mutating func insert(_ entry: Entry) -> Entry? {
    if let position = positions[entry.key] {
      let earlier = entries[position]
      entries[position] = entry
      return earlier
    }
    positions[entry.key] = entries.count
    entries.append(entry)
    return nil
  }

  /// The value of a name.
  public subscript(name: String) -> PropertyListValue? {
    positions[name].map { entries[$0].value }
  }

  /// The entry of a name.
  public func entry(_ name: String) -> Entry? {
    positions[name].map { entries[$0] }
  }
}
