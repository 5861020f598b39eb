import PropertyListSource
import SettingsModel

extension PaneImporter {
  mutating func childPane(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    guard let file = specifier.take("File")?.string, !file.isEmpty else {
      throw Problem(.missingPane, "names no \"File\"")
    }
    if let url = address(file) { return .link(.url(url)) }
    guard SettingsPane.path(ofFile: file) != nil else {
      throw Problem(.missingPane, "leads to \"\(file)\", which is outside the bundle", at: "File")
    }
    guard let slug = panes.slug(ofFile: file, in: folder) else {
      throw Problem(.missingPane, "leads to \"\(file)\", which is no pane of the bundle", at: "File")
    }
    let value = specifier.take("DefaultValue")?.submitted.map { ImportedText($0).line }
    return .link(.page(slug), value: value.flatMap { $0.isEmpty ? nil : $0 })
  }

  mutating func openURL(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    guard let file = specifier.take("File")?.string, let url = address(localized(file)) else {
      throw Problem(.unsupportedSpecifier, "has no address that a page may lead to", at: "File")
    }
    let value = ImportedText(specifier.take("DefaultValue")?.submitted ?? "").line
    return .link(.url(url), value: value.isEmpty ? nil : value)
  }

  mutating func mail(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    var mail = MailLink()
    mail.recipients = addresses("IASKMailComposeToRecipents", of: &specifier)
    mail.copies = addresses("IASKMailComposeCcRecipents", of: &specifier)
    mail.blindCopies = addresses("IASKMailComposeBccRecipents", of: &specifier)
    mail.subject = line("IASKMailComposeSubject", of: &specifier) ?? ""
    mail.body = lines("IASKMailComposeBody", of: &specifier) ?? ""
    let isHTML = specifier.take("IASKMailComposeBodyIsHTML").map { $0.boolean == true || $0.number == 1 } ?? false
    if isHTML, !mail.body.isEmpty {
      warn(
        .changedValue,
        "the letter of \"\(specifier.name)\" is HTML, which an address cannot carry; its text is left out",
        at: specifier.offset(of: "IASKMailComposeBody")
      )
      mail.body = ""
    }
    let value = ImportedText(specifier.take("DefaultValue")?.submitted ?? "").line
    return .link(.url(mail.url), value: value.isEmpty ? nil : value)
  }

  private mutating func addresses(_ field: String, of specifier: inout Specifier) -> [String] {
    guard let value = specifier.take(field) else { return [] }
    let values = value.array ?? [value]
    return values.compactMap { $0.string.map { ImportedText($0).line } }.filter { !$0.isEmpty }
  }

  /// An address that pages may lead to: one of the schemes that every site allows, and nothing that ends it early.
  private func address(_ text: String) -> String? {
    guard let scheme = text.scheme, ["http", "https", "mailto", "tel"].contains(scheme), text.isAbsoluteURL else {
      return nil
    }
    return text.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
      ? text : nil
  }
}
