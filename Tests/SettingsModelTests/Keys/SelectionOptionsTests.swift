import SettingsModel
import TestSupport
import Testing

/// Single replaces and keeps, multiple adds and removes.
@Suite struct SelectionOptionsTests {
  enum Letter: String, CaseIterable, OptionValue { case a, b, c, d }

  @Test func oneReplacesTheOther() {
    var options = SelectionOptions<Letter>(selectedValue: nil)
    #expect(options.values == Letter.allCases && options.selectedValues == [] && !options.multipleSelection)
    options.toggle(.b)
    #expect(options.selectedValues == [.b])
    options.toggle(.d)
    #expect(options.selectedValues == [.d] && options.isSelected(.d) && !options.isSelected(.b))
  }

  @Test func theChosenOneStaysChosen() {
    var options = SelectionOptions(selectedValue: Letter.b)
    options.toggle(.b)
    #expect(options.selectedValues == [.b])
  }

  @Test func severalAreAddedAndRemovedInTheOrderOfTheValues() {
    var options = SelectionOptions(selectedValues: [Letter.a, .c])
    #expect(options.multipleSelection)
    options.toggle(.d)
    options.toggle(.b)
    #expect(options.selectedValues == [.a, .b, .c, .d])
    options.toggle(.a)
    options.toggle(.c)
    #expect(options.selectedValues == [.b, .d])
    options.toggle(.b)
    options.toggle(.d)
    #expect(options.selectedValues == [])
  }

  @Test func whatIsGivenIsKept() {
    let options = SelectionOptions([Letter.a, .b], selectedValues: [.b, .d, .a])
    #expect(options.values == [.a, .b] && options.selectedValues == [.b, .d, .a])
  }

  @Test(arguments: [true, false]) func whatIsNoOptionCannotBeChosen(isMultiple: Bool) {
    var options =
      isMultiple
      ? SelectionOptions([Letter.a, .b], selectedValues: [.a]) : SelectionOptions([Letter.a, .b], selectedValue: .a)
    options.toggle(.c)
    #expect(options.selectedValues == [.a])
  }

  /// Taps at random against the plainest account of what they do.
  @Test(arguments: 0..<200) func holdsForAnySequence(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &random)
    let values = Array((0..<count).shuffled(using: &random))
    let isMultiple = Bool.random(using: &random)
    let first = values.filter { _ in Bool.random(using: &random) }
    var options =
      isMultiple
      ? SelectionOptions(values, selectedValues: first) : SelectionOptions(values, selectedValue: first.first)
    var expected = Set(options.selectedValues)
    for _ in 0..<100 {
      let value = Int.random(in: -1...count, using: &random)
      let before = options
      options.toggle(value)
      if values.contains(value) { expected = isMultiple ? expected.symmetricDifference([value]) : [value] }
      #expect(options.selectedValues == values.filter(expected.contains), "in the order of the values, once each")
      #expect(options.values == before.values && options.multipleSelection == before.multipleSelection)
      var again = options
      again.toggle(value)
      #expect(again == (isMultiple ? before : options), "twice is nothing for several, and once for one")
    }
  }
}
