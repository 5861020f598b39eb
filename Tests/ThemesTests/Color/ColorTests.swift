import Testing

@testable import Themes

/// Colours and their contrast, without the data of others.
@Suite struct ColorTests {
  @Test(arguments: [
    ("#fff", "#fff"), ("#12345678", "rgb(18 52 86/.471)"), (" RED ", "#f00"), ("rgb(0 128 255)", "#0080ff"),
    ("rgb(0, 50%, 100%)", nil), ("rgba(0, 0, 0, .5)", "rgb(0 0 0/.5)"), ("hsl(120deg 100% 25%)", "#008000"),
    ("hsl(0.5turn, 100%, 50%)", "#0ff"), ("color(xyz 0 0 0)", "color(xyz-d65 0 0 0)"), ("currentcolor", nil),
    ("rgb(1e2 0 0)", "#640000"), ("rgb(1. 0 0)", nil), ("lab(50 0 0) x", nil), ("color(lab 1 1 1)", nil),
    ("#ff+f", nil), ("transparent", "rgb(0 0 0/0)"),
  ])
  func isReadAndWritten(_ text: String, _ css: String?) {
    #expect(Color(css: text)?.css == css)
  }

  @Test(arguments: ["rgb(1 2 3 / 4%)", "color(srgb 1 none 0)", "#12345678", "hsla(1.5turn, 10%, 20%, 1e-1)"])
  func endsThatComeTooEarlyDoNoHarm(_ text: String) {
    for length in 0..<text.utf8.count { _ = Color(css: String(decoding: text.utf8.prefix(length), as: UTF8.self)) }
  }

  @Test func whiteOnBlackIsTwentyOne() {
    #expect(Contrast.ratio(.white, on: .black, over: .white) == 21)
    #expect(Contrast.ratio(.white, on: .white, over: .black) == 1)
  }

  @Test(arguments: ["#777", "#ff8a80", "#0a5bc4", "#1c1c1e", "#828288", "#fff", "#000"], [3.0, 4.5, 7])
  func theNearestColourPassesAndOnlyJust(_ text: String, _ minimum: Double) throws {
    let foreground = try #require(Color(css: text))
    for ground in [Color.white, .black, Color(.srgb, 0.5, 0.5, 0.5)] {
      guard let nearest = Contrast.nearestColor(to: foreground, on: ground, over: .white, reaching: minimum) else {
        #expect(minimum == 7)
        continue
      }
      // What is shown has eight bits a channel, and it is that which passes.
      let shown = try #require(Color(css: nearest.css))
      let ratio = Contrast.ratio(shown, on: ground, over: .white)
      #expect(ratio >= minimum)
      if Contrast.ratio(foreground, on: ground, over: .white) < minimum { #expect(ratio < minimum + 0.2) }
    }
  }
}
