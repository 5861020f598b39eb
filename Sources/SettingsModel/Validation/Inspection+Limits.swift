extension Inspection {
  /// Judges how many options can be chosen, and whether so many are at first.
  mutating func checkLimits(of selection: Selection, _ origin: Origin?) {
    guard selection.mode == .multiple else { return checkFieldsOfSingle(selection, origin) }
    guard selection.minimum != nil || selection.maximum != nil else { return }
    let count = selection.combinableCount
    if let maximum = selection.maximum {
      let place = Place.field("maximum", origin)
      if maximum < 1 {
        error(.invalidLimits, "the maximum \(maximum) lets nothing be chosen", at: place, fix: "Write a number from 1.")
      } else {
        checkReach("maximum", maximum, count, at: place)
      }
    }
    if let minimum = selection.minimum {
      let place = Place.field("minimum", origin)
      if minimum < 0 {
        error(.invalidLimits, "the minimum \(minimum) is below 0", at: place, fix: "Write a number from 0.")
      } else if let maximum = selection.maximum, minimum > maximum {
        error(
          .invalidLimits,
          "the minimum \(minimum) is over the maximum \(maximum)",
          at: place,
          fix: "Exchange them."
        )
      } else if selection.maximum == nil {
        checkReach("minimum", minimum, count, at: place)
      }
      if minimum > 1, let exclusive = selection.options.first(where: \.isExclusive) {
        error(
          .invalidLimits,
          "\"\(exclusive.value ?? exclusive.title)\" is exclusive and alone never as many as the minimum \(minimum)",
          at: place,
          fix: place.wayOut(
            "Leave \"exclusive\" out, or write a minimum of 1.",
            inCode: "Leave \"isExclusive\" out, or write a minimum of 1."
          )
        )
      }
    }
    checkSelectedCount(of: selection, origin)
    if selection.offersSelectAll, let maximum = selection.maximum, maximum < count {
      warning(
        .ineffectiveField,
        "\"selectAll\" cannot choose all, but only the maximum \(maximum)",
        at: .field("selectAll", origin),
        fix: "Leave one of them out."
      )
    }
  }

  private mutating func checkReach(_ field: String, _ limit: Int, _ count: Int, at place: @autoclosure () -> Place) {
    // Without options there is another fault.
    guard limit > count, count > 0 else { return }
    error(
      .invalidLimits,
      "the \(field) \(limit) is over the number of options that can be chosen together, \(count)",
      at: place(),
      fix: field == "maximum" ? "Leave it out if any number can be chosen." : "Write a smaller one."
    )
  }

  /// Where nothing is selected the person chooses, so that any minimum is right.
  private mutating func checkSelectedCount(of selection: Selection, _ origin: Origin?) {
    let count = Set(selection.selected.map(ExactText.init)).count
    guard count > 0 else { return }
    let place = Place.field("selected", origin)
    if let minimum = selection.minimum, count < minimum {
      error(
        .outsideLimits,
        "the number of selected values, \(count), is below the minimum \(minimum)",
        at: place,
        fix: "Select more, or none to let people choose."
      )
    }
    if let maximum = selection.maximum, maximum > 0, count > maximum {
      error(
        .outsideLimits,
        "the number of selected values, \(count), is over the maximum \(maximum)",
        at: place,
        fix: "Select fewer."
      )
    }
  }

  /// What decoding refuses in a page file is refused in a selection that was made in code too.
  private mutating func checkFieldsOfSingle(_ selection: Selection, _ origin: Origin?) {
    let fields = [
      ("minimum", selection.minimum != nil), ("maximum", selection.maximum != nil),
      ("selectAll", selection.offersSelectAll),
    ]
    for (field, isThere) in fields where isThere {
      error(
        .misplacedField,
        "a section with \"selection\": \"single\" cannot have \"\(field)\"",
        at: .field(field, origin),
        fix: Place.part(origin).wayOut(
          "Leave it out, or use \"selection\": \"multiple\".",
          inCode: "Leave it out, or use a key of SettingKey<[Value]>."
        )
      )
    }
  }
}

extension Selection {
  /// How many options can be chosen together: an exclusive one only by itself.
  var combinableCount: Int {
    var (count, others) = (0, 0)
    forEachChoosable { option in
      if option.pointee.isExclusive { others += 1 } else { count += 1 }
    }
    return count == 0 && others > 0 ? 1 : count
  }
}
