/// A set of fields, one bit for each: what the templates use that a template calls is joined for every one of them.
struct FieldSet: Sendable {
  private var words: [UInt64] = []

  mutating func insert(_ field: FieldKey) {
    let word = field.number / 64
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(field.number % 64)
  }

  mutating func formUnion(_ other: FieldSet) {
    while words.count < other.words.count { words.append(0) }
    for (word, bits) in other.words.enumerated() { words[word] |= bits }
  }

  func contains(_ field: FieldKey) -> Bool {
    let word = field.number / 64
    return word < words.count && words[word] & (1 << UInt64(field.number % 64)) != 0
  }
}
