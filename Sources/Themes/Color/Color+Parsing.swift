extension Color {
  /// Reads a CSS colour; `nil` for everything that is none, and for `currentcolor`, which names no fixed colour.
  init?(css text: String) {
    var parser = ColorParser(bytes: Array(text.utf8))
    guard let color = parser.parse() else { return nil }
    self = color
  }
}

/// Reads one CSS colour and nothing after it.
private struct ColorParser {
  /// One part inside the parentheses of a colour function.
  struct Argument {
    enum Unit { case number, percent, angle, word }
    let unit: Unit
    /// Degrees for angles; `nil` for `none`.
    let value: Double?
    let word: String
  }

  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() -> Color? {
    skipSpace()
    guard let first = peek else { return nil }
    let color: Color?
    if first == UInt8(ascii: "#") {
      index += 1
      color = hexadecimal()
    } else {
      let name = word().lowercased()
      guard !name.isEmpty else { return nil }
      if peek == UInt8(ascii: "(") {
        index += 1
        color = function(name)
      } else if name == "transparent" {
        color = Color(.srgb, 0, 0, 0, alpha: 0)
      } else {
        color = NamedColors.value(of: name).map {
          Color(.srgb, Double($0 >> 16) / 255, Double($0 >> 8 & 255) / 255, Double($0 & 255) / 255)
        }
      }
    }
    skipSpace()
    return index == bytes.count ? color : nil
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Passes white space, and says whether there was any.
  @discardableResult private mutating func skipSpace() -> Bool {
    let start = index
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { index += 1 }
    return index > start
  }

  private mutating func word() -> String {
    let start = index
    while let byte = peek, isWordByte(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-")
  }

  private mutating func hexadecimal() -> Color? {
    var digits: [Int] = []
    while let byte = peek, let digit = Int(String(decoding: [byte], as: UTF8.self), radix: 16),
      byte != UInt8(ascii: "+"),
      byte != UInt8(ascii: "-")
    {
      digits.append(digit)
      index += 1
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    let channels = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    return Color(.srgb, channels[0], channels[1], channels[2], alpha: channels.count == 4 ? channels[3] : 1)
  }

  private mutating func function(_ name: String) -> Color? {
    var space: Color.Space?
    if name == "color" {
      skipSpace()
      let word = word().lowercased()
      space = word == "xyz" ? .xyzD65 : Color.Space(rawValue: word)
      guard let space, ![.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(space), skipSpace() else { return nil }
    }
    guard let (arguments, alpha, isLegacy) = arguments() else { return nil }
    let opacity = alpha.map { Color.clamped($0.unit == .percent ? ($0.value ?? 0) / 100 : $0.value ?? 0) } ?? 1
    let make = { (space: Color.Space, values: [Double?]) in
      Color(space, values[0], values[1], values[2], alpha: opacity)
    }
    switch name {
    case "rgb", "rgba":
      let units = Set(arguments.map(\.unit))
      if isLegacy, units.count > 1 { return nil }
      return scaled(arguments, percent: [1 / 100, 1 / 100, 1 / 100], number: [1 / 255, 1 / 255, 1 / 255])
        .map { make(.srgb, $0) }
    case "hsl", "hsla":
      if isLegacy, arguments[1].unit != .percent || arguments[2].unit != .percent { return nil }
      return scaled(arguments, percent: [nil, 1, 1]).map { make(.hsl, $0) }
    case "hwb":
      return isLegacy ? nil : scaled(arguments, percent: [nil, 1, 1]).map { make(.hwb, $0) }
    case "lab":
      return isLegacy ? nil : scaled(arguments, percent: [1, 1.25, 1.25]).map { make(.lab, $0) }
    case "lch":
      return isLegacy ? nil : scaled(arguments, percent: [1, 1.5, nil]).map { make(.lch, $0) }
    case "oklab":
      return isLegacy ? nil : scaled(arguments, percent: [0.01, 0.004, 0.004]).map { make(.oklab, $0) }
    case "oklch":
      return isLegacy ? nil : scaled(arguments, percent: [0.01, 0.004, nil]).map { make(.oklch, $0) }
    case "color":
      guard let space, !isLegacy else { return nil }
      return scaled(arguments, percent: [0.01, 0.01, 0.01]).map { make(space, $0) }
    default:
      return nil
    }
  }

  /// The values of three arguments; `nil` as a percent factor marks the one that is a hue.
  private func scaled(
    _ arguments: [Argument],
    percent: [Double?],
    number: [Double] = [1, 1, 1]
  ) -> [Double?]? {
    var values: [Double?] = []
    for (position, argument) in arguments.enumerated() {
      switch (argument.unit, percent[position]) {
      case (.percent, let factor?): values.append(argument.value.map { $0 * factor })
      case (.number, _): values.append(argument.value.map { $0 * number[position] })
      case (.angle, nil): values.append(argument.value)
      case (.word, _): values.append(nil)
      default: return nil
      }
    }
    return values
  }

  /// Three arguments and an alpha, up to the closing parenthesis, with commas or without.
  private mutating func arguments() -> (values: [Argument], alpha: Argument?, isLegacy: Bool)? {
    var values: [Argument] = []
    var alpha: Argument?
    var isLegacy = false
    skipSpace()
    while true {
      guard let argument = argument() else { return nil }
      values.append(argument)
      let hadSpace = skipSpace()
      guard let byte = peek else { return nil }
      switch byte {
      case UInt8(ascii: ")"):
        index += 1
        if isLegacy, values.count == 4 { alpha = values.removeLast() }
        let hasWord = values.contains { $0.unit == .word }
        guard values.count == 3, !(isLegacy && hasWord), alpha?.unit != .angle else { return nil }
        return (values, alpha, isLegacy)
      case UInt8(ascii: ","):
        guard values.count == 1 || isLegacy, values.count < 4 else { return nil }
        isLegacy = true
        index += 1
        skipSpace()
      case UInt8(ascii: "/"):
        guard !isLegacy, values.count == 3 else { return nil }
        index += 1
        skipSpace()
        alpha = self.argument()
        skipSpace()
        guard let alpha, alpha.unit != .angle, peek == UInt8(ascii: ")") else { return nil }
        index += 1
        return (values, alpha, false)
      default:
        guard !isLegacy, hadSpace, values.count < 3 else { return nil }
      }
    }
  }

  private mutating func argument() -> Argument? {
    let start = index
    if let byte = peek, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
    while let byte = peek, byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".") {
      index += 1
    }
    if index == start {
      let word = word().lowercased()
      return word == "none" ? Argument(unit: .word, value: nil, word: word) : nil
    }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text.utf8.last == UInt8(ascii: ".") { return nil }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "-") || (bytes[index + 1] >= 0x30 && bytes[index + 1] <= 0x39)
    {
      index += 2
      while let byte = peek, byte >= 0x30 && byte <= 0x39 { index += 1 }
      text = String(decoding: bytes[start..<index], as: UTF8.self)
    }
    guard let number = Double(text), number.isFinite else { return nil }
    if peek == UInt8(ascii: "%") {
      index += 1
      return Argument(unit: .percent, value: number, word: "")
    }
    switch word().lowercased() {
    case "": return Argument(unit: .number, value: number, word: "")
    case "deg": return Argument(unit: .angle, value: number, word: "")
    case "grad": return Argument(unit: .angle, value: number * 0.9, word: "")
    case "rad": return Argument(unit: .angle, value: number * 180 / .pi, word: "")
    case "turn": return Argument(unit: .angle, value: number * 360, word: "")
    default: return nil
    }
  }
}
