import Diagnostics
@_spi(Borrowing) import JSONSource

extension Section {
  /// The fields that a section has whose rows are options.
  static let selectionFieldNames = ["selected", "error", "event", "pageHeading"]

  /// The fields that a section has in which several options can be chosen.
  static let multipleFieldNames = ["parents", "minimum", "maximum", "selectAll"]

  /// Decodes the `sections` of a page.
  static func decodeAll(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> [Section] {
    guard value.isArray("sections", into: &diagnostics) else { return [] }
    // Each is put together where it stays: nothing of it is copied.
    return [Section](unsafeUninitializedCapacity: value.count) { sections, count in
      guard let first = sections.baseAddress else { return }
      value.forEachElement { element in
        guard element.isPart("a section", into: &diagnostics) else { return }
        (first + count).initialize(to: Section(in: element))
        let selection = element.member("selection")
        var draft = SectionDraft(
          section: first + count,
          isSelection: selection != nil,
          mode: selection?.word("selection", into: &diagnostics)
        )
        draft.read(element, into: &diagnostics)
        draft.finish()
        count += 1
      }
    }
  }
}

private struct SectionDraft: Draft {
  let section: UnsafeMutablePointer<Section>
  let isSelection: Bool
  let mode: Selection.Mode?
  var rows: [Row] = []
  var options: [Selection.Option] = []
  var selected: [String] = []
  var parents = Selection.Parents.independent
  var minimum: Int?
  var maximum: Int?
  var offersSelectAll = false

  var noun: String { isSelection ? "a section with \"selection\"" : "a section" }

  var fieldNames: [String] {
    let names = ["key", "header", "headerHidden", "footer", "if", "onlyIf", "synonyms", "selection", "rows"]
    return isSelection ? names + Section.selectionFieldNames + Section.multipleFieldNames : names
  }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "key": section.pointee.key = value.text(field, into: &diagnostics)
    case "header": section.pointee.header = HeaderFooter.decode(value, as: .header, into: &diagnostics)
    case "headerHidden": section.pointee.isHeaderHidden = value.flag(field, into: &diagnostics) ?? false
    case "footer": section.pointee.footer = HeaderFooter.decode(value, as: .footer, into: &diagnostics)
    case "if": section.pointee.condition = Condition.decode(value, into: &diagnostics)
    case "selection": break
    case "onlyIf": section.pointee.dependency = Dependency.decode(value, into: &diagnostics)
    case "synonyms": section.pointee.synonyms = value.texts(field, into: &diagnostics) ?? []
    case "error" where isSelection: section.pointee.error = value.text(field, into: &diagnostics)
    case "event" where isSelection: section.pointee.event = value.text(field, into: &diagnostics)
    case "pageHeading" where isSelection: section.pointee.isPageHeading = value.flag(field, into: &diagnostics) ?? false
    case "selected" where isSelection: takeSelected(value, into: &diagnostics)
    case "minimum" where isSelection, "maximum" where isSelection, "selectAll" where isSelection,
      "parents" where isSelection:
      takeOfMultiple(field, value, into: &diagnostics)
    case "rows" where isSelection: options = Selection.Option.decodeAll(value, into: &diagnostics)
    case "rows": rows = Row.decodeAll(value, into: &diagnostics)
    default: return false
    }
    return true
  }

  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    let isOfMultiple = Section.multipleFieldNames.contains(member.key)
    guard !isSelection, isOfMultiple || Section.selectionFieldNames.contains(member.key) else {
      return diagnostics.unknownField(member, in: noun, nearest: nearest, hint: fieldList)
    }
    diagnostics.misplacedField(
      member,
      in: "a section without \"selection\"",
      fix: member.key == "error"
        ? "Give it to the row at fault."
        : member.key == "event"
          ? "Give it to the rows themselves."
          : "Add \"selection\": \(isOfMultiple ? "\"multiple\"" : "\"single\" or \"multiple\"")."
    )
  }

  /// One value may stand alone; several stand in an array.
  private mutating func takeSelected(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) {
    switch value.kind {
    case .string, .number, .boolean:
      if let text = value.valueText("selected", into: &diagnostics) { selected = [text] }
    case .array:
      selected = value.elements { $0.valueText("selected", isElement: true, into: &diagnostics) }
    case .null, .object:
      let fix = "Write it like \"selected\": [\"…\"]."
      value.reportType("selected", "a value or an array of values", fix: fix, into: &diagnostics)
    }
  }

  /// A field that only a section has in which several options can be chosen; elsewhere it is reported and passed over.
  private mutating func takeOfMultiple(
    _ field: JSONWord,
    _ value: BorrowedJSON,
    into diagnostics: inout DiagnosticCollector
  ) {
    switch field {
    case "minimum": minimum = value.count(field, into: &diagnostics)
    case "maximum": maximum = value.count(field, into: &diagnostics)
    case "selectAll": offersSelectAll = value.flag(field, into: &diagnostics) ?? false
    default: parents = value.word(field, into: &diagnostics) ?? .independent
    }
    guard mode == .single else { return }
    (minimum, maximum, offersSelectAll) = (nil, nil, false)
    diagnostics.error(
      .misplacedField,
      "a section with \"selection\": \"single\" cannot have \"\(field)\"",
      at: value.location,
      fix: "Leave it out, or use \"selection\": \"multiple\"."
    )
  }

  /// The section; no part of it is copied.
  func finish() {
    section.pointee.content =
      isSelection
      ? .selection(
        Selection(
          mode ?? .multiple,
          options: options,
          selected: selected,
          parents: parents,
          minimum: minimum,
          maximum: maximum,
          offersSelectAll: offersSelectAll
        )
      )
      : .rows(rows)
  }
}
