/// Lists the options of a ``Section`` to choose from: options, and Swift values that are options.
@resultBuilder
public enum OptionsBuilder: ListBuilder {
  /// An option.
  public typealias Element = Selection.Option

  /// Takes a Swift value as an option.
  public static func buildExpression(_ value: some OptionValue) -> [Selection.Option] {
    [Selection.Option(for: value)]
  }

  /// Takes Swift values as options, in their order: `Number.allCases`.
  public static func buildExpression(_ values: [some OptionValue]) -> [Selection.Option] {
    values.map { Selection.Option(for: $0) }
  }
}
