public import Diagnostics

extension XMLTree {
  /// What becomes of control characters and other characters that XML does not allow.
  public enum ForbiddenCharacters: Sendable {
    /// The first one is an error, as XML wants it.
    case refused
    /// They are left out with a warning at the first one.
    ///
    /// Text that was pasted into a file by a tool often has a form feed, and nothing is lost without it.
    case leftOut
  }

  /// How deep elements may lie inside each other.
  public static let depthLimit = 256

  /// Reads an XML text.
  ///
  /// UTF-8 and UTF-16 are told apart by their first bytes; ISO-8859-1 and US-ASCII are read when the text declares them.
  ///
  /// - Returns: The tree, or `nil` after an error.
  public static func read(
    _ source: SourceFile,
    forbiddenCharacters: ForbiddenCharacters = .refused,
    into diagnostics: inout DiagnosticCollector
  ) -> XMLTree? {
    var source = source
    let encoding = source.apparentEncoding
    if encoding != .utf8 {
      let (file, damage) = source.transcoded(from: encoding)
      source = file
      if let damage {
        diagnostics.error(.xmlEncoding, "the file is not well-formed UTF-16", at: source.location(at: damage))
        return nil
      }
    }
    do throws(XMLFault) {
      if try XMLReader.declaresLatin1(source, isUTF16: encoding != .utf8) {
        source = source.transcoded(from: .latin1).file
      } else if let offset = source.firstInvalidUTF8 {
        throw XMLFault(.xmlEncoding, "the file is not well-formed UTF-8", at: offset, fix: "Save the file as UTF-8.")
      }
      var reader = XMLReader(source, forbiddenCharacters: forbiddenCharacters)
      try reader.readDocument()
      if let first = reader.scanner.firstLeftOut {
        let others = reader.scanner.leftOutCount - 1
        diagnostics.warning(
          .forbiddenCharacter,
          "a character that XML does not allow was left out" + (others > 0 ? ", and \(others) more" : ""),
          at: source.location(at: first)
        )
      }
      return reader.tree
    } catch {
      error.report(in: source, into: &diagnostics)
      return nil
    }
  }
}
