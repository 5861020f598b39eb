import Fieldset
import TestSupport
import Testing

@testable import FieldsetCommand

@Suite struct DecodeCommandTests {
  let recorder: Recorder

  init() throws {
    recorder = try Recorder()
    try recorder.folder.write(#"{"title": "Site", "flags": {"beta": false}}"#, to: "Site/site.json")
    try recorder.folder.write(Self.page, to: "Site/pages/account/mail.json")
  }

  private static let page = #"""
    {"title": "Mail", "sections": [
      {"key": "letters", "header": "Letters", "selection": "multiple",
       "rows": [{"value": "a", "title": "A"}, {"value": "b", "title": "B"}]},
      {"rows": [
        {"kind": "switch", "key": "wifi", "title": "Wi-Fi", "value": true},
        {"kind": "text", "key": "name", "title": "Name", "if": "beta"}
      ]}
    ]}
    """#

  private static let values = "{\n  \"letters\": [\n    \"a\"\n  ],\n  \"wifi\": \"off\"\n}\n"

  private func run(_ body: String, _ arguments: String...) -> Int32 {
    recorder.input = Array(body.utf8)
    return recorder.run(["decode"] + arguments)
  }

  static let accepted: [(String, [String])] = [
    ("letters=&letters=a&wifi=off", ["Site/account/mail"]),
    ("letters=&letters=a&wifi=off\n", ["Site/pages/account/mail.json"]),
    ("letters=&letters=a&wifi=off\r\n", ["./Site/account/mail", "--type", "form"]),
    (#"{"letters": ["a"], "wifi": false}"#, ["Site/account/mail"]),
    ("\n {\"wifi\": \"off\", \"letters\": [\"a\"]}", ["Site/account/mail", "--type=json", "--format", "json"]),
  ]

  @Test(arguments: accepted)
  func printsValues(body: String, arguments: [String]) {
    recorder.input = Array(body.utf8)
    #expect(recorder.run(["decode"] + arguments) == 0)
    #expect(recorder.output == Self.values)
    #expect(recorder.error == "")
  }

  @Test func flagsCount() {
    #expect(run("letters=&wifi=off&wifi=on&name=Ada", "Site/account/mail", "--define", "beta") == 0)
    #expect(recorder.output == "{\n  \"letters\": [],\n  \"wifi\": \"on\",\n  \"name\": \"Ada\"\n}\n")
    #expect(run("", "Site/account/mail", "--define", "bta") == 2)
    #expect(recorder.error.hasPrefix("error: undefined flag \"bta\" [undefined-flag]\n"))
  }

  @Test func whatIsWrongIsToldWhole() {
    #expect(run("letters=c&nam=", "Site/account/mail") == 1)
    #expect(recorder.output == "")
    #expect(
      recorder.error == """
        standard input: error: "wifi" is missing [missing-value]
        standard input:1:1: error: "c" is no option of "letters" [not-an-option]
        standard input:1:11: error: unknown key "nam" [unknown-key]
        3 errors: nothing was decoded

        """
    )
    #expect(run("wifi=on", "Site/account/mail", "--format", "json") == 1)
    #expect(recorder.error == "")
    #expect(recorder.output.contains("\"code\": \"missing-value\""))
    #expect(run("wifi=on", "Site/account/mail", "--quiet") == 1)
    #expect(recorder.error == "standard input: error: \"letters\" is missing [missing-value]\n")
  }

  @Test func tooMuchIsNotRead() {
    recorder.input = Array(repeating: UInt8(ascii: "a"), count: 3 << 20)
    #expect(recorder.run(["decode", "Site/account/mail"]) == 1)
    #expect(recorder.error.contains("more than 1048576 are not read [form-too-large]"))
  }

  @Test func filesMayStandAlone() throws {
    try recorder.folder.write(Self.page, to: "mail.json")
    #expect(run("letters=&wifi=off", "mail.json") == 1)
    #expect(recorder.error.contains("undefined flag \"beta\""))
    #expect(run("letters=&letters=a&wifi=off", "mail.json", "--define", "beta=false") == 0)
    #expect(recorder.output == Self.values)
  }

  @Test(arguments: ["Site/account", "Site", "Site/account/", "Nowhere/index", "Site/account/mail.html"])
  func pagesThatAreNot(page: String) {
    #expect(run("", page) == 2)
    #expect(
      recorder.error == "error: there is no page \"\(page)\" [invalid-argument]\n"
        + "  fix: Name a page's file, or a page of a site as in Sample/preferences.\n"
    )
  }

  @Test func faultyPagesDecodeNothing() throws {
    try recorder.folder.write("{\"tittle\": \"Page\"}", to: "Site/pages/index.json")
    #expect(run("", "Site/index") == 1)
    #expect(recorder.error.hasPrefix("Site/pages/index.json:1:2: error: "))
    #expect(
      recorder.error.hasSuffix("errors: nothing was decoded\n")
        || recorder.error.hasSuffix("1 error: nothing was decoded\n")
    )
  }

  @Test func inputThatCannotBeRead() {
    recorder.input = nil
    #expect(recorder.run(["decode", "Site/account/mail"]) == 2)
    #expect(recorder.error.hasPrefix("error: standard input cannot be read [invalid-argument]\n"))
  }
}
