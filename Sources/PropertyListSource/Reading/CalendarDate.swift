/// Dates as the XML form of property lists spells them.
enum CalendarDate {
  /// `YYYY-MM-DDTHH:MM:SSZ` of a moment counted from the first of January 2001.
  ///
  /// Moments outside the years 1 to 9999 become the nearest end.
  static func text(secondsSince2001 seconds: Double) -> String {
    // Seconds from the start of the year 1 to that of 2001, and to the end of 9999.
    let (start, end) = (-63_113_904_000.0, 252_423_993_599.0)
    let clamped = seconds.isNaN ? 0 : min(max(seconds, start), end)
    var moment = Int(clamped)
    if Double(moment) > clamped { moment -= 1 }
    var day = moment / 86_400
    var second = moment % 86_400
    if second < 0 {
      second += 86_400
      day -= 1
    }
    let (year, month, dayOfMonth) = date(daysSince2001: day)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
      + "T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// The Gregorian date, with years that begin in March so that the leap day comes last.
  private static func date(daysSince2001 day: Int) -> (year: Int, month: Int, day: Int) {
    // The first of March of the year 0 lies 730 791 days before the first of January 2001.
    let days = day + 730_791
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
