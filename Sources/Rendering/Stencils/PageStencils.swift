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
/// at what is around the part; then it holds inside the same surrounding stencils alone. Of a part whose templates go
/// through a list around it there is none, since no shape says how long that list is.
struct PageStencils {
  /// A shape inside certain stencils.
  struct OpenShape: Hashable {
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
  static let open = Int(Int32.max)
  /// In place of a stencil: there cannot be one.
  static let none = Int(Int32.max) - 1

  var store = StencilStore()
  var shapes = ShapeTable()
  var openShapes: [OpenShape: Int] = [:]
  var names = NameTable()
  var surroundings: [[UInt8]: Int] = [:]
  var places: [TemplateTrace.Place: Int] = [:]
  let siteTitle: String
  private let navigation: [ExactText: Int]
  let navigationCount: Int
  let schema: ViewSchema

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

  /// The stencil of a shape in such places, 0 when it was not met before.
  func stencil(of key: ShapeKey, page: Int, section: Int = 0) -> Int {
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
    // Each option shows the section's key.
    output.setRefrain(escaped: section.pointee.key ?? "")
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
            var shape = shared
            let option = first + index
            guard shape.add(option, isFirst: index == 0, isSelected: chosen.contains(option.pointee.valueText), names)
            else { return .unknown }
            let number = self.stencil(of: shape, page: pageStencil, section: number)
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
}
