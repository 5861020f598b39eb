import Diagnostics
import Testing

@testable import XMLSource

/// Reads a text that must be well-formed, and says what was reported otherwise.
private func tree(_ bytes: some Sequence<UInt8>, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws
  -> XMLTree
{
  var diagnostics = DiagnosticCollector()
  let tree = XMLTree.read(SourceFile(name: "a.xml", bytes: Array(bytes)), into: &diagnostics)
  #expect(diagnostics.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(tree, sourceLocation: sourceLocation)
}

/// The tree as nested names, texts and attributes, for comparison.
private func outline(_ element: XMLTree.Element) -> String {
  let attributes = element.attributes.map { " \($0.name)=[\($0.value)]" }.joined()
  let content = element.content.map { item in
    switch item {
    case .element(let element): outline(element)
    case .text(let text, _): "[\(text)]"
    }
  }
  return "(\(element.name)\(attributes)\(content.joined()))"
}

@Suite struct XMLTreeTests {
  @Test(arguments: [
    ("<a/>", "(a)"),
    ("<?xml version=\"1.0\" encoding='utf-8' standalone=\"yes\"?>\n<!-- c --><a></a ><?p x?>\n", "(a)"),
    ("<a>x<b/>y</a>", "(a[x](b)[y])"),
    ("<a>1 &lt; 2 &amp;&#38;&#x26; <![CDATA[<b>]]>!</a>", "(a[1 < 2 &&& <b>!])"),
    ("<a>x<!-- c -->y<?p?>z</a>", "(a[xyz])"),
    ("<a>1\r\n2\r3\n</a>", "(a[1\n2\n3\n])"),
    ("<a b=' 1\t2\r\n3&#10;&quot;' c=\">\"/>", "(a b=[ 1 2 3\n\"] c=[>])"),
    ("<!DOCTYPE plist PUBLIC \"-//A\" 'http://example.org/a.dtd'><a/>", "(a)"),
    (
      "<!DOCTYPE a [<!ELEMENT a (#PCDATA)><!ENTITY n \"N&#38;amp;&m;\"><!ENTITY m 'M>'> %p; ]><a b='&n;'>&n;</a>",
      "(a b=[N&M>][N&M>])"
    ),
    ("<!DOCTYPE a [<!ENTITY n 'first'><!ENTITY n 'second'>]><a>&n;</a>", "(a[first])"),
    ("<п:ж xmlns:п='u'>é😀</п:ж>", "(п:ж[é😀])"),
    ("<a>]] > ]></a>", "(a[]] > ]>])"),
  ])
  func reads(text: String, outline expected: String) throws {
    #expect(outline(try tree(text.utf8).root) == expected)
  }

  @Test func resolvesNamespaces() throws {
    let root = try tree(
      "<a xmlns='d' xmlns:x='u'><b x:k='1' k='2'/><x:c xmlns:x='v' x:k='3'/><d xmlns='' xml:lang='en'/></a>".utf8
    ).root
    #expect(root.attributes.isEmpty)
    #expect(root.elements.map(\.namespace) == ["d", "v", nil])
    #expect(root.elements[0].attribute("k", in: "u")?.value == "1")
    #expect(root.elements[0].attribute("k")?.value == "2")
    #expect(root.elements[1].attribute("k", in: "v")?.value == "3")
    #expect(root.elements[2].attribute("lang", in: "http://www.w3.org/XML/1998/namespace")?.value == "en")
  }

  @Test func keepsPlaces() throws {
    let root = try tree("<a>\n é<b c = 'x'/></a>".utf8).root
    let element = try #require(root.elements.first)
    #expect(element.location.description == "a.xml:2:3")
    #expect(element.attributes.first?.location.description == "a.xml:2:6")
    #expect(element.attributes.first?.valueLocation.description == "a.xml:2:11")
  }

  @Test(arguments: [false, true], [false, true])
  func readsUTF16(isBigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "<?xml version='1.0' encoding='UTF-16'?><a>é😀</a> "
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? pair.reversed() : pair
    }
    #expect(outline(try tree(bytes).root) == "(a[é😀])")
  }

  @Test func readsLatin1WhenDeclared() throws {
    let text = Array("<?xml version='1.0' encoding='iso-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8)
    #expect(outline(try tree(text).root) == "(a[é])")
  }

  @Test func leavesOutForbiddenCharactersWhenAsked() throws {
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: "a.xml", bytes: Array("<a>1\u{C}\n2&#11;\u{FFFE}</a>".utf8))
    let tree = try #require(XMLTree.read(file, forbiddenCharacters: .leftOut, into: &diagnostics))
    #expect(tree.root.text == "1\n2")
    let warning = try #require(diagnostics.diagnostics.first)
    #expect(warning.severity == .warning)
    #expect(warning.message == "a character that XML does not allow was left out, and 2 more")
    #expect(warning.location?.description == "a.xml:1:5")
  }

  @Test func readsAsDeepAsTheLimit() throws {
    let depth = XMLTree.depthLimit
    _ = try tree((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
  }

  @Test func readsManyElementsAndAttributesInTime() throws {
    let attributes = (0..<20_000).map { " a\($0)=''" }.joined()
    let elements = String(repeating: "<b>&amp;</b>", count: 50_000)
    #expect(try tree("<a\(attributes)>\(elements)</a>".utf8).root.elements.count == 50_000)
  }
}
