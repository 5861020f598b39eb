/// A colour in one of the spaces of CSS Color 4, as design tokens and stylesheets write it.
struct Color: Hashable, Sendable {
  /// The spaces that the design-tokens format lists.
  enum Space: String, Hashable, Sendable, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
  }

  /// The space of the components.
  let space: Space

  /// Three components; `nil` is the missing component `none`, which counts as 0 where a colour is shown.
  let components: [Double?]

  /// From 0, clear, to 1, opaque.
  let alpha: Double

  init(_ space: Space, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double = 1) {
    self.space = space
    components = [first, second, third]
    self.alpha = alpha
  }

  static let black = Color(.srgb, 0, 0, 0)
  static let white = Color(.srgb, 1, 1, 1)
}

extension Color {
  /// The colour as CSS writes it, as short as can be: everything that sRGB holds in hexadecimal digits, with
  /// eight bits a channel, as browsers keep it.
  var css: String {
    switch space {
    case .srgb, .hsl, .hwb:
      let bytes = encodedSRGB.map(Self.byte)
      guard alpha < 1 else { return Self.hexadecimal(bytes) }
      return "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2])\(alphaSuffix))"
    case .lab, .lch, .oklab, .oklch:
      return "\(space.rawValue)(\(componentList)\(alphaSuffix))"
    case .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      return "color(\(space.rawValue) \(componentList)\(alphaSuffix))"
    }
  }

  private var componentList: String {
    components.map { $0.map { CSSNumber.text($0) } ?? "none" }.joined(separator: " ")
  }

  private var alphaSuffix: String { alpha < 1 ? "/" + CSSNumber.text(alpha, digits: 3) : "" }

  static func byte(_ channel: Double) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }

  static func hexadecimal(_ bytes: [Int]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    var text = [UInt8(ascii: "#")]
    for byte in bytes {
      if !isShort { text.append(digits[byte >> 4]) }
      text.append(digits[byte & 15])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
