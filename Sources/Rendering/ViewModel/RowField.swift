import Mustache

/// What the templates of rows may use.
enum RowField: Int, ViewField {
  case template, kind, id, title, hints, icon, hasIcon, language, direction, isDisabled, control, value, isMultiline
  case url, isExternal, text, unit, unitID, minimum, maximum, isRequired, requiredText, fields, attributes, error
  case errorID

  static let recordName = "Row"

  var type: FieldType {
    switch self {
    case .template: .templateName(folder: TemplateFolder.rows)
    case .kind, .id, .title, .language, .direction, .value, .text, .unit, .unitID, .minimum, .maximum, .requiredText,
      .error, .errorID:
      .text
    case .hints: .list(HintField.recordName)
    case .icon, .control: .html
    case .attributes: .attributes
    case .hasIcon, .isDisabled, .isMultiline, .isExternal, .isRequired: .flag
    case .url: .url
    case .fields: .open
    }
  }
}

/// What the templates of options may use.
enum OptionField: Int, ViewField {
  case template, id, title, hints, icon, hasIcon, language, direction, isDisabled, control, children, isExpanded, count
  case childLegend, groupID, attributes, divider

  static let recordName = "Option"

  static let noun = "an option"

  var type: FieldType {
    switch self {
    case .template: .templateName(folder: TemplateFolder.options)
    case .id, .title, .language, .direction, .count, .childLegend, .groupID, .divider: .text
    case .hints: .list(HintField.recordName)
    case .icon, .control: .html
    case .attributes: .attributes
    case .hasIcon, .isDisabled, .isExpanded: .flag
    case .children: .list(OptionField.recordName)
    }
  }
}

/// A line of help below a title, which the control's `aria-describedby` names.
enum HintField: Int, ViewField {
  case id, text, kind

  static let recordName = "Hint"

  var type: FieldType { .text }
}
