/// A row or an option, as far as comparing goes.
struct RowPart {
  let isOption: Bool
  /// The row's key, the option's value.
  let key: String?
  let title: String?
  let kind: String
  /// Where it stands among its neighbours, from 0.
  let position: Int
  let origin: Origin?
  let description: EncodedPart
  /// The options below an option.
  private let options: [Selection.Option]

  init(_ row: Row, at position: Int) {
    isOption = false
    key = row.key
    title = row.title
    kind = row.kind
    self.position = position
    origin = row.origin
    description = EncodedPart(row)
    options = []
  }

  init(_ option: Selection.Option, at position: Int) {
    isOption = true
    key = option.value
    title = option.title
    kind = "option"
    self.position = position
    origin = option.origin
    description = EncodedPart(option)
    options = option.options
  }

  /// The rows or options that stand in a section itself.
  static func parts(of section: Section) -> [RowPart] {
    switch section.content {
    case .rows(let rows): rows.enumerated().map { RowPart($1, at: $0) }
    case .selection(let selection): selection.options.enumerated().map { RowPart($1, at: $0) }
    }
  }

  /// The options that stand right below.
  var children: [RowPart] { options.enumerated().map { RowPart($1, at: $0) } }

  /// What makes two of them most likely the same.
  var signature: [UInt8] {
    Array("\(kind)\u{0}\(key ?? "")\u{0}\(title ?? "")".utf8)
  }
}
