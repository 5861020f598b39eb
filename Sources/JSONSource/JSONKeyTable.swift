/// Finds keys that stand twice in one object, comparing what they decode to.
///
/// A few keys are compared with one another; more go into a hash table with open addressing, which is kept from
/// object to object. Hashes are seeded by the standard library, so that no file can be made to be slow.
struct JSONKeyTable {
  private typealias Node = JSONDocument.Node

  private struct Entry {
    var hash: UInt32
    /// The index of the key's node; 0, which is never a key's, where the place is free.
    var index: UInt32
  }

  /// Up to this many members every pair is compared.
  private static let fewMembers = 8

  private var entries: [Entry] = []

  /// Notes each key of an object that an earlier one equals.
  mutating func findDuplicates(
    in object: Int,
    of nodes: [JSONDocument.Node],
    bytes: UnsafeBufferPointer<UInt8>,
    into problems: inout JSONProblems
  ) {
    let count = Int(nodes[object].count)
    if count > Self.fewMembers {
      findAmongMany(in: object, count: count, nodes: nodes, bytes: bytes, into: &problems)
      return
    }
    var key = object + 1
    for position in 0..<count {
      var earlier = object + 1
      for _ in 0..<position {
        if Self.areEqual(nodes[earlier], nodes[key], bytes: bytes) {
          problems.append(Self.duplicate(nodes[key], of: nodes[earlier], bytes: bytes))
          break
        }
        earlier = Int(nodes[earlier + 1].next)
      }
      key = Int(nodes[key + 1].next)
    }
  }

  private mutating func findAmongMany(
    in object: Int,
    count: Int,
    nodes: [JSONDocument.Node],
    bytes: UnsafeBufferPointer<UInt8>,
    into problems: inout JSONProblems
  ) {
    var capacity = 32
    while capacity < count * 2 { capacity *= 2 }
    if entries.count < capacity { entries = Array(repeating: Entry(hash: 0, index: 0), count: capacity) }
    for place in 0..<capacity { entries[place].index = 0 }
    let mask = capacity - 1
    var key = object + 1
    for _ in 0..<count {
      let node = nodes[key]
      let hash = Self.hash(node, bytes: bytes)
      var place = Int(hash) & mask
      while true {
        let entry = entries[place]
        if entry.index == 0 {
          entries[place] = Entry(hash: hash, index: UInt32(truncatingIfNeeded: key))
          break
        }
        let earlier = nodes[Int(entry.index)]
        if entry.hash == hash, Self.areEqual(earlier, node, bytes: bytes) {
          problems.append(Self.duplicate(node, of: earlier, bytes: bytes))
          break
        }
        place = (place + 1) & mask
      }
      key = Int(nodes[key + 1].next)
    }
  }

  private static func areEqual(_ first: Node, _ second: Node, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if first.hasEscapes || second.hasEscapes {
      return decoded(first, bytes: bytes) == decoded(second, bytes: bytes)
    }
    guard first.end - first.start == second.end - second.start else { return false }
    return bytes[text(of: first)].elementsEqual(bytes[text(of: second)])
  }

  private static func hash(_ node: Node, bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hasher = Hasher()
    if node.hasEscapes {
      decoded(node, bytes: bytes).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[text(of: node)]))
    }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  private static func duplicate(
    _ node: Node,
    of first: Node,
    bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONProblem {
    .duplicateKey(
      at: Int(node.start),
      first: Int(first.start),
      name: String(decoding: decoded(node, bytes: bytes), as: UTF8.self)
    )
  }

  private static func decoded(_ node: Node, bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    bytes.appendDecoded(Self.text(of: node), to: &text)
    return text
  }

  private static func text(of node: Node) -> Range<Int> {
    Int(node.start) + 1..<Int(node.end) - 1
  }
}
