/// A decimal number of any size, compared and divided without rounding: 0.3 lies on a step of 0.1.
struct DecimalNumber: Sendable {
  private let isNegative: Bool
  /// The digits as an integer, without zeros at either end; none for zero.
  private let digits: [UInt8]
  /// The power of ten that the digits are multiplied by.
  private let exponent: Int

  static let zero = DecimalNumber("0")

  /// Reads a number that was found to be spelled as HTML spells numbers.
  init(_ text: String) {
    var digits: [UInt8] = []
    var exponent = 0
    var isFraction = false
    var rest = text.utf8[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        digits.append(byte &- UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      }
    }
    exponent += Self.exponent(rest.dropFirst())
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  /// An exponent, cut to what no other number comes near to.
  private static func exponent(_ text: Substring.UTF8View) -> Int {
    let isNegative = text.first == UInt8(ascii: "-")
    let magnitude = text.reduce(0) { total, byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        ? total : min(total * 10 + Int(byte &- UInt8(ascii: "0")), 1_000_000_000)
    }
    return isNegative ? -magnitude : magnitude
  }
}

extension DecimalNumber: Comparable {
  /// Whether two numbers are one, however they were spelled.
  static func == (first: DecimalNumber, second: DecimalNumber) -> Bool {
    first.digits == second.digits && first.exponent == second.exponent
      && (first.isNegative == second.isNegative || first.digits.isEmpty)
  }

  /// Whether a number is less than another.
  static func < (first: DecimalNumber, second: DecimalNumber) -> Bool {
    let (firstSign, secondSign) = (first.sign, second.sign)
    if firstSign != secondSign { return firstSign < secondSign }
    if firstSign < 0 { return isSmaller(second, first) }
    return isSmaller(first, second)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private static func isSmaller(_ first: DecimalNumber, _ second: DecimalNumber) -> Bool {
    let (firstLength, secondLength) = (first.digits.count + first.exponent, second.digits.count + second.exponent)
    if firstLength != secondLength { return firstLength < secondLength }
    return first.digits.lexicographicallyPrecedes(second.digits)
  }
}

extension DecimalNumber {
  /// Whether the number is a whole number of steps away from another.
  func isWholeSteps(of step: DecimalNumber, from base: DecimalNumber) -> Bool {
    guard step.sign > 0 else { return true }
    let unit = min(step.exponent, base.exponent)
    if !digits.isEmpty, exponent < unit { return false }
    // An author's step that no person could take is not judged.
    guard unit > -1_000 else { return true }
    let modulus = step.scaled(to: unit)
    return residue(of: modulus, unit) == base.residue(of: modulus, unit)
  }

  /// The digits of the number as a multiple of a power of ten that divides it.
  private func scaled(to unit: Int) -> [UInt8] {
    digits.isEmpty ? [] : digits + Array(repeating: 0, count: exponent - unit)
  }

  /// What is left of the number after whole steps, as digits of the step's length.
  private func residue(of modulus: [UInt8], _ unit: Int) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: modulus.count + 1)
    let modulus = [0] + modulus
    for digit in scaled(to: unit) {
      rest.removeFirst()
      rest.append(digit)
      while !rest.lexicographicallyPrecedes(modulus) { rest.subtract(modulus) }
    }
    guard isNegative, rest.contains(where: { $0 != 0 }) else { return rest }
    var complement = modulus
    complement.subtract(rest)
    return complement
  }
}

extension [UInt8] {
  /// Subtracts a number of as many digits that is not larger.
  fileprivate mutating func subtract(_ other: [UInt8]) {
    var borrow: UInt8 = 0
    for index in indices.reversed() {
      let taken = other[index] + borrow
      borrow = self[index] < taken ? 1 : 0
      self[index] = self[index] + borrow * 10 - taken
    }
  }
}
