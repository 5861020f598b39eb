import SettingsModel

/// A path below a folder, compared byte by byte.
///
/// Strings that differ only in their Unicode form are equal in Swift, yet two files on most disks.
struct RelativePath: Hashable, Comparable, Sendable {
  /// The parts with slashes between them.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The folders on the way, outermost first: `a`, `a/b` for `a/b/c.html`.
  var folders: [RelativePath] {
    let bytes = text.utf8
    return bytes.indices.compactMap { index in
      guard bytes[index] == UInt8(ascii: "/") else { return nil }
      return String(bytes[..<index]).map(RelativePath.init)
    }
  }

  /// The parts between the slashes.
  var components: [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).compactMap { String($0) }
  }

  /// The spelling that a disk which ignores case and Unicode form files the path under.
  var folded: String { PlainName.spelling(text) }

  /// Whether the path stays below its folder: no empty part, no `.` or `..`, no control character or backslash.
  var isSafe: Bool {
    !text.isEmpty
      && components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
  }

  static func == (first: RelativePath, second: RelativePath) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  static func < (first: RelativePath, second: RelativePath) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension RelativePath {
  /// Whether a file there is a page, by how its name ends.
  var isPage: Bool { text.utf8.suffix(5).elementsEqual(".html".utf8) }
}
