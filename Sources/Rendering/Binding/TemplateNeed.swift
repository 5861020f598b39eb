import Diagnostics
import Mustache
import SettingsModel

/// A key that a template of the library's kinds must use, since something is lost without it.
struct TemplateNeed {
  /// When it must: always, where a page has a script, where a part waits for another, or where a row can be led to.
  enum Condition { case always, script, scriptOrDependency, anchor }

  let key: String
  let record: String
  let loss: String
  let fix: String
  var condition = Condition.always
  /// The key of the list or record that it stands in; where that is missed, nothing more needs to be said.
  var container: String?
  /// The field of a row that asks for it, where not every row does.
  var field = ""

  private func because(of field: String) -> TemplateNeed {
    var need = self
    need.field = field
    return need
  }

  /// Whether nothing is written without it.
  var severity: Diagnostic.Severity { condition == .always ? .error : .warning }

  /// What a template must use; nothing for those of an author's own.
  static func needs(of template: String) -> [TemplateNeed] {
    if template == ViewSchema.pageTemplate { return page }
    guard let (folder, kind) = TemplateFolder.split(template) else { return [] }
    switch folder {
    case TemplateFolder.sections: return section(kind)
    case TemplateFolder.options: return option(kind)
    case TemplateFolder.rows where Row.libraryKinds.contains(kind): return row(kind)
    default: return []
    }
  }

  /// What a template of the author's own must use, since this row of the kind would lose something without it.
  static func needs(of row: Row, on page: Page) -> [TemplateNeed] {
    var needs: [TemplateNeed] = []
    if row.isControl {
      needs.append(need(RowField.control, "the row's value cannot be changed or sent").because(of: "key"))
    } else if row.key != nil {
      needs.append(need(RowField.id, "links to the key of a row lead nowhere", .anchor).because(of: "key"))
    }
    let attributes = { (loss: String, field: String) in
      need(RowField.attributes, loss, .scriptOrDependency).because(of: field)
    }
    if row.event != nil, !row.isControl, !row.isButton { needs.append(button) }
    if row.dependency != nil {
      needs.append(attributes("a row that depends on another setting does not hide", "onlyIf"))
    } else if row.event != nil {
      needs.append(attributes("the event of a row is not told", "event"))
    } else if page.offersFilter, !row.synonyms.isEmpty {
      needs.append(attributes("the filter does not find a row by its synonyms", "synonyms"))
    }
    return needs
  }

  /// Something to press: of a row that is no control, nothing else tells of its event.
  private static let button = TemplateNeed(
    key: "button",
    record: RowField.recordName,
    loss: "the event of a row is never told",
    fix: "Add <button type=\"button\" id=\"{{id}}\">…</button>, or a link.",
    condition: .scriptOrDependency,
    field: "event"
  )

  /// Whether markup has a button or link in it.
  static func hasButton(_ markup: [UInt8]) -> Bool {
    ["<button", "<a ", "<a\n"].contains { tag in markup.indices.contains { markup[$0...].starts(with: tag.utf8) } }
  }

  private static func need<Field: ViewField>(
    _ field: Field,
    _ loss: String,
    _ condition: Condition = .always,
    in container: String? = nil
  ) -> TemplateNeed {
    let key = field.stringValue
    let fix =
      switch field.type {
      case .html: "Add {{{\(key)}}}."
      case .attributes: "Add {{{\(key)}}} inside a tag, behind the last attribute."
      case .text where key == RowField.id.stringValue: "Add id=\"{{id}}\" to a tag."
      case .text, .url: "Add {{\(key)}}."
      case .flag, .record, .list, .open: "Add {{#\(key)}}…{{/\(key)}}."
      case .templateName: "Add {{>*\(key)}}."
      }
    return TemplateNeed(
      key: key,
      record: Field.recordName,
      loss: loss,
      fix: fix,
      condition: condition,
      container: container
    )
  }

  private static let page: [TemplateNeed] = [
    need(PageField.resources, "the page has no style and no script"),
    need(PageField.sections, "all settings are lost"),
    need(SectionField.template, "all settings are lost", in: "sections"),
    need(PageField.form, "nothing can be sent"),
    need(FormField.method, "the form is always sent in its address", in: "form"),
    need(FormField.action, "the form is sent to the wrong address", in: "form"),
    need(FormField.submit, "nothing can be sent", in: "form"),
    need(FormField.attributes, "the page's script does not run", .script, in: "form"),
  ]

  private static func section(_ kind: String) -> [TemplateNeed] {
    let attributes = need(
      SectionField.attributes,
      "the page's script does not find the section, and one that depends on another setting does not hide",
      .scriptOrDependency
    )
    switch kind {
    case "plain":
      return [
        need(SectionField.runs, "all rows are lost"), need(RunField.rows, "all rows are lost", in: "runs"),
        need(RowField.template, "all rows are lost", in: "rows"), attributes,
      ]
    case "single", "multiple":
      let group = [
        need(SectionField.options, "all options are lost"),
        need(OptionField.template, "all options are lost", in: "options"),
        need(SectionField.legend, "the group has no name"), attributes,
        need(SectionField.groupAttributes, "the page's script does not find the group", .script),
      ]
      let hidden = need(SectionField.hiddenControl, "a group without a choice sends nothing")
      return kind == "multiple" ? group + [hidden] : group
    default:
      return []
    }
  }

  private static func option(_ kind: String) -> [TemplateNeed] {
    let attributes = need(OptionField.attributes, "the page's script does not find the option", .script)
    let control = need(OptionField.control, "the option cannot be chosen")
    let children = [
      need(OptionField.children, "the options below it are lost"),
      need(OptionField.template, "the options below it are lost", in: "children"),
    ]
    return switch kind {
    case "option": [control, attributes]
    case "parent": [control, attributes] + children
    case "disclosure": [attributes] + children
    default: []
    }
  }

  private static func row(_ kind: String) -> [TemplateNeed] {
    let content =
      switch kind {
      case "link": need(RowField.url, "the link leads nowhere")
      case "value": need(RowField.value, "the value is lost")
      case "note": need(RowField.text, "the text is lost")
      default: need(RowField.control, "the control is lost")
      }
    let attributes = need(
      RowField.attributes,
      "the page's script does not find the row, and one that depends on another setting does not hide",
      .scriptOrDependency
    )
    return [content, attributes]
  }
}
