/// Gives out the slugs of a site, each once whatever the case of its letters.
struct SlugNames {
  private var used: Set<String> = []

  /// Gives out a slug made of a path without its ending.
  mutating func take(_ path: String) -> String {
    let parts = path.split(separator: "/").map { Self.part(String($0)) }
    let base = parts.isEmpty ? "page" : parts.joined(separator: "/")
    var slug = base
    var number = 2
    // Strings compare by canonical equivalence, so that NFC and NFD are one name here as on some disks.
    while !used.insert(slug.lowercased()).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    return slug
  }

  /// Letters, marks and digits of any script, `-`, `_` and `.`; anything else becomes one hyphen.
  private static func part(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isPart(scalar) {
        scalars.append(scalar)
      } else if scalars.last != "-" {
        scalars.append("-")
      }
    }
    while let last = scalars.last, last == "-" || last == ".", scalars.count > 1 { scalars.removeLast() }
    let part = String(scalars.drop { $0 == "." })
    return part.isEmpty || part == "-" ? "page" : part
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" || scalar == "_" || scalar == "." { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber:
      return true
    default:
      return false
    }
  }
}
