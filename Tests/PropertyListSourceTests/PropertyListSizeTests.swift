import Diagnostics
import PropertyListSource
import Testing

/// Property lists far larger or deeper than a person writes, or made to be so when they are read.
@Suite struct PropertyListSizeTests {
  private func read(_ bytes: [UInt8]) -> (list: PropertyList?, messages: [String]) {
    var diagnostics = DiagnosticCollector()
    let list = PropertyList.read(SourceFile(name: "a.plist", bytes: bytes), into: &diagnostics)
    return (list, diagnostics.diagnostics.map(\.message))
  }

  @Test(arguments: [
    ("<array>", 100_000, "elements lie more than 256 deep inside each other"),
    ("<dict><key>a</key>", 100_000, "elements lie more than 256 deep inside each other"),
  ])
  func nesting(tag: String, count: Int, message: String) {
    let (list, messages) = read(Array(("<plist>" + String(repeating: tag, count: count)).utf8))
    #expect(list == nil && messages == [message])
  }

  @Test func nestingOfValues() {
    let text = String(repeating: "<array>", count: 255) + String(repeating: "</array>", count: 255)
    let (list, messages) = read(Array("<plist>\(text)</plist>".utf8))
    #expect(list == nil && messages == ["values lie more than 250 deep inside each other"])
  }

  /// Ten entities, each of ten of the one before: a thousand million laughs.
  @Test func laughs() {
    let entities = (1..<10).map { number in
      "<!ENTITY l\(number) \"" + String(repeating: "&l\(number - 1);", count: 10) + "\">"
    }
    let text = "<!DOCTYPE plist [<!ENTITY l0 \"lol\">\(entities.joined())]><plist><string>&l9;</string></plist>"
    let (list, messages) = read(Array(text.utf8))
    #expect(list == nil && messages == ["the entities expand to more than 1000000 bytes"])
  }

  @Test func entityOfItself() {
    let (list, messages) = read(Array("<!DOCTYPE a [<!ENTITY a \"&a;\">]><plist><string>&a;</string></plist>".utf8))
    #expect(list == nil && messages == ["the entity \"a\" contains itself"])
  }

  @Test func manyFaults() {
    let text = String(repeating: "<integer>x</integer>\n", count: 20_000)
    let (list, messages) = read(Array("<plist><array>\n\(text)</array></plist>".utf8))
    #expect(list == nil && messages.count == 20_000)
  }

  private static func binary(_ objects: [UInt8], offsets: [Int], referenceSize: UInt8 = 2, top: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8) + objects
    let table = bytes.count
    for offset in offsets { bytes += bigEndian(offset + 8, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, referenceSize]
    for number in [offsets.count, top, table] { bytes += bigEndian(number, 8) }
    return bytes
  }

  private static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }

  /// Thousands of objects at one place, where an array of thousands lies.
  @Test func sharedBytes() {
    let count = 20_000
    var objects: [UInt8] = [0xAF, 0x11] + Self.bigEndian(count, 2)
    for index in 1...count { objects += Self.bigEndian(index, 2) }
    let inner = objects.count
    objects += [0xAF, 0x11] + Self.bigEndian(count, 2)
    for _ in 0..<count { objects += Self.bigEndian(count + 1, 2) }
    let leaf = objects.count
    objects += [0x09]
    let offsets = [0] + Array(repeating: inner, count: count) + [leaf]
    let (list, messages) = read(Self.binary(objects, offsets: offsets, top: 0))
    #expect(list == nil)
    #expect(messages.count == 1 && messages[0].hasSuffix("objects share bytes"))
  }

  /// Arrays of the same two arrays, so deep that nobody could write out what they mean.
  @Test func sharedObjects() {
    let depth = 200
    let objects = (0..<depth).flatMap { index -> [UInt8] in
      [0xA2] + Self.bigEndian(index + 1, 2) + Self.bigEndian(index + 1, 2)
    }
    let offsets = (0..<depth).map { $0 * 5 } + [depth * 5]
    let (list, messages) = read(Self.binary(objects + [0x08], offsets: offsets, top: 0))
    #expect(list != nil && messages.isEmpty)
  }

  @Test func binaryNesting() {
    let depth = 60_000
    let objects = (0..<depth).flatMap { index -> [UInt8] in [0xA1] + Self.bigEndian(index + 1, 2) }
    let offsets = (0..<depth).map { $0 * 3 } + [depth * 3]
    let (list, messages) = read(Self.binary(objects + [0x08], offsets: offsets, top: 0))
    #expect(list == nil)
    #expect(messages.count == 1 && messages[0].hasSuffix("objects lie too deep inside each other"))
  }
}
