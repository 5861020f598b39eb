import Diagnostics
import JSONSource
import Testing

@Suite struct JSONWriterTests {
  @Test func membersStandInOrder() {
    #expect(
      write(.pretty) == """
        {
          "title": "A \\"b\\" \\\\ \\n\\t\\u0001 é",
          "list": [
            1,
            -0.50,
            true,
            null,
            []
          ],
          "names": [
            "a",
            "b"
          ],
          "empty": {},
          "isOn": false,
          "count": 2
        }
        """
    )
    #expect(
      write(.compact) == #"{"title":"A \"b\" \\ \n\t\u0001 é","list":[1,-0.50,true,null,[]],"names":["a","b"],"#
        + #""empty":{},"isOn":false,"count":2}"#
    )
  }

  @Test func scriptsCannotBeEnded() {
    var writer = JSONWriter(.compact, isForScript: true)
    writer.object { $0.member("</script>", "<!-- & \u{2028}\u{2029}\u{202A} \u{7F}") }
    #expect(
      writer.text == #"{"\u003c/script\u003e":"\u003c!-- \u0026 \u2028\u2029"# + "\u{202A}" + #" \u007f"}"#
    )
    var plain = JSONWriter(.compact)
    plain.string("</script> & \u{2028}")
    #expect(plain.text == "\"</script> & \u{2028}\"")
  }

  @Test(arguments: [
    #"{"a":[1,2.50,{"b":"\"\\/\b\f\n\r\t\u0000😀é"}],"c":null,"d":{},"e":[],"f":true}"#, "1", "\"\"", "[[[]]]",
  ])
  func whatWasReadIsWritten(_ text: String) throws {
    let document = try #require(read(text))
    var writer = JSONWriter(.compact)
    writer.value(document.root)
    let again = try #require(read(writer.text))
    var second = JSONWriter(.compact)
    second.value(again.root)
    #expect(second.text == writer.text)
    #expect(writer.text == text)
  }

  private func write(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout)
    writer.object { object in
      object.member("title", "A \"b\" \\ \n\t\u{1} é")
      object.member("list") { list in
        list.array { array in
          array.number(1)
          array.number(spelling: "-0.50")
          array.boolean(true)
          array.null()
          array.array { _ in }
        }
      }
      object.member("names", ["a", "b"])
      object.member("empty") { $0.object { _ in } }
      object.member("isOn", false)
      object.member("count", 2)
    }
    return writer.text
  }

  private func read(_ text: String) -> JSONDocument? {
    var diagnostics = DiagnosticCollector()
    return JSONDocument.read(SourceFile(name: "a.json", bytes: Array(text.utf8)), into: &diagnostics)
  }
}
