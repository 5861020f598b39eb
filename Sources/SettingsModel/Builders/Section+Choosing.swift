extension Section {
  /// Creates a section of options of which one can be chosen.
  ///
  /// ```swift
  /// Section("Pick a number", key: Keys.number, selected: .two) { Number.allCases }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What stands above.
  ///   - subtitle: A line of help below the title.
  ///   - key: The name under which the choice is submitted.
  ///   - selected: What is chosen at first.
  ///   - footer: A text below the options.
  ///   - options: The options in order.
  public init<Value: OptionValue>(
    _ title: String,
    subtitle: String? = nil,
    key: SettingKey<Value>,
    selected: Value?,
    footer: String? = nil,
    @OptionsBuilder options: () -> [Selection.Option]
  ) {
    self.init(
      header: .title(title, subtitle: subtitle),
      key: key,
      selected: selected,
      footer: footer.map { .text($0) },
      options: options
    )
  }

  /// Creates a section of options of which one can be chosen, under a header of any kind.
  ///
  /// ```swift
  /// Section(header: HeaderFooter(Banner(title: "Text size")), key: Keys.size, selected: .standard) { Size.allCases }
  /// ```
  ///
  /// - Parameters:
  ///   - header: What stands above; of a kind of your own, it has a text `title` among its fields, which names the group.
  ///   - key: The name under which the choice is submitted.
  ///   - selected: What is chosen at first.
  ///   - footer: What stands below the options.
  ///   - options: The options in order.
  public init<Value: OptionValue>(
    header: HeaderFooter,
    key: SettingKey<Value>,
    selected: Value?,
    footer: HeaderFooter? = nil,
    @OptionsBuilder options: () -> [Selection.Option]
  ) {
    self.init(
      key: key.name,
      header: header,
      footer: footer,
      content: .selection(
        Selection(.single, options: options(), selected: selected.map { [$0.optionValue] } ?? [])
      )
    )
  }

  /// Creates a section of options of which any number can be chosen.
  ///
  /// ```swift
  /// Section("Pick some letters", key: Keys.letters, selected: [.a, .c]) {
  ///   for letter in Letter.allCases {
  ///     Selection.Option(for: letter).disabled(letter == .d, because: "All D tiles are in use")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What stands above.
  ///   - subtitle: A line of help below the title.
  ///   - key: The name under which the choices are submitted.
  ///   - selected: What is chosen at first.
  ///   - parents: What the choice of an option with options below it means.
  ///   - minimum: The least number that may be chosen.
  ///   - maximum: The largest number that may be chosen.
  ///   - offersSelectAll: Whether the page's script offers to choose all and none.
  ///   - footer: A text below the options.
  ///   - options: The options in order.
  public init<Value: OptionValue>(
    _ title: String,
    subtitle: String? = nil,
    key: SettingKey<[Value]>,
    selected: [Value],
    parents: Selection.Parents = .independent,
    minimum: Int? = nil,
    maximum: Int? = nil,
    offersSelectAll: Bool = false,
    footer: String? = nil,
    @OptionsBuilder options: () -> [Selection.Option]
  ) {
    self.init(
      header: .title(title, subtitle: subtitle),
      key: key,
      selected: selected,
      parents: parents,
      minimum: minimum,
      maximum: maximum,
      offersSelectAll: offersSelectAll,
      footer: footer.map { .text($0) },
      options: options
    )
  }

  /// Creates a section of options of which any number can be chosen, under a header of any kind.
  ///
  /// - Parameters:
  ///   - header: What stands above; of a kind of your own, it has a text `title` among its fields, which names the group.
  ///   - key: The name under which the choices are submitted.
  ///   - selected: What is chosen at first.
  ///   - parents: What the choice of an option with options below it means.
  ///   - minimum: The least number that may be chosen.
  ///   - maximum: The largest number that may be chosen.
  ///   - offersSelectAll: Whether the page's script offers to choose all and none.
  ///   - footer: What stands below the options.
  ///   - options: The options in order.
  public init<Value: OptionValue>(
    header: HeaderFooter,
    key: SettingKey<[Value]>,
    selected: [Value],
    parents: Selection.Parents = .independent,
    minimum: Int? = nil,
    maximum: Int? = nil,
    offersSelectAll: Bool = false,
    footer: HeaderFooter? = nil,
    @OptionsBuilder options: () -> [Selection.Option]
  ) {
    self.init(
      key: key.name,
      header: header,
      footer: footer,
      content: .selection(
        Selection(
          .multiple,
          options: options(),
          selected: selected.map(\.optionValue),
          parents: parents,
          minimum: minimum,
          maximum: maximum,
          offersSelectAll: offersSelectAll
        )
      )
    )
  }

  /// Creates a section from values to choose from and their state.
  ///
  /// ```swift
  /// var sizes = SelectionOptions(selectedValue: Size.small)
  /// sizes.toggle(.large)
  /// Section("Size", key: "size", options: sizes)
  /// ```
  ///
  /// - Parameters:
  ///   - title: What stands above.
  ///   - subtitle: A line of help below the title.
  ///   - key: The name under which the choice is submitted.
  ///   - options: The values and which of them are chosen.
  ///   - footer: A text below the options.
  ///   - option: Makes an option of a value.
  public init<Value: OptionValue>(
    _ title: String,
    subtitle: String? = nil,
    key: String,
    options: SelectionOptions<Value>,
    footer: String? = nil,
    option: (Value) -> Selection.Option = { Selection.Option(for: $0) }
  ) {
    self.init(
      key: key,
      header: .title(title, subtitle: subtitle),
      footer: footer.map { .text($0) },
      content: .selection(
        Selection(
          options.multipleSelection ? .multiple : .single,
          options: options.values.map(option),
          selected: options.selectedValues.map(\.optionValue)
        )
      )
    )
  }
}
