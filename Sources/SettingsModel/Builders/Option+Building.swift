extension Selection.Option {
  /// Creates an option, with the options below it.
  ///
  /// ```swift
  /// Selection.Option("Cars", value: "cars", icon: "car") {
  ///   Selection.Option("Electric", value: "electric")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - value: What is submitted; parents that their children decide need none.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  ///   - options: The options below it.
  public init(
    _ title: String,
    value: String? = nil,
    subtitle: String? = nil,
    icon: String? = nil,
    @OptionsBuilder options: () -> [Selection.Option] = { [] }
  ) {
    self.init(value: value, title: title, subtitle: subtitle, icon: icon, options: options())
  }

  /// Creates an option for a Swift value, with its texts.
  public init(for value: some OptionValue) {
    self.init(value: value.optionValue, title: value.text, subtitle: value.secondaryText, icon: value.icon)
  }
}

extension SelectField.Option {
  /// Creates an entry of a menu.
  public init(_ title: String, value: String) {
    self.init(value: value, title: title)
  }

  /// Creates an entry of a menu for a Swift value.
  public init(for value: some OptionValue) {
    self.init(value: value.optionValue, title: value.text)
  }
}

extension SelectField.Group {
  /// Creates entries under a heading.
  public init(_ header: String, @MenuBuilder options: () -> [SelectField.Group]) {
    self.init(header: header, options: options().flatMap(\.options))
  }
}
