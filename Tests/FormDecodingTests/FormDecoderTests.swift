import Contract
import Diagnostics
import FormDecoding
import JSONSource
import SettingsModel
import Testing

@Suite struct FormDecoderTests {
  private func decode(_ body: String) throws(FormProblems) -> DecodedForm {
    try FormDecoder(SamplePage.page).decode(urlencoded: Array(body.utf8))
  }

  @Test func readsWhatABrowserSends() throws {
    let form = try decode(SamplePage.body)
    #expect(form.string("number") == "two")
    #expect(form.strings("letters") == ["a", "c"])
    #expect(form.strings("topics") == [])
    #expect(form.value("extras") == nil)
    #expect(form.isOn("wifi") == true)
    #expect(form.value("flight") == .toggle(isOn: false, "0"))
    #expect(form.string("notes") == "one\ntwo")
    #expect(form.number("volume") == 5)
    #expect(form.value("days") == .number(""))
    #expect(form.number("days") == nil)
    #expect(form.string("tint") == "#0a84ff")
    #expect(form.pressedButton == nil)
    #expect(form.strings("number") == nil && form.string("letters") == nil && form.isOn("number") == nil)
    #expect(!form.keys.contains("disabled") && !form.keys.contains("save"))
  }

  @Test func untouchedFormsGiveTheDefaults() throws {
    let contract = try #require(FormContract(SamplePage.page))
    let expected = String(decoding: contract.defaults, as: UTF8.self)
      .replacing("\"region\": \"\"", with: "\"region\": \"en\"")
    let form = try decode(SamplePage.body)
    #expect(String(decoding: form.json, as: UTF8.self) == expected)
    #expect(try FormDecoder(SamplePage.page).decode(json: form.json) == form)
  }

  enum Letter: String, CaseIterable, OptionValue { case a, b, c }
  enum Number: String, CaseIterable, OptionValue { case one, two }

  @Test func readsTypedKeys() throws {
    let form = try decode(SamplePage.body("ratio port", "ratio=0.30&port=8e1"))
    #expect(form[SettingKey<Bool>("wifi")] == true)
    #expect(form[SettingKey<String>("name")] == "Ada")
    #expect(form[SettingKey<Double>("ratio")] == 0.3)
    #expect(form[SettingKey<Int>("ratio")] == nil)
    #expect(form[SettingKey<Int>("port")] == 80)
    #expect(form[SettingKey<Number>("number")] == .two)
    #expect(form[SettingKey<[Letter]>("letters")] == [.a, .c])
    #expect(form[SettingKey<[String]>("topics")] == [])
    #expect(form[SettingKey<Bool>("name")] == nil)
  }

  /// A type whose values only the program knows, to any depth.
  struct Topic: OptionValue {
    let optionValue: String
    var topics: [Topic] = []
  }

  @Test func readsValuesOfATree() throws {
    let gas = Topic(optionValue: "gas", topics: [Topic(optionValue: "lpg")])
    let tree = [Topic(optionValue: "car", topics: [gas])]
    let key = SettingKey<[Topic]>("topics")
    let form = try decode(SamplePage.body("topics", "topics=&topics=gas"))
    #expect(form[key, among: tree, children: \.topics] == [gas])
    #expect(form[key, among: [gas]] == [gas])
    #expect(form[key, among: tree] == [])
    let number = SettingKey<Topic>("number")
    #expect(form[number, among: [Topic(optionValue: "one"), Topic(optionValue: "two")]]?.optionValue == "two")
    #expect(form[number, among: tree] == nil)
    #expect(form[SettingKey<[Topic]>("number"), among: tree] == nil)
  }

  @Test(arguments: [
    ("wifi", "wifi=off", "wifi", DecodedForm.Value.toggle(isOn: false, "off")),
    ("wifi", "wifi=on", "wifi", .toggle(isOn: true, "on")),
    ("flight", "flight=0&flight=1", "flight", .toggle(isOn: true, "1")),
    ("number", "number=", "number", .text("")),
    ("letters", "letters=&letters=c&letters=a", "letters", .texts(["a", "c"])),
    ("letters", "letters=b", "letters", .texts(["b"])),
    ("letters", "letters=&letters=none", "letters", .texts(["none"])),
    ("topics", "topics=&topics=lpg", "topics", .texts(["lpg"])),
    ("", "extras=y", "extras", .text("y")),
    ("", "save=1", "save", .text("1")),
    ("", "remove=", "remove", .text("")),
    ("name", "name=%F0%9F%91%8D%F0%9F%91%8Da", "name", .text("👍👍a")),
    ("notes", "notes=%0D%0A%0D%0A%0D%0A%0D%0A12345", "notes", .text("\n\n\n\n12345")),
    ("notes", "notes=a%0Db%0Ac", "notes", .text("a\nb\nc")),
    ("code", "code=AB1", "code", .text("AB1")),
    ("mail", "mail=ada%40m%C3%BCller.example", "mail", .text("ada@müller.example")),
    ("home", "home=HTTP%3A//ada%40example.org%3A80/a b?c", "home", .text("HTTP://ada@example.org:80/a b?c")),
    ("home", "home=mailto%3Aada", "home", .text("mailto:ada")),
    ("volume", "volume=1.1e1", "volume", .number("1.1e1")),
    ("volume", "volume=-0", "volume", .number("-0")),
    ("ratio", "ratio=0.300", "ratio", .number("0.300")),
    ("ratio", "ratio=.9", "ratio", .number(".9")),
    ("days", "days=-3", "days", .number("-3")),
    ("day", "day=", "day", .text("")),
    ("hour", "hour=23%3A59", "hour", .text("23:59")),
    ("tint", "tint=%23ABCDEF", "tint", .text("#ABCDEF")),
  ])
  func accepts(key: String, pairs: String, name: String, value: DecodedForm.Value) throws {
    #expect(try decode(SamplePage.body(key, pairs)).value(name) == value)
  }

  @Test func theBodyOfTheTestsIsReplacedByKeys() {
    #expect(!SamplePage.body("name", "").contains("name="))
  }

  @Test(arguments: [
    (#""wifi": true"#, "wifi", DecodedForm.Value.toggle(isOn: true, "on")),
    (#""flight": false"#, "flight", .toggle(isOn: false, "0")),
    (#""flight": 1"#, "flight", .toggle(isOn: true, "1")),
    (#""volume": 7"#, "volume", .number("7")),
    (#""letters": ["c", "b"]"#, "letters", .texts(["b", "c"])),
    (#""notes": "a\r\nb""#, "notes", .text("a\nb")),
  ])
  func acceptsJSON(member: String, key: String, value: DecodedForm.Value) throws {
    #expect(try FormDecoder(SamplePage.page).decode(json: json(key, member)).value(key) == value)
  }

  /// The values of the sample with one member replaced.
  private func json(_ key: String, _ member: String) throws -> [UInt8] {
    let form = try decode(SamplePage.body)
    var diagnostics = DiagnosticCollector()
    let document = try #require(JSONDocument.read(SourceFile(name: "", bytes: form.json), into: &diagnostics))
    let members = document.root.members.filter { $0.key != key }.map { member in
      var writer = JSONWriter(.compact)
      writer.value(member.value)
      return "\"\(member.key)\": \(writer.text)"
    }
    return Array("{\((members + [member]).joined(separator: ", "))}".utf8)
  }

  @Test func pagesWithNothingToSubmitTakeAnEmptyForm() throws {
    let decoder = FormDecoder(Page(slug: "p", title: "P"))
    #expect(try decoder.decode(urlencoded: []).keys == [])
    #expect(try decoder.decode(json: Array("{}".utf8)).json == Array("{}\n".utf8))
    #expect(throws: FormProblems.self) { try decoder.decode(urlencoded: Array("a=b".utf8)) }
  }

  /// What waits for another setting may not be seen, and then cannot be filled in.
  @Test func whatMayBeHiddenIsNotRequired() throws {
    let page = Page("p", title: "P") {
      Section {
        Row.toggle("Proxy", key: "proxy")
        Row.text("Host", key: "host", isRequired: true).onlyIf("proxy")
        Row.number("Port", key: SettingKey<Int>("port"), isRequired: true).onlyIf("proxy")
      }
    }
    #expect(throws: Never.self) { try FormDecoder(page).decode(urlencoded: Array("proxy=off&host=&port=".utf8)) }
    let seen = Page("p", title: "P") { Section { Row.text("Host", key: "host", isRequired: true) } }
    #expect(throws: FormProblems.self) { try FormDecoder(seen).decode(urlencoded: Array("host=".utf8)) }
  }
}
