/// One part of the pages' script: a file of a theme's `scripts`, stripped, with what it says about itself.
///
/// The name is the file's without its leading number: `20-storage-local.js` is the part `storage-local`. Lines at the
/// top tell what the part relies on:
///
/// ```js
/// // needs: core, elements
/// // strings: saved, notSaved
/// ```
public struct ScriptPart: Hashable, Sendable {
  /// The part's name.
  public let name: String

  /// The names of other parts that it calls.
  public let needs: [String]

  /// The identifiers of the library's words that the part says.
  public let strings: [String]

  /// The script without comments and needless white space.
  public let bytes: [UInt8]

  /// The file it was read from.
  public let source: String
}

extension ScriptPart {
  /// Reads a part from its file.
  ///
  /// Where it cannot be told what is a string or an expression, only indentation, lines that are a comment as a whole
  /// and block comments that begin a line are taken out, and nothing where a template literal may run over lines.
  init(path: String, bytes source: [UInt8], source file: String) {
    let stem = FilePath.splitExtension(path).stem
    name = String(stem.drop { $0.isNumber || $0 == "-" })
    var needs: [String] = []
    var strings: [String] = []
    let stripped = ScriptScanner.stripped(source)
    var bytes: [UInt8] = []
    var isInComment = false
    for line in source.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = Self.trimmed(line)
      if isInComment {
        isInComment = !Self.ends(text, with: "*/")
      } else if text.starts(with: "/*".utf8) {
        isInComment = !Self.ends(text, with: "*/")
      } else if text.starts(with: "//".utf8) {
        needs += Self.names(in: text, after: "// needs:")
        strings += Self.names(in: text, after: "// strings:")
      } else if stripped == nil, !text.isEmpty {
        bytes += text
        // Behind these a line break means nothing, unless it ends a comment.
        let mayEndInComment = text.indices.dropLast().contains { text[$0] == 0x2F && text[$0 + 1] == 0x2F }
        if let last = text.last, mayEndInComment || !";{(,".utf8.contains(last) { bytes.append(0x0A) }
      }
    }
    self.needs = needs
    self.strings = strings
    self.bytes = stripped.map { $0 + [0x0A] } ?? (source.contains(UInt8(ascii: "`")) ? source + [0x0A] : bytes)
    self.source = file
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = line.drop(while: isSpace)
    return start[..<((start.lastIndex { !isSpace($0) }).map { $0 + 1 } ?? start.startIndex)]
  }

  private static func ends(_ text: ArraySlice<UInt8>, with suffix: String) -> Bool {
    text.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  private static func names(in text: ArraySlice<UInt8>, after prefix: String) -> [String] {
    guard text.starts(with: prefix.utf8) else { return [] }
    return text.dropFirst(prefix.utf8.count).split { $0 == UInt8(ascii: ",") || $0 == 0x20 }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
