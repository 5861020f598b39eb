import Fieldset

/// Tables of translations, `.strings` and `.stringsdict`, in whatever form they are stored.
enum StringsTarget {
  static func test(_ bytes: [UInt8]) -> CInt {
    let source = SourceFile(name: "a.strings", bytes: bytes)
    var diagnostics = DiagnosticCollector()
    guard let table = StringsFile.read(source, into: &diagnostics) else {
      expect(diagnostics.hasErrors, "nothing and no error")
      checkPlaces(diagnostics, source)
      return 0
    }
    expect(!diagnostics.hasErrors, "a table with errors")
    // Files in another encoding than UTF-8 are told of as they are in UTF-8.
    DiagnosticPlaces([table.source]).check(diagnostics)
    for entry in table.entries {
      expect(entry.offset >= 0 && entry.offset <= table.source.bytes.count, "an entry outside of its file")
      expect(table[entry.key] != nil, "a name without its text")
    }
    let again = SourceFile(name: "again.strings", bytes: Array(written(table).utf8))
    var found = DiagnosticCollector()
    let copy = StringsFile.read(again, into: &found)
    expect(copy != nil, "what was written cannot be read: \(found.diagnostics)")
    let isSame = copy.map { same($0.entries, table.entries) } ?? false
    expect(isSame, "what was written reads differently")
    return 0
  }

  private static func same(_ first: [StringsFile.Entry], _ second: [StringsFile.Entry]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { one, other in
        one.key.utf8.elementsEqual(other.key.utf8) && one.value.utf8.elementsEqual(other.value.utf8)
      }
  }

  private static func checkPlaces(_ diagnostics: DiagnosticCollector, _ source: SourceFile) {
    let encodings: [SourceFile.Encoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian, .latin1]
    // An error is told of in the encoding in which the file was read.
    let file =
      source.apparentEncoding == .utf8
      ? source
      : encodings.contains(source.apparentEncoding) ? source.transcoded(from: source.apparentEncoding).file : source
    if !isLatin1(source) { DiagnosticPlaces([file]).check(diagnostics) }
  }

  /// Whether XML in it may declare an encoding of its own.
  private static func isLatin1(_ source: SourceFile) -> Bool {
    let head = String(decoding: source.bytes.prefix(200), as: UTF8.self).lowercased()
    return head.utf8.count > 5 && head.contains("encoding")
  }

  private static func written(_ table: StringsFile) -> String {
    // The first character of a file tells property lists and encodings apart; a comment is none of these.
    table.entries.reduce(into: "/* */") { text, entry in
      text += "\"\(escaped(entry.key))\" = \"\(escaped(entry.value))\";\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
