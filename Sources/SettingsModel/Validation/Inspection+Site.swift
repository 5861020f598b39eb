import Localization

extension Inspection {
  /// A flag's name is what a condition and the command line can spell.
  mutating func checkFlags(of site: Site) {
    let isRight = { (name: String) in
      !name.isEmpty && name.utf8.first != UInt8(ascii: "!")
        && name.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    }
    for name in site.flags.keys.sorted() where !isRight(name) {
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
      if LibraryString(rawValue: identifier) == nil {
        error(
          .unknownString,
          "the library has no words \"\(identifier)\"",
          at: place,
          fix: LibraryString.allCases.map(\.rawValue).suggestion(for: identifier)
        )
      } else {
        checkTitle(text, identifier, at: place)
      }
    }
  }

  /// Where changed settings are kept.
  mutating func check(_ storage: Storage, _ origin: Origin?) {
    checkURL(storage.url, "url", at: .field("storage", "url", origin))
    checkTitle(storage.namespace, "namespace", at: .field("storage", "namespace", origin))
    switch storage.kind {
    case .post where storage.url == nil:
      error(
        .missingField,
        "missing field \"url\" in a storage of the kind \"post\"",
        at: .field("storage", origin),
        fix: "Add the address that takes the settings."
      )
    case .local where storage.namespace == nil:
      warning(
        .missingNamespace,
        "a storage of the kind \"local\" without \"namespace\" shares its keys with other sites of the same origin",
        at: .field("storage", origin),
        fix: "Add a \"namespace\", such as the app's name."
      )
    case .none, .local, .extension, .post:
      break
    }
    if storage.kind != .post, storage.url != nil {
      warning(
        .ineffectiveField,
        "the url of a storage of the kind \"\(storage.kind.rawValue)\" is not used",
        at: .field("storage", "url", origin)
      )
    }
  }
}
