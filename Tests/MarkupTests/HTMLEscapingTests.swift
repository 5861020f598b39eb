import Markup
import TestSupport
import Testing

@Suite struct HTMLEscapingTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    ("", ""),
    ("R&D <beta>", "R&amp;D &lt;beta&gt;"),
    ("say \"it's\"", "say &quot;it&#39;s&quot;"),
    ("&amp;", "&amp;amp;"),
    ("Ж<я", "Ж&lt;я"),
    ("\r\n<", "\r\n&lt;"),
  ])
  func escapes(text: String, expected: String) {
    #expect(HTMLEscaping.escaped(text) == expected)
  }

  /// A special character with a combining mark is one `Character`, which equals none of the five.
  @Test(arguments: ["&", "<", ">", "\"", "'"], ["\u{301}", "\u{20E3}", "\u{FE0F}", "\u{200D}"])
  func escapesBeforeCombiningMarks(special: String, mark: String) {
    let escaped = HTMLEscaping.escaped("a\(special)\(mark) onclick=go()")
    #expect(!escaped.unicodeScalars.dropFirst().contains { special != "&" && $0 == special.unicodeScalars.first })
    #expect(escaped.unicodeScalars.filter { $0 == "&" }.count == 1)
    #expect(escaped.unicodeScalars.contains { $0 == mark.unicodeScalars.first })
  }

  /// What a parser reads back is the text, in an attribute and in an element.
  @Test(arguments: 0..<200)
  func roundTrips(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("&<>\"'=/ abé😀\u{301}\u{2028};#39quot".unicodeScalars)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      scalars.append(alphabet.randomElement(using: &generator) ?? "a")
    }
    let text = String(scalars)
    var writer = HTMLWriter()
    writer.start("p")
    writer.attribute("title", text)
    writer.end()
    writer.text("." + text)
    writer.close("p")
    let tree = try MarkupParser.fragment(writer.html.description)
    #expect(tree == [.element("p", ["title": text], [.text("." + text)])])
  }
}
