import PropertyListSource
import SettingsModel

extension PaneImporter {
  mutating func toggle(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    let value = specifier.take("DefaultValue")
    let (on, off) = (specifier.take("TrueValue"), specifier.take("FalseValue"))
    var toggle = Toggle(isOn: isOn(value, on: on, off: off))
    if let on { toggle.onValue = formValue(on, "TrueValue", of: specifier) ?? toggle.onValue }
    if let off { toggle.offValue = formValue(off, "FalseValue", of: specifier) ?? toggle.offValue }
    if toggle.onValue == toggle.offValue {
      warn(
        .changedValue,
        "\"\(specifier.name)\" has the same value when on and when off; it gets \"on\" and \"off\"",
        at: specifier.offset(of: "TrueValue")
      )
      toggle = Toggle(isOn: toggle.isOn)
    }
    return .toggle(toggle)
  }

  private func isOn(_ value: PropertyListValue?, on: PropertyListValue?, off: PropertyListValue?) -> Bool {
    guard let value else { return false }
    if let on { return value.isEqual(on) || (value.boolean == true && on.boolean == nil) }
    if let off { return !value.isEqual(off) }
    if let boolean = value.boolean { return boolean }
    if let number = value.number { return number != 0 }
    return ["YES", "true", "1"].contains(value.string)
  }

  mutating func choice(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    let options = ImportedOptions(&specifier, importer: &self)
    if let problem = options.problem { throw problem }
    return .select(
      SelectField(
        groups: [.init(options: options.all.map { .init(value: $0.value, title: $0.title) })],
        value: options.chosen.map { options.all[$0].value }
      )
    )
  }

  mutating func textField(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    let keyboard = specifier.take("KeyboardType")?.string ?? ""
    let isSecure = specifier.take("IsSecure").map { $0.boolean == true || $0.number == 1 } ?? false
    let value = defaultText(of: &specifier).line
    let placeholder = line("IASKPlaceholder", of: &specifier)
    if !isSecure, keyboard == "NumberPad" || keyboard == "DecimalPad", value.isEmpty || value.isDecimalNumber {
      if placeholder != nil {
        warn(
          .droppedField,
          "\"IASKPlaceholder\" of \"\(specifier.name)\" is not carried over",
          at: specifier.offset(of: "IASKPlaceholder")
        )
      }
      return .number(NumberField(value: value.isEmpty ? nil : value))
    }
    let kind = isSecure ? .password : Self.kind(keyboard, value)
    return .textField(TextField(kind, value: value, placeholder: placeholder))
  }

  /// The kind of a text by its keyboard; browsers refuse a page whose default they find wrong, so that one decides too.
  private static func kind(_ keyboard: String, _ value: String) -> TextField.Kind {
    switch keyboard {
    case "EmailAddress": value.isEmpty || value.isMailAddress ? .email : .text
    case "URL": value.isEmpty || value.isAbsoluteURL ? .url : .text
    case "PhonePad": .telephone
    case "WebSearch": .search
    default: .text
    }
  }

  mutating func textView(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    let value = defaultText(of: &specifier).lines
    return .textField(TextField(.multiline, value: value, placeholder: line("IASKPlaceholder", of: &specifier)))
  }

  /// The default of a text as it is, but for what a field of its kind cannot hold.
  private mutating func defaultText(of specifier: inout Specifier) -> (line: String, lines: String) {
    let field = "DefaultValue"
    guard let value = specifier.take(field) else { return ("", "") }
    guard let source = value.submitted else {
      warn(
        .invalidSpecifier,
        "\"\(field)\" of \"\(specifier.name)\" is \(value.kindName) instead of a string and is left out",
        at: value.offset
      )
      return ("", "")
    }
    let text = ImportedText(source)
    if text.isChanged {
      warn(.changedValue, "control characters in \"\(field)\" of \"\(specifier.name)\" are left out", at: value.offset)
      return (text.line, text.lines)
    }
    let breaks = source.unicodeScalars.contains { "\n\r\t\u{2028}\u{2029}\u{85}".unicodeScalars.contains($0) }
    guard breaks else { return (source, source) }
    if specifier.type == "PSTextFieldSpecifier" {
      warn(.changedValue, "line breaks in \"\(field)\" of \"\(specifier.name)\" become spaces", at: value.offset)
    }
    return (text.line, text.lines)
  }

  mutating func slider(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    let ends = (specifier.take("MinimumValue"), specifier.take("MaximumValue"))
    let value = specifier.take("DefaultValue")
    let minimum = try number(ends.0, "MinimumValue") ?? 0
    let maximum = try number(ends.1, "MaximumValue") ?? 1
    let wanted = try number(value, "DefaultValue")
    guard let scale = SliderScale(minimum: minimum, maximum: maximum, value: wanted ?? minimum) else {
      throw Problem(.invalidSpecifier, "has no scale from \"MinimumValue\" to \"MaximumValue\"", at: "MinimumValue")
    }
    if wanted == nil {
      warn(
        .changedValue,
        "\"\(specifier.name)\" has no \"DefaultValue\" and begins at \(scale.value)",
        at: specifier.offset
      )
    } else if scale.isClamped {
      warn(
        .changedValue,
        "\"DefaultValue\" of \"\(specifier.name)\" lies outside the scale and becomes \(scale.value)",
        at: specifier.offset(of: "DefaultValue")
      )
    }
    return .range(
      NumberField(value: scale.value, minimum: scale.minimum, maximum: scale.maximum, step: scale.step)
    )
  }

  private func number(_ value: PropertyListValue?, _ field: String) throws(Problem) -> Double? {
    guard let value else { return nil }
    if let number = value.number ?? value.string.flatMap(Double.init), number.isFinite { return number }
    throw Problem(.invalidSpecifier, "has a \"\(field)\" that is no number", at: field)
  }

  mutating func datePicker(_ specifier: inout Specifier) throws(Problem) -> Row.Content {
    let mode = specifier.take("DatePickerMode")?.string ?? "DateAndTime"
    let value = specifier.take("DefaultValue")
    var moment = ""
    if case .date(let text) = value?.content, text.isMoment { moment = text }
    if let value, moment.isEmpty {
      warn(.changedValue, "\"DefaultValue\" of \"\(specifier.name)\" is no date and is left out", at: value.offset)
    }
    switch mode {
    case "Date": return .date(String(moment.prefix(10)))
    case "Time": return .time(String(moment.dropFirst(11).prefix(5)))
    default: throw Problem(.unsupportedSpecifier, "asks for a date with a time, which has no counterpart")
    }
  }
}

extension String {
  /// Whether a date of a property list, `YYYY-MM-DDTHH:MM:SSZ`, is one of the calendar and the clock.
  var isMoment: Bool {
    let parts = utf8.split { !(0x30...0x39).contains($0) }.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == 6, parts[0] > 0, (1...12).contains(parts[1]), parts[3] < 24, parts[4] < 60 else {
      return false
    }
    let isLeapYear = parts[0].isMultiple(of: 4) && (!parts[0].isMultiple(of: 100) || parts[0].isMultiple(of: 400))
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[parts[1] - 1]).contains(parts[2])
  }

  /// `-?[0-9]+(\.[0-9]+)?`, which is a number in HTML too.
  var isDecimalNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Whether browsers take it for the address of a mailbox, near enough: one `@` with something plain on both sides.
  var isMailAddress: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2C } }
      && parts[1].first != UInt8(ascii: ".") && parts[1].last != UInt8(ascii: ".")
  }

  /// Whether browsers take it for a whole address: a scheme and something behind it.
  var isAbsoluteURL: Bool {
    guard let scheme, utf8.allSatisfy({ $0 > 0x20 }) else { return false }
    return utf8.count > scheme.utf8.count + 1
  }

  /// What stands before the first colon in lower case, where that is a scheme.
  var scheme: String? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon > startIndex else { return nil }
    let name = self[..<colon].utf8
    let isLetter = { (byte: UInt8) in (0x41...0x5A).contains(byte & 0xDF) }
    guard name.first.map(isLetter) == true else { return nil }
    let isScheme = name.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
    return isScheme ? self[..<colon].lowercased() : nil
  }
}
