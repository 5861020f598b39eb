/// The names that files and addresses can have anywhere, and how others are made into such.
package enum PlainName {
  /// Whether a name can have a character: a letter, mark or digit of any script, `-`, `_` or `.`.
  package static func isUsable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".")
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: true
    default: false
    }
  }

  /// The name that comes nearest to a text: what is unusable becomes a hyphen, a run of it one; `nil` when nothing is left.
  package static func folded(_ text: some StringProtocol) -> String? {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isUsable(scalar) {
        if !scalars.isEmpty || scalar != "." { scalars.append(scalar) }
      } else if let last = scalars.last, last != "-" {
        scalars.append("-")
      }
    }
    while let last = scalars.last, last == "-" || last == "." { scalars.removeLast() }
    return scalars.isEmpty ? nil : String(scalars)
  }

  /// The spelling that a disk which ignores case and Unicode form files a path under.
  ///
  /// Equality of strings sees to the form. Up and down again folds what has several small letters: `ß` and `ss`, `σ` and
  /// `ς`.
  package static func spelling(_ path: String) -> String {
    path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : path.uppercased().lowercased()
  }
}

extension StringProtocol {
  /// Whether it can be the name of a file anywhere, not beginning with a dot.
  var isPlainName: Bool {
    guard let first = unicodeScalars.first, first != "." else { return false }
    return unicodeScalars.allSatisfy(PlainName.isUsable)
  }
}
