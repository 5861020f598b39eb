/// What a row for a number has of its own, be it a `number` or a `range`.
///
/// Numbers are kept as they were spelled.
public struct NumberField: Hashable, Sendable {
  /// The number at first; `nil` leaves the field empty, which a range cannot be.
  public var value: String?

  /// The least number that is accepted.
  public var minimum: String?

  /// The largest number that is accepted.
  public var maximum: String?

  /// The distance between two numbers that are accepted.
  public var step: String?

  /// What is counted, shown behind the number: `days`, `%`.
  public var unit: String?

  /// Whether the browser's own number control with its arrows is used.
  public var hasSpinner: Bool

  /// Whether an empty field is refused.
  public var isRequired: Bool

  /// Creates a number field.
  public init(
    value: String?,
    minimum: String? = nil,
    maximum: String? = nil,
    step: String? = nil,
    unit: String? = nil,
    hasSpinner: Bool = false,
    isRequired: Bool = false
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.unit = unit
    self.hasSpinner = hasSpinner
    self.isRequired = isRequired
  }
}

extension NumberField {
  /// The number at first as browsers spell that of a slider, which they always do anew: `1.50` as `1.5`, `.5` as `0.5`.
  ///
  /// One with an exponent stays as it is.
  package var sliderValue: String? {
    guard let value, !value.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return value }
    let parts = value.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first.map { $0.drop { $0 == "0" } } ?? ""
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    let digits = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return value.hasPrefix("-") && digits != "0" ? "-" + digits : String(digits)
  }

  /// The text that an untouched field submits.
  package func submittedValue(isRange: Bool) -> String { (isRange ? sliderValue : value) ?? "" }

  /// Whether a number of the field is spelled with a fraction, or as small as one.
  package var allowsFraction: Bool {
    [step, value, minimum, maximum].contains { number in
      number?.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } == true
    }
  }
}
