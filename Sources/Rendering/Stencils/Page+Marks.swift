@_spi(Borrowing) import SettingsModel

extension Page {
  /// The page with marks in the place of its texts; empty ones stay, since templates can tell them from others.
  ///
  /// - Parameter siteTitle: The title of the site, which stays: a page of that title is called by it alone.
  func marked(siteTitle: String) -> Page {
    var page = self
    if !isSame(title, siteTitle) { page.title.mark(.page(.title)) }
    if slug != IndexPage.slug { page.slug = slugFolder + TextPlace.page(.slug).mark }
    page.header?.mark(.page(.headerTitle), .page(.headerSubtitle), .page(.headerText))
    page.footer?.mark(.page(.footerTitle), .page(.footerSubtitle), .page(.footerText))
    page.form?.action.mark(.page(.action))
    page.form?.submit.mark(.page(.submit))
    page.form?.reset.mark(.page(.reset))
    for index in page.sections.indices { page.sections[index].mark(index) }
    return page
  }

  /// What of the slug names the folder, with the slash behind it.
  var slugFolder: Substring {
    slug.utf8.lastIndex(of: UInt8(ascii: "/")).map { slug[...$0] } ?? ""
  }
}

extension Section {
  fileprivate mutating func mark(_ index: Int) {
    key.mark(.section(index, .key))
    header?.mark(.section(index, .headerTitle), .section(index, .headerSubtitle), .section(index, .headerText))
    footer?.mark(.section(index, .footerTitle), .section(index, .footerSubtitle), .section(index, .footerText))
    event.mark(.section(index, .event))
    if !synonyms.isEmpty { synonyms = [TextPlace.section(index, .synonyms).mark] }
    guard case .selection(var selection) = content else { return }
    let chosen = SelectedValues(selection)
    selection.selected = []
    for option in selection.options.indices {
      let isChosen = chosen.contains(selection.options[option].valueText)
      selection.options[option].mark(option, in: index)
      if isChosen, let value = selection.options[option].value { selection.selected.append(value) }
    }
    content = .selection(selection)
  }
}

extension Selection.Option {
  fileprivate mutating func mark(_ index: Int, in section: Int) {
    title.mark(.option(index, in: section, .title))
    value.mark(.option(index, in: section, .value))
    subtitle.mark(.option(index, in: section, .subtitle))
    disabledReason.mark(.option(index, in: section, .reason))
    divider.mark(.option(index, in: section, .divider))
    event.mark(.option(index, in: section, .event))
    iconLabel.mark(.option(index, in: section, .iconLabel))
    if !synonyms.isEmpty { synonyms = [TextPlace.option(index, in: section, .synonyms).mark] }
  }
}

extension HeaderFooter {
  fileprivate mutating func mark(_ title: TextPlace, _ subtitle: TextPlace, _ text: TextPlace) {
    switch content {
    case .title(var titleText, var subtitleText):
      titleText.mark(title)
      subtitleText.mark(subtitle)
      content = .title(titleText, subtitle: subtitleText)
    case .text(var paragraph):
      paragraph.mark(text)
      content = .text(paragraph)
    case .custom:
      break
    }
  }
}

extension String {
  fileprivate mutating func mark(_ place: TextPlace) {
    if !utf8.isEmpty { self = place.mark }
  }
}

extension String? {
  fileprivate mutating func mark(_ place: TextPlace) {
    if self?.utf8.isEmpty == false { self = place.mark }
  }
}
