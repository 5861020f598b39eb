import Markup
import Testing

@Suite struct HTMLWriterTests {
  @Test func writesElements() {
    var writer = HTMLWriter()
    writer.start("button")
    writer.attribute("type", "submit")
    writer.attribute("name", nil)
    writer.attribute("disabled", if: false)
    writer.attribute("hidden", if: true)
    writer.end()
    writer.text("Save & close")
    writer.markup(HTML(trusted: Array("<b></b>".utf8)))
    writer.close("button")
    #expect(writer.html.description == "<button type=\"submit\" hidden>Save &amp; close<b></b></button>")
  }

  @Test func startsEmpty() {
    #expect(HTMLWriter().html == .empty)
    #expect(HTML.empty.isEmpty)
  }
}
