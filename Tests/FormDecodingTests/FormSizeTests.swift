import Diagnostics
import FormDecoding
import SettingsModel
import Testing

/// Forms far larger than a browser sends: refused, or judged in a time that grows with their size.
@Suite struct FormSizeTests {
  private static func codes(_ bytes: [UInt8], _ limits: FormDecoder.Limits = .init(), _ encoding: FormEncoding = .form)
    -> [String]
  {
    do throws(FormProblems) {
      _ = try FormDecoder(SamplePage.page, limits: limits).decode(bytes, as: encoding)
      return []
    } catch {
      return error.problems.map(\.diagnostic.code.rawValue)
    }
  }

  private static let none = FormDecoder.Limits(bytes: .max, values: .max)

  @Test(arguments: FormEncoding.allCases) func hundredMegabytes(encoding: FormEncoding) {
    let bytes = [UInt8](repeating: 0x61, count: 100_000_000)
    #expect(Self.codes(bytes, .init(), encoding) == ["form-too-large"])
  }

  @Test func millionPairs() {
    let bytes = Array(String(repeating: "letters=a&", count: 1_000_000).utf8)
    #expect(Self.codes(bytes) == ["form-too-large"])
    #expect(Self.codes(bytes, .init(bytes: .max)) == ["form-too-large"])
  }

  @Test(arguments: ["letters=a&", "letters=z&", "number=x&", "=&", "%&", "wifi=%FF&"]) func manyPairs(pair: String) {
    let bytes = Array((SamplePage.body + "&" + String(repeating: pair, count: 30_000)).utf8)
    #expect(!Self.codes(bytes, Self.none).isEmpty)
  }

  @Test func manyUnknownKeys() {
    let pairs = (0..<30_000).map { "lettres\($0)=a" }.joined(separator: "&")
    let codes = Self.codes(Array((SamplePage.body + "&" + pairs).utf8), Self.none)
    #expect(codes == Array(repeating: "unknown-key", count: 30_000))
  }

  @Test(arguments: ["[", "{\"a\":", "{\"letters\":["]) func nesting(opening: String) {
    #expect(!Self.codes(Array(String(repeating: opening, count: 100_000).utf8), Self.none, .json).isEmpty)
  }

  @Test(arguments: ["days", "ratio", "volume"]) func longNumbers(key: String) {
    for number in [
      String(repeating: "9", count: 500_000), "0." + String(repeating: "0", count: 500_000), "1e999999999",
    ] {
      let codes = Self.codes(Array(SamplePage.body(key, "\(key)=\(number)").utf8), Self.none)
      #expect(codes == ["invalid-number"])
    }
  }
}
