/// What HTML's `autocomplete` attribute may be: `on`, `off`, or a field with what narrows it.
enum AutocompleteRules {
  /// The first token that is unknown or stands where it cannot; `nil` when the whole is right.
  static func flaw(in attribute: String) -> String? {
    var tokens = attribute.split(separator: " ").map { $0.lowercased() }[...]
    guard let first = tokens.first else { return attribute }
    if tokens.count == 1, first == "on" || first == "off" { return nil }
    if first.hasPrefix("section-"), first != "section-" { tokens.removeFirst() }
    if let token = tokens.first, token == "shipping" || token == "billing" { tokens.removeFirst() }
    var isContact = false
    if let token = tokens.first, ["home", "work", "mobile", "fax", "pager"].contains(token) {
      tokens.removeFirst()
      isContact = true
    }
    guard let field = tokens.popFirst() else { return first }
    guard isContact ? contactFields.contains(field) : fields.contains(field) else { return field }
    if tokens.first == "webauthn" { tokens.removeFirst() }
    return tokens.first
  }

  /// The fields that HTML defines.
  static let fields =
    contactFields + [
      "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
      "username", "new-password", "current-password", "one-time-code", "organization-title", "organization",
      "street-address", "address-line1", "address-line2", "address-line3", "address-level4", "address-level3",
      "address-level2", "address-level1", "country", "country-name", "postal-code", "cc-name", "cc-given-name",
      "cc-additional-name", "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc",
      "cc-type", "transaction-currency", "transaction-amount", "language", "bday", "bday-day", "bday-month",
      "bday-year", "sex", "url", "photo",
    ]

  /// The fields that there can be of home, of work and so on.
  private static let contactFields = [
    "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix", "tel-local-suffix",
    "tel-extension", "email", "impp",
  ]
}
