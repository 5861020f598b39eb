extension Inspection {
  /// Where changed settings are kept.
  ///
  /// - Parameter origin: The site or form that has the field `storage`.
  mutating func check(_ storage: Storage, _ origin: Origin?) {
    checkURL(of: storage, origin)
    checkTitle(storage.namespace, "namespace", at: .field("storage", "namespace", origin))
    switch storage.kind {
    case .post where storage.url == nil:
      error(
        .missingField,
        "missing field \"url\" in a storage of the kind \"post\"",
        at: .field("storage", origin),
        fix: "Add the address that takes the settings."
      )
    case .local where storage.namespace == nil, .extension where storage.namespace == nil:
      warning(
        .missingNamespace,
        "a storage of the kind \"\(storage.kind.rawValue)\" without \"namespace\" keeps settings under the site's title; "
          + "another title would lose them",
        at: .field("storage", origin),
        fix: "Add a \"namespace\", such as the app's name."
      )
    case .none, .local, .extension, .post:
      break
    }
  }

  private mutating func checkURL(of storage: Storage, _ origin: Origin?) {
    guard let url = storage.url else { return }
    let place = Place.field("storage", "url", origin)
    checkURL(url, "url", at: place)
    guard storage.kind == .post else {
      return warning(
        .ineffectiveField,
        "the url of a storage of the kind \"\(storage.kind.rawValue)\" is not used",
        at: place,
        fix: place.wayOut("Use \"kind\": \"post\", or take \"url\" out.", inCode: "Use .post, or take \"url\" out.")
      )
    }
    guard let scheme = (try? URLReference(url, schemes: schemes))?.scheme, scheme != "https", scheme != "http" else {
      return
    }
    error(
      .refusedURL,
      "\"url\" has the scheme \"\(scheme)\", to which no settings can be sent",
      at: place,
      fix: "Use \"https\" or a relative address."
    )
  }
}
