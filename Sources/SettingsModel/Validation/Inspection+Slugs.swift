import Diagnostics

extension Inspection {
  /// Judges the slugs of all pages: they are paths of plain names, and files of their own on every disk.
  mutating func checkSlugs(of pages: [Page]) {
    // A dictionary of strings takes texts for equal that Unicode does (NFC), which is what disks may do.
    var known: [String: Page] = [:]
    for page in pages {
      let slug = page.slug
      guard SlugRules.isPath(slug) else {
        error(
          .invalidSlug,
          "\"\(slug)\" is no page's path",
          at: .file(page.origin),
          fix:
            "\(page.origin?.isInCode ?? true ? "Write names between slashes" : "Name files and folders") with letters, digits, "
            + "hyphens, underscores and dots, not beginning with a dot."
        )
        continue
      }
      if SlugRules.hasLongName(slug) {
        error(
          .invalidSlug,
          "\"\(slug)\" has a name that is too long for files",
          at: .file(page.origin),
          fix: "Keep each name in it to \(SlugRules.maximumLength) bytes."
        )
        continue
      }
      if let name = SlugRules.unportableName(in: slug) {
        warning(
          .unportableSlug,
          "\"\(name)\" is no file's name on Windows",
          at: .file(page.origin),
          fix: "Choose another name if the site is ever copied there."
        )
      }
      if let first = known.updateValue(page, forKey: PlainName.spelling(slug)) {
        let isSame = first.slug.hasSameScalars(as: slug)
        error(
          .duplicateSlug,
          isSame
            ? "two pages have the slug \"\(slug)\""
            : "the pages \"\(first.slug)\" and \"\(slug)\" are one file on some disks",
          at: .file(page.origin),
          notes: [Diagnostic.Note("first here", at: Place.file(first.origin).location)],
          fix: isSame ? "Give each its own." : "Give them names that differ by more than case or accents' encoding."
        )
      }
    }
  }
}

/// What a slug may be.
package enum SlugRules {
  /// The bytes that a name between slashes may have, so that a disk that lets a file's name have 255 has room for the
  /// longest ending, `.defaults.json`.
  package static let maximumLength = 255 - ".defaults.json".utf8.count

  /// Whether a part of a slug has too many bytes for the name of a file.
  static func hasLongName(_ slug: String) -> Bool {
    slug.utf8.split(separator: UInt8(ascii: "/")).contains { $0.count > maximumLength }
  }

  /// Whether a slug's parts are plain names.
  static func isPath(_ slug: String) -> Bool {
    // Split by scalars: a slash with a combining mark is one character.
    slug.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      String($0).isPlainName
    }
  }

  /// The first part that Windows keeps for a device, or would name otherwise.
  static func unportableName(in slug: String) -> String? {
    slug.unicodeScalars.split(separator: "/").map { String($0) }.first { name in
      let stem = name.unicodeScalars.prefix { $0 != "." }
      return name.utf8.last == UInt8(ascii: ".") || devices.contains(String(stem).lowercased())
    }
  }

  private static let devices: Set<String> = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2",
    "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
  ]
}
