import SettingsModel
import Testing

/// What can stand in the body of a builder.
@Suite struct BuilderTests {
  private func titles(@RowsBuilder _ rows: () -> [Row]) -> [String?] { rows().map(\.title) }

  private struct Item: RowRepresentable {
    let title: String?
    var row: Row? { title.map { .value($0, "") } }
  }

  @Test func takesElementsOptionalsAndArrays() {
    let missing: Row? = nil
    let present: Row? = Row.value("present", "")
    #expect(
      titles {
        Row.value("one", "")
        missing
        present
        [Row.value("two", ""), Row.value("three", "")]
      } == ["one", "present", "two", "three"]
    )
    #expect(titles {} == [])
  }

  @Test func takesValuesThatStandForOne() {
    #expect(
      titles {
        Item(title: "one")
        Item(title: nil)
        [Item(title: "two"), Item(title: nil), Item(title: "three")]
      } == ["one", "two", "three"]
    )
  }

  @Test(arguments: [true, false]) func takesConditions(isOn: Bool) {
    let name: String? = isOn ? "named" : nil
    #expect(
      titles {
        if isOn { Row.value("if", "") }
        if isOn {
          Row.value("then", "")
        } else {
          Row.value("else", "")
        }
        if let name { Row.value(name, "") }
      } == (isOn ? ["if", "then", "named"] : ["else"])
    )
  }

  @Test(arguments: 0..<4) func takesSwitches(number: Int) {
    let expected = [["zero"], ["one", "more"], ["two"], []]
    #expect(
      titles {
        switch number {
        case 0: Row.value("zero", "")
        case 1:
          Row.value("one", "")
          Row.value("more", "")
        case 2: Row.value("two", "")
        default: []
        }
      } == expected[number]
    )
  }

  @Test func takesLoops() {
    #expect(
      titles {
        for outer in 1...2 {
          Row.value("\(outer)", "")
          for inner in ["a", "b"] where inner != "b" || outer == 2 { Row.value("\(outer)\(inner)", "") }
        }
      } == ["1", "1a", "2", "2a", "2b"]
    )
  }

  @Test func takesAvailability() {
    #expect(
      titles {
        if #available(macOS 14, *) { Row.value("new", "") }
        if #unavailable(macOS 14) { Row.value("old", "") }
      } == ["new"]
    )
  }

  @Test func takesDeclarations() {
    #expect(
      titles {
        let title = "declared"
        Row.value(title, "")
      } == ["declared"]
    )
  }

  @Test func listsPagesByTheScalarsOfTheirSlugs() {
    let site = Site("App", flags: ["beta": true], subtitle: "Settings", footer: "Here.", hasContracts: false) {
      for slug in ["b", "é", "a", "B"] { Page(slug, title: slug) {} }
    }
    #expect(site.pages.map(\.slug) == ["B", "a", "b", "é"])
    #expect(site.header == .title("App", subtitle: "Settings") && site.footer == .text("Here."))
    #expect(site.flags == ["beta": true] && !site.hasContracts)
  }

  @Test func listsEntriesOfMenusAloneAndInGroups() {
    let row = Row.select("Meal", key: SettingKey<String>("meal"), value: "pie") {
      SelectField.Option("None", value: "none")
      ["salad", "bread"]
      SelectField.Group("Hot") {
        "soup"
        if true { SelectField.Option("Pie", value: "pie") }
      }
      "tea"
      [String]()
    }
    guard case .select(let menu) = row.content else { return #expect(Bool(false), "it is no menu") }
    #expect(menu.groups.map(\.header) == [nil, "Hot", nil])
    #expect(menu.groups.map { $0.options.map(\.value) } == [["none", "salad", "bread"], ["soup", "pie"], ["tea"]])
    #expect(menu.value == "pie" && menu.options[0].title == "None" && menu.options[1].title == "salad")
  }
}
