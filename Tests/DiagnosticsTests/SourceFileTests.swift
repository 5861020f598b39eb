import Diagnostics
import Testing

@Suite struct SourceFileTests {
  /// Sources, offsets in them, and the lines and columns of these.
  static let places: [(bytes: [UInt8], offsets: [Int], places: [String])] = [
    (Array("ab\ncd".utf8), [0, 1, 2, 3, 5], ["1:1", "1:2", "1:3", "2:1", "2:3"]),
    (Array("a\r\nb\rc\n\nd".utf8), [1, 2, 3, 4, 5, 7, 8], ["1:2", "1:3", "2:1", "2:2", "3:1", "4:1", "5:1"]),
    (Array("\u{FEFF}a".utf8), [0, 3, 4], ["1:1", "1:1", "1:2"]),
    (Array("é日😀e\u{301}x".utf8), [2, 5, 9, 10, 12], ["1:2", "1:3", "1:4", "1:5", "1:6"]),
    ([0x61, 0xE9, 0x62], [1, 2, 3], ["1:2", "1:3", "1:4"]),
    (
      [0xE2, 0x82, 0x61, 0xF0, 0x9F, 0x98, 0x61, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x61], [2, 6, 12],
      ["1:2", "1:4", "1:10"]
    ),
    ([], [0, 9], ["1:1", "1:1"]),
    ([0x61, 0x0D], [2, 100], ["2:1", "2:1"]),
  ]

  @Test(arguments: places)
  func placesCountLinesAndScalars(_ example: (bytes: [UInt8], offsets: [Int], places: [String])) {
    let file = SourceFile(name: "a", bytes: example.bytes)
    #expect(example.offsets.map { file.location(at: $0).description } == example.places.map { "a:" + $0 })
    #expect(file.locations(at: example.offsets) == example.offsets.map { file.location(at: $0) })
  }

  @Test func columnsAreThoseOfTheDecodedText() {
    let pieces: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80], [0xE2, 0x82], [0xF0, 0x9F], [0xED, 0xA0],
      [0xF4, 0x90], [0xC0], [0x80],
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let bytes = first + second + third
          let column = String(decoding: bytes, as: UTF8.self).unicodeScalars.count + 1
          #expect(SourceFile(name: "a", bytes: bytes + [0x61]).location(at: bytes.count).column == column)
        }
      }
    }
  }

  @Test func theExcerptIsTheLine() {
    let file = SourceFile(name: "a", bytes: Array("one\r\n\ttwo é\r\nthree".utf8))
    #expect(file.location(at: 7).excerpt == .init(text: "\ttwo é", caretOffset: 2))
    #expect(file.location(at: 3).excerpt == .init(text: "one", caretOffset: 3))
    #expect(file.location(at: 14).excerpt == .init(text: "three", caretOffset: 0))
  }

  /// Lines and scalars of every length, so that marks fall everywhere; and one long line.
  @Test func aTableSaysTheSame() {
    let lines = (0..<120).map { String(repeating: $0 % 3 == 0 ? "é" : "ab\u{FEFF}", count: $0) }
    for separator in ["\n", "\r\n", "\r", ""] {
      let file = SourceFile(name: "a", bytes: Array(("\u{FEFF}" + lines.joined(separator: separator)).utf8))
      let table = LineTable(file)
      let offsets = Array(stride(from: 0, through: file.bytes.count + 2, by: 7)) + [file.bytes.count + 3]
      #expect(offsets.map(table.location(at:)) == file.locations(at: offsets))
    }
    #expect(LineTable(SourceFile(name: "a", bytes: [])).location(at: 5).description == "a:1:1")
  }
}
