/// Look-ups in a list that is part of the program's text, so that a list costs neither memory nor time until it is
/// asked.
extension StaticString {
  /// Whether a word stands in the list, whose words are set apart by spaces.
  func hasWord(_ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    var word = word
    return word.withUTF8 { word in
      withUTF8Buffer { list in
        list.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word) }
      }
    }
  }

  /// Whether a word of three letters stands in the list, whose words are grouped: `aa:ab` for `aaa aab`.
  func hasGroupedWord(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard letters.count == 3 else { return false }
    return withUTF8Buffer { list in
      list.split(separator: UInt8(ascii: " ")).contains { group in
        group.starts(with: letters[..<2]) && group.dropFirst(3).contains(letters[2])
      }
    }
  }
}
