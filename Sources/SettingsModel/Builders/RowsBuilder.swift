/// Lists the rows of a ``Section``: rows, and values that stand for one.
@resultBuilder
public enum RowsBuilder: ListBuilder {
  /// A row.
  public typealias Element = Row

  /// Takes the row that a value stands for, or nothing.
  public static func buildExpression(_ value: some RowRepresentable) -> [Row] {
    if let row = value.row { [row] } else { [] }
  }

  /// Takes the rows that values stand for, in their order.
  public static func buildExpression(_ values: [some RowRepresentable]) -> [Row] {
    values.compactMap(\.row)
  }
}
