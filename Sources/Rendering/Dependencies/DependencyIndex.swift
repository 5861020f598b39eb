import Localization
@_spi(Borrowing) import SettingsModel

/// The dependencies of one page, numbered, so that static rules of the stylesheet can hide what does not apply.
///
/// Each thing that something depends on (a switch, or one option of a choice) has a number. Its control carries the
/// number in `data-decides`, what waits for it in `data-depends`, and the stylesheet has one rule a number.
struct DependencyIndex: Sendable {
  /// What decides: a key, and for a choice the option's value.
  private struct Condition: Hashable {
    let key: String
    /// UTF-8, since values are compared scalar by scalar.
    let value: [UInt8]?
  }

  private var numbers: [Condition: Int] = [:]
  /// What a setting waits for itself, or through the section that it stands in.
  private var dependencies: [String: [Dependency]] = [:]
  private var titles: [String: String] = [:]
  private var optionTitles: [Condition: String] = [:]

  /// How many numbers the page needs.
  var count: Int { numbers.count }

  /// Numbers what a page's sections and rows depend on, in document order.
  init(_ page: Page) {
    page.sections.forEachInPlace { section in
      if section.pointee.hasExtras { add(section.pointee.dependency) }
      guard case .rows(let rows) = section.pointee.content else { return }
      rows.forEachInPlace { add($0.pointee.dependency) }
    }
    guard !numbers.isEmpty else { return }
    readDependencies(of: page)
    readTitles(of: page)
  }

  private mutating func add(_ dependency: Dependency?) {
    guard let dependency else { return }
    let condition = Self.condition(of: dependency)
    if numbers[condition] == nil { numbers[condition] = numbers.count + 1 }
  }

  private static func condition(of dependency: Dependency) -> Condition {
    switch dependency.requirement {
    case .isOn: Condition(key: dependency.key, value: nil)
    case .has(let value): Condition(key: dependency.key, value: Array(value.utf8))
    }
  }

  /// The number that a switch, or an option of a choice, decides; `nil` when nothing waits for it.
  func number(decidedBy key: String, value: String? = nil) -> String? {
    guard !numbers.isEmpty else { return nil }
    return numbers[Condition(key: key, value: value.map { Array($0.utf8) })].map(String.init)
  }

  /// The numbers that a part waits for: its own, and those that the deciding setting waits for in its turn.
  func numbers(of dependency: Dependency) -> DependencyNumbers {
    var found = DependencyNumbers()
    var open = [dependency]
    var seen: Set<Dependency> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let number = numbers[Self.condition(of: next)] {
        found.add(number, isNegated: next.requirement == .isOn(false))
      }
      open += dependencies[next.key] ?? []
    }
    return found
  }

  /// What a part waits for, in words.
  func text(of dependency: Dependency, in strings: LibraryStrings) -> String {
    let title = titles[dependency.key] ?? dependency.key
    switch dependency.requirement {
    case .isOn(true): return strings.text(.onlyIfOn, ["title": title])
    case .isOn(false): return strings.text(.onlyIfOff, ["title": title])
    case .has(let value):
      let option = optionTitles[Self.condition(of: dependency)] ?? value
      return strings.text(.onlyIfChosen, ["title": title, "option": option])
    }
  }

  // MARK: Reading

  private mutating func readDependencies(of page: Page) {
    for section in page.sections {
      switch section.content {
      case .selection: addDependencies([section.dependency], of: section.key)
      case .rows(let rows):
        for row in rows { addDependencies([row.dependency, section.dependency], of: row.key) }
      }
    }
  }

  private mutating func addDependencies(_ found: [Dependency?], of key: String?) {
    let found = found.compactMap(\.self)
    if let key, !found.isEmpty { dependencies[key] = found }
  }

  private mutating func readTitles(of page: Page) {
    for section in page.sections {
      switch section.content {
      case .selection(let selection):
        guard let key = section.key else { continue }
        titles[key] = section.header?.title
        readTitles(of: selection.options, key: key)
      case .rows(let rows):
        for row in rows {
          guard let key = row.key else { continue }
          titles[key] = row.title
          guard case .select(let field) = row.content else { continue }
          for option in field.options {
            optionTitles[Condition(key: key, value: Array(option.value.utf8))] = option.title
          }
        }
      }
    }
  }

  private mutating func readTitles(of options: [Selection.Option], key: String) {
    for option in options {
      if let value = option.value {
        optionTitles[Condition(key: key, value: Array(value.utf8))] = option.title
      }
      readTitles(of: option.options, key: key)
    }
  }
}
