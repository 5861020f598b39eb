import Diagnostics
import JSONSource

extension TokenResolver {
  mutating func color(_ value: JSONValue, of path: String) -> Color? {
    if let text = value.string {
      refuse(
        value,
        "a color is an object with \"colorSpace\" and \"components\"",
        of: path,
        fix: Color(css: text).map { "Write \(Self.json($0))." }
      )
      return nil
    }
    guard
      let parts = members(
        value,
        "a color",
        required: ["colorSpace", "components"],
        optional: ["alpha", "hex"],
        of: path
      ),
      let spaceValue = parts["colorSpace"].flatMap({ literal($0, of: path) }),
      let list = parts["components"].flatMap({ literal($0, of: path) })
    else { return nil }
    guard let space = spaceValue.string.flatMap(Color.Space.init) else {
      let known = Color.Space.allCases.map(\.rawValue)
      refuse(
        spaceValue,
        "unknown colorSpace \"\(spaceValue.string ?? "")\"",
        of: path,
        fix: known.nearest(to: spaceValue.string ?? "").map { "Did you mean \"\($0)\"?" }
          ?? "Spaces there are: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
      )
      return nil
    }
    guard list.kind == .array, list.count == 3 else {
      refuse(list, "a color has three components", of: path)
      return nil
    }
    var components: [Double?] = []
    for (position, element) in list.elements.enumerated() {
      guard let component = component(element, position, space, of: path) else { return nil }
      components.append(component.value)
    }
    var alpha = 1.0
    if let part = parts["alpha"] {
      guard let number = number(part, of: path, "an alpha") else { return nil }
      guard (0...1).contains(number) else {
        refuse(part, "an alpha lies between 0 and 1", of: path)
        return nil
      }
      alpha = number
    }
    let color = Color(space, components[0], components[1], components[2], alpha: alpha)
    guard let hex = parts["hex"] else { return color }
    return checkHex(hex, against: color, of: path) ? color : nil
  }

  /// A component, where the outer `nil` is a fault and the inner one the missing component `none`.
  private mutating func component(
    _ element: JSONValue,
    _ position: Int,
    _ space: Color.Space,
    of path: String
  ) -> (value: Double?, Void)? {
    guard let literal = literal(element, of: path) else { return nil }
    if literal.string == "none" { return (nil, ()) }
    guard let number = number(literal, of: path, "a component") else { return nil }
    guard let limits = space.limits(at: position), !limits.contains(number) else { return (number, ()) }
    let upper = limits.upperBound.isFinite ? " and \(CSSNumber.text(limits.upperBound))" : ""
    refuse(
      element,
      upper.isEmpty
        ? "component \(position + 1) of \(space.rawValue) is at least \(CSSNumber.text(limits.lowerBound))"
        : "component \(position + 1) of \(space.rawValue) lies between \(CSSNumber.text(limits.lowerBound))\(upper)",
      of: path,
      fix: number > 1 && number <= 255 && limits.upperBound == 1
        ? "Divide by 255: \(Self.jsonNumber((number / 255 * 1000).rounded() / 1000))." : nil
    )
    return nil
  }

  private mutating func checkHex(_ value: JSONValue, against color: Color, of path: String) -> Bool {
    guard let hex = literal(value, of: path) else { return false }
    guard let text = hex.string, text.utf8.count == 7, let said = Color(css: text) else {
      refuse(hex, "\"hex\" is written as #rrggbb", of: path)
      return false
    }
    // Other spaces may hold what hexadecimal digits cannot say.
    guard color.space == .srgb else { return true }
    let difference = zip(said.encodedSRGB, color.encodedSRGB).map { ($0 - $1).magnitude }.max() ?? 0
    if difference > 1.5 / 255 {
      let shown = Color.hexadecimal(color.encodedSRGB.map(Color.byte))
      diagnostics.warning(
        .tokenHexMismatch,
        "\"\(path)\": \"hex\" says \(text) and the components \(shown), which counts",
        at: hex.location,
        fix: "Write the components as \(Self.json(said.components))."
      )
    }
    return true
  }

  /// A colour as the format wants it.
  private static func json(_ color: Color) -> String {
    let alpha = color.alpha < 1 ? ", \"alpha\": \(jsonNumber((color.alpha * 1000).rounded() / 1000))" : ""
    return "{\"colorSpace\": \"\(color.space.rawValue)\", \"components\": \(json(color.components))\(alpha)}"
  }

  private static func json(_ components: [Double?]) -> String {
    let list = components.map { $0.map { jsonNumber(($0 * 10_000).rounded() / 10_000) } ?? "\"none\"" }
    return "[\(list.joined(separator: ", "))]"
  }
}

extension Color.Space {
  /// The least and greatest value of a component; `nil` where any number will do.
  func limits(at position: Int) -> ClosedRange<Double>? {
    let percent = 0.0...100.0
    let hue = 0.0...360.0
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50: return 0...1
    case .hsl, .hwb: return position == 0 ? hue : percent
    case .lab: return position == 0 ? percent : nil
    case .oklab: return position == 0 ? 0...1 : nil
    case .lch: return [percent, 0...Double.infinity, hue][position]
    case .oklch: return [0...1, 0...Double.infinity, hue][position]
    }
  }
}
