import SettingsModel
import TestSupport
import Testing

@testable import Rendering

@Suite struct SelectionViewTests {
  private func page(_ selection: Selection, header: HeaderFooter = HeaderFooter(.title("Pick")), footer: String? = nil)
    -> Page
  {
    Page(
      slug: "p",
      title: "P",
      sections: [
        Section(
          key: "k",
          header: header,
          footer: footer.map { HeaderFooter(.text($0)) },
          content: .selection(selection)
        )
      ]
    )
  }

  private let letters: [Selection.Option] = [
    .init(value: "a", title: "A", subtitle: "First"), .init(value: "b", title: "B"),
    .init(value: "c", title: "C", isDisabled: true, disabledReason: "Sold out"),
  ]

  @Test func singleSelectionIsRadioGroup() throws {
    let tree = try TestTheme.render(page(Selection(.single, options: letters, selected: ["b"]), footer: "Help."))
    let inputs = tree.elements("input")
    #expect(inputs.map { $0["type"] } == ["radio", "radio", "radio"])
    #expect(inputs.map { $0["name"] } == ["k", "k", "k"])
    #expect(inputs.map { $0["value"] } == ["a", "b", "c"])
    #expect(inputs.map { $0["checked"] } == [nil, "", nil])
    #expect(inputs.map { $0["disabled"] } == [nil, nil, ""])
    #expect(inputs.map { $0["id"] } == ["k", "k:2", "k:3"])
    #expect(inputs.map { $0["aria-describedby"] } == ["k:1:hint", nil, "k:3:reason"])
    #expect(tree.elements("fieldset").map { $0["aria-describedby"] } == ["k:mode k:footer"])
    #expect(tree.elements("legend").map(\.text) == ["Pick"])
    #expect(tree.elements("h2").map(\.text) == ["Pick"])
  }

  /// So that "none chosen" is submitted too.
  @Test func multipleSelectionStartsWithHiddenField() throws {
    let tree = try TestTheme.render(page(Selection(.multiple, options: letters, selected: ["a", "b"])))
    let inputs = tree.elements("input")
    #expect(inputs.map { $0["type"] } == ["hidden", "checkbox", "checkbox", "checkbox"])
    #expect(inputs.first?["value"] == "")
    #expect(inputs.map { $0["checked"] } == [nil, "", "", nil])
  }

  @Test func whollyDisabledGroupSubmitsNothing() throws {
    let options = letters.map { option in
      var option = option
      option.isDisabled = true
      return option
    }
    let tree = try TestTheme.render(page(Selection(.multiple, options: options)))
    #expect(tree.elements("input").allSatisfy { $0["type"] == "checkbox" && $0["disabled"] != nil })
  }

  @Test func headersSubtitleTakesThePlaceOfTheModesHint() throws {
    let header = HeaderFooter(.title("Pick", subtitle: "Whatever you like."))
    let tree = try TestTheme.render(page(Selection(.multiple, options: letters), header: header))
    #expect(tree.elements("fieldset").map { $0["aria-describedby"] } == ["k:hint"])
    #expect(tree.elements { _, attributes in attributes["id"] == "k:hint" }.map(\.text) == ["Whatever you like."])
    let single = try TestTheme.render(page(Selection(.single, options: letters), header: header))
    #expect(single.elements("fieldset").map { $0["aria-describedby"] } == ["k:hint k:mode"])
  }

  /// Values are compared scalar by scalar: only the one that was meant is chosen.
  @Test func valuesThatDifferInFormAreTwo() throws {
    let options = [Selection.Option(value: "\u{E9}", title: "1"), .init(value: "e\u{301}", title: "2")]
    let tree = try TestTheme.render(page(Selection(.single, options: options, selected: ["e\u{301}"])))
    #expect(tree.elements("input").map { $0["checked"] } == [nil, ""])
  }

  private let tree: [Selection.Option] = [
    .init(
      value: "car",
      title: "Car",
      options: [
        .init(value: "gas", title: "Gas"),
        .init(value: "bus", title: "Bus", options: [.init(value: "red", title: "Red")]),
      ]
    ),
    .init(value: "sea", title: "Sea", isDisabled: true, options: [.init(value: "fish", title: "Fish")]),
  ]

  @Test func independentParentsAreChosenForThemselves() throws {
    let tree = try TestTheme.render(page(Selection(.multiple, options: tree, selected: ["car", "red"])))
    let boxes = tree.elements { name, attributes in name == "input" && attributes["type"] == "checkbox" }
    #expect(boxes.map { $0["value"] } == ["car", "gas", "bus", "red", "sea", "fish"])
    #expect(boxes.map { $0["id"] } == ["k", "k:1:1", "k:1:2", "k:1:2:1", "k:2", "k:2:1"])
    #expect(boxes.map { $0["checked"] != nil } == [true, false, false, true, false, false])
    #expect(boxes.map { $0["disabled"] != nil } == [false, false, false, false, true, true])
    #expect(tree.elements("details").map { $0["open"] != nil } == [true, true, false])
    #expect(tree.elements("summary").map(\.text) == ["1 of 3 selected", "1 of 1 selected", "0 of 1 selected"])
    #expect(tree.elements("legend").map(\.text) == ["Pick", "Car", "Bus", "Sea"])
  }

  @Test func derivedParentsHaveNoCheckbox() throws {
    let tree = try TestTheme.render(
      page(Selection(.multiple, options: tree, selected: ["gas"], parents: .derived))
    )
    let boxes = tree.elements { name, attributes in name == "input" && attributes["type"] == "checkbox" }
    #expect(boxes.map { $0["value"] } == ["gas", "red", "fish"])
    #expect(boxes.map { $0["id"] } == ["k", "k:1:2:1", "k:2:1"])
    #expect(
      tree.elements("summary").map(\.text) == [
        "Car: 1 of 2 selected", "Bus: 0 of 1 selected", "Sea: 0 of 1 selected",
      ]
    )
  }
}
