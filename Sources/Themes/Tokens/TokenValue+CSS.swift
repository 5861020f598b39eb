extension TokenValue {
  /// What CSS has for the value: one text, and for typography a second one for what `font` cannot say.
  ///
  /// The endings are put behind the name of the custom property.
  var declarations: [(ending: String, value: String)] {
    switch self {
    case .color(let color): [("", color.css)]
    case .dimension(let measure), .duration(let measure): [("", measure.css)]
    case .fontFamily(let names): [("", Self.css(family: names))]
    case .fontWeight(let number), .number(let number): [("", CSSNumber.text(number))]
    case .cubicBezier(let points): [("", Self.css(timing: points))]
    case .strokeStyle(let style): [("", style.css)]
    case .border(let border): [("", "\(border.width.css) \(border.style.css) \(border.color.css)")]
    case .transition(let transition):
      [("", "\(transition.duration.css) \(Self.css(timing: transition.timing)) \(transition.delay.css)")]
    case .shadow(let shadows): [("", shadows.isEmpty ? "none" : shadows.map(\.css).joined(separator: ","))]
    case .gradient(let stops):
      [("", stops.map { "\($0.color.css) \(CSSNumber.text($0.position * 100))%" }.joined(separator: ","))]
    case .typography(let text):
      [
        (
          "",
          CSSNumber.text(text.weight) + " " + text.size.css + "/" + CSSNumber.text(text.lineHeight) + " "
            + Self.css(family: text.family)
        ),
        ("-letter-spacing", text.letterSpacing.css),
      ]
    }
  }

  private static func css(timing points: [Double]) -> String {
    "cubic-bezier(\(points.map { CSSNumber.text($0) }.joined(separator: ",")))"
  }

  private static func css(family names: [String]) -> String {
    names.map { isFamilyKeyword($0) ? $0 : quoted($0) }.joined(separator: ",")
  }

  /// Whether a name may stand without quotes, as the names of generic families must.
  private static func isFamilyKeyword(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let isLetter = { (byte: UInt8) in byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
    guard let start = bytes.first(where: { $0 != UInt8(ascii: "-") }), isLetter(start),
      bytes.allSatisfy({ isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: "-") }),
      !name.hasPrefix("--")
    else { return false }
    return !["inherit", "initial", "unset", "default", "revert", "revert-layer"].contains(name.lowercased())
  }

  /// A CSS string that holds any text and ends neither its rule nor a `<style>` element.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "<", "\u{0}"..."\u{1F}", "\u{7F}":
        result += "\\" + String(scalar.value, radix: 16) + " "
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TokenValue.Measure {
  /// Lengths of zero need no unit but keep it, because `calc()` does not add a number to a length.
  var css: String { CSSNumber.text(value) + unit }
}

extension TokenValue.StrokeStyle {
  var css: String {
    switch self {
    case .keyword(let keyword): keyword
    case .dashes: "dashed"
    }
  }
}

extension TokenValue.Shadow {
  var css: String {
    (isInset ? "inset " : "") + [offsetX, offsetY, blur, spread].map(\.css).joined(separator: " ") + " " + color.css
  }
}
