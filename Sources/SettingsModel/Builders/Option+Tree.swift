extension Selection.Option {
  /// Makes a tree of options from values of a recursive type.
  ///
  /// ```swift
  /// struct Category: OptionValue {
  ///   let optionValue: String
  ///   let text: String
  ///   var subcategories: [Category] = []
  /// }
  ///
  /// Section("Topics", key: Keys.topics, selected: []) {
  ///   Selection.Option.tree(of: categories, children: \.subcategories)
  /// }
  /// ```
  ///
  /// What is deeper than a page allows is left out one level below that, so that the page is refused when it is checked
  /// and values that hold one another come to an end.
  ///
  /// - Parameters:
  ///   - values: The values of the highest level, in order.
  ///   - children: The values below a value.
  ///   - option: Makes an option of a value; what it puts below is replaced.
  public static func tree<Value: OptionValue>(
    of values: [Value],
    children: KeyPath<Value, [Value]>,
    option: (Value) -> Selection.Option = { Selection.Option(for: $0) }
  ) -> [Selection.Option] {
    level(values, depth: 1, children: { $0[keyPath: children] }, option: option)
  }

  /// Makes a tree of options from values of a recursive type, each level sorted.
  ///
  /// So a value that is added later appears in its place:
  ///
  /// ```swift
  /// Selection.Option.tree(of: categories, children: \.subcategories, sortedBy: \.text)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values of the highest level.
  ///   - children: The values below a value.
  ///   - property: What the values of a level are sorted by.
  ///   - option: Makes an option of a value; what it puts below is replaced.
  public static func tree<Value: OptionValue, Property: Comparable>(
    of values: [Value],
    children: KeyPath<Value, [Value]>,
    sortedBy property: KeyPath<Value, Property>,
    option: (Value) -> Selection.Option = { Selection.Option(for: $0) }
  ) -> [Selection.Option] {
    let sorted = { (values: [Value]) in values.sorted { $0[keyPath: property] < $1[keyPath: property] } }
    return level(sorted(values), depth: 1, children: { sorted($0[keyPath: children]) }, option: option)
  }

  private static func level<Value>(
    _ values: [Value],
    depth: Int,
    children: (Value) -> [Value],
    option: (Value) -> Selection.Option
  ) -> [Selection.Option] {
    values.map { value in
      var made = option(value)
      made.options =
        depth > TreeRules.maximumDepth
        ? [] : level(children(value), depth: depth + 1, children: children, option: option)
      return made
    }
  }
}
