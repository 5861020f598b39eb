/// Lists the sections of a ``Page``: sections, and values that stand for one.
@resultBuilder
public enum SectionsBuilder: ListBuilder {
  /// A section.
  public typealias Element = Section

  /// Takes the section that a value stands for, or nothing.
  public static func buildExpression(_ value: some SectionRepresentable) -> [Section] {
    if let section = value.section { [section] } else { [] }
  }

  /// Takes the sections that values stand for, in their order.
  public static func buildExpression(_ values: [some SectionRepresentable]) -> [Section] {
    values.compactMap(\.section)
  }
}
