import Diagnostics

extension Inspection {
  /// Judges a section whose rows are options.
  mutating func check(_ selection: Selection, of section: SectionPointer) {
    let noun = "a section with \"selection\""
    if let key = section.pointee.key {
      checkKey(key, section.pointee.origin)
    } else {
      missing("key", in: noun, section.pointee.origin, fix: "The key is the name under which the choice is submitted.")
    }
    checkHeader(of: section, noun: noun)
    if selection.options.isEmpty { reportNoOptions(of: section, noun: noun) }
    var options = OptionTable(selection, &prints)
    check(selection.options, depth: 1, &options)
    checkSelected(of: selection, section.pointee.origin, options)
    checkLimits(of: selection, section.pointee.origin)
    checkExclusives(of: selection, section.pointee.origin)
  }

  private mutating func reportNoOptions(of section: SectionPointer, noun: String) {
    let rows = Place.field("rows", section.pointee.origin)
    // Where it is no array, decoding has said so.
    guard !rows.isWritten || rows.isArray else { return }
    let fix = rows.wayOut(
      "Add at least one row with \"value\" and \"title\".",
      inCode: "Add at least one option between the braces."
    )
    error(.noOptions, "\(noun) has no rows", at: rows, fix: fix)
  }

  /// The header names the group, so it must have a title.
  private mutating func checkHeader(of section: SectionPointer, noun: String) {
    if case .title? = section.pointee.header?.content { return }
    guard let header = section.pointee.header else {
      return missing(
        "header",
        in: noun,
        section.pointee.origin,
        fix: Place.part(section.pointee.origin).wayOut(
          "The header names the group; \"headerHidden\": true hides it from sight.",
          inCode: "The header names the group; .with(\\.isHeaderHidden, true) hides it from sight."
        )
      )
    }
    switch header.content {
    case .title: break
    case .text:
      error(
        .missingField,
        "missing field \"title\" in the header of \(noun)",
        at: .part(header.origin),
        fix: Place.part(header.origin).wayOut("Use a header of the kind \"title\".", inCode: "Use .title(…).")
      )
    case .custom:
      let place = Place.field("fields", header.origin)
      guard let title = header.title else {
        guard !place.isWritten || place.isObject else { break }
        return error(
          .missingField,
          "missing text \"title\" in the fields of the header of \(noun)",
          at: place,
          fix: "It names the group, whatever the template shows."
        )
      }
      checkTitle(title, "title", at: .field("fields", "title", header.origin))
    }
  }

  private mutating func check(_ options: [Selection.Option], depth: Int, _ table: inout OptionTable) {
    options.withUnsafeBufferPointer { options in
      guard var option = options.baseAddress else { return }
      for _ in options.indices {
        check(option, &table)
        if option.pointee.isExclusive { checkExclusive(option, depth: depth, table) }
        if !option.pointee.options.isEmpty { checkBelow(option, depth: depth, &table) }
        option += 1
      }
    }
  }

  private mutating func checkBelow(_ option: OptionPointer, depth: Int, _ table: inout OptionTable) {
    if table.mode == .single {
      error(
        .unexpectedTree,
        "an option of a section with \"selection\": \"single\" has rows",
        at: .field("rows", option.pointee.origin),
        fix: Place.part(option.pointee.origin).wayOut(
          "Use \"selection\": \"multiple\", or move the rows up.",
          inCode: "Use a key of SettingKey<[Value]>, or move the options up."
        )
      )
    } else if depth == TreeRules.maximumDepth {
      return error(
        .treeDepth,
        "the tree is more than \(TreeRules.maximumDepth) levels deep",
        at: .field("rows", option.pointee.origin),
        fix: "Give the lower levels a section or page of their own."
      )
    }
    check(option.pointee.options, depth: depth + 1, &table)
  }

  private mutating func check(_ option: OptionPointer, _ table: inout OptionTable) {
    if !PlainText.isPlain(option.pointee.titleText.bytes) {
      checkTitle(option.pointee.title, "title", at: .field("title", option.pointee.origin))
    }
    if !option.pointee.subtitleText.isAbsent, !PlainText.isPlain(option.pointee.subtitleText.bytes) {
      checkParagraph(option.pointee.subtitle, "subtitle", at: .field("subtitle", option.pointee.origin))
    }
    if option.pointee.hasExtras { checkExtras(of: option) }
    guard table.isChoosable(option) else { return }
    guard !option.pointee.valueText.isAbsent else {
      return missing("value", in: "an option", option.pointee.origin, fix: "The value is what is submitted.")
    }
    if !PlainText.isPlain(option.pointee.valueText.bytes) {
      checkValue(option.pointee.value, "value", at: .field("value", option.pointee.origin))
    }
    if option.pointee.valueText.isEmpty, table.mode == .multiple {
      error(
        .emptyValue,
        "an option of a section with \"selection\": \"multiple\" has the value \"\"",
        at: .field("value", option.pointee.origin),
        fix: "\"\" is submitted when nothing is chosen; give the option another value."
      )
    }
    if table.isFilled, let value = option.pointee.value { insert(value, option, into: &table) }
  }

  private mutating func checkExtras(of option: OptionPointer) {
    checkIcon(option.pointee.icon, label: option.pointee.iconLabel, option.pointee.origin)
    checkTitle(option.pointee.divider, "divider", at: .field("divider", option.pointee.origin))
    checkSynonyms(option.pointee.synonyms, option.pointee.origin)
    checkEvent(option.pointee.event, option.pointee.origin)
    checkLanguage(option.pointee.language, at: .field("lang", option.pointee.origin))
    checkReason(option.pointee.disabledReason, isDisabled: option.pointee.isDisabled, option.pointee.origin)
  }

  private mutating func insert(_ value: String, _ option: OptionPointer, into table: inout OptionTable) {
    guard let (first, _) = table.insert(value, option.pointee.origin) else { return }
    error(
      .duplicateValue,
      "two options have the value \"\(value)\"",
      at: .field("value", option.pointee.origin),
      notes: [Diagnostic.Note("first here", at: Place.field("value", first).location)],
      fix: "Give each its own value; titles may be alike."
    )
  }
}
