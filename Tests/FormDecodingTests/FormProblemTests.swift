import Diagnostics
import FormDecoding
import SettingsModel
import Testing

@Suite struct FormProblemTests {
  private func problems(_ decode: () throws(FormProblems) -> DecodedForm) -> [String] {
    do throws(FormProblems) {
      _ = try decode()
      return []
    } catch {
      return error.problems.map { problem in
        let key = problem.key.map { " \($0)" } ?? ""
        return "\(problem.diagnostic)".replacing("form: ", with: "") + key
      }
    }
  }

  private func problems(_ body: String) -> [String] {
    problems { () throws(FormProblems) in try FormDecoder(SamplePage.page).decode(urlencoded: Array(body.utf8)) }
  }

  private func withoutPlace(_ text: String) -> String {
    String(text.drop { $0 != "e" })
  }

  static let cases: [(String, String, [String])] = [
    ("", "wfi=on", ["error: unknown key \"wfi\" [unknown-key]\nfix: Did you mean \"wifi\"?"]),
    ("", "x=1&x=2", ["error: unknown key \"x\" [unknown-key]"]),
    ("", "disabled=on", ["error: unknown key \"disabled\" [unknown-key]"]),
    ("", "check=1", ["error: unknown key \"check\" [unknown-key]"]),
    // A letter with its accent apart is canonically the one that is an option.
    ("number", "number=e%CC%81", ["error: \"e\u{301}\" is no option of \"number\" [not-an-option] number"]),
    ("number", "", ["error: \"number\" is missing [missing-value] number"]),
    (
      "wifi name", "",
      [
        "error: \"wifi\" is missing [missing-value] wifi", "error: \"name\" is missing [missing-value] name",
      ]
    ),
    ("topics", "", ["error: \"topics\" is missing [missing-value] topics"]),
    ("name", "name=", ["error: \"name\" is required, but empty [missing-value] name"]),
    ("port", "port=", ["error: \"port\" is required, but empty [missing-value] port"]),
    ("region", "region=", ["error: \"region\" is required, but nothing is chosen [missing-value] region"]),
    (
      "number", "number=twoo",
      [
        "error: \"twoo\" is no option of \"number\" [not-an-option]\nfix: Did you mean \"two\"? number"
      ]
    ),
    ("letters", "letters=&letters=d", ["error: \"d\" is no option of \"letters\" [not-an-option] letters"]),
    ("letters", "letters=a&letters=", ["error: \"\" is no option of \"letters\" [not-an-option] letters"]),
    ("letters", "letters=&letters=&letters=a", ["error: \"\" is no option of \"letters\" [not-an-option] letters"]),
    ("wifi", "wifi=yes", ["error: \"yes\" is no option of \"wifi\" [not-an-option] wifi"]),
    ("", "save=2", ["error: \"2\" is no option of \"save\" [not-an-option] save"]),
    ("language", "language=de", ["error: \"de\" is no option of \"language\" [not-an-option] language"]),
    ("wifi", "wifi=on&wifi=off", ["error: \"wifi\" has more than one value [too-many-values] wifi"]),
    ("number", "number=one&number=two", ["error: \"number\" has more than one value [too-many-values] number"]),
    (
      "letters", "letters=&letters=a&letters=a",
      [
        "error: \"a\" is chosen twice in \"letters\" [too-many-values] letters"
      ]
    ),
    ("", "save=1&remove=", ["error: \"remove\" is pressed together with \"save\" [too-many-values] remove"]),
    ("letters", "letters=", ["error: \"letters\" has 0 values, less than the minimum 1 [outside-limits] letters"]),
    (
      "letters", "letters=&letters=a&letters=b&letters=c",
      [
        "error: \"letters\" has 3 values, more than the maximum 2 [outside-limits] letters"
      ]
    ),
    (
      "letters", "letters=&letters=a&letters=none",
      [
        "error: \"none\" is exclusive, but chosen together with \"a\" in \"letters\" [exclusive-selected] letters"
      ]
    ),
    (
      "topics", "topics=&topics=car&topics=lpg",
      [
        "error: \"lpg\" is chosen together with its parent \"car\" in \"topics\" [exclusive-selected] topics"
      ]
    ),
    ("name", "name=Ada+L.", ["error: \"name\" has 6 characters, more than the maximum length 5 [outside-limits] name"]),
    (
      "name", "name=%F0%9F%91%8D%F0%9F%91%8D%F0%9F%91%8D",
      [
        "error: \"name\" has 6 characters as HTML counts them, in UTF-16, more than the maximum length 5 [outside-limits] name"
      ]
    ),
    (
      "secret", "secret=hunter",
      [
        "error: \"secret\" has 6 characters, less than the minimum length 8 [outside-limits] secret"
      ]
    ),
    ("name", "name=a%0Ab", ["error: \"name\" has a line break, but is a single line [line-break] name"]),
    (
      "code", "code=AB1x",
      [
        "error: \"code\" does not match its pattern [pattern-mismatch]\nfix: Capital letters. code"
      ]
    ),
    ("mail", "mail=ada%40", ["error: \"mail\" is no e-mail address [invalid-email] mail"]),
    ("home", "home=example.org", ["error: \"home\" is no absolute URL [invalid-url] home"]),
    ("volume", "volume=", ["error: \"\" is no number, as \"volume\" must be [invalid-number] volume"]),
    ("volume", "volume=+1", ["error: \" 1\" is no number, as \"volume\" must be [invalid-number] volume"]),
    ("volume", "volume=1e999", ["error: \"1e999\" is no number, as \"volume\" must be [invalid-number] volume"]),
    (
      "volume", "volume=11.0001",
      [
        "error: \"11.0001\" is over the maximum 11 of \"volume\" [outside-limits] volume",
        "error: \"11.0001\" is between two steps of 1 from 0 in \"volume\" [step-mismatch] volume",
      ]
    ),
    (
      "ratio", "ratio=0.19999999999999999999",
      [
        "error: \"0.19999999999999999999\" is below the minimum 0.2 of \"ratio\" [outside-limits] ratio",
        "error: \"0.19999999999999999999\" is between two steps of 0.1 from 0.2 in \"ratio\" [step-mismatch] ratio",
      ]
    ),
    ("days", "days=1.5", ["error: \"1.5\" is between two steps of 1 from 0 in \"days\" [step-mismatch] days"]),
    ("day", "day=2026-02-29", ["error: \"2026-02-29\" is no date, as \"day\" must be [invalid-date] day"]),
    ("hour", "hour=24%3A00", ["error: \"24:00\" is no time, as \"hour\" must be [invalid-time] hour"]),
    ("tint", "tint=red", ["error: \"red\" is no color, as \"tint\" must be [invalid-color] tint"]),
    ("tint", "tint=", ["error: \"\" is no color, as \"tint\" must be [invalid-color] tint"]),
    (
      "name", "name=100%",
      [
        "error: a \"%\" without two digits of base 16 behind it in the value of \"name\" [form-percent-sign]\n"
          + "fix: Write \"%25\" for it. name"
      ]
    ),
    ("name", "name=%FF", ["error: bytes that are no UTF-8 in the value of \"name\" [form-invalid-utf8] name"]),
    ("", "%FF=1", ["error: bytes that are no UTF-8 [form-invalid-utf8]"]),
  ]

  @Test(arguments: cases)
  func saysWhatIsWrong(key: String, pairs: String, expected: [String]) {
    #expect(problems(SamplePage.body(key, pairs)).map(withoutPlace) == expected)
  }

  static let jsonCases: [(String, [String])] = [
    ("{\"a\": 1}", ["1:2: error: unknown key \"a\" [unknown-key]"]),
    ("[]", ["1:1: error: a form must be an object, not an array [wrong-type]"]),
    ("{\"wifi\": 5}", ["1:10: error: \"5\" is no option of \"wifi\" [not-an-option] wifi"]),
    ("{\"wifi\": null}", ["1:10: error: \"wifi\" must be a string, not null [wrong-type] wifi"]),
    ("{\"name\": 5}", ["1:10: error: \"name\" must be a string, not a number [wrong-type] name"]),
    ("{\"name\": [\"a\"]}", ["1:10: error: \"name\" must be a string, not an array [wrong-type] name"]),
    ("{\"volume\": true}", ["1:12: error: \"volume\" must be a string or a number, not a boolean [wrong-type] volume"]),
    (
      "{\"letters\": \"a\"}",
      ["1:13: error: \"letters\" must be an array of strings, not a string [wrong-type] letters"]
    ),
    ("{\"letters\": [\"a\", {}]}", ["1:19: error: \"letters\" must be a string, not an object [wrong-type] letters"]),
    ("{\n \"letters\": [\"a\", \"\"]}", ["2:19: error: \"\" is no option of \"letters\" [not-an-option] letters"]),
    (
      "{\"wifi\": \"on\", \"wifi\": \"off\"}",
      [
        "1:16: error: the key \"wifi\" stands twice in this object [json-duplicate-key]\n1:2: note: it stands here first\n"
          + "fix: Remove or rename one of the two."
      ]
    ),
  ]

  @Test(arguments: jsonCases)
  func saysWhatIsWrongInJSON(body: String, expected: [String]) {
    let said = problems { () throws(FormProblems) in try FormDecoder(SamplePage.page).decode(json: Array(body.utf8)) }
    let found = said.filter { !$0.contains("is missing") }
    #expect(found.map { $0.replacing("form:", with: "") } == expected)
  }

  @Test func formsThatCannotBeReadAreNotJudged() {
    let said = problems { () throws(FormProblems) in try FormDecoder(SamplePage.page).decode(json: Array("{".utf8)) }
    #expect(said.count == 1 && said[0].contains("[json-"))
  }

  @Test func limits() {
    let limits = FormDecoder.Limits(bytes: 30, values: 3)
    let decoder = FormDecoder(SamplePage.page, limits: limits)
    let tooLong = problems { () throws(FormProblems) in
      try decoder.decode(urlencoded: Array(repeating: 0x61, count: 31))
    }
    #expect(tooLong == ["error: the form has 31 bytes; more than 30 are not read [form-too-large]"])
    let tooMany = ["error: the form has more than 3 values, which are not read [form-too-large]"]
    let pairs = problems { () throws(FormProblems) in
      try decoder.decode(urlencoded: Array("wifi&name&number&mail".utf8))
    }
    #expect(pairs.filter { $0.contains("form-too-large") } == tooMany)
    let list = problems { () throws(FormProblems) in try decoder.decode(json: Array("{\"letters\":[1,2,3,4]}".utf8)) }
    #expect(list == tooMany)
  }

  @Test func secretsAreNotRepeated() {
    let body = SamplePage.body("secret mail", "secret=hunter2&mail=hunter2&secret=%ZZhunter2")
    let said = problems(body).joined()
    #expect(said.contains("secret") && !said.contains("hunter2"))
    do throws(FormProblems) {
      _ = try FormDecoder(SamplePage.page).decode(urlencoded: Array(body.utf8))
    } catch {
      #expect(error.problems.allSatisfy { $0.diagnostic.location?.excerpt == nil })
      #expect(error["mail"].map(\.code) == [.invalidEmail])
      #expect(error.diagnostics.diagnostics.count == error.problems.count)
    }
  }

  /// The sign for kelvin is canonically the letter K.
  @Test func keysAreComparedByScalars() {
    let row = Row(title: "K", key: "K", content: .toggle(Toggle(isOn: true)))
    let decoder = FormDecoder(Page(slug: "p", title: "P", sections: [Section(content: .rows([row]))]))
    let said = problems { () throws(FormProblems) in try decoder.decode(urlencoded: Array("\u{212A}=on".utf8)) }
    #expect(said.count == 2 && said[1].contains("unknown key"))
  }

  @Test func longValuesAreCutInMessages() {
    let said = problems(SamplePage.body("number", "number=" + String(repeating: "y", count: 5_000)))
    #expect(said.count == 1 && said[0].utf8.count < 200)
  }

  @Test func everyCodeIsTested() {
    let said = Self.cases.flatMap(\.2) + ["[form-too-large]"]
    for code in Diagnostic.Code.allFormDecodingCodes {
      #expect(said.contains { $0.contains("[\(code.rawValue)]") }, "\(code.rawValue)")
    }
  }
}
