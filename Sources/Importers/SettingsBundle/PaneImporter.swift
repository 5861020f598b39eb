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
  var sourceKeys: Set<String> = []
  var finished: [Section] = []
  var open = OpenSection()
  var dropped: [DroppedField] = []
  var droppedPositions: [String: Int] = [:]
  /// The keys that specifiers other than groups have.
  let controlKeys: Set<String>

  /// A field without a counterpart, with the first specifier that has it.
  struct DroppedField {
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
