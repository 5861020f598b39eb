/// The markup of a part of a certain shape: pieces of literal bytes with places for texts and for the parts below it.
struct Stencil {
  /// Literal bytes and what follows them.
  struct Piece {
    let start: UInt32
    let count: UInt32
    let hole: Hole
  }

  /// What goes into a place between literal bytes.
  enum Hole: Equatable {
    case none
    case page(PageText)
    case section(SectionText)
    case option(OptionText)
    case sections
    case options
    case navigation
  }

  /// The positions of its pieces.
  let pieces: Range<Int>

  /// The number of the place where the parts below it start.
  var place = 0

  /// Where the stencils of the navigation's entries start; those of entries that lead here follow the others.
  var navigation = 0
}

/// Stencils and their bytes, one behind the other.
struct StencilStore {
  /// Reading whole steps goes over the end of a piece.
  private static let padding = 16

  private(set) var text = [UInt8](repeating: 0, count: padding)
  private(set) var pieces: [Stencil.Piece] = []
  /// The first is none, so that 0 names no stencil.
  private(set) var stencils = [Stencil(pieces: 0..<0)]

  /// Whether there is room for more: a site whose parts are all of different shapes must not fill the memory.
  var hasRoom: Bool { text.count < 4 << 20 && stencils.count < 1 << 14 }

  /// Adds a stencil and returns its number.
  mutating func add(_ cut: [StencilCutter.Piece], place: Int = 0, navigation: Int = 0) -> Int {
    let start = pieces.count
    for piece in cut {
      let offset = text.count - Self.padding
      text.insert(contentsOf: piece.literal, at: offset)
      pieces.append(Stencil.Piece(start: UInt32(offset), count: UInt32(piece.literal.count), hole: piece.hole))
    }
    stencils.append(Stencil(pieces: start..<pieces.count, place: place, navigation: navigation))
    return stencils.count - 1
  }
}
