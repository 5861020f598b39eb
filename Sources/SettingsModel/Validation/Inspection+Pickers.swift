extension Inspection {
  /// A date: empty, or a day of the calendar.
  mutating func checkDate(_ value: String, _ origin: Origin?) {
    guard !value.isEmpty, !PickerRules.isDate(value) else { return }
    error(
      .invalidDate,
      "\"\(value)\" is no date",
      at: .field("value", origin),
      fix: "Write a day of the calendar like \"2026-11-30\", or \"\"."
    )
  }

  /// A time: empty, or a minute of the day.
  mutating func checkTime(_ value: String, _ origin: Origin?) {
    guard !value.isEmpty, !PickerRules.isTime(value) else { return }
    error(
      .invalidTime,
      "\"\(value)\" is no time",
      at: .field("value", origin),
      fix: "Write hour and minute like \"08:30\", or \"\"."
    )
  }

  /// A colour, which is never empty.
  mutating func checkColor(_ value: String, _ origin: Origin?) {
    guard !PickerRules.isColor(value) else { return }
    error(
      .invalidColor,
      "\"\(value)\" is no colour",
      at: .field("value", origin),
      fix: "Write red, green and blue in two digits of base 16 each, like \"#0a84ff\"."
    )
  }
}

/// What dates, times and colours may be.
package enum PickerRules {
  /// Whether a text is `YYYY-MM-DD` and a day that is in the Gregorian calendar.
  package static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
    else { return false }
    return year >= 1 && 1...12 ~= month && 1...days(in: month, of: year) ~= day
  }

  /// Whether a text is `HH:MM`.
  package static func isTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[0..<2]),
      let minute = number(bytes[3..<5])
    else { return false }
    return hour < 24 && minute < 60
  }

  /// Whether a text is `#rrggbb`.
  package static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#") && text.utf8.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
