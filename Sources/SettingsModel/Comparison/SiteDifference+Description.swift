extension SiteDifference: CustomStringConvertible {
  /// The lines of all that happened.
  public var description: String { changes.map(\.description).joined(separator: "\n") }
}

extension SiteDifference.Change: CustomStringConvertible {
  /// The longest value that is shown; of longer ones the field's name is enough.
  private static let longestValue = 60

  /// One line for people: `changed row "Wi-Fi" (wifi) in "General": value true → false`.
  public var description: String {
    var words = "\(action.rawValue) \(subject)"
    if let origin { words += " from \(text(of: origin, "group"))" }
    if !fields.isEmpty { words += ": " + fields.map(text(of:)).joined(separator: ", ") }
    guard let location else { return words }
    return "\(location): \(words)"
  }

  private var subject: String {
    switch part {
    case .site: "site"
    case .page: "page \"\(page ?? "")\""
    case .section: "section \(section.map { text(of: $0, "") } ?? "")"
    case .row, .option:
      "\(part.rawValue) \(row.map { text(of: $0, "") } ?? "")"
        + (section.map { " in \(text(of: $0, "section"))" } ?? "")
    }
  }

  /// The title with the key, or what there is of them, or else the number.
  private func text(of name: SiteDifference.Name, _ noun: String) -> String {
    switch (name.title, name.key) {
    case (let title?, let key?): "\"\(title)\" (\(key))"
    case (let title?, nil): "\"\(title)\""
    case (nil, let key?): "\"\(key)\""
    case (nil, nil): noun.isEmpty ? "\(name.position)" : "\(noun) \(name.position)"
    }
  }

  private func text(of field: FieldChange) -> String {
    let values = [field.old ?? "none", field.new ?? "none"]
    guard values.allSatisfy({ $0.unicodeScalars.count <= Self.longestValue }) else { return field.name }
    return "\(field.name) \(values.joined(separator: " → "))"
  }
}
