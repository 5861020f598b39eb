import Diagnostics
import JSONSource

extension TokenResolver {
  /// The value of a type that stands at a place, or that a reference there leads to.
  mutating func decode(_ source: JSONValue, as type: TokenType, of path: String) -> TokenValue? {
    let value: JSONValue
    switch follow(source, of: path) {
    case .failed:
      return nil
    case .value(let found):
      if found.type == type { return found }
      diagnostics.error(
        .tokenTypeMismatch,
        "\"\(path)\" wants a \(type.rawValue) and refers to a \(found.type.rawValue)",
        at: source.location
      )
      return nil
    case .literal(let literal):
      value = literal
    }
    switch type {
    case .color: return color(value, of: path).map { .color($0) }
    case .dimension: return measure(value, type, ["px", "rem"], of: path).map { .dimension($0) }
    case .duration: return measure(value, type, ["ms", "s"], of: path).map { .duration($0) }
    case .fontFamily: return fontFamily(value, of: path).map { .fontFamily($0) }
    case .fontWeight: return fontWeight(value, of: path).map { .fontWeight($0) }
    case .cubicBezier: return cubicBezier(value, of: path).map { .cubicBezier($0) }
    case .number: return number(value, of: path).map { .number($0) }
    case .strokeStyle: return strokeStyle(value, of: path).map { .strokeStyle($0) }
    case .border: return border(value, of: path).map { .border($0) }
    case .transition: return transition(value, of: path).map { .transition($0) }
    case .shadow: return shadows(value, of: path).map { .shadow($0) }
    case .gradient: return gradient(value, of: path).map { .gradient($0) }
    case .typography: return typography(value, of: path).map { .typography($0) }
    }
  }

  /// Reports a value that does not fit.
  mutating func refuse(_ value: JSONValue, _ message: String, of path: String, fix: String? = nil) {
    diagnostics.error(.tokenInvalidValue, "\"\(path)\": \(message)", at: value.location, fix: fix)
  }

  /// A part of a value that has no type of its own, such as a unit.
  mutating func literal(_ value: JSONValue, of path: String) -> JSONValue? {
    switch follow(value, of: path) {
    case .literal(let literal):
      return literal
    case .value(.number):
      refuse(value, "a part of a value is named by a \"$ref\" to a \"$value\"", of: path)
      return nil
    case .value(let found):
      diagnostics.error(
        .tokenTypeMismatch,
        "\"\(path)\" wants a plain value and refers to a \(found.type.rawValue)",
        at: value.location
      )
      return nil
    case .failed:
      return nil
    }
  }

  mutating func number(_ value: JSONValue, of path: String, _ what: String = "a number") -> Double? {
    guard let value = literal(value, of: path) else { return nil }
    guard let number = value.number.flatMap(Double.init), number.isFinite else {
      let isNumeric = value.string.flatMap(Double.init) != nil
      refuse(
        value,
        "\(what) is wanted, and this is \(Self.article(value.kind))",
        of: path,
        fix: isNumeric ? "Leave out the quotation marks." : nil
      )
      return nil
    }
    return number
  }

  static func article(_ kind: JSONValue.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The members of an object that has given names and no others; `nil` after a fault.
  mutating func members(
    _ value: JSONValue,
    _ what: String,
    required: [String],
    optional: [String] = [],
    of path: String
  ) -> [String: JSONValue]? {
    let names = required + optional
    guard value.kind == .object else {
      let shown = required.map { "\"\($0)\"" }.joined(separator: ", ")
      refuse(value, "\(what) is an object with \(shown), and this is \(Self.article(value.kind))", of: path)
      return nil
    }
    var found: [String: JSONValue] = [:]
    var isSound = true
    for member in value.members {
      if names.contains(member.key) {
        found[member.key] = member.value
      } else {
        isSound = false
        diagnostics.error(
          .tokenInvalidValue,
          "\"\(path)\": unknown part \"\(member.key)\" of \(what)",
          at: member.keyLocation,
          fix: names.nearest(to: member.key).map { "Did you mean \"\($0)\"?" }
        )
      }
    }
    for name in required where found[name] == nil {
      isSound = false
      refuse(value, "\(what) needs \"\(name)\"", of: path)
    }
    return isSound ? found : nil
  }

  // MARK: Simple types

  private mutating func measure(
    _ value: JSONValue,
    _ type: TokenType,
    _ units: [String],
    of path: String
  ) -> TokenValue.Measure? {
    if value.kind == .string || value.kind == .number {
      refuse(
        value,
        "a \(type.rawValue) is an object with \"value\" and \"unit\"",
        of: path,
        fix: Self.suggestion(for: value, units: units)
      )
      return nil
    }
    guard let parts = members(value, "a \(type.rawValue)", required: ["value", "unit"], of: path),
      let amount = parts["value"], let unit = parts["unit"]
    else { return nil }
    let number = number(amount, of: path)
    guard let unit = literal(unit, of: path) else { return nil }
    guard let name = unit.string, units.contains(name) else {
      refuse(
        unit,
        "the unit of a \(type.rawValue) is \(units.map { "\"\($0)\"" }.joined(separator: " or "))",
        of: path
      )
      return nil
    }
    return number.map { TokenValue.Measure(value: $0, unit: name) }
  }

  /// How `"16px"` is written in the format.
  private static func suggestion(for value: JSONValue, units: [String]) -> String? {
    let text = value.string ?? value.number ?? ""
    // The longer unit first: "ms" also ends in "s".
    for unit in units.sorted(by: { $0.utf8.count > $1.utf8.count }) where text.hasSuffix(unit) {
      let amount = text.dropLast(unit.count)
      if let number = Double(amount) {
        return "Write {\"value\": \(jsonNumber(number)), \"unit\": \"\(unit)\"}."
      }
    }
    guard let number = Double(text) else { return nil }
    return "Write {\"value\": \(jsonNumber(number)), \"unit\": \"\(units[0])\"}."
  }

  static func jsonNumber(_ value: Double) -> String {
    let text = CSSNumber.text(value)
    if text.utf8.first == UInt8(ascii: ".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }

  private mutating func fontFamily(_ value: JSONValue, of path: String) -> [String]? {
    if let name = value.string {
      guard !name.isEmpty else {
        refuse(value, "the name of a font is empty", of: path)
        return nil
      }
      return [name]
    }
    guard value.kind == .array, value.count > 0 else {
      refuse(value, "a fontFamily is a name or an array of names", of: path)
      return nil
    }
    var names: [String] = []
    for element in value.elements {
      switch follow(element, of: path) {
      case .failed:
        return nil
      case .value(let found):
        // A reference stands for one name; a whole list does not go into another.
        guard case .fontFamily(let family) = found, family.count == 1 else {
          diagnostics.error(.tokenTypeMismatch, "\"\(path)\" wants one font here", at: element.location)
          return nil
        }
        names += family
      case .literal(let literal):
        guard let name = literal.string, !name.isEmpty else {
          refuse(literal, "the name of a font is a text that is not empty", of: path)
          return nil
        }
        names.append(name)
      }
    }
    return names
  }

  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]

  private mutating func fontWeight(_ value: JSONValue, of path: String) -> Double? {
    if let name = value.string {
      if let known = Self.weights.first(where: { $0.name == name }) { return known.weight }
      refuse(
        value,
        "unknown fontWeight \"\(name)\"",
        of: path,
        fix: Self.weights.map(\.name).nearest(to: name).map { "Did you mean \"\($0)\"?" }
          ?? "Write a number from 1 to 1000, or a name such as \"bold\"."
      )
      return nil
    }
    guard let number = number(value, of: path, "a fontWeight") else { return nil }
    guard (1...1000).contains(number) else {
      refuse(value, "a fontWeight lies between 1 and 1000", of: path)
      return nil
    }
    return number
  }

  private mutating func cubicBezier(_ value: JSONValue, of path: String) -> [Double]? {
    guard value.kind == .array, value.count == 4 else {
      refuse(value, "a cubicBezier is an array of four numbers", of: path)
      return nil
    }
    var points: [Double] = []
    for element in value.elements {
      guard let number = number(element, of: path) else { return nil }
      if points.count % 2 == 0, !(0...1).contains(number) {
        refuse(element, "the first and third number of a cubicBezier lie between 0 and 1", of: path)
        return nil
      }
      points.append(number)
    }
    return points
  }
}
