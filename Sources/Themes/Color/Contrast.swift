/// The contrast of two colours as WCAG 2 measures it, from 1 to 21.
enum Contrast {
  /// The ratio of a foreground on a background that stands on a backdrop.
  ///
  /// Translucent colours are laid over what is behind them in gamma-encoded sRGB, as browsers do it.
  static func ratio(_ foreground: Color, on background: Color, over backdrop: Color) -> Double {
    let behind = composite(background, over: backdrop.encodedSRGB)
    let front = composite(foreground, over: behind)
    return ratio(luminance(front), luminance(behind))
  }

  /// The nearest opaque colour to a foreground that reaches a ratio; `nil` when neither black nor white does.
  ///
  /// Only lightness changes, and chroma where the screen cannot show it, so that hue stays what the designer chose.
  static func nearestColor(
    to foreground: Color,
    on background: Color,
    over backdrop: Color,
    reaching minimum: Double
  ) -> Color? {
    let behind = composite(background, over: backdrop.encodedSRGB)
    let ground = luminance(behind)
    let shown = composite(foreground, over: behind)
    let start = Color(.srgb, shown[0], shown[1], shown[2]).oklab
    let candidates = [0.0, 1.0].compactMap { end -> (color: Color, distance: Double)? in
      var (passing, failing): (Double, Double) = (1, 0)
      // The step from here to black or to white, halved until eight bits cannot tell steps apart.
      guard ratio(luminance(step(start, toward: end, by: 1)), ground) >= minimum else { return nil }
      for _ in 0..<14 {
        let middle = (passing + failing) / 2
        if ratio(luminance(step(start, toward: end, by: middle)), ground) >= minimum {
          passing = middle
        } else {
          failing = middle
        }
      }
      let channels = step(start, toward: end, by: passing)
      let color = Color(.srgb, channels[0], channels[1], channels[2])
      let difference = zip(color.oklab, start).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
      return (color, difference)
    }
    return candidates.min { $0.distance < $1.distance }?.color
  }

  /// The ratio of two luminances.
  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A ratio as messages show it: cut, not rounded, since 4.499 must not be shown as the 4.5 that it misses.
  static func text(_ ratio: Double) -> String { CSSNumber.text((ratio * 100).rounded(.down) / 100, digits: 2) }

  /// The relative luminance of encoded channels.
  static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map(Color.decode)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  static func composite(_ color: Color, over backdrop: [Double]) -> [Double] {
    zip(color.encodedSRGB, backdrop).map { $0 * color.alpha + $1 * (1 - color.alpha) }
  }

  /// A colour on the way from a start to black (0) or white (1), rounded to eight bits a channel.
  private static func step(_ start: [Double], toward end: Double, by share: Double) -> [Double] {
    let lightness = start[0] + (end - start[0]) * share
    // Less and less chroma until the screen can show it.
    var chroma = 1.0
    var linear = Color.linearSRGB(oklab: [lightness, start[1], start[2]])
    while chroma > 0.01, linear.contains(where: { $0 < -0.001 || $0 > 1.001 }) {
      chroma -= 0.02
      linear = Color.linearSRGB(oklab: [lightness, start[1] * chroma, start[2] * chroma])
    }
    return linear.map { Double(Color.byte(Color.encode(Color.clamped($0)))) / 255 }
  }
}
