import Markup
import SettingsModel

/// Finds out whether a renderer in Swift writes what a row cannot do without, by giving it marks and looking for them.
struct RendererProbe {
  private static let id = "fieldset-probe"
  private static let attributes = HTML(trusted: Array(" data-fieldset-probe".utf8))
  private static let control = HTML(trusted: Array("<fieldset-probe>".utf8))

  private let rendering: RowRendering

  init(_ row: Row) {
    rendering = RowRendering(
      row: row,
      id: Self.id,
      hints: [],
      error: nil,
      attributes: Self.attributes,
      control: row.isControl ? Self.control : .empty,
      icon: nil,
      language: row.language,
      direction: nil
    )
  }

  /// Whether a renderer of headers does not write the id by which a section is named.
  static func missesHeading(
    of header: HeaderFooter,
    _ render: (HeaderFooterRendering, inout HTMLWriter) -> Void
  ) -> Bool {
    let rendering = HeaderFooterRendering(
      headerFooter: header,
      place: .sectionHeader,
      title: header.title,
      headingID: id,
      textID: nil,
      isHidden: false,
      language: header.language,
      direction: nil
    )
    var writer = HTMLWriter()
    render(rendering, &writer)
    return !holds(Array(id.utf8), writer.html.bytes)
  }

  private static func holds(_ mark: [UInt8], _ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: mark) }
  }

  /// Whether what a key stands for is not in what a renderer writes.
  func isMissed(_ key: String, by render: (RowRendering, inout HTMLWriter) -> Void) -> Bool {
    var writer = HTMLWriter()
    render(rendering, &writer)
    let bytes = writer.html.bytes
    let mark: [UInt8] =
      switch key {
      case RowField.id.stringValue: Array(Self.id.utf8)
      case RowField.attributes.stringValue: Self.attributes.bytes
      case RowField.control.stringValue: Self.control.bytes
      default: []
      }
    if mark.isEmpty { return !TemplateNeed.hasButton(bytes) }
    return !Self.holds(mark, bytes)
  }
}
