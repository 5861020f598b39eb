import SettingsModel

/// The rules for the path of a page's file, which is its address too.
enum PageName {
  private static let ending = ".json".utf8

  /// Takes the bytes of a slug from those of the path of a page's file; `nil` unless all of them are plain.
  ///
  /// Most names are, and have nothing that has to be looked at.
  static func plainSlug(ofFile relativePath: [UInt8]) -> ArraySlice<UInt8>? {
    guard relativePath.count > ending.count, relativePath.suffix(ending.count).elementsEqual(ending) else { return nil }
    let slug = relativePath.dropLast(ending.count)
    return slug.allSatisfy(\.isTheSameOnEveryDisk) ? slug : nil
  }

  /// The slug of a page's file below `pages/`: its path without `.json`, or `nil` when the file is no page.
  static func slug(ofFile relativePath: String) -> String? {
    let bytes = relativePath.utf8
    guard bytes.count > ending.count, bytes.suffix(ending.count).elementsEqual(ending) else { return nil }
    return String(bytes.dropLast(ending.count))
  }

  /// The first character of a path that an address cannot have, or `nil` when all is well.
  ///
  /// Letters, marks and digits of any script are fine, and `-`, `_` and `.`.
  static func firstUnusableScalar(in slug: String) -> Unicode.Scalar? {
    slug.unicodeScalars.first { $0 != "/" && !PlainName.isUsable($0) }
  }

  /// The nearest path that would do: runs of unusable characters become one hyphen.
  static func suggestion(for slug: String) -> String? {
    let parts = slug.utf8.split(separator: UInt8(ascii: "/")).map {
      PlainName.folded(String(decoding: $0, as: UTF8.self))
    }
    let names = parts.compactMap(\.self)
    return !names.isEmpty && names.count == parts.count ? names.joined(separator: "/") : nil
  }
}
