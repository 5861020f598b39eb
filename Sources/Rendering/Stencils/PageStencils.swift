@_spi(Output) import Markup
import Mustache
@_spi(Borrowing) import SettingsModel

/// The stencils of the pages that have been met so far.
///
/// What a logic-less template makes of a part depends on the part's texts through nothing but their presence, so the
/// markup of a part is literal bytes with places for texts as soon as its *shape* is known: which texts are there, its
/// flags, its icon and language. The first part of a shape is rendered with marks in the place of its texts and cut at
/// them; every later one only copies the pieces and escapes its texts in between.
///
/// A stencil holds for all parts of its shape that stand in the same place of the templates, unless the templates look
/// at what is around the part; then it holds inside the same surrounding stencils alone.
struct PageStencils {
  /// A shape inside certain stencils.
  private struct OpenShape: Hashable {
    let key: ShapeKey
    let page: Int
    let section: Int
  }

  /// What of a page's surroundings decides about its markup.
  struct Surroundings {
    let key: [UInt8]
    let features: ScriptFeatures
  }

  /// What has come of writing a page.
  enum Outcome {
    /// It is written.
    case written
    /// A part of it is of a shape that was not met before.
    case unknown
    /// There cannot be stencils for all of its parts, or it goes over the limit of the output.
    case impossible
  }

  /// In place of a stencil: it depends on what is around it.
  private static let open = Int(Int32.max)
  /// In place of a stencil: there cannot be one.
  private static let none = Int(Int32.max) - 1

  private var store = StencilStore()
  private var shapes = ShapeTable()
  private var openShapes: [OpenShape: Int] = [:]
  private var names = NameTable()
  private var surroundings: [[UInt8]: Int] = [:]
  private var places: [TemplateTrace.Place: Int] = [:]
  private let siteTitle: String
  private let navigation: [ExactText: Int]
  private let navigationCount: Int
  private let schema: ViewSchema

  init(siteTitle: String, navigation: [Page], schema: ViewSchema) {
    self.siteTitle = siteTitle
    self.schema = schema
    navigationCount = navigation.count
    self.navigation = Dictionary(
      navigation.enumerated().map { (ExactText($1.slug), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  // MARK: Use

  private func stencil(of key: ShapeKey, page: Int, section: Int = 0) -> Int {
    let number = shapes[key]
    return number == Self.open ? openShapes[OpenShape(key: key, page: page, section: section)] ?? 0 : number
  }

  /// Writes a page, if there is a stencil for each of its parts; if not, it may have written a part of it.
  ///
  /// A page that goes over the limit of the output is not written either. The output sees to it that memory does not grow
  /// beyond the limit; that no time is lost with more than that is looked after once for each section and for some options,
  /// since between them only as much is added as a few stencils and their texts hold.
  func write(
    _ page: Page,
    _ facts: PageFacts,
    _ surroundings: Surroundings,
    to output: OutputBytes
  ) -> Outcome {
    guard let number = self.surroundings[surroundings.key],
      let key = ShapeKey(page: page, surroundings: number, facts: facts, siteTitle: siteTitle, names)
    else { return .unknown }
    let pageStencil = shapes[key]
    guard pageStencil > 0, pageStencil < Self.none else { return pageStencil == 0 ? .unknown : .impossible }
    return store.text.withUnsafeBytes { text in
      store.pieces.withUnsafeBufferPointer { pieces in
        guard let text = text.baseAddress else { return .impossible }
        let stencil = store.stencils[pageStencil]
        for index in stencil.pieces {
          let piece = pieces[index]
          output.append(padded: text + Int(piece.start), count: Int(piece.count))
          switch piece.hole {
          case .none: break
          case .page(let hole): output.append(hole, of: page)
          case .navigation:
            let current = navigation[ExactText(page.slug)]
            for item in 0..<navigationCount {
              let variant = stencil.navigation + item + (item == current ? navigationCount : 0)
              for index in store.stencils[variant].pieces {
                output.append(padded: text + Int(pieces[index].start), count: Int(pieces[index].count))
                if case .page(let hole) = pieces[index].hole { output.append(hole, of: page) }
              }
            }
          case .sections:
            let outcome = page.sections.withUnsafeBufferPointer { sections in
              guard let first = sections.baseAddress else { return Outcome.written }
              for index in 0..<sections.count {
                let outcome = write(
                  first + index,
                  index,
                  of: page,
                  facts.groups[index],
                  number,
                  surroundings.features,
                  pageStencil,
                  (text, pieces),
                  to: output
                )
                guard outcome == .written else { return outcome }
              }
              return .written
            }
            guard outcome == .written else { return outcome }
          case .section, .option, .options: return .impossible
          }
        }
        return output.isOverLimit ? .impossible : .written
      }
    }
  }

  /// After so many options the output is looked at.
  private static let stride = 64

  private func write(
    _ section: UnsafePointer<Section>,
    _ index: Int,
    of page: Page,
    _ facts: PageFacts.Group,
    _ surroundings: Int,
    _ features: ScriptFeatures,
    _ pageStencil: Int,
    _ bytes: (text: UnsafeRawPointer, pieces: UnsafeBufferPointer<Stencil.Piece>),
    to output: OutputBytes
  ) -> Outcome {
    guard case .selection(let selection) = section.pointee.content, !output.isOverLimit else { return .impossible }
    let key = ShapeKey(
      section: section,
      selection,
      facts: facts,
      surroundings: surroundings,
      place: store.stencils[pageStencil].place,
      names
    )
    guard let key else { return .unknown }
    let number = stencil(of: key, page: pageStencil)
    guard number > 0, number < Self.none else { return number == 0 ? .unknown : .impossible }
    let stencil = store.stencils[number]
    for position in stencil.pieces {
      let piece = bytes.pieces[position]
      output.append(padded: bytes.text + Int(piece.start), count: Int(piece.count))
      switch piece.hole {
      case .none: break
      case .page(let hole): output.append(hole, of: page)
      case .section(let hole): output.append(hole, of: section, index)
      case .options:
        let shared = ShapeKey(optionsOf: selection, key: section.pointee.key, features: features, place: stencil.place)
        let chosen = SelectedValues(selection)
        let outcome = selection.options.withUnsafeBufferPointer { options in
          guard let first = options.baseAddress else { return Outcome.written }
          for index in 0..<options.count {
            if index % Self.stride == Self.stride - 1, output.isOverLimit { return .impossible }
            var key = shared
            let option = first + index
            guard key.add(option, isFirst: index == 0, isSelected: chosen.contains(option.pointee.valueText), names)
            else { return .unknown }
            let number = self.stencil(of: key, page: pageStencil, section: number)
            guard number > 0, number < Self.none else { return number == 0 ? .unknown : .impossible }
            for position in store.stencils[number].pieces {
              let piece = bytes.pieces[position]
              output.append(padded: bytes.text + Int(piece.start), count: Int(piece.count))
              switch piece.hole {
              case .none: break
              case .option(let hole): output.append(hole, of: option, index)
              case .section(let hole): output.append(hole, of: section, index)
              case .page(let hole): output.append(hole, of: page)
              case .sections, .options, .navigation: return .impossible
              }
            }
          }
          return .written
        }
        guard outcome == .written else { return outcome }
      case .option, .sections, .navigation: return .impossible
      }
    }
    return .written
  }

  // MARK: Learning

  /// Whether more can be learned.
  var hasRoom: Bool { store.hasRoom && surroundings.count < 4000 }

  /// Makes the stencils that a page needs and that are not there yet.
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
    if round.isClosed {
      if shapes[key] == 0 { shapes.insert(stencil ?? Self.none, for: key) }
    } else {
      if shapes[key] == 0 { shapes.insert(Self.open, for: key) }
      openShapes[OpenShape(key: key, page: page, section: section)] = stencil ?? Self.none
    }
  }
}
