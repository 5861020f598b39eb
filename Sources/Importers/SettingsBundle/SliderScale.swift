/// The scale of a slider in decimal numbers, with the largest power of ten as a step on which its default lies.
///
/// Sliders of an app are continuous; on a page they move in steps, of which there are at least a hundred where the ends
/// are not whole numbers far apart.
struct SliderScale {
  let minimum: String
  let maximum: String
  let value: String
  let step: String
  /// Whether the default lay outside the ends.
  let isClamped: Bool

  /// Numbers are counted in millionths, which is finer than a slider can be moved.
  private static let unit = 1_000_000

  /// Makes a scale; `nil` when the numbers are none or the ends are the wrong way round.
  init?(minimum: Double, maximum: Double, value: Double) {
    guard let low = Self.millionths(minimum), let high = Self.millionths(maximum), low < high,
      let wanted = Self.millionths(value)
    else { return nil }
    let middle = min(max(wanted, low), high)
    isClamped = middle != wanted
    let span = high - low
    var step = Self.unit
    let isWhole = low % step == 0 && high % step == 0 && middle % step == 0
    if !isWhole || span < 10 * step {
      while step > 1, step * 100 > span || !(low % step == 0 && high % step == 0 && middle % step == 0) { step /= 10 }
    }
    self.minimum = Self.text(low)
    self.maximum = Self.text(high)
    self.value = Self.text(middle)
    self.step = Self.text(step)
  }

  private static func millionths(_ number: Double) -> Int? {
    guard number.isFinite, abs(number) < 1e12 else { return nil }
    return Int(number * Double(unit) + (number < 0 ? -0.5 : 0.5))
  }

  private static func text(_ millionths: Int) -> String {
    let (whole, part) = abs(millionths).quotientAndRemainder(dividingBy: unit)
    let sign = millionths < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
