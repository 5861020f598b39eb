@_spi(Borrowing) import SettingsModel

extension ShapeKey {
  /// What of a header or footer decides about markup; `nil` for one of the author's own kinds.
  fileprivate mutating func add(_ part: UnsafePointer<HeaderFooter?>, _ names: borrowing NameTable) -> Bool {
    // The part is looked at where it is: nothing here makes a copy of it, or counts who holds it.
    guard let language = names.number(of: part.pointee?.language) else { return false }
    switch part.pointee?.content {
    case nil:
      add(0, bits: 17)
      return true
    case .title(let title, let subtitle)?:
      add(1, bits: 2)
      add(title.utf8.isEmpty)
      add(text: subtitle)
    case .text(let text)?:
      add(2, bits: 2)
      add(text.utf8.isEmpty)
      add(0, bits: 2)
    case .custom?:
      return false
    }
    add(language, bits: 12)
    return true
  }

  /// The shape of a page around its sections.
  init?(
    page: borrowing Page,
    surroundings: Int,
    facts: borrowing PageFacts,
    siteTitle: borrowing String,
    _ names: borrowing NameTable
  ) {
    add(1, bits: 2)
    add(surroundings, bits: 12)
    add(page.title.utf8.isEmpty)
    let hasSiteTitle = isSame(page.title, siteTitle)
    // Equal in another Unicode form: the texts would have to be looked at.
    if !hasSiteTitle, page.title == siteTitle { return nil }
    add(hasSiteTitle)
    add(page.slug == IndexPage.slug)
    add(page.sections.isEmpty)
    add(facts.hasControls)
    add(facts.hasPageHeading)
    let isAdded =
      withUnsafePointer(to: page.header) { add($0, names) } && withUnsafePointer(to: page.footer) { add($0, names) }
    guard isAdded else { return nil }
    add(page.form != nil)
    add(page.form?.method == .post)
    add(text: page.form?.action)
    add(text: page.form?.submit)
    add(text: page.form?.reset)
  }

  /// The shape of a section around its options.
  init?(
    section: UnsafePointer<Section>,
    _ selection: borrowing Selection,
    facts: PageFacts.Group,
    surroundings: Int,
    place: Int,
    _ names: borrowing NameTable
  ) {
    add(2, bits: 2)
    add(surroundings, bits: 12)
    add(place, bits: 10)
    add(selection.mode == .single)
    guard let header = section.pointer(to: \.header), let footer = section.pointer(to: \.footer),
      add(header, names), add(footer, names)
    else { return nil }
    add(section.pointee.isHeaderHidden)
    add(section.pointee.isPageHeading)
    add(text: section.pointee.key)
    add(text: section.pointee.hasExtras ? section.pointee.event : nil)
    add(section.pointee.hasExtras && !section.pointee.synonyms.isEmpty)
    add(facts.hasIcons)
    add(facts.isWhollyDisabled)
    add(selection.offersSelectAll)
    add(selection.parents == .derived ? 1 : selection.parents == .exclusive ? 2 : 0, bits: 2)
    guard let limits = names.number(of: Self.limits(of: selection)) else { return nil }
    add(limits, bits: 12)
  }

  /// A name for how many options are to be chosen; `nil` where nothing is said.
  static func limits(of selection: Selection) -> String? {
    if selection.minimum == nil, selection.maximum == nil { return nil }
    return "\(selection.minimum ?? -1),\(selection.maximum ?? -1)"
  }

  /// What all options of a section share of their shapes.
  init(optionsOf selection: borrowing Selection, key: borrowing String?, features: ScriptFeatures, place: Int) {
    add(3, bits: 2)
    add(Int(features.rawValue), bits: 12)
    add(text: key)
    add(place, bits: 10)
    add(selection.mode == .single)
  }

  /// Adds the rest of an option's shape; `false` when there is no shape.
  @inline(__always)
  mutating func add(
    _ option: UnsafePointer<Selection.Option>,
    isFirst: Bool,
    isSelected: Bool,
    _ names: NameTable
  ) -> Bool {
    add(isFirst)
    add(isSelected)
    add(option.pointee.isDisabled)
    add(option.pointee.isExclusive)
    add(option.pointee.titleText.count == 0)
    add(text: option.pointee.valueText)
    add(text: option.pointee.subtitleText)
    add(option.pointee.hasExtras)
    if !option.pointee.hasExtras { return true }
    add(!option.pointee.synonyms.isEmpty)
    add(text: option.pointee.disabledReason)
    add(text: option.pointee.divider)
    add(text: option.pointee.event)
    add(text: option.pointee.iconLabel)
    guard let icon = names.number(of: option.pointee.icon), let language = names.number(of: option.pointee.language)
    else { return false }
    add(icon, bits: 12)
    add(language, bits: 12)
    return true
  }
}
