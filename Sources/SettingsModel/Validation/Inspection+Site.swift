import Diagnostics
import Localization

extension Inspection {
  /// A flag's name is what a condition and the command line can spell.
  mutating func checkFlags(of site: Site) {
    for name in site.flags.keys.sorted() where !FlagRules.isName(name) {
      error(
        .invalidFlag,
        "the flag \"\(name)\" is no name",
        at: .field("flags", name, site.origin),
        fix: "Leave out \"!\" at the beginning, \"=\" and spaces."
      )
    }
  }

  /// Schemes that a site adds are schemes, and none that run code.
  mutating func checkSchemes(of site: Site) {
    for (index, scheme) in site.urlSchemes.enumerated() {
      let place = Place.element("urlSchemes", index, site.origin)
      if URLSchemes.never.contains(scheme.lowercased()) {
        error(.refusedScheme, "the scheme \"\(scheme)\" is never allowed", at: place, fix: "Take it out.")
      } else if !URLSchemes.isName(scheme.utf8) {
        error(
          .refusedScheme,
          "\"\(scheme)\" is no scheme",
          at: place,
          fix: "Write what stands before the colon, like \"ftp\"."
        )
      }
    }
  }

  /// Replacements for the library's own words.
  mutating func checkStrings(of site: Site) {
    for (identifier, text) in site.strings.sorted(by: { $0.key < $1.key }) {
      let place = Place.field("strings", identifier, site.origin)
      guard let string = LibraryString(rawValue: identifier) else {
        error(
          .unknownString,
          "the library has no words \"\(identifier)\"",
          at: place,
          fix: LibraryString.allCases.map(\.rawValue).suggestion(for: identifier)
            ?? "Name one that it has, such as \"save\", \"reset\" or \"notSet\"."
        )
        continue
      }
      checkTitle(text, identifier, at: place)
      checkPlaceholders(of: text, for: string, at: place)
    }
  }

  /// A replacement has the placeholders of the words that it replaces, and no others.
  private mutating func checkPlaceholders(of text: String, for string: LibraryString, at place: Place) {
    let written = PlaceholderRules.names(in: text)
    for name in string.placeholders where !written.contains(name) {
      let mistyped = written.first { !string.placeholders.contains($0) }
      guard mistyped.flatMap({ [name].nearest(to: $0) }) == nil else { continue }
      error(
        .lostPlaceholder,
        "\"\(string.rawValue)\" has lost the placeholder \"{\(name)}\"",
        at: place,
        fix: "Write \"{\(name)}\" where it is to be filled in."
      )
    }
    for name in written where !string.placeholders.contains(name) {
      error(
        .unknownPlaceholder,
        "unknown placeholder \"{\(name)}\" in \"\(string.rawValue)\"",
        at: place,
        fix: string.placeholders.nearest(to: name).map { "Did you mean \"{\($0)}\"?" }
          ?? (string.placeholders.isEmpty
            ? "It has no placeholders." : "It has \(string.placeholders.map { "{\($0)}" }.listing).")
      )
    }
  }
}

/// What a flag's name may be.
enum FlagRules {
  /// Whether a condition and the command line can spell a name.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.first != UInt8(ascii: "!")
      && name.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "=") }
  }
}

/// What stands in braces in the library's own words.
enum PlaceholderRules {
  /// The names, each once, in order.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(decoding: rest[rest.index(after: open)..<close], as: UTF8.self)
      if !names.contains(name) { names.append(name) }
      rest = rest[rest.index(after: close)...]
    }
    return names
  }
}
