import JSONSource

extension Section {
  func encode(into writer: inout JSONWriter) {
    writer.object { object in
      object.member("key", ifPresent: key)
      header?.encode("header", as: .header, into: &object)
      object.member("headerHidden", ifTrue: isHeaderHidden)
      object.member("pageHeading", ifTrue: isPageHeading)
      footer?.encode("footer", as: .footer, into: &object)
      object.member("if", ifPresent: condition?.spelling)
      dependency?.encode(into: &object)
      object.member("error", ifPresent: error)
      object.member("synonyms", ifAny: synonyms)
      object.member("event", ifPresent: event)
      switch content {
      case .rows(let rows):
        guard !rows.isEmpty else { break }
        object.member("rows", each: rows) { $0.encode(into: &$1) }
      case .selection(let selection):
        selection.encode(into: &object)
      }
    }
  }
}

extension Selection {
  fileprivate func encode(into object: inout JSONWriter) {
    object.member("selection", mode.rawValue)
    if parents != .independent { object.member("parents", parents.rawValue) }
    object.member("minimum", ifPresent: minimum)
    object.member("maximum", ifPresent: maximum)
    object.member("selectAll", ifTrue: offersSelectAll)
    if mode == .single, selected.count == 1 {
      object.member("selected", selected[0])
    } else if !selected.isEmpty {
      object.member("selected", selected)
    }
    object.member("rows", each: options) { $0.encode(into: &$1) }
  }
}

extension Selection.Option {
  func encode(into writer: inout JSONWriter) {
    writer.object { object in
      object.member("value", ifPresent: value)
      object.member("title", title)
      object.member("subtitle", ifPresent: subtitle)
      object.member("icon", ifPresent: icon)
      object.member("iconLabel", ifPresent: iconLabel)
      object.member("lang", ifPresent: language)
      object.member("disabled", ifTrue: isDisabled)
      object.member("reason", ifPresent: disabledReason)
      object.member("if", ifPresent: condition?.spelling)
      object.member("exclusive", ifTrue: isExclusive)
      object.member("divider", ifPresent: divider)
      object.member("synonyms", ifAny: synonyms)
      object.member("event", ifPresent: event)
      if !options.isEmpty { object.member("rows", each: options) { $0.encode(into: &$1) } }
    }
  }
}
