import Contract
import Diagnostics
import JSONSource
import SettingsModel
import Testing

@Suite struct FormContractTests {
  private func makeContract(_ sections: [Section]) -> FormContract? {
    FormContract(Page(slug: "p", title: "Preferences", sections: sections))
  }

  private func text(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// The parts of one property, in one line.
  private func property(_ row: Row) throws -> String {
    let contract = try #require(makeContract([Section(content: .rows([row]))]))
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: "schema", bytes: contract.schema)
    let document = try #require(JSONDocument.read(file, into: &diagnostics))
    var writer = JSONWriter(.compact)
    writer.value(try #require(document.root["properties"]?["k"]))
    return writer.text
  }

  @Test(arguments: [
    (
      Row(title: "T", key: "k", content: .toggle(Toggle(isOn: false, onValue: "1", offValue: "0"))),
      #"{"title":"T","type":"string","enum":["1","0"],"default":"0"}"#
    ),
    (
      Row(title: "T", subtitle: "S", key: "k", content: .textField(TextField(value: "a", maximumLength: 9))),
      #"{"title":"T","description":"S","type":"string","maxLength":9,"default":"a"}"#
    ),
    (
      Row(title: "T", key: "k", content: .textField(TextField(pattern: "[A-Z]+|x"))),
      #"{"title":"T","type":"string","anyOf":[{"const":""},{"pattern":"^(?:[A-Z]+|x)$"}],"default":""}"#
    ),
    (
      Row(title: "T", key: "k", content: .textField(TextField(.email, isRequired: true))),
      #"{"title":"T","type":"string","minLength":1,"format":"email","default":""}"#
    ),
    (
      Row(title: "T", key: "k", content: .number(NumberField(value: "1.0", minimum: "0", maximum: "2.5"))),
      #"{"title":"T","type":"string","pattern":"^(?:-?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?)?$","minimum":0,"#
        + #""maximum":2.5,"default":"1.0"}"#
    ),
    (
      Row(title: "T", key: "k", content: .range(NumberField(value: "1.0", minimum: "0", maximum: "2.5"))),
      #"{"title":"T","type":"string","pattern":"^(?:-?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?)?$","minimum":0,"#
        + #""maximum":2.5,"default":"1"}"#
    ),
    (
      Row(
        title: "T",
        key: "k",
        content: .select(SelectField(groups: [.init(options: [.init(value: "a", title: "A")])]))
      ),
      #"{"title":"T","type":"string","enum":["","a"],"oneOf":[{"const":"","title":""},{"const":"a","title":"A"}],"#
        + #""default":""}"#
    ),
    (
      Row(title: "T", key: "k", content: .date("2026-03-14")),
      #"{"title":"T","type":"string","anyOf":[{"const":""},{"format":"date"}],"default":"2026-03-14"}"#
    ),
    (
      Row(title: "T", key: "k", content: .color("#0A5bC4")),
      ##"{"title":"T","type":"string","pattern":"^#[0-9A-Fa-f]{6}$","default":"#0a5bc4"}"##
    ),
    (Row(title: "T", key: "k", content: .button(Button(value: "1"))), #"{"title":"T","const":"1"}"#),
  ])
  func describesRows(row: Row, expected: String) throws {
    #expect(try property(row) == expected)
  }

  @Test func groupsAreArraysInDocumentOrder() throws {
    let options = ["a", "b", "c"].map { Selection.Option(value: $0, title: $0, isDisabled: $0 == "b") }
    let selection = Selection(.multiple, options: options, selected: ["c", "b", "a"], minimum: 1, maximum: 2)
    let contract = makeContract([
      Section(key: "k", header: HeaderFooter(.title("Letters")), content: .selection(selection))
    ])
    #expect(text(contract?.defaults).filter { !$0.isWhitespace } == #"{"k":["a","c"]}"#)
    let schema = text(contract?.schema)
    #expect(schema.contains("\"minItems\": 1") && schema.contains("\"maxItems\": 2"))
    #expect(!schema.contains("\"b\""), "what is disabled submits nothing")
  }

  @Test func derivedParentsSubmitNothing() throws {
    let tree = [
      Selection.Option(value: "car", title: "Car", options: [.init(value: "gas", title: "Gas")])
    ]
    for (parents, isSubmitted) in [(Selection.Parents.derived, false), (.independent, true), (.exclusive, true)] {
      let contract = makeContract([
        Section(key: "k", content: .selection(Selection(.multiple, options: tree, parents: parents)))
      ])
      #expect(text(contract?.schema).contains("\"car\"") == isSubmitted)
    }
  }

  /// A radio group in which nothing is chosen submits nothing, a switch always submits something.
  @Test func requiresWhatIsAlwaysSubmitted() throws {
    let options = [Selection.Option(value: "a", title: "A")]
    let sections = [
      Section(key: "none", content: .selection(Selection(.single, options: options))),
      Section(key: "one", content: .selection(Selection(.single, options: options, selected: ["a"]))),
      Section(key: "many", content: .selection(Selection(.multiple, options: options))),
      Section(
        content: .rows([
          Row(title: "S", key: "switch", content: .toggle(Toggle(isOn: true))),
          Row(title: "D", key: "disabled", isDisabled: true, content: .toggle(Toggle(isOn: true))),
          Row(title: "B", key: "button", content: .button(Button())),
        ])
      ),
    ]
    var diagnostics = DiagnosticCollector()
    let contract = try #require(makeContract(sections))
    let schema = try #require(
      JSONDocument.read(SourceFile(name: "s", bytes: contract.schema), into: &diagnostics)?.root
    )
    #expect(schema["required"]?.elements.map(\.string) == ["one", "many", "switch"])
    #expect(schema["properties"]?.members.map(\.key) == ["none", "one", "many", "switch", "button"])
    let defaults = try #require(
      JSONDocument.read(SourceFile(name: "d", bytes: contract.defaults), into: &diagnostics)?.root
    )
    #expect(defaults.members.map(\.key) == ["one", "many", "switch"])
  }

  @Test func pageWithNothingToSubmitHasNone() {
    #expect(makeContract([Section(content: .rows([Row(title: "V", content: .value("1"))]))]) == nil)
  }
}
