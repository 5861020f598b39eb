extension Row {
  /// Creates a field for a number, which may be empty.
  ///
  /// ```swift
  /// Row.number("Weight", key: "weight", value: 18.5, minimum: 0, maximum: 30, step: 0.5, unit: "kg")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the number is submitted under.
  ///   - value: The number at first; `nil` leaves the field empty.
  ///   - minimum: The least number that is accepted.
  ///   - maximum: The largest number that is accepted.
  ///   - step: The distance between two numbers that are accepted; by default 1 for whole numbers, and any for others.
  ///   - unit: What is counted, shown behind the number.
  ///   - hasSpinner: Whether the browser's own number control with its arrows is used.
  ///   - isRequired: Whether an empty field is refused.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func number<Number: NumberValue>(
    _ title: String,
    key: SettingKey<Number>,
    value: Number? = nil,
    minimum: Number? = nil,
    maximum: Number? = nil,
    step: Number? = nil,
    unit: String? = nil,
    hasSpinner: Bool = false,
    isRequired: Bool = false,
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    let field = NumberField(
      value: value?.spelling,
      minimum: minimum?.spelling,
      maximum: maximum?.spelling,
      step: step?.spelling ?? Number.defaultStep,
      unit: unit,
      hasSpinner: hasSpinner,
      isRequired: isRequired
    )
    return Row(title: title, subtitle: subtitle, key: key.name, icon: icon, content: .number(field))
  }

  /// Creates a number on a scale.
  ///
  /// ```swift
  /// Row.range("Cabin temperature", key: "warmth", value: 20, in: 16...24, unit: "°C")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the number is submitted under.
  ///   - value: The number at first.
  ///   - bounds: The ends of the scale.
  ///   - step: The distance between two numbers that are accepted.
  ///   - unit: What is counted, shown behind the numbers.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func range<Number: NumberValue>(
    _ title: String,
    key: SettingKey<Number>,
    value: Number,
    in bounds: ClosedRange<Number>,
    step: Number? = nil,
    unit: String? = nil,
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    let field = NumberField(
      value: value.spelling,
      minimum: bounds.lowerBound.spelling,
      maximum: bounds.upperBound.spelling,
      step: step?.spelling,
      unit: unit
    )
    return Row(title: title, subtitle: subtitle, key: key.name, icon: icon, content: .range(field))
  }
}
