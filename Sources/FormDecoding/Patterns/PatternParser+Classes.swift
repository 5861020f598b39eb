extension PatternParser {
  /// A class of characters behind its opening bracket.
  mutating func characterClass() -> ScalarSet? {
    let isInverted = take("^")
    var sets: [ScalarSet] = []
    while !take("]") {
      // Classes in classes and operations on them are rare, and mean something else in older browsers.
      guard !take("["), !take("&&"), !take("--"), let low = classAtom() else { return nil }
      guard next == "-", !isLastHyphen else {
        sets.append(low)
        continue
      }
      position += 1
      guard case .range(let lower) = low, lower.lowerBound == lower.upperBound, next != "[",
        case .range(let upper)? = classAtom(), upper.lowerBound == upper.upperBound,
        lower.lowerBound <= upper.lowerBound
      else { return nil }
      sets.append(.range(lower.lowerBound...upper.lowerBound))
    }
    return isInverted ? .inverted(.union(sets)) : .union(sets)
  }

  /// Whether the hyphen that follows is the last of a class, and so one of its characters.
  private var isLastHyphen: Bool { position + 1 < scalars.count && scalars[position + 1] == "]" }

  private mutating func classAtom() -> ScalarSet? {
    switch take() {
    case "\\": escape(isInClass: true)
    case .some(let scalar): .one(scalar)
    case nil: nil
    }
  }

  /// What stands behind a backslash.
  mutating func escape(isInClass: Bool) -> ScalarSet? {
    switch take() {
    case "d": .digit
    case "D": .inverted(.digit)
    case "w": .word
    case "W": .inverted(.word)
    case "s": .space
    case "S": .inverted(.space)
    case "p": property()
    case "P": property().map(ScalarSet.inverted)
    case "t": .one("\t")
    case "n": .one("\n")
    case "r": .one("\r")
    case "v": .one("\u{B}")
    case "f": .one("\u{C}")
    case "0": next.map(ScalarSet.digit.contains) == true ? nil : .one("\0")
    case "b": isInClass ? .one("\u{8}") : nil
    case "x": codePoint(digits: 2)
    case "u": take("{") ? codePointInBraces() : codePoint(digits: 4)
    case .some(let scalar) where !ScalarSet.word.contains(scalar): .one(scalar)
    default: nil
    }
  }

  private mutating func property() -> ScalarSet? {
    guard take("{") else { return nil }
    var name = ""
    while let scalar = take(), scalar != "}" { name.unicodeScalars.append(scalar) }
    for prefix in ["General_Category=", "gc="] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    return ScalarSet.Property(spelling: name).map(ScalarSet.property)
  }

  private mutating func codePoint(digits count: Int) -> ScalarSet? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = take()?.hexDigit else { return nil }
      value = value << 4 | digit
    }
    return Unicode.Scalar(value).map(ScalarSet.one)
  }

  private mutating func codePointInBraces() -> ScalarSet? {
    var value: UInt32 = 0
    var count = 0
    while let scalar = take(), scalar != "}" {
      guard let digit = scalar.hexDigit, value <= 0x10FFFF else { return nil }
      value = value << 4 | digit
      count += 1
    }
    return count == 0 ? nil : Unicode.Scalar(value).map(ScalarSet.one)
  }
}

extension Unicode.Scalar {
  fileprivate var hexDigit: UInt32? {
    switch self {
    case "0"..."9": value - 48
    case "a"..."f": value - 87
    case "A"..."F": value - 55
    default: nil
    }
  }
}
