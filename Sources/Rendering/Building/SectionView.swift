import Localization
import Markup
import Mustache
import SettingsModel

/// Turns a section into its view model.
struct SectionView {
  let context: ViewContext
  let section: Section
  /// The section's position in its page.
  let index: Int

  func value() -> TemplateValue {
    var view = View<SectionField>(context.schema.section)
    let id =
      section.key.map(ElementIdentifier.init(key:))
      ?? ElementIdentifier(section: context.position(index, at: .section(index, .position)))
    let header = section.header.map {
      HeaderFooterView(
        headerFooter: $0,
        place: .section,
        side: .header,
        owner: id,
        isHidden: section.isHeaderHidden
      )
    }
    let footer = section.footer.map {
      HeaderFooterView(headerFooter: $0, place: .section, side: .footer, owner: id)
    }
    view.set(.header, header?.value(in: context) ?? .absent)
    view.set(.footer, footer?.value(in: context) ?? .absent)
    if let header { view.set(.labelledBy, text: header.headingID.string) }
    if let text = context.text(of: section.dependency) {
      view.set(.dependencyHint, text: text)
      view.set(.dependencyHintID, text: id.part("dependency").string)
    }
    view.set(.attributes, .html(context.hooks.section(section, dependencies: context.dependencies)))
    switch section.content {
    case .rows(let rows):
      view.set(.template, context.template(in: TemplateFolder.sections, "plain"))
      if section.key != nil { view.set(.id, text: id.string) }
      setRows(rows, of: id, in: &view)
    case .selection(let selection):
      view.set(.template, context.template(in: TemplateFolder.sections, selection.mode.rawValue))
      setSelection(selection, id: id, header: header, footer: footer, in: &view)
    }
    return view.value
  }

  private func setSelection(
    _ selection: Selection,
    id: ElementIdentifier,
    header: HeaderFooterView?,
    footer: HeaderFooterView?,
    in view: inout View<SectionField>
  ) {
    let options = OptionView(selection, name: section.key ?? "", section: index, in: context)
    var describedBy = [header?.textID, footer?.textID].compactMap { $0?.string }
    if section.dependency != nil { describedBy.append(id.part("dependency").string) }
    // Boxes tell that any number may be chosen; that one must be is not seen before it is, in a theme with ticks.
    if selection.mode == .single || selection.hasLimits || section.header?.subtitle == nil {
      let hint = id.part("mode")
      describedBy.insert(hint.string, at: section.header?.subtitle == nil ? 0 : 1)
      view.set(.modeHint, text: modeHint(of: selection))
      view.set(.modeHintID, text: hint.string)
    }
    if let error = section.error {
      // An error is heard before any help.
      let errorID = id.part("error").string
      describedBy.insert(errorID, at: 0)
      view.set(.error, text: error)
      view.set(.errorID, text: errorID)
    }
    view.set(.isPageHeading, flag: section.isPageHeading)
    view.set(.groupAttributes, .html(context.hooks.group(selection, mayBeHidden: section.dependency != nil)))
    view.set(.groupID, text: id.part("group").string)
    view.set(.legend, text: section.header?.title ?? section.header?.text ?? section.key)
    view.set(.describedBy, text: describedBy.isEmpty ? nil : describedBy.joined(separator: " "))
    view.set(.isDisabled, flag: selection.isWhollyDisabled)
    view.set(.isTree, flag: selection.options.contains { !$0.options.isEmpty })
    view.set(.hasIcons, flag: options.hasIcons)
    view.set(.options, .list(options.values()))
    if selection.mode == .multiple, !selection.isWhollyDisabled, let name = section.key {
      var writer = HTMLWriter()
      writer.hiddenInput(name: name, value: "")
      view.set(.hiddenControl, .html(writer.html))
    }
  }

  private func modeHint(of selection: Selection) -> String {
    let strings = context.strings
    guard selection.mode == .multiple else { return strings[.chooseOne] }
    return switch (selection.minimum, selection.maximum) {
    case (let minimum?, let maximum?):
      strings.text(.chooseFromMinimumToMaximum, ["minimum": "\(minimum)", "maximum": "\(maximum)"])
    case (let minimum?, nil): strings.text(.chooseAtLeast, ["minimum": "\(minimum)"])
    case (nil, let maximum?): strings.text(.chooseAtMost, ["maximum": "\(maximum)"])
    case (nil, nil): strings[.chooseAny]
    }
  }

  private func setRows(_ rows: [Row], of id: ElementIdentifier, in view: inout View<SectionField>) {
    view.set(.hasIcons, flag: rows.contains { $0.icon != nil })
    view.set(.isEmpty, flag: rows.isEmpty)
    var runs: [(container: Row.Container, rows: [TemplateValue])] = []
    for (index, row) in rows.enumerated() {
      let value = RowView(
        context: context,
        row: row,
        mayBeHidden: row.dependency != nil || section.dependency != nil,
        position: id.row(index + 1)
      ).value()
      if runs.last?.container == row.container {
        runs[runs.count - 1].rows.append(value)
      } else {
        runs.append((row.container, [value]))
      }
    }
    view.set(
      .runs,
      .list(
        runs.map { run in
          var view = View<RunField>(context.schema.run)
          view.set(.isValues, flag: run.container == .values)
          view.set(.isLinks, flag: run.container == .links)
          view.set(.isControls, flag: run.container == .controls)
          view.set(.rows, .list(run.rows))
          return view.value
        }
      )
    )
  }
}

extension Row {
  /// What neighbouring rows share.
  fileprivate enum Container { case values, links, controls }

  fileprivate var container: Container {
    switch content {
    case .value: .values
    case .link: .links
    default: .controls
    }
  }
}

extension Selection {
  /// Whether it says how many options are to be chosen.
  fileprivate var hasLimits: Bool { minimum != nil || maximum != nil }
}

extension HeaderFooter {
  /// The paragraph, for a header or footer of the kind `text`.
  fileprivate var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
