public import Diagnostics
@_spi(Borrowing) public import JSONSource

/// Makes a ``Site`` of `site.json`, without its pages, with the place of everything in it.
///
/// ```swift
/// var site = SiteDecoder().decode(document, into: &diagnostics)
/// site?.pages = pages  // each from PageDecoder, by slug
/// ```
///
/// Like ``PageDecoder`` it finds faults of shape and leaves the meaning to ``SiteValidator``.
public struct SiteDecoder: Sendable {
  /// Creates a decoder.
  public init() {}

  /// Decodes a site; `nil` when the document is no object.
  public func decode(_ document: JSONDocument, into diagnostics: inout DiagnosticCollector) -> Site? {
    document.withBorrowedRoot { root in
      guard root.isPart("a site", into: &diagnostics) else { return nil }
      var draft = SiteDraft(site: Site(title: standIn, origin: Origin(root)))
      draft.read(root, into: &diagnostics)
      if !draft.hasTitle { diagnostics.missingField("title", in: draft.noun, at: root) }
      return draft.site
    }
  }
}

private struct SiteDraft: Draft {
  var site: Site
  var hasTitle = false

  var noun: String { "a site" }

  var fieldNames: [String] {
    [
      "title", "language", "theme", "flags", "navigation", "header", "footer", "storage", "urlSchemes", "strings",
      "contracts",
      "scripts",
    ]
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "title":
      site.title = value.text(field, into: &diagnostics) ?? standIn
      hasTitle = true
    case "$schema": break  // For editors.
    case "language": site.language = value.text(field, into: &diagnostics) ?? site.language
    case "theme": site.theme = value.text(field, into: &diagnostics) ?? site.theme
    case "flags": site.flags = flags(value, into: &diagnostics)
    case "navigation": site.navigation = value.texts(field, into: &diagnostics)
    case "header": site.header = HeaderFooter.decode(value, as: .header, into: &diagnostics)
    case "footer": site.footer = HeaderFooter.decode(value, as: .footer, into: &diagnostics)
    case "storage": site.storage = Storage.decode(value, into: &diagnostics) ?? site.storage
    case "urlSchemes": site.urlSchemes = value.texts(field, into: &diagnostics) ?? []
    case "scripts": site.scripts = value.texts(field, into: &diagnostics) ?? []
    case "strings": site.strings = strings(value, into: &diagnostics)
    case "contracts": site.hasContracts = value.flag(field, into: &diagnostics) ?? site.hasContracts
    default: return false
    }
    return true
  }

  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    let isPages = member.key == "pages"
    let hint = isPages ? "Pages are files of their own in the folder \"pages\"." : fieldList
    diagnostics.unknownField(member, in: noun, nearest: isPages ? nil : nearest, hint: hint)
  }

  private func flags(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> [String: Bool] {
    guard value.isObject("flags", into: &diagnostics) else {
      // Who asks for one that is listed is not at fault besides.
      return Dictionary(value.elements { $0.string.map { ($0, false) } }, uniquingKeysWith: { first, _ in first })
    }
    var flags: [String: Bool] = [:]
    value.forEachMember { key, value in
      flags[key.text] = key.withWord { value.flag($0, into: &diagnostics) } ?? false
    }
    return flags
  }

  private func strings(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> [String: String] {
    guard value.isObject("strings", into: &diagnostics) else { return [:] }
    var strings: [String: String] = [:]
    value.forEachMember { key, value in
      strings[key.text] = key.withWord { value.text($0, into: &diagnostics) }
    }
    return strings
  }
}
