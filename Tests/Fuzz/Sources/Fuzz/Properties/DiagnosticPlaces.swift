import Fieldset

/// The lines of files as a plain reading of their bytes has them, to hold the places of diagnostics against.
struct DiagnosticPlaces {
  /// For each file the number of scalars in each line.
  private let lengths: [String: [Int]]

  init(_ files: [SourceFile]) {
    lengths = Dictionary(files.map { ($0.name, Self.lengths(of: $0)) }) { first, _ in first }
  }

  /// Sees that each place lies inside a file, and that each message is one line of text.
  func check(_ diagnostics: DiagnosticCollector) {
    for diagnostic in diagnostics.diagnostics {
      check(diagnostic.location, diagnostic.message)
      for note in diagnostic.notes { check(note.location, note.message) }
      expect(!diagnostic.message.isEmpty, "a diagnostic without words")
    }
    let printer = DiagnosticPrinter(.json)
    guard diagnostics.diagnostics.count < 4 else { return }
    var none = DiagnosticCollector()
    let report = SourceFile(name: "report", bytes: Array(printer.text(of: diagnostics).utf8))
    expect(JSONDocument.read(report, into: &none) != nil, "a report that is no JSON")
  }

  private func check(_ location: SourceLocation?, _ message: String) {
    guard let location, location.line > 0 else { return }
    guard let lines = lengths[location.file] else { return expect(false, "no such file: \(location.file)") }
    expect(location.line <= lines.count, "\(location) is behind the last line: \(message)")
    expect(
      location.column >= 1 && location.column <= lines[location.line - 1] + 1,
      "\(location) is behind the end of its line of \(lines[location.line - 1]): \(message)"
    )
    guard let excerpt = location.excerpt else { return }
    expect(
      (0...excerpt.text.unicodeScalars.count).contains(excerpt.caretOffset),
      "\(location): a caret beside its line"
    )
  }

  private static func lengths(of file: SourceFile) -> [Int] {
    var lengths: [Int] = []
    var start = file.byteOrderMarkLength
    var index = start
    let bytes = file.bytes
    func scalars(_ range: Range<Int>) -> Int { String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count }
    while index < bytes.count {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        // The CR of a pair is a place too.
        lengths.append(scalars(start..<index) + (isPair ? 1 : 0))
        index += isPair ? 2 : 1
        start = index
      } else {
        index += 1
      }
    }
    return lengths + [scalars(start..<bytes.count)]
  }
}
