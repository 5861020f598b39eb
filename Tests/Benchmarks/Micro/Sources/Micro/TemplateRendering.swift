import Fieldset

/// The template engine: a compiled template and records that are ready, into one buffer.
struct TemplateRendering {
  private let library: TemplateLibrary
  private let template: TemplateIdentifier
  private let pages: [TemplateValue]

  init(_ source: SourceFile, pages files: [SourceFile]) throws {
    var diagnostics = DiagnosticCollector()
    let records = PageRecords()
    let sources = [TemplateSource(name: "page", file: source)]
    guard let library = TemplateLibrary.compile(sources, schema: records.schema, into: &diagnostics),
      let template = library["page"]
    else { throw MicroError.unreadable("\(source.name): \(diagnostics.diagnostics.map(\.message))") }
    self.library = library
    self.template = template
    pages = try files.map { file in
      guard let document = JSONDocument.read(file, into: &diagnostics) else { throw MicroError.unreadable(file.name) }
      return records.page(document.root)
    }
  }

  /// Renders all pages, one after the other into the same memory, and tells how many bytes they are.
  func run() throws -> Int {
    var total = 0
    var buffer: [UInt8] = []
    for page in pages {
      buffer.removeAll(keepingCapacity: true)
      try library.render(template, page, into: &buffer)
      total += buffer.count
    }
    return total
  }

  func firstPage() throws -> [UInt8] {
    var buffer: [UInt8] = []
    if let page = pages.first { try library.render(template, page, into: &buffer) }
    return buffer
  }
}
