/// What can be wrong with a text, found in one pass over its bytes.
struct TextFlaws {
  /// Whether it consists of spaces of any kind, or of nothing.
  private(set) var isBlank = true

  /// Whether it has a line break: LF, CR, U+2028 or U+2029.
  private(set) var hasLineBreak = false

  /// Whether it has a tab.
  private(set) var hasTab = false

  /// The first control character that is neither a tab nor a line break.
  private(set) var control: Unicode.Scalar?

  /// Whether nothing is wrong.
  var isFlawless: Bool { !isBlank && !hasLineBreak && !hasTab && control == nil }

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: hasTab = true
      case 0x0A, 0x0D, 0x2028, 0x2029: hasLineBreak = true
      case 0..<0x20, 0x7F..<0xA0: if control == nil { control = scalar }
      default: if isBlank, !scalar.isInvisible { isBlank = false }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a space of any kind, or takes no room at all.
  fileprivate var isInvisible: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    // The blank pattern of Braille, which fonts show as a space.
    return value == 0x2800
  }
}
