import Fieldset

/// Reading JSON from bytes: every value with its place, every text checked to be UTF-8.
struct JSONReading {
  private let files: [SourceFile]

  init(_ files: [SourceFile]) throws {
    self.files = files
    _ = try run()
  }

  /// Reads all files and tells how many bytes they are.
  func run() throws -> Int {
    var diagnostics = DiagnosticCollector()
    var total = 0
    for file in files {
      guard let document = JSONDocument.read(file, into: &diagnostics) else { throw MicroError.unreadable(file.name) }
      total += document.root.endOffset
    }
    return total
  }
}
