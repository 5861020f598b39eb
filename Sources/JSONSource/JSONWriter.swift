/// Writes a JSON text from code, with the members in the order in which they are given.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { object in
///   object.member("title", "Preferences")
///   object.member("sections") { $0.array { $0.number(1) } }
/// }
/// writer.text  // {"title": "Preferences", …} in lines, indented by two blanks
/// ```
///
/// The same calls give the same bytes. Empty arrays and objects stand on one line.
public struct JSONWriter: Sendable {
  /// How a text is laid out.
  public enum Layout: Hashable, Sendable {
    /// One line for each member and element, indented by two blanks.
    case pretty
    /// No blanks at all.
    case compact
  }

  /// The text so far, in UTF-8.
  public internal(set) var bytes: [UInt8] = []

  private let layout: Layout
  let isForScript: Bool
  private var depth = 0
  /// Whether the innermost container holds something already.
  private var hasContent = false
  /// Whether a key was written that waits for its value.
  private var isAfterKey = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - layout: Whether the text is laid out for people.
  ///   - isForScript: Whether it will stand inside a script element: `<`, `>`, `&`, U+2028 and U+2029 are escaped then,
  ///     so that no text in it can end the element or a line.
  public init(_ layout: Layout = .pretty, isForScript: Bool = false) {
    self.layout = layout
    self.isForScript = isForScript
  }

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension JSONWriter {
  /// Writes an object with the members that the closure writes.
  public mutating func object(_ content: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), content)
  }

  /// Writes an array with the elements that the closure writes.
  public mutating func array(_ content: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), content)
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    startValue()
    appendQuoted(value)
  }

  /// Writes a number.
  public mutating func number(_ value: Int) {
    number(spelling: String(value))
  }

  /// Writes a number as it is spelled, which has to be as JSON spells numbers.
  public mutating func number(spelling: String) {
    startValue()
    bytes.append(contentsOf: spelling.utf8)
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    startValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    startValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that was read, whatever it holds.
  ///
  /// Numbers keep their spelling, members their order.
  public mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .null: null()
    case .boolean: boolean(value.boolean == true)
    case .number: number(spelling: value.number ?? "0")
    case .string: string(value.string ?? "")
    case .array:
      array { writer in
        for element in value.elements { writer.value(element) }
      }
    case .object:
      object { writer in
        for member in value.members { writer.member(member.key) { $0.value(member.value) } }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member of an object, its value by the closure.
  public mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    startValue()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
    value(&self)
    isAfterKey = false
  }

  /// Writes a member that is a string.
  public mutating func member(_ key: String, _ value: String) {
    member(key) { $0.string(value) }
  }

  /// Writes a member that is a number.
  public mutating func member(_ key: String, _ value: Int) {
    member(key) { $0.number(value) }
  }

  /// Writes a member that is `true` or `false`.
  public mutating func member(_ key: String, _ value: Bool) {
    member(key) { $0.boolean(value) }
  }

  /// Writes a member that is an array of strings.
  public mutating func member(_ key: String, _ values: [String]) {
    member(key) { writer in
      writer.array { array in
        for value in values { array.string(value) }
      }
    }
  }
}

extension JSONWriter {
  private mutating func container(open: UInt8, close: UInt8, _ content: (inout JSONWriter) -> Void) {
    startValue()
    bytes.append(open)
    depth += 1
    hasContent = false
    content(&self)
    depth -= 1
    if hasContent { startLine() }
    bytes.append(close)
    hasContent = true
  }

  /// Writes what comes between the value before and the one that follows.
  private mutating func startValue() {
    if isAfterKey {
      isAfterKey = false
    } else if depth > 0 {
      if hasContent { bytes.append(UInt8(ascii: ",")) }
      startLine()
    }
    hasContent = true
  }

  private mutating func startLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append(contentsOf: [0x20, 0x20]) }
  }
}
