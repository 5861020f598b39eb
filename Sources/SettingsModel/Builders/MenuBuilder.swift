/// Lists the entries of a menu, alone and in groups, for ``Row/select(_:key:value:subtitle:icon:isRequired:options:)``.
@resultBuilder
public enum MenuBuilder: ListBuilder {
  /// Entries under a heading; entries that stand alone make a group without one.
  public typealias Element = SelectField.Group

  /// Takes an entry that stands alone.
  public static func buildExpression(_ option: SelectField.Option) -> [SelectField.Group] {
    [SelectField.Group(options: [option])]
  }

  /// Takes a Swift value as an entry.
  public static func buildExpression(_ value: some OptionValue) -> [SelectField.Group] {
    [SelectField.Group(options: [SelectField.Option(for: value)])]
  }

  /// Takes Swift values as entries, in their order: `Language.allCases`.
  public static func buildExpression(_ values: [some OptionValue]) -> [SelectField.Group] {
    [SelectField.Group(options: values.map { SelectField.Option(for: $0) })]
  }

  /// Joins neighbouring entries that stand alone.
  public static func buildFinalResult(_ groups: [SelectField.Group]) -> [SelectField.Group] {
    var joined: [SelectField.Group] = []
    for group in groups where group.header != nil || !group.options.isEmpty {
      if group.header == nil, let last = joined.indices.last, joined[last].header == nil {
        joined[last].options += group.options
      } else {
        joined.append(group)
      }
    }
    return joined
  }
}
