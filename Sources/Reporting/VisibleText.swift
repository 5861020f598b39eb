import Diagnostics

extension String {
  /// The text on one line, with everything in it that would steer a terminal spelled out.
  public var visible: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.visible }
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or `<U+001B>` where it would not be seen.
  var visible: String {
    isInvisible ? "<\(codePoint)>" : String(self)
  }

  /// Whether it steers a terminal, ends a line or turns the direction of text; joiners inside words and emoji do not.
  fileprivate var isInvisible: Bool {
    if value >= 0x20, value < 0x7F { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return value != 0x200C && value != 0x200D
    default: return false
    }
  }

  /// How many columns a terminal gives it.
  var terminalWidth: Int {
    if value >= 0x20, value < 0x7F { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    // The blocks whose characters are wide or full-width by Unicode's East Asian Width.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
