import Fieldset

/// JSON, and pages made of it.
enum JSONTarget {
  static func test(_ bytes: [UInt8]) -> CInt {
    let source = SourceFile(name: "page.json", bytes: bytes)
    var diagnostics = DiagnosticCollector()
    let document = JSONDocument.read(source, into: &diagnostics)
    checkReading(document, diagnostics)
    if let document {
      checkWriting(document)
      checkPage(document, hasKeyTwice: diagnostics.hasErrors, into: &diagnostics)
    }
    DiagnosticPlaces([source]).check(diagnostics)
    return 0

    /// What is accepted is JSON and nothing else, and its texts are what it says.
    func checkReading(_ document: JSONDocument?, _ diagnostics: DiagnosticCollector) {
      let texts = ReferenceJSON.texts(of: bytes)
      expect((document != nil) == (texts != nil), document == nil ? "JSON is refused" : "what is no JSON is accepted")
      guard let document else { return expect(diagnostics.hasErrors, "nothing and no error") }
      var found: [[UInt8]] = []
      gather(document.root, into: &found)
      expect(found == texts, "other texts than those that stand there")
    }
  }

  private static func gather(_ value: JSONValue, into texts: inout [[UInt8]]) {
    expect(value.offset < value.endOffset && value.endOffset <= value.document.source.bytes.count, "an odd range")
    switch value.kind {
    case .string: texts.append(Array((value.string ?? "").utf8))
    case .array:
      expect(value.elements.reduce(0) { count, _ in count + 1 } == value.count, "a wrong number of elements")
      for element in value.elements { gather(element, into: &texts) }
    case .object:
      expect(value.members.reduce(0) { count, _ in count + 1 } == value.count, "a wrong number of members")
      for member in value.members {
        texts.append(Array(member.key.utf8))
        expect(value[member.key]?.kind != nil, "a key that is not found")
        gather(member.value, into: &texts)
      }
    case .null, .boolean, .number: break
    }
  }

  /// What was read and is written again reads the same, however it is written.
  private static func checkWriting(_ document: JSONDocument) {
    let first = written(document, .compact, isForScript: false)
    for (layout, isForScript) in [(JSONWriter.Layout.pretty, true), (.compact, false)] {
      var diagnostics = DiagnosticCollector()
      let source = SourceFile(name: "again.json", bytes: written(document, layout, isForScript: isForScript))
      guard let again = JSONDocument.read(source, into: &diagnostics) else {
        return expect(false, "what was written cannot be read: \(diagnostics.diagnostics)")
      }
      expect(written(again, .compact, isForScript: false) == first, "what was written reads differently")
    }
  }

  private static func written(_ document: JSONDocument, _ layout: JSONWriter.Layout, isForScript: Bool) -> [UInt8] {
    var writer = JSONWriter(layout, isForScript: isForScript)
    writer.value(document.root)
    return writer.bytes
  }

  /// A page that is accepted and written again is the same page.
  private static func checkPage(
    _ document: JSONDocument,
    hasKeyTwice: Bool,
    into diagnostics: inout DiagnosticCollector
  ) {
    var found = DiagnosticCollector()
    let page = PageDecoder().decode(document, slug: "index", into: &found)
    let isDecoded = !found.hasErrors && !hasKeyTwice
    if var resolved = page {
      PageResolver(flags: ["beta": true, "old": false]).resolve(&resolved, into: &found)
      PageValidator().validate(resolved, into: &found)
      LinkValidator(PageIndex([resolved])).validate(resolved, into: &found)
    }
    diagnostics.append(contentsOf: found)
    guard isDecoded, let page else { return }
    let bytes = PageEncoder().encode(page)
    var again = DiagnosticCollector()
    let source = SourceFile(name: "encoded.json", bytes: bytes)
    let copy = JSONDocument.read(source, into: &again).flatMap {
      PageDecoder().decode($0, slug: "index", into: &again)
    }
    expect(!again.hasErrors, "an encoded page is faulty: \(again.diagnostics)")
    expect(copy == page, "an encoded page is another one")
    expect(copy.map { PageEncoder().encode($0) } == bytes, "a page is encoded in two ways")
  }
}
