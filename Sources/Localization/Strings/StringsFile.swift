public import Diagnostics
import PropertyListSource

/// A table of translations as Apple's platforms have it: a `.strings` file.
///
/// ```swift
/// /* Shown above the list */
/// "header" = "Settings";
/// ```
///
/// Files are text in UTF-8 or UTF-16, or property lists of strings, in XML or binary, as Xcode leaves them in an app.
public struct StringsFile: Sendable {
  /// One text with the name it goes by.
  public struct Entry: Sendable {
    /// The name; often the text in the language that the app was written in.
    public let key: String
    /// The text.
    public let value: String
    /// Where the name begins in the source.
    public let offset: Int
  }

  /// The file that was read; in UTF-8, unless it is binary.
  public let source: SourceFile

  /// The entries in order; a name that stands twice has two.
  public let entries: [Entry]

  private let positions: [String: Int]

  init(source: SourceFile, entries: [Entry]) {
    self.source = source
    self.entries = entries
    positions = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { $1 })
  }

  /// The text of a name; the last one, where a name stands twice.
  public subscript(key: String) -> String? {
    positions[key].map { entries[$0].value }
  }

  /// Reads a table.
  ///
  /// - Returns: The table, or `nil` after an error.
  public static func read(_ source: SourceFile, into diagnostics: inout DiagnosticCollector) -> StringsFile? {
    if source.bytes.starts(with: "bplist".utf8) { return readPropertyList(source, into: &diagnostics) }
    let (file, damage) = source.transcoded(from: source.apparentEncoding)
    if let offset = damage ?? file.firstInvalidUTF8 {
      diagnostics.error(
        .malformedStringsFile,
        "the file is well-formed neither in UTF-8 nor in UTF-16",
        at: file.location(at: offset),
        fix: "Save the file as UTF-8."
      )
      return nil
    }
    if file.bytes[file.byteOrderMarkLength...].first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      // It finds the encoding by itself; what is UTF-8 by now could look like UTF-16 once more.
      return readPropertyList(source, into: &diagnostics)
    }
    do throws(StringsFileReader.Fault) {
      var reader = StringsFileReader(file)
      try reader.readAll()
      let table = StringsFile(source: file, entries: reader.entries)
      table.reportDuplicates(into: &diagnostics)
      return table
    } catch {
      diagnostics.error(.malformedStringsFile, error.message, at: file.location(at: error.offset))
      return nil
    }
  }

  private static func readPropertyList(
    _ source: SourceFile,
    into diagnostics: inout DiagnosticCollector
  ) -> StringsFile? {
    guard let list = PropertyList.read(source, into: &diagnostics) else { return nil }
    guard let dictionary = list.root.dictionary else {
      diagnostics.error(
        .malformedStringsFile,
        "a table of strings is a dictionary, not \(list.root.kindName)",
        at: list.location(of: list.root)
      )
      return nil
    }
    let entries = dictionary.entries.compactMap { entry -> Entry? in
      if let value = entry.value.string { return Entry(key: entry.key, value: value, offset: entry.keyOffset) }
      diagnostics.warning(
        .unreadString,
        "the text of \"\(entry.key)\" is \(entry.value.kindName), which is not read",
        at: list.location(of: entry.value)
      )
      return nil
    }
    return StringsFile(source: list.source, entries: entries)
  }

  private func reportDuplicates(into diagnostics: inout DiagnosticCollector) {
    let lines = LineTable(ifLarge: source)
    let location = { (offset: Int) in lines?.location(at: offset) ?? source.location(at: offset) }
    var first: [String: Entry] = [:]
    for entry in entries {
      guard let earlier = first[entry.key] else {
        first[entry.key] = entry
        continue
      }
      guard earlier.value != entry.value else { continue }
      diagnostics.warning(
        .duplicateString,
        "\"\(entry.key)\" has two texts, and the last one counts",
        at: location(entry.offset),
        notes: [Diagnostic.Note("first given here", at: location(earlier.offset))]
      )
    }
  }
}
