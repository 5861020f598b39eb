extension Row {
  /// Creates a `switch`.
  ///
  /// ```swift
  /// Row.toggle("Wi-Fi", key: "wifi", isOn: true, icon: "wifi")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the switch submits under.
  ///   - isOn: Whether it is on at first.
  ///   - onValue: What is submitted when it is on.
  ///   - offValue: What is submitted when it is off.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func toggle(
    _ title: String,
    key: SettingKey<Bool>,
    isOn: Bool = false,
    onValue: String = "on",
    offValue: String = "off",
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    Row(
      title: title,
      subtitle: subtitle,
      key: key.name,
      icon: icon,
      content: .toggle(Toggle(isOn: isOn, onValue: onValue, offValue: offValue))
    )
  }

  /// Creates a field for text: `text`, `multiline`, `password`, `email`, `url`, `telephone`, `search`.
  ///
  /// ```swift
  /// Row.text("Send ticket to", key: "email", kind: .email, placeholder: "name@example.org")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the text is submitted under.
  ///   - kind: Which text is asked for.
  ///   - value: The text at first.
  ///   - placeholder: An example shown while the field is empty.
  ///   - minimumLength: The least number of UTF-16 code units that are accepted.
  ///   - maximumLength: The largest number of UTF-16 code units that are accepted.
  ///   - pattern: A regular expression that the whole text must match.
  ///   - patternHint: What the pattern asks for, in words.
  ///   - autocomplete: What browsers may fill in: a value of HTML's `autocomplete` attribute.
  ///   - isRequired: Whether an empty text is refused.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func text(
    _ title: String,
    key: SettingKey<String>,
    kind: TextField.Kind = .text,
    value: String = "",
    placeholder: String? = nil,
    minimumLength: Int? = nil,
    maximumLength: Int? = nil,
    pattern: String? = nil,
    patternHint: String? = nil,
    autocomplete: String? = nil,
    isRequired: Bool = false,
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    let field = TextField(
      kind,
      value: value,
      placeholder: placeholder,
      minimumLength: minimumLength,
      maximumLength: maximumLength,
      pattern: pattern,
      patternHint: patternHint,
      autocomplete: autocomplete,
      isRequired: isRequired
    )
    return Row(title: title, subtitle: subtitle, key: key.name, icon: icon, content: .textField(field))
  }

  /// Creates a menu of which one entry can be chosen: a `select`.
  ///
  /// ```swift
  /// Row.select("Meal", key: Keys.meal) {
  ///   SelectField.Option("No meal", value: "none")
  ///   SelectField.Group("Hot") { HotMeal.allCases }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the choice is submitted under.
  ///   - value: What is chosen at first; `nil` where nothing is.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  ///   - isRequired: Whether the menu's empty entry is refused.
  ///   - options: The entries, alone and in groups.
  public static func select<Value: OptionValue>(
    _ title: String,
    key: SettingKey<Value>,
    value: Value? = nil,
    subtitle: String? = nil,
    icon: String? = nil,
    isRequired: Bool = false,
    @MenuBuilder options: () -> [SelectField.Group]
  ) -> Row {
    Row(
      title: title,
      subtitle: subtitle,
      key: key.name,
      icon: icon,
      content: .select(SelectField(groups: options(), value: value?.optionValue, isRequired: isRequired))
    )
  }

  /// Creates a field for a day.
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the day is submitted under.
  ///   - value: The day at first as `YYYY-MM-DD`, or empty.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func date(
    _ title: String,
    key: SettingKey<String>,
    value: String = "",
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    Row(title: title, subtitle: subtitle, key: key.name, icon: icon, content: .date(value))
  }

  /// Creates a field for a time of day.
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the time is submitted under.
  ///   - value: The time at first as `HH:MM`, or empty.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func time(
    _ title: String,
    key: SettingKey<String>,
    value: String = "",
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    Row(title: title, subtitle: subtitle, key: key.name, icon: icon, content: .time(value))
  }

  /// Creates a field for a color.
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name the color is submitted under.
  ///   - value: The color at first as `#rrggbb`.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func color(
    _ title: String,
    key: SettingKey<String>,
    value: String,
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    Row(title: title, subtitle: subtitle, key: key.name, icon: icon, content: .color(value))
  }
}
