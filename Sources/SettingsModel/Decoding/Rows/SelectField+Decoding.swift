import Diagnostics
@_spi(Borrowing) import JSONSource

extension SelectField.Group {
  /// Decodes the `options` of a menu: entries, and groups of entries under a header.
  ///
  /// Neighbouring entries that stand alone make one group without a header.
  static func decodeAll(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> [SelectField.Group] {
    guard value.isArray("options", into: &diagnostics) else { return [] }
    var groups: [SelectField.Group] = []
    var isOpen = false
    value.forEachElement { element in
      guard element.isPart("an option", into: &diagnostics) else { return }
      if element.member("options") != nil || element.member("header") != nil {
        var draft = GroupDraft(group: SelectField.Group(options: [], origin: Origin(element)))
        draft.read(element, into: &diagnostics)
        draft.reportMissing(in: element, into: &diagnostics)
        groups.append(draft.group)
        isOpen = false
        return
      }
      let option = SelectField.Option.decode(element, into: &diagnostics)
      if isOpen, let last = groups.indices.last {
        groups[last].options.append(option)
      } else {
        groups.append(SelectField.Group(options: [option]))
        isOpen = true
      }
    }
    return groups
  }
}

/// A group of a menu's entries while it is read.
private struct GroupDraft: Draft {
  var group: SelectField.Group

  var noun: String { "a group of options" }

  var fieldNames: [String] { ["header", "options", "if"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "header": group.header = value.text(field, into: &diagnostics) ?? standIn
    case "options": takeOptions(value, into: &diagnostics)
    case "if": group.condition = Condition.decode(value, into: &diagnostics)
    default: return false
    }
    return true
  }

  /// Groups hold entries only: HTML's menus have one level.
  private mutating func takeOptions(_ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) {
    guard value.isArray("options", into: &diagnostics) else { return }
    group.options = value.elements { element in
      guard element.isPart("an option", into: &diagnostics) else { return nil }
      return SelectField.Option.decode(element, into: &diagnostics)
    }
  }

  func reportMissing(in object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) {
    for field in ["header", "options"] where object[field] == nil {
      diagnostics.missingField(field, in: noun, at: object)
    }
  }
}

extension SelectField.Option {
  /// Decodes one entry of a menu.
  fileprivate static func decode(
    _ object: BorrowedJSON,
    into diagnostics: inout DiagnosticCollector
  ) -> SelectField.Option {
    var draft = OptionDraft(option: SelectField.Option(value: "", title: standIn, origin: Origin(object)))
    draft.read(object, into: &diagnostics)
    return draft.finish(object, into: &diagnostics)
  }
}

/// A menu's entry while it is read.
private struct OptionDraft: Draft {
  var option: SelectField.Option
  var hasValue = false
  var hasTitle = false

  var noun: String { "an option of a menu" }

  var fieldNames: [String] { ["value", "title", "lang", "disabled", "if"] }

  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool {
    switch field {
    case "value":
      option.value = value.valueText(field, into: &diagnostics) ?? "\(standIn)\(value.offset)"
      hasValue = true
    case "title":
      option.title = value.text(field, into: &diagnostics) ?? standIn
      hasTitle = true
    case "lang": option.language = value.text(field, into: &diagnostics)
    case "disabled": option.isDisabled = value.flag(field, into: &diagnostics) ?? false
    case "if": option.condition = Condition.decode(value, into: &diagnostics)
    default: return false
    }
    return true
  }

  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    let isOfOptions = Selection.Option.fieldsBesideMenus.contains(member.key)
    diagnostics.unknownField(
      member,
      in: noun,
      nearest: isOfOptions ? nil : nearest,
      hint: isOfOptions ? "The options of a section with \"selection\" have it." : fieldList
    )
  }

  func finish(_ object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> SelectField.Option {
    var option = option
    if !hasValue {
      diagnostics.missingField("value", in: noun, at: object)
      option.value = "\(standIn)\(object.offset)"
    }
    if !hasTitle { diagnostics.missingField("title", in: noun, at: object) }
    return option
  }
}
