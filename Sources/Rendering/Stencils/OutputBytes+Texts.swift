@_spi(Output) import Markup
@_spi(Borrowing) import SettingsModel

extension OutputBytes {
  /// Appends a text of an option, escaped, or its position.
  @inline(__always)
  func append(_ hole: OptionText, of option: UnsafePointer<Selection.Option>, _ index: Int) {
    switch hole {
    case .position: append(index + 1)
    case .title: append(escaped: option.pointee.titleText.bytes)
    case .value: append(escaped: option.pointee.valueText.bytes)
    case .subtitle: append(escaped: option.pointee.subtitleText.bytes)
    case .reason: append(escaped: option.pointee.disabledReason)
    case .divider: append(escaped: option.pointee.divider)
    case .event: append(escaped: option.pointee.event)
    case .iconLabel: append(escaped: option.pointee.iconLabel)
    case .synonyms: append(escaped: option.pointee.synonyms.joined(separator: " "))
    }
  }

  /// Appends a text of a section, escaped, or its position; its key is the refrain.
  @inline(__always)
  func append(_ hole: SectionText, of section: UnsafePointer<Section>, _ index: Int) {
    switch hole {
    case .position: append(index + 1)
    case .key: appendRefrain()
    default: append(hole, of: section)
    }
  }

  @inline(never)
  private func append(_ hole: SectionText, of section: UnsafePointer<Section>) {
    switch hole {
    case .position, .key: break
    case .headerTitle: append(escaped: section.pointee.header?.plainTitle)
    case .headerSubtitle: append(escaped: section.pointee.header?.subtitle)
    case .headerText: append(escaped: section.pointee.header?.paragraph)
    case .footerTitle: append(escaped: section.pointee.footer?.plainTitle)
    case .footerSubtitle: append(escaped: section.pointee.footer?.subtitle)
    case .footerText: append(escaped: section.pointee.footer?.paragraph)
    case .event: append(escaped: section.pointee.event)
    case .synonyms: append(escaped: section.pointee.synonyms.joined(separator: " "))
    }
  }

  /// Appends a text of a page, escaped.
  func append(_ hole: PageText, of page: Page) {
    switch hole {
    case .title: append(escaped: page.title)
    case .slug: append(escaped: String(page.slug.dropFirst(page.slugFolder.count)))
    case .headerTitle: append(escaped: page.header?.plainTitle)
    case .headerSubtitle: append(escaped: page.header?.subtitle)
    case .headerText: append(escaped: page.header?.paragraph)
    case .footerTitle: append(escaped: page.footer?.plainTitle)
    case .footerSubtitle: append(escaped: page.footer?.subtitle)
    case .footerText: append(escaped: page.footer?.paragraph)
    case .action: append(escaped: page.form?.action)
    case .submit: append(escaped: page.form?.submit)
    case .reset: append(escaped: page.form?.reset)
    }
  }

  @inline(__always)
  private func append(escaped text: String?) {
    if let text { append(escaped: text) }
  }
}

extension HeaderFooter {
  /// The title of one that is of the kind "title".
  fileprivate var plainTitle: String? {
    if case .title(let title, _) = content { title } else { nil }
  }

  /// The paragraph of one that is of the kind "text".
  fileprivate var paragraph: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
