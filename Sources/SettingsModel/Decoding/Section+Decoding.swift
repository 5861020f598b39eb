import Diagnostics
import JSONSource

extension Section {
  /// Decodes the `sections` of a page.
  static func decodeAll(_ value: JSONValue, into diagnostics: inout DiagnosticCollector) -> [Section] {
    guard value.isArray("sections", into: &diagnostics) else { return [] }
    var sections: [Section] = []
    sections.reserveCapacity(value.count)
    for element in value.elements {
      guard element.isPart("a section", into: &diagnostics) else { continue }
      sections.append(decode(element, into: &diagnostics))
    }
    return sections
  }

  private static func decode(_ object: JSONValue, into diagnostics: inout DiagnosticCollector) -> Section {
    let selection = object["selection"]
    var draft = SectionDraft(
      section: Section(content: .rows([]), origin: Origin(object)),
      isSelection: selection != nil,
      mode: selection?.word("selection", into: &diagnostics)
    )
    draft.read(object, into: &diagnostics)
    return draft.finish()
  }
}

private struct SectionDraft: Draft {
  var section: Section
  let isSelection: Bool
  let mode: Selection.Mode?
  var rows: [Row] = []
  var options: [Selection.Option] = []
  var selected: [String] = []
  var parents = Selection.Parents.independent

  var noun: String { isSelection ? "a section with \"selection\"" : "a section" }

  var fieldNames: [String] {
    let names = ["key", "header", "headerHidden", "footer", "if", "selection", "rows"]
    return isSelection ? names + ["selected", "parents"] : names
  }

  mutating func take(_ field: String, _ value: JSONValue, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "key": section.key = value.text(field, into: &diagnostics)
    case "header": section.header = HeaderFooter.decode(value, as: .header, into: &diagnostics)
    case "headerHidden": section.isHeaderHidden = value.flag(field, into: &diagnostics) ?? false
    case "footer": section.footer = HeaderFooter.decode(value, as: .footer, into: &diagnostics)
    case "if": section.condition = Condition.decode(value, into: &diagnostics)
    case "selection": break
    case "selected" where isSelection: takeSelected(value, into: &diagnostics)
    case "parents" where isSelection: takeParents(value, into: &diagnostics)
    case "rows" where isSelection: options = Selection.Option.decodeAll(value, into: &diagnostics)
    case "rows": rows = Row.decodeAll(value, into: &diagnostics)
    default: return false
    }
    return true
  }

  func reportUnknown(_ member: JSONMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    guard !isSelection, member.key == "selected" || member.key == "parents" else {
      return diagnostics.unknownField(member, in: noun, nearest: nearest, hint: fieldList)
    }
    diagnostics.error(
      .misplacedField,
      "\"\(member.key)\" in a section without \"selection\"",
      at: member.keyLocation,
      fix: "Add \"selection\": \(member.key == "parents" ? "\"multiple\"" : "\"single\" or \"multiple\"")."
    )
  }

  /// One value may stand alone; several stand in an array.
  private mutating func takeSelected(_ value: JSONValue, into diagnostics: inout DiagnosticCollector) {
    switch value.kind {
    case .string, .number, .boolean:
      if let text = value.valueText("selected", into: &diagnostics) { selected = [text] }
    case .array:
      selected = value.elements.compactMap { $0.valueText("selected", isElement: true, into: &diagnostics) }
    case .null, .object:
      value.reportType("selected", "a value or an array of values", into: &diagnostics)
    }
  }

  private mutating func takeParents(_ value: JSONValue, into diagnostics: inout DiagnosticCollector) {
    parents = value.word("parents", into: &diagnostics) ?? .independent
    if mode == .single {
      diagnostics.error(
        .misplacedField,
        "\"parents\" in a section with \"selection\": \"single\"",
        at: value.location,
        fix: "Leave it out, or use \"selection\": \"multiple\"."
      )
    }
  }

  func finish() -> Section {
    var section = section
    section.content =
      isSelection
      ? .selection(Selection(mode ?? .multiple, options: options, selected: selected, parents: parents))
      : .rows(rows)
    return section
  }
}
