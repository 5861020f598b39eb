extension Inspection {
  /// Judges on what the parts of a page depend.
  mutating func checkDependencies(of page: Page) {
    guard page.hasDependencies else { return }
    let settings = DecidingSettings(page)
    let others = page.undecidingKeys
    for section in page.sections {
      check(section.dependency, settings, others)
      guard case .rows(let rows) = section.content else { continue }
      for row in rows { check(row.dependency, settings, others) }
    }
    let graph = DependencyGraph(page, settings)
    let cycles = graph.cycles
    report(cycles)
    guard cycles.isEmpty else { return }
    for (key, origin) in graph.overlong {
      error(
        .tooManyDependencies,
        "\"\(key)\" waits for more than \(DependencyGraph.maximumReach) settings, one by way of the other",
        at: .field("key", origin),
        fix: "Let it wait for a setting that waits for few others or none."
      )
    }
  }

  private mutating func check(_ dependency: Dependency?, _ settings: DecidingSettings, _ others: Set<String>) {
    guard let dependency else { return }
    let key = dependency.key
    let place = Place.field("is", dependency.origin)
    switch (settings[key], dependency.requirement) {
    case (nil, _) where others.contains(key):
      error(
        .invalidDependency,
        "\"\(key)\" is no switch, selection or menu, on which alone others can depend",
        at: .field("key", dependency.origin),
        fix: settings.keys.listed.map { "Use \($0)." } ?? "Name the key of a switch, selection or menu of this page."
      )
    case (nil, _):
      error(
        .unknownDependency,
        "the page has no setting \"\(key)\"",
        at: .field("key", dependency.origin),
        fix: settings.keys.suggestion(for: key) ?? "Name the key of a switch, selection or menu of this page."
      )
    case (.toggle(let toggle)?, .has(let value)):
      error(
        .invalidDependency,
        "\"is\" must be true or false, since \"\(key)\" is a switch",
        at: place,
        fix: toggle.isOn(for: value).map { "\(place.isInCode ? "Use" : "Write \"is\":") \($0)." }
          ?? place.wayOut("Write \"is\": true or \"is\": false.", inCode: "Use true or false.")
      )
    case (.toggle?, .isOn):
      break
    case (.options(let options)?, .isOn(let isOn)):
      error(
        .invalidDependency,
        "\"is\" must be the value of an option, since \"\(key)\" is a \(options.noun), not \(isOn)",
        at: place,
        fix: options.values.offer()
      )
    case (.options(let options)?, .has(let value)):
      guard !options.contain(value) else { break }
      error(
        .unknownOption,
        "the \(options.noun) \"\(key)\" has no option \"\(value)\"",
        at: place,
        fix: options.values.offer(for: value)
      )
    }
  }

  private mutating func report(_ cycles: [DependencyGraph.Cycle]) {
    for cycle in cycles {
      let place = Place.field("key", cycle.origin)
      let key = cycle.keys.first ?? ""
      if cycle.isThroughSection, cycle.keys.count == 1 {
        error(
          .cyclicDependency,
          "a section depends on \"\(key)\", which stands in it",
          at: place,
          fix: "Move \"\(key)\" out of the section, or let the other rows depend on it."
        )
      } else if cycle.keys.count == 1 {
        error(.cyclicDependency, "\"\(key)\" depends on itself", at: place, fix: "Name the key of another setting.")
      } else {
        let way = cycle.keys.dropFirst()
        let named =
          way.count > 3 ? way.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ") + " and others" : Array(way).listing
        error(
          .cyclicDependency,
          "\"\(key)\" depends on itself by way of \(named)",
          at: place,
          fix: "Take one of these dependencies out."
        )
      }
    }
  }
}

extension Toggle {
  /// What a value means that was likely meant for the switch.
  fileprivate func isOn(for value: String) -> Bool? {
    if value == "true" || value.hasSameScalars(as: onValue) { return true }
    return value == "false" || value.hasSameScalars(as: offValue) ? false : nil
  }
}

extension Page {
  /// The keys of rows and sections on which nothing can depend.
  fileprivate var undecidingKeys: Set<String> {
    var keys: Set<String> = []
    for section in sections {
      guard case .rows(let rows) = section.content else { continue }
      if let key = section.key { keys.insert(key) }
      for row in rows { if let key = row.key { keys.insert(key) } }
    }
    return keys
  }
}
