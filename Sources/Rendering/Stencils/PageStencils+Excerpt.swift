@_spi(Borrowing) import SettingsModel

extension PageStencils {
  /// A shape inside a section of a certain shape.
  private struct InnerShape: Hashable {
    let section: ShapeKey
    let option: ShapeKey
  }

  /// A page of the same shape whose parts are those of a page that were not met before, each shape once; `nil` when what
  /// is left out would change the shape of what stays.
  func excerpt(
    of page: Page,
    _ facts: PageFacts,
    _ surroundings: Surroundings,
    number: Int,
    key: ShapeKey
  ) -> (page: Page, facts: PageFacts)? {
    let pageStencil = shapes[key]
    let place = store.stencils[pageStencil].place
    var excerpt = page
    excerpt.sections = []
    var keys: [ShapeKey] = []
    var met: Set<InnerShape> = []
    for (index, section) in page.sections.enumerated() {
      guard case .selection(var selection) = section.content,
        let key = sectionKey(section, selection, facts.groups[index], number, place)
      else { return nil }
      let stencil = pageStencil == 0 ? 0 : stencil(of: key, page: pageStencil)
      guard stencil < Self.none else { continue }
      let wanted = newOptions(
        of: selection,
        key,
        ShapeKey(
          optionsOf: selection,
          key: section.key,
          features: surroundings.features,
          place: store.stencils[stencil].place
        ),
        page: pageStencil,
        section: stencil,
        &met
      )
      guard !wanted.isEmpty else { continue }
      // Others stay for what the first option is, and for what holds for all of them together.
      let companions = [
        0,
        facts.groups[index].hasIcons ? selection.options.firstIndex { $0.icon != nil } : nil,
        facts.groups[index].isWhollyDisabled ? nil : selection.options.firstIndex { !$0.isDisabled },
      ]
      selection.options = wanted.union(companions.compactMap(\.self)).sorted().map { selection.options[$0] }
      var part = section
      part.content = .selection(selection)
      excerpt.sections.append(part)
      keys.append(key)
    }
    guard let facts = PageFacts(excerpt, PageOutline(excerpt)), facts.groups.count == keys.count,
      ShapeKey(page: excerpt, surroundings: number, facts: facts, siteTitle: siteTitle, names) == key
    else { return nil }
    for (index, section) in excerpt.sections.enumerated() {
      guard case .selection(let selection) = section.content,
        sectionKey(section, selection, facts.groups[index], number, place) == keys[index]
      else { return nil }
    }
    return (excerpt, facts)
  }

  private func sectionKey(
    _ section: Section,
    _ selection: Selection,
    _ facts: PageFacts.Group,
    _ surroundings: Int,
    _ place: Int
  ) -> ShapeKey? {
    withUnsafePointer(to: section) {
      ShapeKey(section: $0, selection, facts: facts, surroundings: surroundings, place: place, names)
    }
  }

  /// The positions of a section's options of which there is no stencil, the first of each shape.
  private func newOptions(
    of selection: Selection,
    _ key: ShapeKey,
    _ shared: ShapeKey,
    page: Int,
    section: Int,
    _ met: inout Set<InnerShape>
  ) -> Set<Int> {
    let chosen = SelectedValues(selection)
    var found: Set<Int> = []
    selection.options.withUnsafeBufferPointer { options in
      guard let first = options.baseAddress else { return }
      for index in 0..<options.count {
        var shape = shared
        let isChosen = chosen.contains(options[index].valueText)
        guard shape.add(first + index, isFirst: index == 0, isSelected: isChosen, names),
          section == 0 || stencil(of: shape, page: page, section: section) == 0
        else { continue }
        if met.insert(InnerShape(section: key, option: shape)).inserted { found.insert(index) }
      }
    }
    return found
  }
}
