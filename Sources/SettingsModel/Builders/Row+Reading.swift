extension Row {
  /// Creates a fact to read.
  ///
  /// ```swift
  /// Row.value("Version", "1.2.0")
  /// ```
  public static func value(_ title: String, _ value: String, subtitle: String? = nil, icon: String? = nil) -> Row {
    Row(title: title, subtitle: subtitle, icon: icon, content: .value(value))
  }

  /// Creates a way to another page.
  ///
  /// ```swift
  /// Row.link("About", to: .page("about"))
  /// Row.link("Timetable", to: .url("https://example.org/timetable"), value: "Winter")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - link: Where it leads.
  ///   - value: What stands at its end.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func link(
    _ title: String,
    to link: Link,
    value: String? = nil,
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    Row(title: title, subtitle: subtitle, icon: icon, content: .link(link, value: value))
  }

  /// Creates a paragraph, which may have line breaks.
  public static func note(_ text: String) -> Row {
    Row(title: nil, content: .note(text))
  }

  /// Creates a button.
  ///
  /// ```swift
  /// Row.button("Cancel this trip", key: "cancel", value: "trip")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What a person reads.
  ///   - key: The name its value is submitted under when it is pressed.
  ///   - kind: What pressing it does.
  ///   - value: What is submitted when this button submits the form.
  ///   - action: Where this button submits the form to, when not to the form's own action.
  ///   - subtitle: A line of help below the title.
  ///   - icon: The name of an icon.
  public static func button(
    _ title: String,
    key: String? = nil,
    kind: Button.Kind = .submit,
    value: String? = nil,
    action: String? = nil,
    subtitle: String? = nil,
    icon: String? = nil
  ) -> Row {
    Row(
      title: title,
      subtitle: subtitle,
      key: key,
      icon: icon,
      content: .button(Button(kind, value: value, action: action))
    )
  }

  /// Creates a row of the author's own kind, for which the theme or the site has a template.
  ///
  /// ```swift
  /// Row.custom("two-titles", fields: ["left": "Departs", "right": "Harrow Quay, 08:15"])
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The identifier that names the row's template.
  ///   - fields: What the template shows.
  ///   - title: What a person reads, for templates that show it.
  ///   - key: A name that links can lead to.
  ///   - icon: The name of an icon.
  public static func custom(
    _ kind: String,
    fields: Fields = [:],
    title: String? = nil,
    key: String? = nil,
    icon: String? = nil
  ) -> Row {
    Row(title: title, key: key, icon: icon, content: .custom(kind: kind, fields: fields))
  }
}
