/// One pass over the bytes of a JSON text that makes the list of its nodes and of all that is wrong with it.
///
/// The reader keeps its own stack of open containers, so deep nesting cannot overflow the thread's. Faults whose
/// meaning is plain (a comment, a trailing comma) are noted and passed over, so that all of them are reported; at any
/// other the reader stops.
///
/// The buffer is borrowed for the length of the pass. ``byte(at:)`` answers 0 behind the end, which is no JSON, so that
/// loops need no second test.
struct JSONReader {
  typealias Node = JSONDocument.Node

  /// Thrown where reading cannot go on; the cause is among the problems.
  struct Stop: Error {}

  /// An array or object that has not been closed yet.
  struct Container {
    let index: Int
    let isObject: Bool
    var count: UInt32 = 0
    /// A bit for each key, by which most keys are seen to differ.
    var keys: UInt64 = 0
    /// Whether two keys may be equal.
    var mayRepeatKeys = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let start: Int
  var position: Int
  var nodes: [Node] = []
  /// The containers around the innermost one.
  var open: [Container] = []
  /// The innermost container, while there is one.
  var innermost = Container(index: -1, isObject: false)
  var problems = JSONProblems()
  var keys = JSONKeyTable()

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    self.start = start
    position = start
    nodes.reserveCapacity(bytes.count / 12 + 4)
    open.reserveCapacity(16)
  }

  /// Reads the text; answers whether the nodes are those of a JSON text.
  mutating func read() -> Bool {
    do throws(Stop) {
      try checkEncoding()
      try readText()
    } catch {
      return false
    }
    return !problems.hasSyntaxErrors
  }

  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// Passes over blanks, and over comments with a note of them.
  @inline(__always)
  mutating func skipSpace() throws(Stop) {
    let first = byte(at: position)
    if first > 0x2F || first == UInt8(ascii: "\"") || first == UInt8(ascii: ",") { return }
    if first == 0x20, byte(at: position + 1) > 0x2F || byte(at: position + 1) == UInt8(ascii: "\"") {
      position += 1
      return
    }
    try skipSpaces()
  }

  /// Passes over blanks, eight at a time where they are spaces.
  private mutating func skipSpaces() throws(Stop) {
    while true {
      // A line break is followed by the blanks before the next line's text.
      if byte(at: position) == 0x0A { position += 1 }
      while position + 8 <= bytes.count {
        let word = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + position).loadUnaligned(as: UInt64.self)
          .littleEndian
        let others = word ^ 0x2020_2020_2020_2020
        position += others.trailingZeroBitCount >> 3
        if others != 0 { break }
      }
      switch byte(at: position) {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"): if try !skipComment() { return }
      default: return
      }
    }
  }

  /// Whether a container is open.
  @inline(__always)
  var isInside: Bool { innermost.index >= 0 }

  private mutating func readText() throws(Stop) {
    try skipSpace()
    if position == bytes.count { try stop(.empty(at: position)) }
    try readValue()
    while isInside { try readRest() }
    try skipSpace()
    if position < bytes.count { try stop(.trailingContent(at: position, found: describe(position))) }
  }

  /// Reads a value; of a container with content only the opening bracket and, in an object, the first key.
  private mutating func readValue() throws(Stop) {
    while true {
      try skipSpace()
      switch byte(at: position) {
      case UInt8(ascii: "\""):
        try readString(as: .string)
        return
      case UInt8(ascii: "{"):
        if try readOpening(isObject: true) { return }
      case UInt8(ascii: "["):
        if try readOpening(isObject: false) { return }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        readNumber()
        return
      default:
        try readWord()
        return
      }
    }
  }

  /// Reads what follows a value inside the innermost container: its end, or a comma and the next value.
  private mutating func readRest() throws(Stop) {
    let isObject = innermost.isObject
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let end = position
    try skipSpace()
    switch byte(at: position) {
    case UInt8(ascii: ","):
      let comma = position
      position += 1
      try skipSpace()
      if byte(at: position) == closing {
        problems.append(.trailingComma(at: comma, before: isObject ? "}" : "]"))
        close()
        return
      }
    case closing:
      close()
      return
    default:
      try readMissingComma(after: end, isObject: isObject)
    }
    innermost.count += 1
    if isObject { try readKey() }
    try readValue()
  }

  /// Reads an opening bracket; answers whether the container is empty and so complete.
  private mutating func readOpening(isObject: Bool) throws(Stop) -> Bool {
    if isInside {
      if open.count + 1 == JSONDocument.maximumDepth { try stop(.tooDeep(at: position)) }
      open.append(innermost)
    }
    innermost = Container(index: nodes.count, isObject: isObject)
    let offset = UInt32(truncatingIfNeeded: position)
    nodes.append(Node(kind: isObject ? .object : .array, start: offset, end: offset, next: 0))
    position += 1
    try skipSpace()
    if byte(at: position) == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      close()
      return true
    }
    innermost.count = 1
    if isObject { try readKey() }
    return false
  }

  /// Closes the innermost container at its closing bracket.
  private mutating func close() {
    position += 1
    let container = innermost
    innermost = open.popLast() ?? Container(index: -1, isObject: false)
    nodes[container.index].count = container.count
    nodes[container.index].end = UInt32(truncatingIfNeeded: position)
    nodes[container.index].next = UInt32(truncatingIfNeeded: nodes.count)
    if container.mayRepeatKeys {
      keys.findDuplicates(in: container.index, of: nodes, bytes: bytes, into: &problems)
    }
  }

  /// Reads a key and the colon behind it.
  private mutating func readKey() throws(Stop) {
    try skipSpace()
    guard byte(at: position) == UInt8(ascii: "\"") else { try stopAtKey() }
    try readString(as: .key)
    noteKey(nodes[nodes.count - 1])
    try skipSpace()
    guard byte(at: position) == UInt8(ascii: ":") else { try stopAtColon() }
    position += 1
  }

  /// Remembers a key by its length, its first and its last byte.
  @inline(__always)
  private mutating func noteKey(_ key: Node) {
    let (start, length) = (Int(key.start), Int(key.end &- key.start))
    let print = Int(byte(at: start + 1)) &* 5 ^ Int(byte(at: start + length - 2)) &* 11 ^ length &* 23
    let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: print & 63)
    if innermost.keys & bit != 0 || key.hasEscapes { innermost.mayRepeatKeys = true }
    innermost.keys |= bit
  }

  /// Adds a node for a value that is no container and ends at the position.
  @inline(__always)
  mutating func append(_ kind: Node.Kind, from start: Int, hasEscapes: Bool = false) {
    nodes.append(
      Node(
        kind: kind,
        hasEscapes: hasEscapes,
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: position),
        next: UInt32(truncatingIfNeeded: nodes.count + 1)
      )
    )
  }

  /// Notes a problem and gives up.
  mutating func stop(_ problem: JSONProblem) throws(Stop) -> Never {
    problems.append(problem)
    throw Stop()
  }
}
