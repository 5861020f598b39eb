import Diagnostics
import Testing

@testable import XMLSource

@Suite struct XMLFaultTests {
  /// A text that is not well-formed, and what is said about it.
  struct Fault: CustomTestStringConvertible, Sendable {
    var text: String
    var report: String
    var testDescription: String { String(text.prefix(60)) }

    init(_ text: String, _ report: String) {
      self.text = text
      self.report = report
    }
  }

  static let faults = [
    Fault(
      "",
      "1:1: error: the file has no element [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "  x",
      "1:3: error: expected \"<\"; text may stand only inside the root element [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a/>x",
      "1:5: error: nothing but comments may follow the root element [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a/><b/>",
      "1:5: error: nothing but comments may follow the root element [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a>\n<b>",
      "2:4: error: the file ends inside \"<b>\" [malformed-xml] note 2:1: opened here fix: Close it with \"</b>\"."
    ),
    Fault(
      "<a>\n <b></a>",
      "2:5: error: \"</a>\" stands where \"</b>\" is expected [mismatched-tag] note 2:2: \"<b>\" was opened here fix: Close \"<b>\" first."
    ),
    Fault(
      "<a b></a>",
      "1:5: error: expected \"=\" after the attribute \"b\" [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a b=c/>",
      "1:6: error: expected a quoted value of the attribute \"b\" [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a b='c'd='e'/>",
      "1:9: error: expected a space, \"/>\" or \">\" in a tag [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a b='<'/>",
      "1:7: error: \"<\" may not stand in the value of an attribute [malformed-xml] fix: Write \"&lt;\"."
    ),
    Fault(
      "<a b='x",
      "1:6: error: this quote is never closed [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a ",
      "1:1: error: this tag is never closed [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<1/>",
      "1:2: error: expected a name after \"<\" [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a>AT&T</a>",
      "1:6: error: \"&\" begins no reference [malformed-xml] fix: Write \"&amp;\" for an ampersand."
    ),
    Fault(
      "<a>&qout;</a>",
      "1:4: error: the entity \"qout\" is not defined [unknown-entity] fix: Did you mean \"&quot;\"?"
    ),
    Fault(
      "<a>&nbsp;</a>",
      "1:4: error: the entity \"nbsp\" is not defined [unknown-entity] fix: Write \"&amp;\" for an ampersand."
    ),
    Fault(
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
      "1:58: error: the entity \"e\" is defined in another file, which is not read [unknown-entity]"
    ),
    Fault(
      "<!DOCTYPE a [<!ENTITY e '<b/>'>]><a>&e;</a>",
      "1:37: error: the entity \"e\" holds markup, which is not read [unknown-entity]"
    ),
    Fault(
      "<!DOCTYPE a [<!ENTITY e '&f;'><!ENTITY f '&e;'>]><a>&e;</a>",
      "1:53: error: the entity \"e\" contains itself [entity-expansion]"
    ),
    Fault("<a>&#0;</a>", "1:4: error: the character U+0000 is not allowed in XML [forbidden-character]"),
    Fault("<a>&#xD800;</a>", "1:4: error: \"&#xD800;\" is no character that XML allows [forbidden-character]"),
    Fault("<a>&#x;</a>", "1:4: error: \"&#x;\" is no character that XML allows [forbidden-character]"),
    Fault(
      "<a>&#65</a>",
      "1:4: error: this reference has no \";\" [malformed-xml] fix: Write \";\" behind it, or \"&amp;\" for an ampersand."
    ),
    Fault("<a>é\u{1}</a>", "1:5: error: the character U+0001 is not allowed in XML [forbidden-character]"),
    Fault("<a>\u{FFFF}</a>", "1:4: error: the character U+FFFF is not allowed in XML [forbidden-character]"),
    Fault("<a>]]></a>", "1:4: error: \"]]>\" may not stand in a text [malformed-xml] fix: Write \"]]&gt;\"."),
    Fault(
      "<a><![CDATA[x</a>",
      "1:4: error: \"<![CDATA[\" is never closed [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a><!-- x -- y --></a>",
      "1:11: error: \"--\" may not stand in a comment [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a><!-- x </a>",
      "1:4: error: this comment is never closed [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<a><?x </a>",
      "1:8: error: this processing instruction is never closed [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      " <?xml version='1.0'?><a/>",
      "1:2: error: the XML declaration may stand only at the very start of the file [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<?xml version='2.0'?><a/>",
      "1:16: error: this version of XML is not read [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<?xml version='1.0' standalone='x'?><a/>",
      "1:33: error: \"standalone\" is \"yes\" or \"no\" [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<?xml version='1.0'><a/>",
      "1:1: error: the XML declaration is not closed by \"?>\" [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      "<?xml version='1.0' encoding='koi8-r'?><a/>",
      "1:31: error: the file declares the encoding \"koi8-r\", in which it cannot be read [xml-encoding]"
        + " fix: Save the file as UTF-8 and declare that."
    ),
    Fault(
      "<a b='1'\n b='2'/>",
      "2:2: error: the attribute \"b\" stands twice on one element [duplicate-attribute] note 1:4: first given here"
    ),
    Fault(
      "<a xmlns:x='u' xmlns:y='u' x:b='1' y:b='2'/>",
      "1:36: error: the attribute \"y:b\" stands twice on one element [duplicate-attribute] note 1:28: first given here"
    ),
    Fault(
      "<x:a/>",
      "1:2: error: the prefix \"x\" is not bound to a namespace [unbound-prefix]"
        + " fix: Add xmlns:x=\"…\" to the root element."
    ),
    Fault("<a xmlns:x=''/>", "1:4: error: the prefix \"x\" cannot be bound to \"\" [unbound-prefix]"),
    Fault(
      "<a:b:c/>",
      "1:2: error: \"a:b:c\" is no name with a prefix [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
    Fault(
      String(repeating: "<a>", count: 300),
      "1:769: error: elements lie more than 256 deep inside each other [nested-too-deep]"
    ),
    Fault(
      "<!DOCTYPE a [<!ENTITY e 'x'",
      "1:28: error: expected \">\" at the end of an entity, but the file ends here [malformed-xml] fix: Correct this place, or let the tool that made the file write it again."
    ),
  ]

  @Test(arguments: faults)
  func reports(fault: Fault) {
    #expect(report(Array(fault.text.utf8)) == fault.report)
  }

  @Test func everyCodeIsReportedByATest() {
    let reports = Self.faults.map(\.report).joined(separator: "\n")
    for code in Diagnostic.Code.allXMLSourceCodes { #expect(reports.contains("[\(code.rawValue)]")) }
  }

  @Test(
    arguments: [
      (
        [0x3C, 0x61, 0x3E, 0xC3, 0x28],
        "1:4: error: the file is not well-formed UTF-8 [xml-encoding] fix: Save the file as UTF-8."
      ),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xDC], "1:2: error: the file is not well-formed UTF-16 [xml-encoding]"),
    ] as [([UInt8], String)]
  )
  func reportsDamagedEncodings(bytes: [UInt8], expected: String) {
    #expect(report(bytes) == expected)
  }

  @Test func refusesEntitiesThatExplode() {
    let entities = (1...12).map { "<!ENTITY e\($0) '" + String(repeating: "&e\($0 - 1);", count: 10) + "'>" }.joined()
    let text = "<!DOCTYPE a [<!ENTITY e0 'lol'>\(entities)]><a>&e12;</a>"
    #expect(
      report(Array(text.utf8)).contains("error: the entities expand to more than 1000000 bytes [entity-expansion]")
    )
  }

  /// Every text cut short or with one byte changed is either read or refused.
  @Test func survivesAnyDamage() {
    let text = Array(
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'x&#38;'>]><a b='&e;'>é<!-- c --><![CDATA[d]]>&#65;</a>".utf8
    )
    for length in 0..<text.count {
      _ = report(Array(text[..<length]))
      for byte in [0x00, 0x26, 0x3C, 0x3E, 0x27, 0x5D, 0xEF, 0xFF] as [UInt8] {
        var changed = text
        changed[length] = byte
        _ = report(changed)
      }
    }
  }

  private func report(_ bytes: [UInt8]) -> String {
    var diagnostics = DiagnosticCollector()
    _ = XMLTree.read(SourceFile(name: "", bytes: bytes), into: &diagnostics)
    return diagnostics.sorted.map { item in
      let place = { (location: Diagnostics.SourceLocation?) in location.map { "\($0.line):\($0.column)" } ?? "" }
      return "\(place(item.location)): \(item.severity.rawValue): \(item.message) [\(item.code.rawValue)]"
        + item.notes.map { " note \(place($0.location)): \($0.message)" }.joined()
        + (item.fix.map { " fix: \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}
