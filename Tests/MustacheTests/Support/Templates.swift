import Diagnostics
import Mustache

/// Templates by name, to be compiled in a test.
struct Templates: ExpressibleByDictionaryLiteral {
  var sources: [TemplateSource]

  init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0.0, bytes: Array($0.1.utf8)) })
  }

  init(_ templates: [(name: String, bytes: [UInt8])]) {
    sources = templates.map { template in
      TemplateSource(
        name: template.name,
        file: SourceFile(name: template.name + ".mustache", bytes: template.bytes)
      )
    }
  }

  /// What compiling says, one line for a diagnostic and one for its fix.
  func problems(_ schema: TemplateSchema? = nil) -> [String] {
    var diagnostics = DiagnosticCollector()
    _ = TemplateLibrary.compile(sources, schema: schema, into: &diagnostics)
    return diagnostics.sorted.map(\.line)
  }

  /// The library, and what was said while compiling it.
  func compile(_ schema: TemplateSchema? = nil) throws -> TemplateLibrary {
    var diagnostics = DiagnosticCollector()
    guard let library = TemplateLibrary.compile(sources, schema: schema, into: &diagnostics) else {
      throw CompileError(lines: diagnostics.sorted.map(\.line))
    }
    return library
  }

  /// The first template rendered over a context.
  func render(_ context: TemplateValue = .absent, schema: TemplateSchema? = nil) throws -> String {
    let library = try compile(schema)
    guard let first = sources.first, let template = library[first.name] else { throw CompileError(lines: []) }
    var buffer: [UInt8] = []
    try library.render(template, context, into: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  struct CompileError: Error {
    let lines: [String]
  }
}

extension Diagnostic {
  /// The diagnostic as the text printer shows it, its notes and its fix behind it.
  var line: String {
    let place = location.map { "\($0): " } ?? ""
    let notes = notes.map { note in " | \(note.location.map { "\($0): " } ?? "")\(note.message)" }.joined()
    return "\(place)\(severity): \(message) [\(code.rawValue)]\(notes)\(fix.map { " | \($0)" } ?? "")"
  }
}
