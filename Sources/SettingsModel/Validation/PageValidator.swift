public import Diagnostics

/// Judges what a resolved page says: names, texts, choices, limits, addresses.
///
/// ```swift
/// PageValidator(urlSchemes: site.urlSchemes).validate(page, into: &diagnostics)
/// ```
///
/// A page is judged by itself, so that pages can be judged on several threads; links from page to page are judged by
/// ``LinkValidator``, which needs to know of all of them.
public struct PageValidator: Sendable {
  private let schemes: URLSchemes

  /// Creates a validator.
  ///
  /// - Parameter urlSchemes: Schemes that links may have besides those that are always allowed.
  public init(urlSchemes: [String] = []) {
    schemes = URLSchemes(adding: urlSchemes)
  }

  /// Reports what is wrong with a page.
  public func validate(_ page: Page, into diagnostics: inout DiagnosticCollector) {
    var inspection = Inspection(schemes: schemes)
    if page.origin == nil {
      var page = page
      page.nameCodeParts()
      inspection.check(page)
    } else {
      inspection.check(page)
    }
    diagnostics.append(faults: inspection.diagnostics, of: page.origin?.location)
  }
}

extension Inspection {
  /// Judges a page.
  fileprivate mutating func check(_ page: Page) {
    checkTitle(page.title, "title", at: .field("title", page.origin))
    checkLanguage(page.language, at: .field("language", page.origin))
    checkIcon(page.icon, page.origin)
    check(page.header, "header")
    if let form = page.form { check(form) }
    page.sections.withUnsafeBufferPointer { sections in
      guard var section = sections.baseAddress else { return }
      for _ in sections.indices {
        check(section)
        section += 1
      }
    }
    check(page.footer, "footer")
    checkDependencies(of: page)
    checkPageHeading(of: page)
    if !page.scripts.isEmpty { checkScripts(page.scripts, page.origin) }
  }

  private mutating func check(_ form: Form) {
    checkTitle(form.submit, "submit", at: .field("submit", form.origin))
    checkTitle(form.reset, "reset", at: .field("reset", form.origin))
    checkURL(form.action, "action", at: .field("action", form.origin))
    if let storage = form.storage { check(storage, form.origin) }
  }

  private mutating func check(_ section: SectionPointer) {
    check(section.pointee.header, "header")
    check(section.pointee.footer, "footer")
    if section.pointee.hasExtras {
      checkParagraph(section.pointee.error, "error", at: .field("error", section.pointee.origin))
      checkSynonyms(section.pointee.synonyms, section.pointee.origin)
      checkEvent(section.pointee.event, section.pointee.origin)
    }
    switch section.pointee.content {
    case .rows(let rows):
      if let key = section.pointee.key { checkKey(key, section.pointee.origin) }
      checkFieldsOfPlain(section)
      rows.withUnsafeBufferPointer { rows in
        guard var row = rows.baseAddress else { return }
        for _ in rows.indices {
          check(row)
          row += 1
        }
      }
    case .selection(let selection):
      check(selection, of: section)
    }
  }
}
