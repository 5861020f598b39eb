public import SettingsModel

/// What a page's form submits: the names, the values that each can have, and those it has when nobody changed anything.
///
/// ```swift
/// if let contract = FormContract(page) {
///   contract.schema    // a JSON Schema, for whoever receives the form
///   contract.defaults  // {"wifi": "on", "letters": ["a", "c"]}
/// }
/// ```
///
/// All values are strings, as a form submits them; a group of which several can be chosen is an array of strings.
/// Line breaks of a text are LF here, while a form sends CR LF. What is disabled submits nothing and has no part in it.
public struct FormContract: Sendable {
  /// The entries in document order.
  package let entries: [ContractEntry]
  private let title: String

  /// Creates the contract of a page; `nil` when the page has nothing to submit.
  public init?(_ page: Page) {
    entries = page.sections.flatMap(ContractEntry.entries(of:))
    guard !entries.isEmpty else { return nil }
    title = page.title
  }

  /// The JSON Schema (2020-12) of what the form submits.
  public var schema: [UInt8] {
    ContractSchema(title: title, entries: entries).bytes
  }

  /// The values that the untouched form submits, by name.
  public var defaults: [UInt8] {
    ContractDefaults(entries: entries).bytes
  }
}
