import Fieldset

/// Templates against the keys that pages have, and against none.
enum TemplateTarget {
  private static let schema = ViewSchema().templates

  /// A text that must not leave as it is: it does not stand in templates.
  private static let hostile = "\u{F8FF}<\"'&>"

  static func test(_ bytes: [UInt8]) -> CInt {
    let files = FuzzFiles(bytes, first: "page").files
    let sources = files.map { TemplateSource(name: $0.name, file: $0) }
    var diagnostics = DiagnosticCollector()
    let library = TemplateLibrary.compile(sources, schema: schema, into: &diagnostics)
    expect((library == nil) == diagnostics.hasErrors, "a library with errors, or none without")
    var free = DiagnosticCollector()
    let freeLibrary = TemplateLibrary.compile(sources, schema: nil, into: &free)
    expect((freeLibrary == nil) == free.hasErrors, "a library with errors, or none without")
    // Two templates of one name have two files of one name here, of which only one can be looked at.
    if Set(files.map(\.name)).count == files.count {
      let places = DiagnosticPlaces(files)
      places.check(diagnostics)
      places.check(free)
    }
    if let library {
      let output = rendered(library, SampleRecords(library, schema, text: hostile).page)
      let isQuiet = !bytes.contains(0xEF)
      if isQuiet, let output { expect(!contains(output, Array(hostile.utf8)), "a text left unescaped") }
    }
    if let freeLibrary { _ = rendered(freeLibrary, openFields) }
    return 0
  }

  /// What a library makes of a context, the same each time.
  private static func rendered(_ library: TemplateLibrary, _ context: TemplateValue) -> [UInt8]? {
    guard let page = library["page"] else { return nil }
    var library = library
    library.limits = TemplateLibrary.Limits(steps: 20_000, bytes: 1 << 20)
    let outputs = (0..<2).map { _ in
      var buffer: [UInt8] = []
      do throws(TemplateRenderingError) { try library.render(page, context, into: &buffer) } catch {
        expect(error.diagnostic.location?.line != 0, "an error without a place")
      }
      return buffer
    }
    expect(outputs[0] == outputs[1], "rendered differently a second time")
    return outputs[0]
  }

  private static let openFields = TemplateValue.open([
    ("title", .text(hostile)), ("isHome", .flag(true)), ("name", .text("page")), ("html", .html(.empty)),
    ("rows", .list([.open([("title", .text("a")), ("rows", .list([]))]), .open([("title", .text("b"))])])),
    ("a", .open([("b", .open([("c", .text("d"))]))])),
  ])

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...bytes.count - part.count).contains { bytes[$0..<$0 + part.count].elementsEqual(part) }
  }
}
