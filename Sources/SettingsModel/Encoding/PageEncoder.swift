import JSONSource

/// Writes a ``Page`` as a page file: what ``PageDecoder`` reads.
///
/// ```swift
/// let bytes = PageEncoder().encode(page)  // {"title": "Preferences", "sections": […]}
/// ```
///
/// Fields that have their default are left out; the same page gives the same bytes.
public struct PageEncoder: Sendable {
  /// Creates an encoder.
  public init() {}

  /// The text of a page file, in UTF-8, ending with a line break.
  public func encode(_ page: Page) -> [UInt8] {
    var writer = JSONWriter()
    encode(page, into: &writer)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  func encode(_ page: Page, into writer: inout JSONWriter) {
    writer.object { object in
      object.member("title", page.title)
      object.member("language", ifPresent: page.language)
      object.member("icon", ifPresent: page.icon)
      object.member("filter", ifTrue: page.offersFilter)
      page.header?.encode("header", as: .header, into: &object)
      if let form = page.form { object.member("form") { form.encode(into: &$0) } }
      if !page.sections.isEmpty {
        object.member("sections", each: page.sections) { $0.encode(into: &$1) }
      }
      page.footer?.encode("footer", as: .footer, into: &object)
      if !page.scripts.isEmpty { object.member("scripts", page.scripts) }
    }
  }
}

extension Form {
  func encode(into writer: inout JSONWriter) {
    writer.object { object in
      object.member("action", ifPresent: action)
      if method != .get { object.member("method", method.rawValue) }
      object.member("submit", ifPresent: submit)
      object.member("reset", ifPresent: reset)
      if let storage { object.member("storage") { storage.encode(into: &$0) } }
      object.member("changes", ifTrue: marksChanges)
      object.member("transfer", ifTrue: offersTransfer)
      object.member("events", ifTrue: dispatchesEvents)
    }
  }
}
