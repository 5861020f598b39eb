import Diagnostics

/// What ends the reading of a text: the first place at which it is not well-formed.
struct XMLFault: Error {
  var code: Diagnostic.Code
  var message: String
  var offset: Int
  var note: (message: String, offset: Int)?
  var fix: String?

  init(
    _ code: Diagnostic.Code,
    _ message: String,
    at offset: Int,
    note: (message: String, offset: Int)? = nil,
    fix: String? = nil
  ) {
    self.code = code
    self.message = message
    self.offset = offset
    self.note = note
    self.fix = fix
  }

  init(_ message: String, at offset: Int, note: (message: String, offset: Int)? = nil, fix: String? = nil) {
    let wayOut = "Correct this place, or let the tool that made the file write it again."
    self.init(.malformedXML, message, at: offset, note: note, fix: fix ?? wayOut)
  }

  func report(in source: SourceFile, into diagnostics: inout DiagnosticCollector) {
    diagnostics.error(
      code,
      message,
      at: source.location(at: offset),
      notes: note.map { [Diagnostic.Note($0.message, at: source.location(at: $0.offset))] } ?? [],
      fix: fix
    )
  }
}
