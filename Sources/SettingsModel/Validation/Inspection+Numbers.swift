extension Inspection {
  /// Judges a number or range and its limits.
  mutating func check(_ field: NumberField, isRange: Bool, of row: Row) {
    checkTitle(field.unit, "unit", at: .field("unit", row.origin))
    if isRange {
      if field.minimum == nil { missing("minimum", in: row.noun, row.origin) }
      if field.maximum == nil { missing("maximum", in: row.noun, row.origin) }
      if field.value == nil { missing("value", in: row.noun, row.origin) }
    }
    let minimum = number(field.minimum, "minimum", row.origin)
    let maximum = number(field.maximum, "maximum", row.origin)
    let step = number(field.step, "step", row.origin)
    let value = number(field.value, "value", row.origin)
    if let minimum, let maximum, minimum > maximum {
      error(
        .invalidLimits,
        "the minimum \(field.minimum ?? "") is over the maximum \(field.maximum ?? "")",
        at: .field("minimum", row.origin),
        fix: "Exchange them."
      )
    } else if let value {
      checkLimits(value, field, minimum: minimum, maximum: maximum, row.origin)
    }
    if let step, step <= 0 {
      error(.invalidLimits, "\"step\" is not over 0", at: .field("step", row.origin), fix: "Write a number over 0.")
    } else if let step, let value, let minimum {
      checkStep(step, value, from: minimum, field, row.origin)
    }
  }

  private mutating func number(_ text: String?, _ field: String, _ origin: Origin?) -> Double? {
    guard let text else { return nil }
    if let number = NumberRules.number(text) { return number }
    error(
      .invalidNumber,
      "\"\(field)\" is no number: \"\(text)\"",
      at: .field(field, origin),
      fix: "Write it like 10, -2.5 or 1e6."
    )
    return nil
  }

  private mutating func checkLimits(
    _ value: Double,
    _ field: NumberField,
    minimum: Double?,
    maximum: Double?,
    _ origin: Origin?
  ) {
    if let minimum, value < minimum {
      error(
        .outsideLimits,
        "the value \(field.value ?? "") is below the minimum \(field.minimum ?? "")",
        at: .field("value", origin)
      )
    }
    if let maximum, value > maximum {
      error(
        .outsideLimits,
        "the value \(field.value ?? "") is over the maximum \(field.maximum ?? "")",
        at: .field("value", origin)
      )
    }
  }

  /// Steps count from the minimum; without one, HTML counts them from the value, which then always fits.
  private mutating func checkStep(
    _ step: Double,
    _ value: Double,
    from minimum: Double,
    _ field: NumberField,
    _ origin: Origin?
  ) {
    let steps = (value - minimum) / step
    guard abs(steps - steps.rounded()) > 1e-9 * max(1, abs(steps)) else { return }
    error(
      .stepMismatch,
      "the value \(field.value ?? "") is between two steps of \(field.step ?? "") from \(field.minimum ?? "")",
      at: .field("value", origin)
    )
  }
}

/// What a number may be.
package enum NumberRules {
  /// The number that a text spells by HTML's rules; `nil` for others, and for numbers that are too large.
  package static func number(_ text: String) -> Double? {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest[fraction.endIndex...]
    } else if whole.isEmpty {
      return nil
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      let exponent = rest.prefix(while: \.isDigit)
      guard !exponent.isEmpty else { return nil }
      rest = rest[exponent.endIndex...]
    }
    guard rest.isEmpty, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
