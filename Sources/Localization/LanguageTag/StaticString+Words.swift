/// Look-ups in a list that is part of the program's text, so that a list costs neither memory nor time until it is
/// asked.
extension StaticString {
  /// Whether a word stands in the list, whose words are set apart by spaces.
  func hasWord(_ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    var word = word
    return word.withUTF8 { word in
      withUTF8Buffer { list in
        let space = UInt8(ascii: " ")
        var start = 0
        while start + word.count <= list.count {
          var offset = 0
          while offset < word.count, list[start + offset] == word[offset], word[offset] != space { offset += 1 }
          let end = start + offset
          if offset == word.count, end == list.count || list[end] == space { return true }
          start = end
          while start < list.count, list[start] != space { start += 1 }
          start += 1
        }
        return false
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
