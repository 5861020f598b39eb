/// Writes numbers as CSS has them: no exponent, no zero that says nothing.
enum CSSNumber {
  /// The number rounded to some digits behind the point: `0.50` is `.5`, `-0.0` is `0`.
  static func text(_ value: Double, digits: Int = 5) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return value < 0 ? "-999999999999" : "999999999999" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int64((value.magnitude * scale).rounded())
    guard scaled != 0 else { return "0" }
    let whole = scaled / Int64(scale)
    var fraction = String(scaled % Int64(scale))
    fraction = String(repeating: "0", count: digits - fraction.utf8.count) + fraction
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    let sign = value < 0 ? "-" : ""
    if fraction.isEmpty { return sign + String(whole) }
    return sign + (whole == 0 ? "" : String(whole)) + "." + fraction
  }
}
