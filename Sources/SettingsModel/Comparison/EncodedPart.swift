import JSONSource

/// What the page format says of a part of a site, without the parts in it, as bytes that can be compared.
struct EncodedPart: Hashable {
  let bytes: [UInt8]

  private init(_ encode: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(.compact)
    encode(&writer)
    bytes = writer.bytes
  }

  init(_ site: Site) {
    self.init { SiteEncoder().encode(site, into: &$0) }
  }

  init(_ page: Page) {
    var page = page
    page.sections = []
    self.init { PageEncoder().encode(page, into: &$0) }
  }

  init(_ section: Section) {
    var section = section
    switch section.content {
    case .rows: section.content = .rows([])
    case .selection(var selection):
      selection.options = []
      section.content = .selection(selection)
    }
    self.init { section.encode(into: &$0) }
  }

  init(whole section: Section) {
    self.init { section.encode(into: &$0) }
  }

  init(_ row: Row) {
    self.init { row.encode(into: &$0) }
  }

  init(_ option: Selection.Option) {
    var option = option
    option.options = []
    self.init { option.encode(into: &$0) }
  }

  /// The object's members, each value as it is written.
  var fields: [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    var position = 1
    while position < bytes.count - 1 {
      let nameEnd = end(ofStringAt: position)
      let valueEnd = end(ofValueAt: nameEnd + 1)
      fields.append(
        (
          String(decoding: bytes[(position + 1)..<(nameEnd - 1)], as: UTF8.self),
          String(decoding: bytes[(nameEnd + 1)..<valueEnd], as: UTF8.self)
        )
      )
      position = valueEnd + 1
    }
    return fields
  }

  private func end(ofStringAt start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position + 1
  }

  private func end(ofValueAt start: Int) -> Int {
    var (position, depth) = (start, 0)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position = end(ofStringAt: position)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position }
        depth -= 1
      case UInt8(ascii: ","):
        if depth == 0 { return position }
      default: break
      }
      position += 1
    }
    return position
  }
}
