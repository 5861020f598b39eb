import JSONSource

extension Row {
  func encode(into writer: inout JSONWriter) {
    writer.object { object in
      object.member("kind", kind)
      object.member("key", ifPresent: key)
      object.member("title", ifPresent: title)
      object.member("subtitle", ifPresent: subtitle)
      object.member("icon", ifPresent: icon)
      object.member("iconLabel", ifPresent: iconLabel)
      object.member("lang", ifPresent: language)
      object.member("disabled", ifTrue: isDisabled)
      object.member("reason", ifPresent: disabledReason)
      object.member("if", ifPresent: condition?.spelling)
      dependency?.encode(into: &object)
      object.member("error", ifPresent: error)
      object.member("synonyms", ifAny: synonyms)
      object.member("event", ifPresent: event)
      object.member("template", ifPresent: template)
      if !fields.fields.isEmpty { object.member("fields") { fields.encode(into: &$0) } }
      content.encode(into: &object)
    }
  }
}

extension Row.Content {
  fileprivate func encode(into object: inout JSONWriter) {
    switch self {
    case .toggle(let toggle): toggle.encode(into: &object)
    case .value(let value), .color(let value): object.member("value", value)
    case .date(let value), .time(let value): object.member("value", ifPresent: value.isEmpty ? nil : value)
    case .link(let link, let value):
      link.encode(into: &object)
      object.member("value", ifPresent: value)
    case .textField(let field): field.encode(into: &object)
    case .number(let field), .range(let field): field.encode(into: &object)
    case .select(let field): field.encode(into: &object)
    case .button(let button): button.encode(into: &object)
    case .note(let text): object.member("text", text)
    case .custom(_, let fields):
      if !fields.fields.isEmpty { object.member("fields") { fields.encode(into: &$0) } }
    }
  }
}

extension Toggle {
  fileprivate func encode(into object: inout JSONWriter) {
    object.member("value", ifTrue: isOn)
    let plain = Toggle(isOn: false)
    guard onValue != plain.onValue || offValue != plain.offValue else { return }
    object.member("values") { writer in
      writer.object { values in
        values.member("on", onValue)
        values.member("off", offValue)
      }
    }
  }
}

extension Link {
  fileprivate func encode(into object: inout JSONWriter) {
    switch self {
    case .page(let slug, let anchor):
      object.member("page", slug)
      object.member("anchor", ifPresent: anchor)
    case .url(let url): object.member("url", url)
    }
  }
}

extension TextField {
  fileprivate func encode(into object: inout JSONWriter) {
    object.member("value", ifPresent: value.isEmpty ? nil : value)
    object.member("placeholder", ifPresent: placeholder)
    object.member("minimumLength", ifPresent: minimumLength)
    object.member("maximumLength", ifPresent: maximumLength)
    object.member("pattern", ifPresent: pattern)
    object.member("patternHint", ifPresent: patternHint)
    object.member("autocomplete", ifPresent: autocomplete)
    object.member("required", ifTrue: isRequired)
  }
}

extension NumberField {
  fileprivate func encode(into object: inout JSONWriter) {
    object.member("value", number: value)
    object.member("minimum", number: minimum)
    object.member("maximum", number: maximum)
    object.member("step", number: step)
    object.member("unit", ifPresent: unit)
    object.member("spinner", ifTrue: hasSpinner)
    object.member("required", ifTrue: isRequired)
  }
}

extension Button {
  fileprivate func encode(into object: inout JSONWriter) {
    if kind != .submit { object.member("type", kind.rawValue) }
    object.member("value", ifPresent: value)
    object.member("action", ifPresent: action)
  }
}

extension SelectField {
  fileprivate func encode(into object: inout JSONWriter) {
    object.member("value", ifPresent: value)
    object.member("required", ifTrue: isRequired)
    object.member("options", each: groups) { $0.encode(into: &$1) }
  }
}

extension SelectField.Group {
  /// Entries of a group without a header stand in the menu itself, each with the group's condition.
  fileprivate func encode(into array: inout JSONWriter) {
    guard let header else {
      for option in options { option.encode(condition: option.condition ?? condition, into: &array) }
      return
    }
    array.object { object in
      object.member("header", header)
      object.member("if", ifPresent: condition?.spelling)
      object.member("options", each: options) { $0.encode(condition: $0.condition, into: &$1) }
    }
  }
}

extension SelectField.Option {
  fileprivate func encode(condition: Condition?, into array: inout JSONWriter) {
    array.object { object in
      object.member("value", value)
      object.member("title", title)
      object.member("lang", ifPresent: language)
      object.member("disabled", ifTrue: isDisabled)
      object.member("if", ifPresent: condition?.spelling)
    }
  }
}
