import Mustache

/// Cuts a page that was rendered with marks into the stencils of its parts.
struct StencilCutter {
  struct Piece: Equatable {
    var literal: ArraySlice<UInt8>
    var hole: Stencil.Hole
  }

  /// A part of the page.
  enum Part: Hashable {
    case page
    case section(Int)
    case option(Int, in: Int)
    case navigationItem(Int)
  }

  let bytes: [UInt8]
  private let rounds: [TemplateTrace.Round]
  /// For each round what part it is of, if of any that has a stencil of its own.
  private let parts: [Part?]
  /// The rounds of sections, options and entries that stand in no other of them but this one, by that one's position.
  private let inner: [Int: [Int]]
  /// The position of the first round of each part.
  private let positions: [Part: Int]

  init(_ bytes: [UInt8], _ trace: TemplateTrace, schema: ViewSchema) {
    self.bytes = bytes
    rounds = trace.rounds
    var parts: [Part?] = []
    var owners: [Int] = []
    var inner: [Int: [Int]] = [:]
    var positions: [Part: Int] = [:]
    for (index, round) in rounds.enumerated() {
      // Rounds of other lists, such as hints, belong to the part that they stand in.
      let owner = round.parent < 0 ? -1 : owners[round.parent]
      let outer: Part? = owner < 0 ? .page : parts[owner]
      var part: Part?
      switch (round.recordType, outer) {
      case (schema.section.index, .page): part = .section(round.index)
      case (schema.navigationItem.index, .page): part = .navigationItem(round.index)
      case (schema.option.index, .section(let section)): part = .option(round.index, in: section)
      default: break
      }
      parts.append(part)
      owners.append(part == nil ? owner : index)
      guard let part else { continue }
      inner[owner, default: []].append(index)
      if positions[part] == nil { positions[part] = index }
    }
    self.parts = parts
    self.inner = inner
    self.positions = positions
  }

  /// The rounds of the parts in a round, -1 for the page; `nil` when a list is not shown once and whole.
  func parts(in round: Int, of list: Stencil.Hole, count: Int) -> [TemplateTrace.Round]? {
    let found = self.inner[round, default: []].filter { hole(of: $0) == list }.map { rounds[$0] }
    return found.isEmpty || found.map(\.index).elementsEqual(0..<count) ? found : nil
  }

  /// The position of a part's round.
  func round(of part: Part) -> Int? { positions[part] }

  /// The round at a position.
  func round(at position: Int) -> TemplateTrace.Round { rounds[position] }

  private func hole(of round: Int) -> Stencil.Hole {
    switch parts[round] {
    case .section: .sections
    case .option: .options
    case .navigationItem: .navigation
    case .page, nil: .none
    }
  }

  /// The pieces of a part; `nil` when something is in it that does not belong to it.
  ///
  /// - Parameters:
  ///   - round: Its round, -1 for the page.
  ///   - part: What it is of.
  func pieces(of round: Int, _ part: Part) -> [Piece]? {
    let range = round < 0 ? bytes.indices : rounds[round].bytes
    var pieces: [Piece] = []
    var start = range.lowerBound
    var position = start
    var below = self.inner[round, default: []][...]
    while position < range.upperBound || !below.isEmpty {
      if let first = below.first, rounds[first].bytes.lowerBound == position {
        let list = hole(of: first)
        pieces.append(Piece(literal: bytes[start..<position], hole: list))
        while let next = below.first, hole(of: next) == list {
          // Nothing stands between the rounds of one section.
          guard rounds[next].bytes.lowerBound == position else { return nil }
          position = rounds[next].bytes.upperBound
          below.removeFirst()
        }
        guard !below.contains(where: { hole(of: $0) == list }) else { return nil }
        start = position
      } else if position >= range.upperBound {
        return nil
      } else if bytes[position] == TextPlace.lead[0], bytes[position..<range.upperBound].starts(with: TextPlace.lead) {
        guard let mark = TextPlace.read(bytes[position..<range.upperBound]),
          let hole = Self.hole(for: mark.place, in: part)
        else { return nil }
        pieces.append(Piece(literal: bytes[start..<position], hole: hole))
        position = mark.end
        start = position
      } else {
        position += 1
      }
    }
    if start < range.upperBound { pieces.append(Piece(literal: bytes[start..<range.upperBound], hole: .none)) }
    return pieces
  }

  /// A part may hold its own texts and those of what it stands in.
  private static func hole(for place: TextPlace, in part: Part) -> Stencil.Hole? {
    switch (place, part) {
    case (.page(let text), _): .page(text)
    case (.section(let owner, let text), .section(let section)) where owner == section: .section(text)
    case (.section(let owner, let text), .option(_, in: let section)) where owner == section: .section(text)
    case (.option(let owner, let outer, let text), .option(let option, in: let section))
    where owner == option && outer == section: .option(text)
    default: nil
    }
  }
}
