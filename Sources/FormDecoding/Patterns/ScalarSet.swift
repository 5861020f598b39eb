/// The Unicode scalars that a part of a pattern takes.
indirect enum ScalarSet: Sendable {
  case range(ClosedRange<Unicode.Scalar>)
  case union([ScalarSet])
  case inverted(ScalarSet)
  case property(Property)

  /// A property of scalars that patterns name.
  enum Property: String, Sendable {
    case letter, mark, number, punctuation, symbol, separator, uppercase, lowercase, decimalDigit, alphabetic
  }

  static let digit = range("0"..."9")
  static let word = union([range("a"..."z"), range("A"..."Z"), digit, one("_")])
  static let lineTerminator = union([one("\n"), one("\r"), range("\u{2028}"..."\u{2029}")])
  static let space = union([
    range("\t"..."\r"), one(" "), one("\u{A0}"), one("\u{1680}"), range("\u{2000}"..."\u{200A}"),
    range("\u{2028}"..."\u{2029}"), one("\u{202F}"), one("\u{205F}"), one("\u{3000}"), one("\u{FEFF}"),
  ])

  static func one(_ scalar: Unicode.Scalar) -> ScalarSet { .range(scalar...scalar) }

  /// Whether the set has a scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .range(let range): range.contains(scalar)
    case .union(let sets): sets.contains { $0.contains(scalar) }
    case .inverted(let set): !set.contains(scalar)
    case .property(let property): property.contains(scalar)
    }
  }
}

extension ScalarSet.Property {
  /// The property that stands between the braces of `\p{…}`; of the many that there are, those of use in forms.
  init?(spelling: String) {
    switch spelling {
    case "L", "Letter": self = .letter
    case "M", "Mark": self = .mark
    case "N", "Number": self = .number
    case "P", "Punctuation": self = .punctuation
    case "S", "Symbol": self = .symbol
    case "Z", "Separator": self = .separator
    case "Lu", "Uppercase_Letter": self = .uppercase
    case "Ll", "Lowercase_Letter": self = .lowercase
    case "Nd", "Decimal_Number": self = .decimalDigit
    case "Alphabetic", "Alpha": self = .alphabetic
    default: return nil
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if self == .alphabetic { return scalar.properties.isAlphabetic }
    let category = scalar.properties.generalCategory
    return switch self {
    case .letter:
      [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter].contains(category)
    case .mark: [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
    case .number: [.decimalNumber, .letterNumber, .otherNumber].contains(category)
    case .punctuation:
      [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation,
      ].contains(category)
    case .symbol: [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol].contains(category)
    case .separator: [.spaceSeparator, .lineSeparator, .paragraphSeparator].contains(category)
    case .uppercase: category == .uppercaseLetter
    case .lowercase: category == .lowercaseLetter
    case .decimalDigit: category == .decimalNumber
    case .alphabetic: scalar.properties.isAlphabetic
    }
  }
}
