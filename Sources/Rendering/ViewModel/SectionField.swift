import Mustache

/// What the templates of sections may use.
enum SectionField: Int, ViewField {
  case template, id, groupID, header, footer, legend, describedBy, labelledBy, modeHint, modeHintID, hiddenControl
  case isDisabled, isTree, hasIcons, isEmpty, runs, options, attributes
  case groupAttributes, error, errorID, isPageHeading, dependencyHint, dependencyHintID

  static let recordName = "Section"

  var type: FieldType {
    switch self {
    case .template: .templateName(folder: TemplateFolder.sections)
    case .id, .groupID, .legend, .describedBy, .labelledBy, .modeHint, .modeHintID, .error, .errorID,
      .dependencyHint, .dependencyHintID:
      .text
    case .header: .record(HeaderFooterField.recordName(in: .section, .header))
    case .footer: .record(HeaderFooterField.recordName(in: .section, .footer))
    case .hiddenControl: .html
    case .attributes, .groupAttributes: .attributes
    case .isDisabled, .isTree, .hasIcons, .isEmpty, .isPageHeading: .flag
    case .runs: .list(RunField.recordName)
    case .options: .list(OptionField.recordName)
    }
  }
}

/// Neighbouring rows that share a container: values a `<dl>`, links a `<ul>`, anything else none.
enum RunField: Int, ViewField {
  case isValues, isLinks, isControls, rows

  static let recordName = "Run"

  static let noun = "a run of rows"

  var type: FieldType {
    switch self {
    case .isValues, .isLinks, .isControls: .flag
    case .rows: .list(RowField.recordName)
    }
  }
}
