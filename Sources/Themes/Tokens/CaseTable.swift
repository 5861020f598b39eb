/// A value for some cases of an enumeration that has few.
///
/// A few keys are found one by one as fast as by their hashes, and the first dictionary of a type of keys costs a program
/// a search through the conformances of all its types.
struct CaseTable<Key, Value> {
  private var entries: [(key: Key, value: Value)] = []

  /// The table with each value made into another one.
  func mapValues<Other>(_ transform: (Value) -> Other) -> CaseTable<Key, Other> {
    var table = CaseTable<Key, Other>()
    table.entries = entries.map { ($0.key, transform($0.value)) }
    return table
  }
}

extension CaseTable where Key: Equatable {
  /// The value of a case; `nil` where it has none.
  subscript(key: Key) -> Value? {
    get { entries.first { $0.key == key }?.value }
    set {
      entries.removeAll { $0.key == key }
      if let newValue { entries.append((key, newValue)) }
    }
  }

  /// The value of a case, or another one where it has none.
  subscript(key: Key, default other: @autoclosure () -> Value) -> Value {
    get { self[key] ?? other() }
    _modify {
      let index = entries.firstIndex { $0.key == key } ?? entries.endIndex
      if index == entries.endIndex { entries.append((key, other())) }
      yield &entries[index].value
    }
  }
}

extension CaseTable: Sendable where Key: Sendable, Value: Sendable {}
