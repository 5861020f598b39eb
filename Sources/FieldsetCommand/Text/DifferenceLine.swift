import Fieldset

/// One line for people about something that two states of a site differ in.
struct DifferenceLine {
  let change: SiteDifference.Change

  /// The longest value that is shown; of longer ones the field's name is enough.
  private static let longestValue = 60

  var text: String {
    var words = "\(change.action.rawValue) \(part)"
    if let origin = change.origin { words += " from \(name(of: origin, "group"))" }
    if !change.fields.isEmpty { words += ": " + change.fields.map(text(of:)).joined(separator: ", ") }
    guard let location = change.location else { return words }
    return "\(location.description.visible): \(words)"
  }

  private var part: String {
    switch change.part {
    case .site: "site"
    case .page: "page \"\((change.page ?? "").visible)\""
    case .section: "section \(change.section.map { name(of: $0, "") } ?? "")"
    case .row, .option:
      "\(change.part.rawValue) \(change.row.map { name(of: $0, "") } ?? "")"
        + (change.section.map { " in \(name(of: $0, "section"))" } ?? "")
    }
  }

  /// The title with the key, or what there is of them, or else the number.
  private func name(of name: SiteDifference.Name, _ noun: String) -> String {
    switch (name.title?.visible, name.key?.visible) {
    case (let title?, let key?): "\"\(title)\" (\(key))"
    case (let title?, nil): "\"\(title)\""
    case (nil, let key?): "\"\(key)\""
    case (nil, nil): noun.isEmpty ? "\(name.position)" : "\(noun) \(name.position)"
    }
  }

  private func text(of field: FieldChange) -> String {
    let values = [field.old, field.new].map { $0?.visible ?? "none" }
    guard values.allSatisfy({ $0.unicodeScalars.count <= Self.longestValue }) else { return field.name }
    return "\(field.name) \(values.joined(separator: " → "))"
  }
}
