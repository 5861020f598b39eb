/// The settings of a page on which others can depend: switches, selections and menus, by their keys.
struct DecidingSettings {
  /// What a setting can be.
  enum Values {
    /// A switch, with what it submits.
    case toggle(Toggle)
    /// Options of which one or several are chosen.
    case options(Options)
  }

  /// The values of the options that a setting has.
  struct Options {
    /// The values in order.
    let values: [String]
    /// What has them: `selection` or `menu`.
    let noun: String
    private let known: Set<ExactText>

    init(_ values: [String], of noun: String) {
      self.values = values
      self.noun = noun
      known = Set(values.map(ExactText.init))
    }

    /// Whether an option has this value.
    func contain(_ value: String) -> Bool { known.contains(ExactText(value)) }
  }

  private var settings: [String: Values] = [:]

  /// The keys in order.
  private(set) var keys: [String] = []

  /// Looks through a page.
  init(_ page: Page) {
    for section in page.sections {
      switch section.content {
      case .selection(let selection):
        add(section.key, .options(Options(selection.choosableValues, of: "selection")))
      case .rows(let rows):
        for row in rows {
          switch row.content {
          case .toggle(let toggle): add(row.key, .toggle(toggle))
          case .select(let select): add(row.key, .options(Options(select.options.map(\.value), of: "menu")))
          default: break
          }
        }
      }
    }
  }

  /// Of two settings with one key, which is a fault of its own, the first counts.
  private mutating func add(_ key: String?, _ values: Values) {
    guard let key, settings[key] == nil else { return }
    settings[key] = values
    keys.append(key)
  }

  /// What the setting of a key can be; `nil` when it is none that decides.
  subscript(key: String) -> Values? { settings[key] }

  /// Whether a dependency names a setting that there is, and of options one that there is.
  func contain(_ dependency: Dependency) -> Bool {
    guard let values = settings[dependency.key] else { return false }
    guard case .options(let options) = values, case .has(let value) = dependency.requirement else { return true }
    return options.contain(value)
  }
}

extension Selection {
  /// Visits the options that a person chooses, at any depth: parents that follow from their children are none.
  func forEachChoosable(_ visit: (OptionPointer) -> Void) {
    func walk(_ options: [Option], depth: Int) {
      guard depth <= TreeRules.maximumDepth else { return }
      options.withUnsafeBufferPointer { options in
        guard var option = options.baseAddress else { return }
        for _ in options.indices {
          let isParent = !option.pointee.options.isEmpty
          if !isParent || parents != .derived { visit(option) }
          if isParent { walk(option.pointee.options, depth: depth + 1) }
          option += 1
        }
      }
    }
    walk(options, depth: 1)
  }

  /// The values of the options that a person chooses.
  fileprivate var choosableValues: [String] {
    var values: [String] = []
    forEachChoosable { option in
      if let value = option.pointee.value { values.append(value) }
    }
    return values
  }
}

extension Page {
  /// Whether any of its parts depends on a setting.
  package var hasDependencies: Bool {
    sections.indices.contains { index in
      if sections[index].hasExtras, sections[index].dependency != nil { return true }
      guard case .rows(let rows) = sections[index].content else { return false }
      return rows.indices.contains { rows[$0].dependency != nil }
    }
  }
}
