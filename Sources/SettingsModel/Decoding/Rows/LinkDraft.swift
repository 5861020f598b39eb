import Diagnostics
@_spi(Borrowing) import JSONSource

/// A `link` row while it is read.
struct LinkDraft: RowContentDraft {
  private var page: String?
  private var anchor: String?
  private var url: String?
  private var value: String?

  init() {}

  var kind: String { "link" }

  var isControl: Bool { false }

  var fieldNames: [String] { ["page", "anchor", "url", "value"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "page": page = value.text(field, into: &diagnostics)
    case "anchor": anchor = value.text(field, into: &diagnostics)
    case "url": url = value.text(field, into: &diagnostics)
    case "value": self.value = value.valueText(field, into: &diagnostics)
    default: return false
    }
    return true
  }

  func content(of object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Row.Content {
    if let url {
      for field in ["page", "anchor"] {
        guard let misplaced = object[field] else { continue }
        diagnostics.error(
          .misplacedField,
          "a link with \"url\" cannot have \"\(field)\"",
          at: misplaced.location,
          fix: "A link leads to a page, with an anchor where you like, or to a URL."
        )
      }
      return .link(.url(url), value: value)
    }
    if page == nil, object["page"] == nil, object["url"] == nil {
      diagnostics.missingField("page", in: noun, at: object, fix: "Add \"page\" or \"url\".")
    }
    // A URL to nowhere stands in: a page's slug would be looked up.
    return .link(page.map { .page($0, anchor: anchor) } ?? .url("#"), value: value)
  }
}
