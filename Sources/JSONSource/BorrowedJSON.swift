public import Diagnostics

/// A value of a document that somebody else keeps alive, which makes it cheap to hand on.
///
/// It can what ``JSONValue`` can, and is for those who go through a whole document once; see
/// ``JSONDocument/withBorrowedRoot(_:)``.
@_spi(Borrowing)
public struct BorrowedJSON {
  @usableFromInline unowned(unsafe) let document: JSONDocument
  @usableFromInline let nodes: UnsafePointer<JSONDocument.Node>
  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let index: Int

  @inlinable @inline(__always)
  init(
    _ document: JSONDocument,
    nodes: UnsafePointer<JSONDocument.Node>,
    bytes: UnsafePointer<UInt8>,
    index: Int
  ) {
    self.document = document
    self.nodes = nodes
    self.bytes = bytes
    self.index = index
  }

  @inlinable @inline(__always)
  func at(_ index: Int) -> BorrowedJSON {
    BorrowedJSON(document, nodes: nodes, bytes: bytes, index: index)
  }

  /// The same value, with its document.
  public var value: JSONValue { JSONValue(document: document, index: index) }

  /// Which kind of value it is.
  @inlinable
  public var kind: JSONValue.Kind {
    switch nodes[index].kind {
    case .null: .null
    case .true, .false: .boolean
    case .number: .number
    case .string, .key: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The offset of the value's first byte in the document's source.
  public var offset: Int { Int(nodes[index].start) }

  /// The place of the value's first byte.
  public var location: SourceLocation { document.location(at: offset) }

  /// The number of elements of an array or members of an object; 0 for other kinds.
  @inlinable
  public var count: Int { Int(nodes[index].count) }

  /// `true` or `false`; `nil` for other kinds.
  @inlinable
  public var boolean: Bool? {
    switch nodes[index].kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// A number as it is written in the source; `nil` for other kinds.
  public var number: String? {
    nodes[index].kind == .number ? document.spelling(of: nodes[index]) : nil
  }

  /// The text of a string, its escapes decoded; `nil` for other kinds.
  @inlinable @inline(__always)
  public var string: String? {
    nodes[index].kind == .string ? text : nil
  }

  /// What stands between the quotation marks of a string or key, decoded.
  @inlinable @inline(__always)
  public var text: String {
    nodes[index].hasEscapes ? decodedText : String(decoding: content, as: UTF8.self)
  }

  @usableFromInline
  var decodedText: String { document.text(of: nodes[index]) }

  /// What stands between the quotation marks.
  @inlinable @inline(__always)
  var content: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: bytes + Int(nodes[index].start) + 1,
      count: Int(nodes[index].end &- nodes[index].start) &- 2
    )
  }

  /// What a string without escapes spells, where it is for as long as its document is; `nil` for other strings and
  /// kinds.
  @inlinable @inline(__always)
  public var plainText: UnsafeBufferPointer<UInt8>? {
    nodes[index].kind == .string && !nodes[index].hasEscapes ? content : nil
  }

  /// Hands over the text of a string or key as a word.
  @inlinable @inline(__always)
  public func withWord<Result>(_ body: (JSONWord) -> Result) -> Result {
    guard nodes[index].hasEscapes else { return body(JSONWord(content)) }
    var text = decodedText
    return text.withUTF8 { body(JSONWord($0)) }
  }

  /// The member of an object with this name; `nil` for other names and other kinds of value.
  public subscript(name: String) -> BorrowedJSON? {
    var name = name
    return name.withUTF8 { member(JSONWord($0)) }
  }

  /// The first member of an object with this name; `nil` for other names and other kinds of value.
  @inlinable
  public func member(_ name: JSONWord) -> BorrowedJSON? {
    guard nodes[index].kind == .object else { return nil }
    var key = index + 1
    for _ in 0..<count {
      if at(key).isSpelled(name) { return at(key + 1) }
      key = Int(nodes[key + 1].next)
    }
    return nil
  }

  @inlinable @inline(__always)
  func isSpelled(_ word: JSONWord) -> Bool {
    guard !nodes[index].hasEscapes else { return document.isText(of: nodes[index], equalTo: word.bytes) }
    let content = content
    guard content.count == word.bytes.count else { return false }
    for index in 0..<content.count where content[index] != word.bytes[index] { return false }
    return true
  }

  /// Visits the elements of an array in order; none for other kinds.
  @inlinable @inline(__always)
  public func forEachElement(_ body: (BorrowedJSON) -> Void) {
    guard nodes[index].kind == .array else { return }
    var element = index + 1
    for _ in 0..<count {
      body(at(element))
      element = Int(nodes[element].next)
    }
  }

  /// Visits the members of an object in the order of the text; none for other kinds.
  ///
  /// A key that stands twice is visited twice.
  @inlinable @inline(__always)
  public func forEachMember(_ body: (_ key: BorrowedJSON, _ value: BorrowedJSON) -> Void) {
    guard nodes[index].kind == .object else { return }
    var key = index + 1
    for _ in 0..<count {
      body(at(key), at(key + 1))
      key = Int(nodes[key + 1].next)
    }
  }
}

@_spi(Borrowing)
extension JSONDocument {
  /// Hands over the value that the text consists of for as long as somebody goes through it.
  public func withBorrowedRoot<Result>(_ body: (BorrowedJSON) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      guard let nodes = nodes.baseAddress else { preconditionFailure("a document has at least one value") }
      return body(BorrowedJSON(self, nodes: nodes, bytes: text, index: 0))
    }
  }
}
