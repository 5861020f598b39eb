extension Inspection {
  /// Judges a number or range and its limits.
  mutating func check(_ field: NumberField, isRange: Bool, of row: RowPointer) {
    checkTitle(field.unit, "unit", at: .field("unit", row.pointee.origin))
    if isRange {
      if field.minimum == nil { missing("minimum", in: row.pointee.noun, row.pointee.origin) }
      if field.maximum == nil { missing("maximum", in: row.pointee.noun, row.pointee.origin) }
      if field.value == nil {
        let fix = Place.part(row.pointee.origin).wayOut(
          "Add where it stands at first, like \"value\": \(field.minimum ?? "50").",
          inCode: "Give it a value at first, such as \(field.minimum ?? "50")."
        )
        missing("value", in: row.pointee.noun, row.pointee.origin, fix: fix)
      }
    }
    let minimum = number(field.minimum, "minimum", row.pointee.origin)
    let maximum = number(field.maximum, "maximum", row.pointee.origin)
    let step = number(field.step, "step", row.pointee.origin)
    let value = number(field.value, "value", row.pointee.origin)
    if let minimum, let maximum, minimum > maximum {
      error(
        .invalidLimits,
        "the minimum \(field.minimum ?? "") is over the maximum \(field.maximum ?? "")",
        at: .field("minimum", row.pointee.origin),
        fix: "Exchange them."
      )
    } else if let value {
      checkLimits(value, field, minimum: minimum, maximum: maximum, row.pointee.origin)
    }
    if let step, step <= 0 {
      error(
        .invalidLimits,
        "\"step\" is not over 0",
        at: .field("step", row.pointee.origin),
        fix: "Write a number over 0."
      )
    } else if let step, let value, let minimum {
      checkStep(step, value, from: minimum, to: maximum, field, row.pointee.origin)
    }
  }

  private mutating func number(_ text: String?, _ field: String, _ origin: Origin?) -> Double? {
    guard let text else { return nil }
    if let number = NumberRules.number(text) { return number }
    if NumberRules.isNumber(text) {
      error(
        .invalidNumber,
        "\"\(field)\" is too large: \(text)",
        at: .field(field, origin),
        fix: "Write a smaller one: numbers go up to 1.7e308."
      )
      return nil
    }
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
        at: .field("value", origin),
        fix: field.reach
      )
    }
    if let maximum, value > maximum {
      error(
        .outsideLimits,
        "the value \(field.value ?? "") is over the maximum \(field.maximum ?? "")",
        at: .field("value", origin),
        fix: field.reach
      )
    }
  }

  /// Steps count from the minimum; without one, HTML counts them from the value, which then always fits.
  private mutating func checkStep(
    _ step: Double,
    _ value: Double,
    from minimum: Double,
    to maximum: Double?,
    _ field: NumberField,
    _ origin: Origin?
  ) {
    let steps = (value - minimum) / step
    guard abs(steps - steps.rounded()) > 1e-9 * max(1, abs(steps)) else { return }
    error(
      .stepMismatch,
      "the value \(field.value ?? "") is between two steps of \(field.step ?? "") from \(field.minimum ?? "")",
      at: .field("value", origin),
      fix: field.steps(around: steps, step, from: minimum, to: maximum)
    )
  }
}

extension NumberField {
  /// Which values are inside the limits.
  fileprivate var reach: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "Write a value from \(minimum) to \(maximum), or move the limit."
    case (let minimum?, nil): "Write \(minimum) or more, or a smaller \"minimum\"."
    default: "Write \(maximum ?? "") or less, or a larger \"maximum\"."
    }
  }

  /// The values of the steps below and above, as far as they are inside the limits.
  fileprivate func steps(around steps: Double, _ step: Double, from minimum: Double, to maximum: Double?) -> String {
    let digits = [self.step, self.minimum].compactMap { $0.map(NumberRules.fractionDigits) }.max() ?? 0
    let near = [steps.rounded(.down), steps.rounded(.up)].map { minimum + $0 * step }
      .filter { $0 >= minimum && $0 <= maximum ?? .infinity }
      .map { NumberRules.spelling($0, fractionDigits: digits) }
    return near.isEmpty
      ? "Write another value or \"step\"." : "Write \(near.joined(separator: " or ")), or another \"step\"."
  }
}

/// What a number may be.
package enum NumberRules {
  /// The number that a text spells by HTML's rules; `nil` for others, and for numbers that are too large.
  package static func number(_ text: String) -> Double? {
    guard isNumber(text), let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// How many digits stand behind the point.
  static func fractionDigits(_ text: String) -> Int {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
    return text.utf8[point...].dropFirst().prefix(while: \.isDigit).count
  }

  /// A number with so many digits behind the point, the last zeros left out.
  static func spelling(_ number: Double, fractionDigits: Int) -> String {
    var scale = 1.0
    for _ in 0..<min(fractionDigits, 15) { scale *= 10 }
    let rounded = (number * scale).rounded() / scale
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether a text is spelled as a number by HTML's rules.
  static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    } else if whole.isEmpty {
      return false
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      let exponent = rest.prefix(while: \.isDigit)
      guard !exponent.isEmpty else { return false }
      rest = rest[exponent.endIndex...]
    }
    return rest.isEmpty
  }
}
