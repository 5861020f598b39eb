extension Selection.Option: Hashable {
  /// Whether two options have the same fields, wherever they were written.
  public static func == (first: Selection.Option, second: Selection.Option) -> Bool {
    first.title == second.title && first.value == second.value && first.subtitle == second.subtitle
      && first.isDisabled == second.isDisabled && first.isExclusive == second.isExclusive
      && first.extras == second.extras && first.options == second.options
  }

  /// Feeds all fields but the place where the option was written.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(value)
    hasher.combine(subtitle)
    hasher.combine(isDisabled)
    hasher.combine(isExclusive)
    hasher.combine(extras)
    hasher.combine(options)
  }
}
