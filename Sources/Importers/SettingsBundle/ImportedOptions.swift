import PropertyListSource

/// The options that a specifier offers in `Values` and `Titles`, with the one that is chosen at first.
struct ImportedOptions {
  /// One option.
  struct Option {
    var value: String
    var title: String
    fileprivate var source: PropertyListValue
  }

  private(set) var all: [Option] = []
  /// The position of the option that `DefaultValue` stands for.
  private(set) var chosen: Int?
  /// `DefaultValue` as a text.
  private(set) var defaultText: String?
  /// Why there are no options.
  private(set) var problem: PaneImporter.Problem?

  /// Reads the options of a specifier.
  ///
  /// - Parameter isRequired: Whether a default that is no option is worth a warning.
  init(_ specifier: inout Specifier, importer: inout PaneImporter, isRequired: Bool = true) {
    let value = specifier.take("DefaultValue")
    defaultText = value?.submitted
    readOptions(&specifier, importer: &importer, isRequired: isRequired)
    guard let value else { return }
    chosen = position(of: value)
    if chosen == nil, isRequired, !all.isEmpty {
      importer.warn(
        .changedValue,
        "\"DefaultValue\" of \"\(specifier.name)\" is none of its \"Values\"; nothing is chosen",
        at: value.offset
      )
    }
    sort(&specifier)
  }

  /// The position of the option with an equal value; else of one that reads the same, since many an app has strings
  /// here and numbers there.
  private func position(of value: PropertyListValue) -> Int? {
    if let position = all.firstIndex(where: { $0.source.isEqual(value) }) { return position }
    guard let defaultText else { return nil }
    return all.firstIndex { $0.value.utf8.elementsEqual(defaultText.utf8) }
  }

  private mutating func readOptions(_ specifier: inout Specifier, importer: inout PaneImporter, isRequired: Bool) {
    guard let values = specifier.take("Values")?.array, let titles = specifier.take("Titles")?.array else {
      if isRequired { problem = .init(.invalidSpecifier, "has no \"Values\" with \"Titles\"") }
      return
    }
    if values.count != titles.count {
      importer.warn(
        .changedValue,
        "\"\(specifier.name)\" has \(values.count) \"Values\" for \(titles.count) \"Titles\"; those without a fellow are left out",
        at: specifier.offset(of: "Titles")
      )
    }
    var seen: Set<String> = []
    for (value, title) in zip(values, titles) {
      guard let submitted = importer.formValue(value, "Values", of: specifier) else { continue }
      guard let titleText = title.submitted else {
        importer.warn(
          .changedValue,
          "a title of \"\(specifier.name)\" is \(title.kindName), and its option is left out",
          at: title.offset
        )
        continue
      }
      guard seen.insert(submitted).inserted else {
        importer.warn(
          .changedValue,
          "\"\(specifier.name)\" has the value \"\(submitted)\" twice; the second is left out",
          at: value.offset
        )
        continue
      }
      let line = ImportedText(importer.localized(titleText)).line
      all.append(Option(value: submitted, title: line.isEmpty ? standIn(submitted) : line, source: value))
      if line.isEmpty {
        importer.warn(
          .standInTitle,
          "an option of \"\(specifier.name)\" has no title and is called \"\(standIn(submitted))\"",
          at: title.offset
        )
      }
    }
    if all.isEmpty, isRequired { problem = .init(.invalidSpecifier, "has no options") }
  }

  private func standIn(_ value: String) -> String {
    let line = ImportedText(value).line
    return line.isEmpty ? "–" : line
  }

  private mutating func sort(_ specifier: inout Specifier) {
    guard let flag = specifier.take("DisplaySortedByTitle"), flag.boolean == true || flag.number == 1 else { return }
    let value = chosen.map { all[$0].value }
    let keys = all.map { Array($0.title.lowercased().unicodeScalars) }
    all = all.indices.sorted { first, second in
      keys[first] == keys[second] ? first < second : keys[first].lexicographicallyPrecedes(keys[second])
    }.map { all[$0] }
    chosen = value.flatMap { value in all.firstIndex { $0.value == value } }
  }
}
