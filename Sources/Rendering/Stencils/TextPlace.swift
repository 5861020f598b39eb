/// Where a text of a page belongs: to the page, to one of its sections, or to an option of one.
enum TextPlace: Equatable {
  case page(PageText)
  case section(Int, SectionText)
  case option(Int, in: Int, OptionText)

  /// What starts and ends a mark: scalars for private use, which nothing may hold that marks are looked for in.
  static let lead = Array("\u{F8F0}".utf8)

  /// Whether bytes could be taken for a mark.
  static func isHeld(in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == lead[0] && bytes[$0...].starts(with: lead) }
  }

  private static let end = Array("\u{F8F1}".utf8)

  /// A text that stands in the place of the true one and says which it is.
  var mark: String {
    switch self {
    case .page(let text): "\u{F8F0}0.0.0.\(text.rawValue)\u{F8F1}"
    case .section(let section, let text): "\u{F8F0}1.\(section).0.\(text.rawValue)\u{F8F1}"
    case .option(let option, let section, let text): "\u{F8F0}2.\(section).\(option).\(text.rawValue)\u{F8F1}"
    }
  }

  /// Reads the mark at the start of some bytes, and where it ends.
  static func read(_ bytes: ArraySlice<UInt8>) -> (place: TextPlace, end: Int)? {
    guard bytes.starts(with: lead) else { return nil }
    var numbers = [0]
    var index = bytes.startIndex + lead.count
    while index < bytes.endIndex, !bytes[index...].starts(with: end) {
      switch bytes[index] {
      case UInt8(ascii: "."): numbers.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      default: return nil
      }
      index += 1
    }
    guard index < bytes.endIndex, numbers.count == 4, let text = UInt8(exactly: numbers[3]) else { return nil }
    let place: TextPlace? =
      switch numbers[0] {
      case 0: PageText(rawValue: text).map { .page($0) }
      case 1: SectionText(rawValue: text).map { .section(numbers[1], $0) }
      default: OptionText(rawValue: text).map { .option(numbers[2], in: numbers[1], $0) }
      }
    return place.map { ($0, index + end.count) }
  }
}

/// A text of a page that its markup may hold.
enum PageText: UInt8 {
  case title, slug, headerTitle, headerSubtitle, headerText, footerTitle, footerSubtitle, footerText, action, submit
  case reset
}

/// A text of a section, or its position.
enum SectionText: UInt8 {
  case position, key, headerTitle, headerSubtitle, headerText, footerTitle, footerSubtitle, footerText, event, synonyms
}

/// A text of an option, or its position.
enum OptionText: UInt8 {
  case position, title, value, subtitle, reason, divider, event, iconLabel, synonyms
}
