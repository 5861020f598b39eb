@_spi(Output) import Markup
import TestSupport
import Testing

/// The same bytes as an array would hold, whatever the lengths of the pieces.
@Suite struct OutputBytesTests {
  @Test(arguments: 0..<40)
  func holdsWhatWasAppended(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabets = ["&<>\"'ab é😀\u{301}", "abcdefghi é", "abcdefghijklmnopqrstuvwxyz éèàüöß&"].map {
      Array($0.unicodeScalars)
    }
    let output = OutputBytes()
    var expected: [UInt8] = []
    var refrain: [UInt8] = []
    for _ in 0..<300 {
      var scalars = String.UnicodeScalarView()
      let alphabet = alphabets.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 0...Int.random(in: 0...200, using: &generator), using: &generator) {
        scalars.append(alphabet.randomElement(using: &generator) ?? "a")
      }
      let text = String(scalars)
      let bytes = Array(text.utf8)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        bytes.withUnsafeBytes { output.append($0) }
        expected += bytes
      case 1:
        (bytes + Array(repeating: 0, count: 16)).withUnsafeBytes { padded in
          if let start = padded.baseAddress { output.append(padded: start, count: bytes.count) }
        }
        expected += bytes
      case 2:
        output.append(escaped: text)
        HTMLEscaping.append(text, to: &expected)
      case 3:
        output.setRefrain(escaped: text)
        refrain = []
        HTMLEscaping.append(text, to: &refrain)
      case 4:
        output.appendRefrain()
        expected += refrain
      default:
        let number = Int.random(in: 0...1_000_000, using: &generator)
        output.append(number)
        expected += "\(number)".utf8
      }
    }
    #expect(output.count == expected.count)
    #expect(output.bytes.elementsEqual(expected))
    output.removeAll()
    #expect(output.bytes.isEmpty)
  }

  @Test func aRefrainOverTheLimitIsNoFault() {
    let output = OutputBytes(limit: 10)
    output.append("123456789")
    output.setRefrain(escaped: String(repeating: "&", count: 200_000))
    output.appendRefrain()
    output.append("0")
    #expect(output.isOverLimit)
  }

  /// Whoever writes on learns of it when asking, and memory does not grow all the while.
  @Test func writesNoMoreThanTheLimit() {
    let output = OutputBytes(limit: 100_000)
    for _ in 0..<1000 { output.append(String(repeating: "x", count: 100)) }
    #expect(!output.isOverLimit)
    output.append("x")
    #expect(output.isOverLimit)
    #expect(!output.isIncomplete)
    for _ in 0..<100_000 { output.append(String(repeating: "x", count: 100)) }
    #expect(output.isOverLimit)
    #expect(output.isIncomplete)
    #expect(output.count <= 200_000)
    output.removeAll()
    output.append("whole")
    #expect(!output.isOverLimit)
    #expect(output.bytes.elementsEqual("whole".utf8))
  }
}
