/// How long a text is, as HTML counts it: in UTF-16 code units.
package enum TextLength {
  /// The length in words; where a person counts otherwise, it says how it was counted.
  package static func words(for text: String) -> String {
    let count = text.utf16.count
    let noun = count == 1 ? "character" : "characters"
    return "\(count) \(noun)" + (text.count == count ? "" : " as HTML counts them, in UTF-16")
  }
}
