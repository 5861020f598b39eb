import Diagnostics

extension Inspection {
  /// A title: one line that is not blank.
  @inline(__always)
  mutating func checkTitle(_ text: String?, _ field: @autoclosure () -> String, at place: @autoclosure () -> Place) {
    guard let text, !PlainText.isPlain(text) else { return }
    judgeTitle(text, field(), at: place)
  }

  @inline(never)
  private mutating func judgeTitle(_ text: String, _ field: String, at place: () -> Place) {
    let flaws = TextFlaws(text)
    if flaws.isFlawless { return }
    report(flaws, field, at: place(), allowingLineBreaks: false)
    if flaws.isBlank {
      error(.blankText, "\"\(field)\" is blank", at: place(), fix: "Write what a person is to read.")
    }
  }

  /// A hint, note or footer: any number of lines, in which there is something to read.
  @inline(__always)
  mutating func checkParagraph(_ text: String?, _ field: @autoclosure () -> String, at place: @autoclosure () -> Place)
  {
    guard let text, !PlainText.isPlain(text) else { return }
    judge(text, field(), at: place, allowingLineBreaks: true, allowingBlank: false)
  }

  /// A value to read, which may be empty: any number of lines.
  mutating func checkLines(_ text: String, _ field: String, at place: @autoclosure () -> Place) {
    guard !PlainText.isPlain(text) else { return }
    judge(text, field, at: place, allowingLineBreaks: true)
  }

  /// Other words under which something is found.
  @inline(__always)
  mutating func checkSynonyms(_ synonyms: [String], _ origin: @autoclosure () -> Origin?) {
    for index in synonyms.indices {
      checkTitle(synonyms[index], "synonyms", at: .element("synonyms", index, origin()))
    }
  }

  /// The name of an event: one line that is not blank.
  @inline(__always)
  mutating func checkEvent(_ event: String?, _ origin: @autoclosure () -> Origin?) {
    guard let event, !PlainText.isPlain(event) else { return }
    judgeEvent(event, origin())
  }

  @inline(never)
  private mutating func judgeEvent(_ event: String, _ origin: Origin?) {
    let flaws = TextFlaws(event)
    report(flaws, "event", at: .field("event", origin), allowingLineBreaks: false)
    if flaws.isBlank {
      error(
        .blankText,
        "\"event\" is blank",
        at: .field("event", origin),
        fix: "Write the name that your script waits for."
      )
    }
  }

  /// A value, which may be empty: one line, or several where the field has several.
  @inline(__always)
  mutating func checkValue(
    _ text: String?,
    _ field: String,
    isMultiline: Bool = false,
    at place: @autoclosure () -> Place
  ) {
    guard let text, !PlainText.isPlain(text) else { return }
    judge(text, field, at: place, allowingLineBreaks: isMultiline, allowingTabs: isMultiline)
  }

  @inline(never)
  private mutating func judge(
    _ text: String,
    _ field: String,
    at place: () -> Place,
    allowingLineBreaks: Bool,
    allowingTabs: Bool = false,
    allowingBlank: Bool = true
  ) {
    let flaws = TextFlaws(text)
    if flaws.isFlawless { return }
    report(flaws, field, at: place(), allowingLineBreaks: allowingLineBreaks, allowingTabs: allowingTabs)
    if flaws.isBlank, !allowingBlank, flaws.control == nil {
      let fix = "Write what a person is to read, or take it out."
      error(.blankText, "\"\(field)\" is blank", at: place(), fix: fix)
    }
  }

  /// What an author gives to a kind of their own: any text that HTML can hold.
  mutating func checkFields(_ fields: Fields, _ origin: Origin?) {
    for field in fields.fields { checkFieldValue(field.value, field.name, origin) }
  }

  private mutating func checkFieldValue(_ value: FieldValue, _ name: String, _ origin: Origin?) {
    switch value {
    case .text(let text): checkValue(text, name, isMultiline: true, at: .field("fields", name, origin))
    case .flag: break
    case .list(let values): for value in values { checkFieldValue(value, name, origin) }
    case .record(let fields): for field in fields.fields { checkFieldValue(field.value, name, origin) }
    }
  }

  private mutating func report(
    _ flaws: TextFlaws,
    _ field: String,
    at place: Place,
    allowingLineBreaks: Bool,
    allowingTabs: Bool = false
  ) {
    if let control = flaws.control {
      error(
        .controlCharacter,
        "\"\(field)\" has the control character \(control.codePoint)",
        at: place,
        fix: "Take it out."
      )
    } else if flaws.hasTab, !allowingTabs {
      error(.controlCharacter, "\"\(field)\" has a tab", at: place, fix: "Write spaces.")
    }
    if flaws.hasLineBreak, !allowingLineBreaks {
      error(.lineBreak, "\"\(field)\" has a line break", at: place, fix: "Write it in one line.")
    }
  }
}
