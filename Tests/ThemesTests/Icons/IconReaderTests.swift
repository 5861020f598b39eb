import Diagnostics
import Markup
import Testing

@testable import Themes

/// What of an SVG file gets into a page, and what must not.
@Suite struct IconReaderTests {
  private func read(_ text: String) -> (html: HTML?, texts: [String]) {
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: "icons/x.svg", bytes: Array(text.utf8))
    let html = IconReader.read(file, into: &diagnostics)
    return (html, diagnostics.texts)
  }

  private static let start = #"<svg class="icon-glyph" aria-hidden="true" viewBox="0 0 20 20""#
  /// What an icon gets that says nothing of its colours: a white glyph on a grey tile.
  private static let defaults = ##" color="#5b5b60" fill="#fff""##

  static let sound: [(svg: String, html: String)] = [
    (
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Made by hand. -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20" color="#0a5bc4"
        fill="none" class="x" data-name="y">
        <title>Wi-Fi</title>
        <g stroke='#fff'><path d="M5 10
          h10"/></g>
      </svg>
      """#,
      start + ##" color="#0a5bc4" fill="none"><g stroke="#fff"><path d="M5 10 h10"/></g></svg>"##
    ),
    (
      #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://example.org/i" width="20px" height="20" i:v="1"><i:view><i:x/></i:view><metadata><p/></metadata><circle cx="1" cy="2" r="3"></circle></svg>"#,
      #"<svg class="icon-glyph" aria-hidden="true" viewBox="0 0 20 20"\#(defaults)><circle cx="1" cy="2" r="3"/></svg>"#
    ),
    ("\u{FEFF}<svg viewBox=\"0 0 20 20\"/>", start + defaults + "/>"),
    (
      ##"<svg viewBox="0 0 20 20" color="#0a5bc4" stroke="currentColor" fill='none'><path fill="CurrentColor"/></svg>"##,
      start + ##" color="#0a5bc4" stroke="#fff" fill="none"><path fill="#fff"/></svg>"##
    ),
    (
      #"<svg viewBox="0 0 20 20"><path d="&#34;&lt;&amp;&gt;" fill='"́'/></svg>"#,
      start + defaults + #"><path d="&quot;&lt;&amp;&gt;" fill="&quot;́"/></svg>"#
    ),
  ]

  @Test(arguments: sound) func becomesMarkup(_ item: (svg: String, html: String)) {
    let result = read(item.svg)
    #expect(result.texts == [])
    #expect(result.html?.description == item.html)
  }

  static let faults: [(svg: String, expected: [String])] = [
    (
      #"<svg viewBox="0 0 1 1"><script>go()</script></svg>"#,
      [
        #"1:24: error: an icon has no element "script" [icon-unsafe] -> An icon holds "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"."#
      ]
    ),
    (
      #"<svg viewBox="0 0 1 1" OnLoad="go()"/>"#,
      [#"1:24: error: an icon runs no script: "OnLoad" [icon-unsafe] -> Remove the attribute."#]
    ),
    (
      #"<svg viewBox="0 0 1 1"><foreignObject><p/></foreignObject></svg>"#,
      [
        #"1:24: error: an icon has no element "foreignObject" [icon-unsafe] -> An icon holds "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"."#
      ]
    ),
    (
      ##"<svg viewBox="0 0 1 1" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>"##,
      [
        #"1:67: error: an icon has no element "use" [icon-unsafe] -> It needs an id, which could clash with another icon's: draw the shapes in place."#
      ]
    ),
    (
      #"<svg viewBox="0 0 1 1"><g xmlns:x="http://www.w3.org/1999/xlink" x:href="http://a" xlink:href="b" xmlns:xlink="c"/></svg>"#,
      [#"1:84: error: an icon loads nothing: "xlink:href" [icon-unsafe] -> Draw what it shows in place."#]
    ),
    (
      #"<svg viewBox="0 0 1 1"><path style="fill:red" id="a" fill="URL(#b)"/></svg>"#,
      [
        #"1:30: error: an icon has no "style" attribute, which a strict content security policy blocks [icon-unsafe] -> Write presentation attributes, such as fill="none"."#,
        #"1:47: error: an icon has no "id", because it may stand in a page more than once [icon-unsafe] -> Remove the attribute."#,
        #"1:54: error: an icon refers to nothing: "fill" holds "url(" [icon-unsafe] -> Use a plain colour instead."#,
      ]
    ),
    (
      #"<!-- <!DOCTYPE --><!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>"#,
      [#"1:19: error: an icon has no document type [icon-unsafe] -> Remove the "<!DOCTYPE …>"."#]
    ),
    (
      "<svg viewBox=\"0 0 1 1\">\n  <style>a{}</style>\n  <text>A</text>\n  A\n</svg>",
      [
        #"2:3: error: an icon has no element "style" [icon-unsafe] -> Write presentation attributes, such as fill="none", on the shapes."#,
        #"3:3: error: an icon has no element "text" [icon-unsafe] -> Turn text into paths."#,
        #"3:17: error: an icon has no text [icon-invalid] -> Turn text into paths."#,
      ]
    ),
    ("<html/>", [#"1:1: error: an icon is one "svg" element, and this is "html" [icon-invalid]"#]),
    (
      "<svg/>",
      [
        #"1:1: error: an icon needs a "viewBox" [icon-invalid] -> Write viewBox="0 0 20 20" with the size of the drawing."#
      ]
    ),
    (
      #"<svg viewBox="0 0 1 1" color="blu"/>"#,
      [
        ##"1:31: error: "blu" is no CSS colour [icon-invalid] -> "color" on the root is the colour of the icon's tile, such as "#0a5bc4"."##
      ]
    ),
  ]

  @Test(arguments: faults) func saysWhatIsWrong(_ item: (svg: String, expected: [String])) {
    let result = read(item.svg)
    #expect(result.texts == item.expected)
    #expect(result.html == nil)
  }

  /// White is drawn on the tile.
  @Test func aTileThatIsTooLight() {
    let result = read(##"<svg viewBox="0 0 1 1" color="#ffff00"/>"##)
    #expect(
      result.texts == [
        ##"1:31: warning: white on "#ffff00" has a contrast of 1.07, and an icon needs 3 [contrast-too-low] -> The nearest colour that passes is #9a9a08."##
      ]
    )
    #expect(result.html != nil)
  }

  @Test(arguments: ["", "<svg viewBox=\"0 0 1 1\">", "<svg/><svg/>", "<svg viewBox='0 0 1 1'>&x;</svg>"])
  func whatIsNoXMLIsNoIcon(_ text: String) {
    let result = read(text)
    #expect(result.html == nil)
    #expect(!result.texts.isEmpty)
  }
}
