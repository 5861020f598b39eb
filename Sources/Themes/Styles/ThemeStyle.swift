package import Diagnostics

/// One stylesheet of a theme, made small, with what it is for.
///
/// A line in the comment at its top says that, by the names of kinds of rows, of parts of the script and of other things
/// that pages may have; without one it is part of every site:
///
/// ```css
/// /* Fields to look for settings.
///    for: search, filter */
/// ```
package struct ThemeStyle: Sendable {
  /// What a stylesheet is for.
  package struct Use: Sendable {
    /// A name of what pages may have.
    package let name: String

    /// Where the stylesheet says so.
    package let location: SourceLocation
  }

  /// What the stylesheet is for; nothing where every site needs it.
  package let uses: [Use]

  /// The rules.
  let bytes: [UInt8]

  init(uses: [Use] = [], bytes: [UInt8]) {
    self.uses = uses
    self.bytes = bytes
  }

  /// Whether a site with these names needs it; one with markup that is not known may need each.
  func isNeeded(for names: Set<String>?) -> Bool {
    guard let names, !uses.isEmpty else { return true }
    return uses.contains { names.contains($0.name) }
  }
}

extension ThemeStyle {
  /// What a stylesheet says at its top that it is for.
  static func uses(of file: SourceFile) -> [Use] {
    let bytes = file.bytes[file.byteOrderMarkLength...]
    let space = Array(" \t\r\n".utf8)
    let start = bytes.drop { space.contains($0) }
    guard start.starts(with: "/*".utf8) else { return [] }
    var uses: [Use] = []
    var line = start.startIndex + 2
    var isListed = false
    // A word at a time; what it is depends on whether "for:" stands before it on its line.
    while line < bytes.endIndex {
      let byte = bytes[line]
      if byte == 0x2A, bytes[line...].starts(with: "*/".utf8) { break }
      if byte == 0x0A { isListed = false }
      if space.contains(byte) || byte == 0x2C {
        line += 1
        continue
      }
      let isFirst = bytes[..<line].last { $0 != 0x20 && $0 != 0x09 } == 0x0A || line == start.startIndex + 3
      let word = bytes[line...].prefix { !space.contains($0) && $0 != 0x2C && $0 != 0x2A }
      if isFirst, word.elementsEqual("for:".utf8) {
        isListed = true
      } else if isListed {
        uses.append(Use(name: String(decoding: word, as: UTF8.self), location: file.location(at: line)))
      }
      line += max(word.count, 1)
    }
    return uses
  }
}
