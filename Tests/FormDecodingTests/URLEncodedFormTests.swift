import FormDecoding
import Foundation
import TestSupport
import Testing

@Suite struct URLEncodedFormTests {
  private func pairs(_ form: URLEncodedForm) -> [[String]] {
    form.pairs.map { [$0.name, $0.value] }
  }

  @Test(arguments: [
    ("a=b&c=d", [["a", "b"], ["c", "d"]]), ("&&a&", [["a", ""]]), ("=b", [["", "b"]]), ("a==", [["a", "="]]),
    ("a+b=%2B+", [["a b", "+ "]]), ("", []),
  ])
  func parses(text: String, expected: [[String]]) {
    let form = URLEncodedForm(parsing: Array(text.utf8))
    #expect(pairs(form) == expected)
    #expect(form.pairs.allSatisfy { $0.flaw == nil })
  }

  @Test(arguments: [
    ("a=%", URLEncodedForm.Flaw.percentSign), ("a=%4", .percentSign), ("a=%4g", .percentSign), ("%=a", .percentSign),
    ("a=%+1", .percentSign), ("a=%C3%28", .invalidUTF8), ("%FF=a", .invalidUTF8), ("a=%ED%A0%80", .invalidUTF8),
  ])
  func saysWhatNoBrowserSends(text: String, flaw: URLEncodedForm.Flaw) {
    let form = URLEncodedForm(parsing: Array("ok=1&\(text)".utf8))
    #expect(form.pairs.map(\.flaw) == [nil, flaw])
    #expect(form.pairs.map(\.offset) == [0, 5])
  }

  @Test func stopsAtTheLimit() {
    let form = URLEncodedForm(parsing: Array("a&b&c".utf8), maximumPairs: 2)
    #expect(form.pairs.map(\.name) == ["a", "b"] && form.isTruncated)
    #expect(!URLEncodedForm(parsing: Array("a&b&".utf8), maximumPairs: 2).isTruncated)
  }

  @Test func sendsLineBreaksAsFormsDo() {
    let form = URLEncodedForm([("a", "1\n2\r3\r\n4\n\r5")])
    #expect(form.text == "a=1%0A2%0D3%0D%0A4%0A%0D5")
    #expect(form.withLineBreaksOfForms.text == "a=1%0D%0A2%0D%0A3%0D%0A4%0D%0A%0D%0A5")
  }
}

/// The cases that were handed over: the URL standard's own, and what Chromium makes of dangerous strings.
@Suite(.enabled(if: Cases.isPresent)) struct URLEncodedFormConformanceTests {
  struct CaseFile: Decodable {
    struct Parse: Decodable { let id, input: String, output: [[String]] }
    struct Serialize: Decodable { let id: String, pairs: [[String]], output: String }
    struct Form: Decodable { let id, name, value, body: String }
    let parse: [Parse]
    let serialize: [Serialize]
    let serializeMore: [Serialize]
    let form: [Form]
  }

  let cases: CaseFile

  init() throws {
    let file = Cases.folder.appendingPathComponent("conformance/urls/urlencoded.json")
    cases = try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: file))
  }

  private func scalars(_ pairs: [[String]]) -> [[[UInt8]]] { pairs.map { $0.map { Array($0.utf8) } } }

  @Test func parses() {
    #expect(cases.parse.count >= 18)
    for each in cases.parse {
      let form = URLEncodedForm(parsing: Array(each.input.utf8))
      #expect(scalars(form.pairs.map { [$0.name, $0.value] }) == scalars(each.output), "\(each.id)")
    }
  }

  @Test func serializes() {
    #expect(cases.serialize.count + cases.serializeMore.count >= 58)
    for each in cases.serialize + cases.serializeMore {
      let form = URLEncodedForm(each.pairs.map { ($0[0], $0[1]) })
      #expect(form.text == each.output, "\(each.id)")
      let parsed = URLEncodedForm(parsing: Array(form.text.utf8))
      #expect(scalars(parsed.pairs.map { [$0.name, $0.value] }) == scalars(each.pairs), "\(each.id)")
    }
  }

  @Test func sendsControls() {
    #expect(cases.form.count >= 9)
    for each in cases.form {
      let form = URLEncodedForm([(each.name, each.value)]).withLineBreaksOfForms
      #expect(form.text == each.body, "\(each.id)")
    }
  }
}
