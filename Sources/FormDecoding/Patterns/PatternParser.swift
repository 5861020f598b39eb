/// Reads the regular expressions of ECMAScript as HTML's `pattern` attribute has them, as far as ``Pattern`` knows them.
struct PatternParser {
  let scalars: [Unicode.Scalar]
  var position = 0
  private var depth = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The whole expression; `nil` when it is none, or has what is not known here.
  mutating func parse() -> Pattern.Node? {
    guard let node = choice(), position == scalars.count else { return nil }
    return node
  }

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    position += 1
    return scalar
  }

  mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }
}

extension PatternParser {
  private mutating func choice() -> Pattern.Node? {
    // Groups in one another take the stack.
    guard depth < 64 else { return nil }
    depth += 1
    defer { depth -= 1 }
    var parts: [Pattern.Node] = []
    repeat {
      guard let part = sequence() else { return nil }
      parts.append(part)
    } while take("|")
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() -> Pattern.Node? {
    var parts: [Pattern.Node] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      guard let part = atom(), let repeated = quantified(part) else { return nil }
      parts.append(repeated)
    }
    return .sequence(parts)
  }

  private mutating func atom() -> Pattern.Node? {
    switch take() {
    case "(": return group()
    case "[": return characterClass().map(Pattern.Node.scalar)
    case ".": return .scalar(.inverted(.lineTerminator))
    case "^": return .start
    case "$": return .end
    case "\\":
      if take("b") { return .wordBoundary(isNegated: false) }
      if take("B") { return .wordBoundary(isNegated: true) }
      return escape(isInClass: false).map(Pattern.Node.scalar)
    case "*", "+", "?", "{", "}", "]", nil: return nil
    case .some(let scalar): return .scalar(.one(scalar))
    }
  }

  private mutating func group() -> Pattern.Node? {
    let looks = [("?=", true, false), ("?!", true, true), ("?<=", false, false), ("?<!", false, true)]
    for (opening, isAhead, isNegated) in looks where take(opening) {
      guard let part = choice(), take(")") else { return nil }
      return .look(part, isAhead: isAhead, isNegated: isNegated)
    }
    if take("?<") {
      while let scalar = take(), scalar != ">" {}
    } else if !take("?:"), next == "?" {
      return nil
    }
    guard let part = choice(), take(")") else { return nil }
    return part
  }

  private mutating func quantified(_ part: Pattern.Node) -> Pattern.Node? {
    let bounds: (Int, Int?)
    switch next {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      position += 1
      guard let counts = counts() else { return nil }
      bounds = counts
    default: return part
    }
    position += 1
    // Whether as much or as little as possible is taken makes no difference where all ways are gone.
    _ = take("?")
    return .repetition(part, minimum: bounds.0, maximum: bounds.1)
  }

  /// What stands in braces up to the closing one.
  private mutating func counts() -> (Int, Int?)? {
    guard let minimum = integer() else { return nil }
    guard take(",") else { return next == "}" ? (minimum, minimum) : nil }
    if next == "}" { return (minimum, nil) }
    guard let maximum = integer(), next == "}", minimum <= maximum else { return nil }
    return (minimum, maximum)
  }

  private mutating func integer() -> Int? {
    var value: Int?
    while let scalar = next, ScalarSet.digit.contains(scalar) {
      position += 1
      value = min((value ?? 0) * 10 + Int(scalar.value - 48), 1_000_000)
    }
    return value
  }
}
