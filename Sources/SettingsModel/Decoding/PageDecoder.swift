public import Diagnostics
@_spi(Borrowing) public import JSONSource

/// Makes a ``Page`` of a page file, with the place of everything in it.
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// if let document = JSONDocument.read(file, into: &diagnostics) {
///   let page = PageDecoder().decode(document, slug: "account/mail", into: &diagnostics)
/// }
/// ```
///
/// The decoder finds faults of shape: unknown and missing fields, wrong types, unknown words. What the values mean is
/// for ``PageValidator``. A faulty page is still returned as far as it goes, with stand-ins for what is missing, so
/// that its other faults are found as well; it must not be rendered once there are errors.
public struct PageDecoder: Sendable {
  /// Creates a decoder.
  public init() {}

  /// Decodes a page; `nil` when the document is no object.
  public func decode(
    _ document: JSONDocument,
    slug: String,
    into diagnostics: inout DiagnosticCollector
  ) -> Page? {
    var found = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
    let page = decode(document, slug: slug, found: &found)
    diagnostics.append(faults: found, of: document.root.location)
    return page
  }

  private func decode(_ document: JSONDocument, slug: String, found diagnostics: inout DiagnosticCollector) -> Page? {
    document.withBorrowedRoot { root in
      guard root.isPart("a page", into: &diagnostics) else { return nil }
      // It is put together in memory of its own and moved from there: nothing of it is copied.
      let page = UnsafeMutablePointer<Page>.allocate(capacity: 1)
      defer { page.deallocate() }
      page.initialize(to: Page(slug: slug, title: standIn, origin: Origin(root)))
      var draft = PageDraft(page: page)
      draft.read(root, into: &diagnostics)
      if !draft.hasTitle { diagnostics.missingField("title", in: draft.noun, at: root) }
      return page.move()
    }
  }
}

/// What takes the place of a text that is missing or wrong, so that it is not found faulty a second time.
let standIn = "?"

private struct PageDraft: Draft {
  let page: UnsafeMutablePointer<Page>
  var hasTitle = false

  var noun: String { "a page" }

  var fieldNames: [String] {
    ["title", "language", "icon", "filter", "header", "form", "sections", "footer", "scripts"]
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "title":
      page.pointee.title = value.text(field, into: &diagnostics) ?? standIn
      hasTitle = true
    case "$schema": break  // For editors.
    case "language": page.pointee.language = value.text(field, into: &diagnostics)
    case "icon": page.pointee.icon = value.text(field, into: &diagnostics)
    case "filter": page.pointee.offersFilter = value.flag(field, into: &diagnostics) ?? false
    case "header": page.pointee.header = HeaderFooter.decode(value, as: .header, into: &diagnostics)
    case "form": page.pointee.form = Form.decode(value, into: &diagnostics)
    case "scripts": page.pointee.scripts = value.texts(field, into: &diagnostics) ?? []
    case "sections": page.pointee.sections = Section.decodeAll(value, into: &diagnostics)
    case "footer": page.pointee.footer = HeaderFooter.decode(value, as: .footer, into: &diagnostics)
    default: return false
    }
    return true
  }
}
