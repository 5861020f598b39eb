import Diagnostics
import Markup
import XMLSource

/// Reads an SVG file into markup that can stand in a page.
///
/// ```xml
/// <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" color="#0a5bc4" fill="none" stroke="#fff">
///   <path d="M5 10h10"/>
/// </svg>
/// ```
///
/// Shapes and what says how they are painted go into the page. Sizes, titles, comments and what drawing programs keep
/// for themselves are left out; the theme sizes icons, and a row's title names them. A `color` on the root is by
/// convention the colour of the tile that the glyph stands on, grey where there is none; the glyph is white unless it
/// says otherwise. Whatever could run, load or clash with another icon of
/// the page is an error.
struct IconReader {
  private let file: SourceFile
  private var diagnostics = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
  private var bytes: [UInt8] = []

  /// The markup of an icon; `nil` when there is an error in it.
  static func read(_ file: SourceFile, into diagnostics: inout DiagnosticCollector) -> HTML? {
    var reader = IconReader(file: file)
    let isRead = reader.read()
    diagnostics.append(contentsOf: reader.diagnostics)
    return isRead && !reader.diagnostics.hasErrors ? HTML(trusted: reader.bytes) : nil
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func read() -> Bool {
    guard let tree = XMLTree.read(file, into: &diagnostics) else { return false }
    let root = tree.root
    if let offset = Self.documentType(in: tree.source.bytes[..<root.offset]) {
      diagnostics.error(
        .iconUnsafe,
        "an icon has no document type",
        at: tree.source.location(at: offset),
        fix: "Remove the \"<!DOCTYPE …>\"."
      )
    }
    guard root.name == "svg" else {
      diagnostics.error(
        .iconInvalid,
        "an icon is one \"svg\" element, and this is \"\(root.name)\"",
        at: root.location
      )
      return false
    }
    write(root)
    return true
  }

  /// The offset of a document type before the root element; comments are passed over.
  private static func documentType(in prolog: ArraySlice<UInt8>) -> Int? {
    var index = prolog.startIndex
    while index < prolog.endIndex {
      let rest = prolog[index...]
      if rest.starts(with: "<!--".utf8) {
        index += 4
        while index < prolog.endIndex, !prolog[index...].starts(with: "-->".utf8) { index += 1 }
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        return index
      }
      index += 1
    }
    return nil
  }

  // MARK: Elements

  /// What hides an icon that is decoration from assistive technology.
  static let decorationAttributes = " aria-hidden=\"true\""

  private static let shapes = ["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]
  private static let dropped = ["title", "desc", "metadata"]

  /// Writes an element and what is in it; nesting is bounded by the XML reader.
  private mutating func write(_ element: XMLTree.Element, isRoot: Bool = true) {
    append("<")
    append(element.name)
    if isRoot { append(" class=\"icon-glyph\"" + Self.decorationAttributes) }
    for attribute in element.attributes { write(attribute, isRoot: isRoot) }
    if isRoot {
      if element.attribute("viewBox") == nil { writeViewBox(of: element) }
      if element.attribute("color") == nil { append(" color=\"\(Self.tileColor)\"") }
      if element.attribute("fill") == nil { append(" fill=\"\(Self.glyphColor)\"") }
    }
    var isOpen = false
    for content in element.content {
      switch content {
      case .text(let text, let offset):
        guard text.utf8.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) else { continue }
        diagnostics.error(
          .iconInvalid,
          "an icon has no text",
          at: element.tree.source.location(at: offset),
          fix: "Turn text into paths."
        )
      case .element(let child):
        // Drawing programs keep notes of their own in elements with a prefix.
        if Self.dropped.contains(child.name) || child.name.utf8.contains(UInt8(ascii: ":")) { continue }
        guard Self.shapes.contains(child.name) else {
          refuse(child)
          continue
        }
        if !isOpen { append(">") }
        isOpen = true
        write(child, isRoot: false)
      }
    }
    if isOpen {
      append("</")
      append(element.name)
      append(">")
    } else {
      append("/>")
    }
  }

  /// The colour of a glyph that does not say, and of one that asks for that of its tile and so would not be seen.
  private static let glyphColor = "#fff"

  /// The colour of a tile whose icon has no `color`.
  private static let tileColor = "#5b5b60"

  private mutating func refuse(_ element: XMLTree.Element) {
    let fix =
      switch element.name {
      case "style": "Write presentation attributes, such as fill=\"none\", on the shapes."
      case "defs", "use", "symbol", "linearGradient", "radialGradient", "clipPath", "mask", "filter", "pattern":
        "It needs an id, which could clash with another icon's: draw the shapes in place."
      case "text", "tspan", "textPath": "Turn text into paths."
      default: "An icon holds \(Self.shapes.map { "\"\($0)\"" }.joined(separator: ", "))."
      }
    diagnostics.error(.iconUnsafe, "an icon has no element \"\(element.name)\"", at: element.location, fix: fix)
  }

  private mutating func writeViewBox(of root: XMLTree.Element) {
    let sizes = ["width", "height"].compactMap { name -> String? in
      guard var text = root.attribute(name)?.value else { return nil }
      if text.hasSuffix("px") { text.removeLast(2) }
      guard let number = Double(text), number > 0, number.isFinite else { return nil }
      return CSSNumber.text(number)
    }
    guard sizes.count == 2 else {
      diagnostics.error(
        .iconInvalid,
        "an icon needs a \"viewBox\"",
        at: root.location,
        fix: "Write viewBox=\"0 0 20 20\" with the size of the drawing."
      )
      return
    }
    append(" viewBox=\"0 0 \(sizes[0]) \(sizes[1])\"")
  }

  // MARK: Attributes

  private static let kept: Set<String> = [
    "viewBox", "preserveAspectRatio", "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry",
    "width", "height", "transform", "pathLength", "color", "fill", "fill-opacity", "fill-rule", "stroke",
    "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "opacity", "paint-order", "shape-rendering", "vector-effect", "display",
    "visibility",
  ]

  private mutating func write(_ attribute: XMLTree.Attribute, isRoot: Bool) {
    let name = attribute.name
    guard Self.kept.contains(name) else { return drop(attribute, named: name) }
    if isRoot, name == "width" || name == "height" { return }
    let value = attribute.value
    if Self.holdsAddress(value) {
      return refuse(
        attribute,
        "an icon refers to nothing: \"\(name)\" holds \"url(\"",
        fix: "Use a plain colour instead."
      )
    }
    if isRoot, name == "color" {
      guard checkTile(value, at: attribute) else { return }
    }
    let isTileColor = (name == "fill" || name == "stroke") && value.lowercased() == "currentcolor"
    append(" ")
    append(name)
    append("=\"")
    HTMLEscaping.append(isTileColor ? Self.glyphColor : Self.collapsed(value), to: &bytes)
    append("\"")
  }

  /// Leaves an attribute out that is not kept, and refuses it when it could do harm.
  private mutating func drop(_ attribute: XMLTree.Attribute, named name: String) {
    let lowered = name.lowercased()
    if lowered.hasPrefix("on") {
      return refuse(attribute, "an icon runs no script: \"\(name)\"", fix: "Remove the attribute.")
    }
    switch lowered {
    case "style":
      refuse(
        attribute,
        "an icon has no \"style\" attribute, which a strict content security policy blocks",
        fix: "Write presentation attributes, such as fill=\"none\"."
      )
    case "id":
      refuse(
        attribute,
        "an icon has no \"id\", because it may stand in a page more than once",
        fix: "Remove the attribute."
      )
    case "href", "xlink:href", "src":
      refuse(attribute, "an icon loads nothing: \"\(name)\"", fix: "Draw what it shows in place.")
    default:
      break
    }
  }

  /// Whether "url(" stands in a text, in capitals or not.
  private static func holdsAddress(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 3
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "("), bytes[index - 1] | 0x20 == UInt8(ascii: "l"),
          bytes[index - 2] | 0x20 == UInt8(ascii: "r"), bytes[index - 3] | 0x20 == UInt8(ascii: "u")
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Whether a tile's colour is one; white must be seen on it.
  private mutating func checkTile(_ value: String, at attribute: XMLTree.Attribute) -> Bool {
    guard let tile = Color(css: value) else {
      diagnostics.error(
        .iconInvalid,
        "\"\(value)\" is no CSS colour",
        at: attribute.valueLocation,
        fix: "\"color\" on the root is the colour of the icon's tile, such as \"#0a5bc4\"."
      )
      return false
    }
    let minimum = 3.0
    let ratio = Contrast.ratio(.white, on: tile, over: .white)
    if ratio < minimum {
      let nearest = Contrast.nearestColor(to: tile, on: .white, over: .white, reaching: minimum)
      diagnostics.warning(
        .contrastTooLow,
        "white on \"\(value)\" has a contrast of \(Contrast.text(ratio)), and an icon needs \(Contrast.text(minimum))",
        at: attribute.valueLocation,
        fix: nearest.map { "The nearest colour that passes is \($0.css)." }
      )
    }
    return true
  }

  private mutating func refuse(_ attribute: XMLTree.Attribute, _ message: String, fix: String) {
    diagnostics.error(.iconUnsafe, message, at: attribute.location, fix: fix)
  }

  /// The text with each run of spaces as one, and none at its ends.
  private static func collapsed(_ text: String) -> String {
    var last: UInt8 = 0x20
    var hasMore = false
    for byte in text.utf8 {
      hasMore = hasMore || (byte == 0x20 && last == 0x20)
      last = byte
    }
    // Nothing to leave out: the text itself, without a copy.
    if !hasMore, last != 0x20 { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 where byte != 0x20 || (result.last ?? 0x20) != 0x20 { result.append(byte) }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }
}
