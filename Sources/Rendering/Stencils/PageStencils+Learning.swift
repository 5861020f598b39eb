import Mustache
@_spi(Borrowing) import SettingsModel

extension PageStencils {
  /// Whether more can be learned.
  var hasRoom: Bool { store.hasRoom && surroundings.count < 4000 }

  /// Makes the stencils that a page needs and that are not there yet.
  ///
  /// Of a page that has parts of known shapes, or of one shape several times, only an excerpt is rendered.
  ///
  /// - Parameter render: Renders a page with marks, with the navigation as it is or with all entries as the current one.
  mutating func learn(
    _ page: Page,
    _ facts: PageFacts,
    _ surroundings: Surroundings,
    render: (_ page: Page, _ showsAllAsCurrent: Bool, _ buffer: inout [UInt8]) -> TemplateTrace?
  ) {
    guard hasRoom, !TextPlace.isHeld(in: surroundings.key),
      !Self.isHuge(page)
    else { return }
    let number = self.surroundings[surroundings.key] ?? self.surroundings.count + 1
    self.surroundings[surroundings.key] = number
    learnNames(of: page)
    guard let key = ShapeKey(page: page, surroundings: number, facts: facts, siteTitle: siteTitle, names),
      shapes[key] != Self.none
    else { return }
    let (page, facts) = excerpt(of: page, facts, surroundings, number: number, key: key) ?? (page, facts)
    let marked = page.marked(siteTitle: siteTitle)
    var bytes: [UInt8] = []
    guard let trace = render(marked, false, &bytes) else { return }
    let cutter = StencilCutter(bytes, trace, schema: schema)
    if shapes[key] == 0 {
      shapes.insert(learnPage(cutter, page, marked, render) ?? Self.none, for: key)
    }
    let pageStencil = shapes[key]
    guard pageStencil != Self.none else { return }
    var index = 0
    page.sections.forEachInPlace { section in
      learn(section, index, facts.groups[index], surroundings, number, pageStencil, cutter)
      index += 1
    }
  }

  /// Whether learning from a page would take more memory than the page itself.
  private static func isHuge(_ page: Page) -> Bool {
    var count = page.sections.count
    page.sections.forEachInPlace { section in
      if case .selection(let selection) = section.pointee.content { count += selection.options.count }
    }
    return count > 100_000
  }

  private mutating func learnNames(of page: Page) {
    names.learn(page.header?.language)
    names.learn(page.footer?.language)
    for section in page.sections {
      names.learn(section.header?.language)
      names.learn(section.footer?.language)
      guard case .selection(let selection) = section.content else { continue }
      names.learn(ShapeKey.limits(of: selection))
      for option in selection.options {
        names.learn(option.icon)
        names.learn(option.language)
      }
    }
  }

  private mutating func place(of round: TemplateTrace.Round?) -> Int? {
    guard let round else { return 0 }
    if let number = places[round.place] { return number }
    guard places.count < 1000 else { return nil }
    places[round.place] = places.count + 1
    return places.count
  }

  private mutating func learnPage(
    _ cutter: StencilCutter,
    _ page: Page,
    _ marked: Page,
    _ render: (_ page: Page, _ showsAllAsCurrent: Bool, _ buffer: inout [UInt8]) -> TemplateTrace?
  ) -> Int? {
    guard let pieces = cutter.pieces(of: -1, .page),
      let sections = cutter.parts(in: -1, of: .sections, count: page.sections.count),
      let place = place(of: sections.first),
      let items = cutter.parts(in: -1, of: .navigation, count: navigationCount)
    else { return nil }
    var start = 0
    if !items.isEmpty {
      var bytes: [UInt8] = []
      guard let trace = render(marked, true, &bytes) else { return nil }
      let current = StencilCutter(bytes, trace, schema: schema)
      guard current.pieces(of: -1, .page) == pieces else { return nil }
      for cutter in [cutter, current] {
        for item in 0..<navigationCount {
          guard let round = cutter.round(of: .navigationItem(item)),
            !cutter.round(at: round).looksAtListsAround,
            let pieces = cutter.pieces(of: round, .navigationItem(item))
          else { return nil }
          let number = store.add(pieces)
          if start == 0 { start = number }
        }
      }
    }
    return store.add(pieces, place: place, navigation: start)
  }

  private mutating func learn(
    _ section: UnsafePointer<Section>,
    _ index: Int,
    _ facts: PageFacts.Group,
    _ surroundings: Surroundings,
    _ number: Int,
    _ pageStencil: Int,
    _ cutter: StencilCutter
  ) {
    guard case .selection(let selection) = section.pointee.content,
      let round = cutter.round(of: .section(index)),
      let key = ShapeKey(
        section: section,
        selection,
        facts: facts,
        surroundings: number,
        place: store.stencils[pageStencil].place,
        names
      )
    else { return }
    if stencil(of: key, page: pageStencil) == 0 {
      var made: Int?
      if let pieces = cutter.pieces(of: round, .section(index)),
        let options = cutter.parts(in: round, of: .options, count: selection.options.count),
        let place = place(of: options.first)
      {
        made = store.add(pieces, place: place)
      }
      insert(made, for: key, cutter.round(at: round), page: pageStencil)
    }
    let sectionStencil = stencil(of: key, page: pageStencil)
    guard sectionStencil > 0, sectionStencil < Self.none else { return }
    let chosen = SelectedValues(selection)
    let shared = ShapeKey(
      optionsOf: selection,
      key: section.pointee.key,
      features: surroundings.features,
      place: store.stencils[sectionStencil].place
    )
    for (option, isChosen) in selection.options.map({ chosen.contains($0.valueText) }).enumerated() {
      var key = shared
      let hasShape = selection.options.withUnsafeBufferPointer { options in
        options.baseAddress.map { key.add($0 + option, isFirst: option == 0, isSelected: isChosen, names) } ?? false
      }
      guard hasShape, stencil(of: key, page: pageStencil, section: sectionStencil) == 0,
        let round = cutter.round(of: .option(option, in: index))
      else { continue }
      let made = cutter.pieces(of: round, .option(option, in: index)).map { store.add($0) }
      insert(made, for: key, cutter.round(at: round), page: pageStencil, section: sectionStencil)
    }
  }

  private mutating func insert(
    _ stencil: Int?,
    for key: ShapeKey,
    _ round: TemplateTrace.Round,
    page: Int,
    section: Int = 0
  ) {
    // How many elements a list around the part has, and which of them is the current one, no shape says.
    let stencil = round.looksAtListsAround ? nil : stencil
    if round.isClosed {
      if shapes[key] == 0 { shapes.insert(stencil ?? Self.none, for: key) }
    } else {
      if shapes[key] == 0 { shapes.insert(Self.open, for: key) }
      openShapes[OpenShape(key: key, page: page, section: section)] = stencil ?? Self.none
    }
  }
}
