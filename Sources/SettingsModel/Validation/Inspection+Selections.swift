import Diagnostics

extension Inspection {
  /// Judges a section whose rows are options.
  mutating func check(_ selection: Selection, of section: Section) {
    let noun = "a section with \"selection\""
    if let key = section.key {
      checkKey(key, section.origin)
    } else {
      missing("key", in: noun, section.origin, fix: "The key is the name under which the choice is submitted.")
    }
    checkHeader(of: section, noun: noun)
    let rows = Place.field("rows", section.origin)
    if selection.options.isEmpty, !rows.isWritten || rows.isArray {
      let fix = rows.wayOut(
        "Add at least one row with \"value\" and \"title\".",
        inCode: "Add at least one option between the braces."
      )
      error(.noOptions, "\(noun) has no rows", at: rows, fix: fix)
    }
    var options = OptionTable(selection)
    check(selection.options, depth: 1, &options)
    checkSelected(of: selection, section.origin, options)
    checkLimits(of: selection, section.origin)
    checkExclusives(of: selection, section.origin)
  }

  /// The header names the group, so it must have a title.
  private mutating func checkHeader(of section: Section, noun: String) {
    guard let header = section.header else {
      return missing(
        "header",
        in: noun,
        section.origin,
        fix: Place.part(section.origin).wayOut(
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
    for option in options {
      check(option, &table)
      if option.isExclusive { checkExclusive(option, depth: depth, table) }
      guard !option.options.isEmpty else { continue }
      if table.mode == .single {
        error(
          .unexpectedTree,
          "an option of a section with \"selection\": \"single\" has rows",
          at: .field("rows", option.origin),
          fix: Place.part(option.origin).wayOut(
            "Use \"selection\": \"multiple\", or move the rows up.",
            inCode: "Use a key of SettingKey<[Value]>, or move the options up."
          )
        )
      } else if depth == TreeRules.maximumDepth {
        error(
          .treeDepth,
          "the tree is more than \(TreeRules.maximumDepth) levels deep",
          at: .field("rows", option.origin),
          fix: "Give the lower levels a section or page of their own."
        )
        continue
      }
      check(option.options, depth: depth + 1, &table)
    }
  }

  private mutating func check(_ option: Selection.Option, _ table: inout OptionTable) {
    checkTitle(option.title, "title", at: .field("title", option.origin))
    checkParagraph(option.subtitle, "subtitle", at: .field("subtitle", option.origin))
    checkIcon(option.icon, label: option.iconLabel, option.origin)
    checkTitle(option.divider, "divider", at: .field("divider", option.origin))
    checkSynonyms(option.synonyms, option.origin)
    checkEvent(option.event, option.origin)
    checkLanguage(option.language, at: .field("lang", option.origin))
    checkReason(option.disabledReason, isDisabled: option.isDisabled, option.origin)
    guard table.isChoosable(option) else { return }
    guard let value = option.value else {
      return missing("value", in: "an option", option.origin, fix: "The value is what is submitted.")
    }
    let place = Place.field("value", option.origin)
    checkValue(value, "value", at: place)
    if value.isEmpty, table.mode == .multiple {
      error(
        .emptyValue,
        "an option of a section with \"selection\": \"multiple\" has the value \"\"",
        at: place,
        fix: "\"\" is submitted when nothing is chosen; give the option another value."
      )
    }
    if let first = table.insert(value, option.origin) {
      error(
        .duplicateValue,
        "two options have the value \"\(value)\"",
        at: place,
        notes: [Diagnostic.Note("first here", at: Place.field("value", first.origin).location)],
        fix: "Give each its own value; titles may be alike."
      )
    }
  }
}

/// The values of a selection's options.
struct OptionTable {
  /// The place of an option.
  struct Entry {
    let origin: Origin?
  }

  let mode: Selection.Mode
  let parents: Selection.Parents
  private var entries: [ExactText: Entry] = [:]
  private(set) var values: [String] = []

  init(_ selection: Selection) {
    mode = selection.mode
    parents = selection.parents
  }

  /// Whether a person chooses the option itself: parents may follow from their children instead.
  func isChoosable(_ option: Selection.Option) -> Bool {
    option.options.isEmpty || parents != .derived
  }

  /// Adds a value, and returns the option that has it already.
  mutating func insert(_ value: String, _ origin: Origin?) -> Entry? {
    if let first = entries[ExactText(value)] { return first }
    entries[ExactText(value)] = Entry(origin: origin)
    values.append(value)
    return nil
  }

  /// Whether an option has this value.
  func contains(_ value: String) -> Bool {
    entries[ExactText(value)] != nil
  }
}
