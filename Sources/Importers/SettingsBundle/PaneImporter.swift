import Diagnostics
import Localization
import PropertyListSource
import SettingsModel

/// Makes a page of a pane: goes through its specifiers in order, with the section that is open.
struct PaneImporter {
  let pane: SettingsPane
  let panes: SettingsPanes
  let folder: ImportFolder
  let table: StringsFile?
  var diagnostics = DiagnosticCollector()
  var keys: KeyNames
  /// Keys of the source that a row has, under whatever name.
  private var sourceKeys: Set<String> = []
  private var finished: [Section] = []
  private var open = OpenSection()
  private var dropped: [DroppedField] = []
  private var droppedPositions: [String: Int] = [:]
  /// The keys that specifiers other than groups have.
  private let controlKeys: Set<String>

  /// A field without a counterpart, with the first specifier that has it.
  private struct DroppedField {
    var field: String
    var owner: String
    var offset: Int
    var count = 1
  }

  init(pane: SettingsPane, panes: SettingsPanes, folder: ImportFolder, table: StringsFile?) {
    self.pane = pane
    self.panes = panes
    self.folder = folder
    self.table = table
    keys = KeyNames(wanted: pane.specifiers.compactMap { $0["Key"]?.string })
    controlKeys = Set(
      pane.specifiers.compactMap { $0["Type"]?.string == "PSGroupSpecifier" ? nil : $0["Key"]?.string }
    )
  }

  /// The page; what had to be said is in ``diagnostics`` afterwards.
  mutating func makePage() -> Page {
    for value in pane.specifiers { add(value) }
    closeSection()
    dropRootFields()
    reportDropped()
    return Page(slug: pane.slug, title: pageTitle, sections: finished)
  }

  private var pageTitle: String {
    for title in [pane.title, pane.linkTitle].compactMap({ $0 }) {
      let line = ImportedText(table?[title] ?? title).line
      if !line.isEmpty { return line }
    }
    return pane.slug == "index" ? "Settings" : ImportedText(pane.name).line
  }

  private mutating func add(_ value: PropertyListValue) {
    guard var specifier = Specifier(value) else {
      warn(
        .invalidSpecifier,
        "a specifier is a dictionary, not \(value.kindName); it becomes a plain row",
        at: value.offset
      )
      addRow(Row(title: "Unknown", content: .value(value.submitted.map { ImportedText($0).lines } ?? "")))
      return
    }
    switch specifier.type {
    case "PSGroupSpecifier": startGroup(&specifier)
    case "PSRadioGroupSpecifier": addRadioGroup(&specifier)
    case "IASKListGroupSpecifier":
      startGroup(&specifier, takesKey: false)
      addUnsupported(&specifier)
    case "PSToggleSwitchSpecifier":
      addControl(&specifier) { (importer, specifier) throws(Problem) in try importer.toggle(&specifier) }
    case "PSMultiValueSpecifier":
      addControl(&specifier) { (importer, specifier) throws(Problem) in try importer.choice(&specifier) }
    case "PSTextFieldSpecifier":
      addControl(&specifier) { (importer, specifier) throws(Problem) in try importer.textField(&specifier) }
    case "IASKTextViewSpecifier":
      addControl(&specifier) { (importer, specifier) throws(Problem) in try importer.textView(&specifier) }
    case "PSSliderSpecifier":
      addControl(&specifier) { (importer, specifier) throws(Problem) in try importer.slider(&specifier) }
    case "IASKDatePickerSpecifier":
      addControl(&specifier) { (importer, specifier) throws(Problem) in try importer.datePicker(&specifier) }
    case "PSTitleValueSpecifier": addTitleValue(&specifier)
    case "PSChildPaneSpecifier":
      addLink(&specifier) { (importer, specifier) throws(Problem) in try importer.childPane(&specifier) }
    case "IASKOpenURLSpecifier":
      addLink(&specifier) { (importer, specifier) throws(Problem) in try importer.openURL(&specifier) }
    case "IASKMailComposeSpecifier":
      addLink(&specifier) { (importer, specifier) throws(Problem) in try importer.mail(&specifier) }
    case "IASKButtonSpecifier": addButton(&specifier)
    default: addUnsupported(&specifier)
    }
    noteDropped(specifier)
  }
}

// Sections.

extension PaneImporter {
  private mutating func startGroup(_ specifier: inout Specifier, takesKey: Bool = true) {
    closeSection()
    open = OpenSection(
      header: line("Title", of: &specifier),
      footer: lines("FooterText", of: &specifier)
    )
    // A group's key is an anchor here, and gives way to the controls.
    guard takesKey, let key = specifier.key, KeyNames.isValid(key), !keys.isUsed(key), !controlKeys.contains(key) else {
      return
    }
    _ = specifier.take("Key")
    _ = keys.take(key)
    open.key = key
  }

  mutating func closeSection() {
    let section = open
    open = OpenSection()
    guard !section.rows.isEmpty || section.header != nil || section.footer != nil else { return }
    var rows = section.rows
    for untitled in section.untitled {
      let isAlone = rows.count == 1
      let title = (isAlone ? section.header : nil) ?? untitled.name
      rows[untitled.row].title = title
      warn(
        .standInTitle,
        "\"\(untitled.name)\" has no title and is called \"\(title)\"",
        at: untitled.offset
      )
    }
    finished.append(
      Section(
        key: section.key,
        header: section.header.map { HeaderFooter(.title($0)) },
        footer: section.footer.map { HeaderFooter(.text($0)) },
        content: .rows(rows)
      )
    )
  }

  private mutating func addRadioGroup(_ specifier: inout Specifier) {
    closeSection()
    let header = line("Title", of: &specifier)
    let footer = lines("FooterText", of: &specifier)
    let options = ImportedOptions(&specifier, importer: &self)
    guard !options.all.isEmpty else {
      open = OpenSection(header: header, footer: footer)
      addPlain(&specifier, options.problem ?? .init(.invalidSpecifier, "has no \"Values\" with \"Titles\""))
      return
    }
    switch takeKey(of: &specifier) {
    case .problem(let problem):
      open = OpenSection(header: header, footer: footer)
      addPlain(&specifier, problem, options: options)
    case .key(let key):
      if header == nil {
        warn(
          .standInTitle,
          "\"\(specifier.name)\" has no title and is called \"\(specifier.name)\", hidden from sight",
          at: specifier.offset
        )
      }
      finished.append(
        Section(
          key: key,
          header: HeaderFooter(.title(header ?? ImportedText(specifier.name).line)),
          isHeaderHidden: header == nil,
          footer: footer.map { HeaderFooter(.text($0)) },
          content: .selection(
            Selection(
              .single,
              options: options.all.map { .init(value: $0.value, title: $0.title) },
              selected: options.chosen.map { [options.all[$0].value] } ?? []
            )
          )
        )
      )
    }
  }
}

// Rows.

extension PaneImporter {
  /// What keeps a specifier from becoming the row it stands for.
  struct Problem: Error {
    var code: Diagnostic.Code
    /// What is said behind the specifier's name.
    var message: String
    var field: String?

    init(_ code: Diagnostic.Code, _ message: String, at field: String? = nil) {
      self.code = code
      self.message = message
      self.field = field
    }
  }

  enum TakenKey {
    case key(String)
    case problem(Problem)
  }

  /// The key under which a control submits.
  private mutating func takeKey(of specifier: inout Specifier) -> TakenKey {
    guard let key = specifier.key else { return .problem(Problem(.invalidSpecifier, "has no \"Key\"")) }
    _ = specifier.take("Key")
    guard sourceKeys.insert(key).inserted else {
      return .problem(Problem(.repeatedKey, "stands twice on the pane", at: "Key"))
    }
    guard !KeyNames.isValid(key) || !keys.take(key) else { return .key(key) }
    let replacement = keys.takeReplacement(for: key)
    warn(
      .renamedKey,
      "the key \"\(key)\" cannot be that of a control and becomes \"\(replacement)\"",
      at: specifier.offset(of: "Key")
    )
    return .key(replacement)
  }

  /// The key of a row that submits nothing: an anchor, left out where it would be in the way.
  private mutating func takeAnchor(of specifier: inout Specifier) -> String? {
    guard let key = specifier.key else { return nil }
    switch takeKey(of: &specifier) {
    case .key(let key): return key
    case .problem(let problem):
      warn(
        problem.code,
        "\"\(key)\" \(problem.message); the second time it is left out",
        at: specifier.offset(of: "Key")
      )
      return nil
    }
  }

  private mutating func addControl(
    _ specifier: inout Specifier,
    content: (inout PaneImporter, inout Specifier) throws(Problem) -> Row.Content
  ) {
    do throws(Problem) {
      // The content first: a control that cannot be made needs no key.
      let content = try content(&self, &specifier)
      switch takeKey(of: &specifier) {
      case .problem(let problem): throw problem
      case .key(let key): addRow(row(&specifier, key: key, content))
      }
    } catch {
      addPlain(&specifier, error)
    }
  }

  private mutating func addLink(
    _ specifier: inout Specifier,
    content: (inout PaneImporter, inout Specifier) throws(Problem) -> Row.Content
  ) {
    do throws(Problem) {
      let content = try content(&self, &specifier)
      addRow(row(&specifier, key: takeAnchor(of: &specifier), content))
    } catch {
      addPlain(&specifier, error)
    }
  }

  private mutating func addButton(_ specifier: inout Specifier) {
    warn(
      .unsupportedSpecifier,
      "\"\(specifier.name)\" becomes a button that does nothing until a script of yours attends to it",
      at: specifier.offset
    )
    addRow(row(&specifier, key: takeAnchor(of: &specifier), .button(Button(.button))))
  }

  private mutating func addTitleValue(_ specifier: inout Specifier) {
    let options = ImportedOptions(&specifier, importer: &self, isRequired: false)
    let value = options.chosen.map { options.all[$0].title } ?? options.defaultText.map { ImportedText($0).lines } ?? ""
    let key = takeAnchor(of: &specifier)
    let hasTitle = !ImportedText(localized(specifier.take("Title")?.string ?? "")).isBlank
    if !hasTitle, !value.isEmpty {
      addRow(Row(title: nil, key: key, content: .note(value)))
    } else {
      addRow(row(&specifier, key: key, .value(value)))
    }
  }

  private mutating func addUnsupported(_ specifier: inout Specifier) {
    let message =
      specifier.type.isEmpty ? "has no \"Type\"" : "is of the kind \"\(specifier.type)\", which has no counterpart"
    addPlain(
      &specifier,
      Problem(specifier.type.isEmpty ? .invalidSpecifier : .unsupportedSpecifier, message, at: "Type")
    )
  }

  /// Adds the row that says what a specifier is and how it stands, and warns.
  private mutating func addPlain(_ specifier: inout Specifier, _ problem: Problem, options: ImportedOptions? = nil) {
    warn(
      problem.code,
      "\"\(specifier.name)\" \(problem.message); it becomes a plain row",
      at: problem.field.map { specifier.offset(of: $0) } ?? specifier.offset
    )
    let text = specifier.take("DefaultValue")?.submitted ?? ""
    let value = options?.chosen.flatMap { options?.all[$0].title } ?? text
    // The row keeps its key as an anchor where no other row has it.
    var key: String?
    if problem.code != .repeatedKey, let own = specifier.key, KeyNames.isValid(own), sourceKeys.insert(own).inserted {
      _ = specifier.take("Key")
      key = keys.take(own) ? own : nil
    }
    addRow(row(&specifier, key: key, .value(ImportedText(value).lines)))
  }

  private mutating func row(_ specifier: inout Specifier, key: String?, _ content: Row.Content) -> Row {
    let title = line("Title", of: &specifier)
    if title == nil {
      let name = ImportedText(specifier.name).line
      open.untitled.append(
        .init(row: open.rows.count, name: name.isEmpty ? "Untitled" : name, offset: specifier.offset)
      )
    }
    return Row(title: title ?? "", subtitle: subtitle(of: &specifier), key: key, content: content)
  }

  private mutating func subtitle(of specifier: inout Specifier) -> String? {
    // A subtitle may differ by value; then the one for all others stands.
    let field = specifier.take("IASKSubtitle")
    if let field, field.string == nil {
      warn(
        .droppedField,
        "\"IASKSubtitle\" of \"\(specifier.name)\" differs by value; only that for all other values is carried over",
        at: field.offset
      )
    }
    if let text = field?.string ?? field?["__default__"]?.string {
      let subtitle = ImportedText(localized(text))
      if !subtitle.isBlank { return subtitle.lines }
    }
    return lines("FooterText", of: &specifier)
  }

  private mutating func addRow(_ row: Row) {
    open.rows.append(row)
  }
}

// Texts and messages.

extension PaneImporter {
  /// A text in the development language.
  func localized(_ text: String) -> String {
    table?[text] ?? text
  }

  /// A translated text in one line; `nil` where there is nothing to be seen.
  mutating func line(_ field: String, of specifier: inout Specifier) -> String? {
    text(field, of: &specifier).flatMap { $0.isBlank ? nil : $0.line }
  }

  /// A translated text in lines; `nil` where there is nothing to be seen.
  mutating func lines(_ field: String, of specifier: inout Specifier) -> String? {
    text(field, of: &specifier).flatMap { $0.isBlank ? nil : $0.lines }
  }

  private mutating func text(_ field: String, of specifier: inout Specifier) -> ImportedText? {
    guard let value = specifier.take(field) else { return nil }
    guard let source = value.string ?? value.submitted else {
      warn(
        .invalidSpecifier,
        "\"\(field)\" of \"\(specifier.name)\" is \(value.kindName) instead of a string and is left out",
        at: value.offset
      )
      return nil
    }
    let text = ImportedText(localized(source))
    if text.isChanged {
      warn(.changedValue, "control characters in \"\(field)\" of \"\(specifier.name)\" are left out", at: value.offset)
    }
    return text
  }

  /// Warns in one line, whatever the names in it hold.
  mutating func warn(_ code: Diagnostic.Code, _ message: String, at offset: Int) {
    diagnostics.warning(code, ImportedText(message).line, at: pane.list.location(at: offset))
  }

  private mutating func noteDropped(_ specifier: Specifier) {
    for entry in specifier.dropped {
      if let index = droppedPositions[entry.key] {
        dropped[index].count += 1
      } else {
        droppedPositions[entry.key] = dropped.count
        dropped.append(.init(field: entry.key, owner: "\"\(specifier.name)\"", offset: entry.keyOffset))
      }
    }
  }

  private mutating func dropRootFields() {
    let known: Set<String> = ["PreferenceSpecifiers", "StringsTable", "Title"]
    for entry in pane.list.root.dictionary?.entries ?? [] where !known.contains(entry.key) {
      dropped.append(.init(field: entry.key, owner: "the pane", offset: entry.keyOffset))
    }
  }

  private mutating func reportDropped() {
    for item in dropped {
      let more = item.count > 1 ? ", here and \(item.count - 1) \(item.count > 2 ? "times" : "time") more" : ""
      warn(.droppedField, "\"\(item.field)\" of \(item.owner) is not carried over\(more)", at: item.offset)
    }
  }
}

/// A section of plain rows that is being filled.
struct OpenSection {
  /// A row that waits for a title until its section is complete.
  struct UntitledRow {
    var row: Int
    var name: String
    var offset: Int
  }

  var key: String?
  var header: String?
  var footer: String?
  var rows: [Row] = []
  var untitled: [UntitledRow] = []
}
