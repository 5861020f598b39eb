import Testing

@testable import Mustache

@Suite struct KeyTableTests {
  @Test func keepsKeysApart() {
    var table = KeyTable()
    #expect(table.number(of: "a".utf8) == nil)
    let names = (0..<1000).map { "key\($0)" } + ["\u{E9}", "e\u{301}", ""]
    for (number, name) in names.enumerated() { #expect(table.intern(name.utf8) == number) }
    for (number, name) in names.enumerated() {
      #expect(table.intern(name.utf8) == number)
      #expect(table.number(of: name.utf8) == number)
      #expect(table.string(number).utf8.elementsEqual(name.utf8))
    }
    #expect(table.count == names.count)
    #expect(table.number(of: "key1000".utf8) == nil)
  }

  @Test func joinsFields() {
    var fields = FieldSet()
    var others = FieldSet()
    for number in [0, 63, 64] { fields.insert(FieldKey(number: number)) }
    for number in [63, 500] { others.insert(FieldKey(number: number)) }
    fields.formUnion(others)
    let found = (0..<1000).filter { fields.contains(FieldKey(number: $0)) }
    #expect(found == [0, 63, 64, 500])
  }
}
