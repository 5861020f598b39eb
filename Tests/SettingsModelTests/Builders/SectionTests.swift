import SettingsModel
import Testing

/// Sections by what identifies them, sections of several types, and trees.
@Suite struct SectionTests {
  enum Number: String, CaseIterable, OptionValue { case one, two }
  enum Letter: String, CaseIterable, OptionValue { case a, b, c }

  enum Picker: String, SectionKey {
    case number, letters
    var title: String { self == .number ? "Pick a number" : "Pick some letters" }
    var footer: String? { self == .number ? "One of two." : nil }
  }

  private func selection(_ section: Section?) throws -> Selection {
    let section = try #require(section)
    guard case .selection(let selection) = section.content else { throw NoSelection() }
    return selection
  }

  struct NoSelection: Error {}

  @Test func isKnownByAKeyOfTheApp() throws {
    var letters = SectionData(key: Picker.letters, options: SelectionOptions(selectedValues: [Letter.c]))
    letters.options.toggle(.a)
    let page = Page("p", title: "P") {
      SectionData(key: Picker.number, values: Number.allCases)
      letters
    }
    #expect(page.sections.map(\.key) == ["number", "letters"])
    #expect(page.sections.map { $0.header?.title } == ["Pick a number", "Pick some letters"])
    #expect(page.sections[0].footer == .text("One of two.") && page.sections[1].footer == nil)
    let number = try selection(page.sections[0])
    #expect(number.mode == .single && number.selected == [] && number.options.map(\.value) == ["one", "two"])
    let chosen = try selection(page.sections[1])
    #expect(chosen.mode == .multiple && chosen.selected == ["a", "c"])
    #expect(letters.id == .letters && letters.values == Letter.allCases)
  }

  @Test func theTypeOfTheKeySaysHowManyCanBeChosen() throws {
    let number: SettingKey<Number> = "number"
    let letters: SettingKey<[Letter]> = "letters"
    let single = try selection(Section("One", key: number, selected: .two) { Number.allCases })
    #expect(single.mode == .single && single.selected == ["two"])
    let multiple = try selection(
      Section("Some", key: letters, selected: [], minimum: 1, maximum: 2, offersSelectAll: true) { Letter.allCases }
    )
    #expect(multiple.mode == .multiple && multiple.selected == [] && multiple.offersSelectAll)
    #expect(multiple.minimum == 1 && multiple.maximum == 2)
    #expect(try selection(Section("None", key: number, selected: nil) { Number.one }).selected == [])
  }

  /// One place to change: order, number and presence of the sections are those of the array.
  @Test func casesHoldItemsOfDifferentTypes() {
    struct Person: RowRepresentable {
      let name: String
      var row: Row? { .value(name, "person") }
    }
    enum Part: SectionRepresentable {
      case people([Person])
      case letters([Letter])
      case secret(isAllowed: Bool)

      var title: String? {
        switch self {
        case .people(let people): "\(people.count) people"
        case .letters: "Letters"
        case .secret(let isAllowed): isAllowed ? "Secret" : nil
        }
      }

      var section: Section? {
        guard let title else { return nil }
        return switch self {
        case .people(let people): Section(title, key: "people") { people }
        case .letters(let letters): Section(title, key: "letters", selected: [Letter]()) { letters }
        case .secret: Section(title) { Row.note("You may read this.") }
        }
      }
    }
    func headers(_ parts: [Part]) -> [String?] {
      Page("p", title: "P") {
        parts
        for part in parts.reversed() { part }
      }
      .sections.map { $0.header?.title }
    }
    let people = Part.people([Person(name: "Ines"), Person(name: "Tomas")])
    #expect(
      headers([people, .secret(isAllowed: false), .letters([.a])])
        == ["2 people", "Letters", "Letters", "2 people"]
    )
    #expect(headers([.secret(isAllowed: true), people]) == ["Secret", "2 people", "2 people", "Secret"])
  }

  struct Category: OptionValue {
    let optionValue: String
    var subcategories: [Category] = []
  }

  @Test func treesFollowAKeyPath() {
    let categories = [
      Category(optionValue: "nature", subcategories: [Category(optionValue: "rivers"), Category(optionValue: "oaks")]),
      Category(optionValue: "cars"),
    ]
    func outline(_ options: [Selection.Option]) -> String {
      options.map { ($0.value ?? "-") + ($0.options.isEmpty ? "" : "(\(outline($0.options)))") }.joined(separator: " ")
    }
    #expect(outline(Selection.Option.tree(of: categories, children: \.subcategories)) == "nature(rivers oaks) cars")
    #expect(
      outline(Selection.Option.tree(of: categories, children: \.subcategories, sortedBy: \.text))
        == "cars nature(oaks rivers)"
    )
    let later = categories + [Category(optionValue: "birds")]
    #expect(
      outline(
        Selection.Option.tree(of: later, children: \.subcategories, sortedBy: \.text) {
          Selection.Option($0.text, value: "x-\($0.text)", icon: "tag") { Selection.Option("replaced", value: "r") }
        }
      ) == "x-birds x-cars x-nature(x-oaks x-rivers)"
    )
  }

  /// Values that hold one another come to an end, deeper than a page may be.
  @Test func treesEnd() {
    final class Node: OptionValue, Sendable {
      let optionValue: String
      init(_ optionValue: String) { self.optionValue = optionValue }
      var children: [Node] { [self] }
      static func == (first: Node, second: Node) -> Bool { first === second }
      func hash(into hasher: inout Hasher) { hasher.combine(optionValue) }
    }
    var options = Selection.Option.tree(of: [Node("again")], children: \.children)
    var depth = 0
    while let option = options.first {
      depth += 1
      options = option.options
    }
    #expect(depth == 17)
  }
}
