import Localization
import Markup
import Mustache
import SettingsModel

/// Turns the options of a selection, and those below them, into view models.
struct OptionView {
  let context: ViewContext
  let name: String
  let selection: Selection
  let selected: Set<[UInt8]>
  let hasIcons: Bool
  /// The section's position in its page.
  private let section: Int

  init(_ selection: Selection, name: String, section: Int, in context: ViewContext) {
    self.context = context
    self.section = section
    self.name = name
    self.selection = selection
    // Bytes, since two strings that differ in their Unicode form are equal as `String`s and are two values.
    selected = Set(selection.selected.map { Array($0.utf8) })
    hasIcons = selection.options.contains { $0.containsIcon }
  }

  /// The views of all options.
  func values() -> [TemplateValue] {
    let group = ElementIdentifier(key: name)
    return selection.options.enumerated().map { index, option in
      // The first option has the group's own id, so that a link to the group leads to a control.
      let position = context.position(index, at: .option(index, in: section, .position))
      return value(of: option, id: group.option(position), controlID: index == 0 ? group : nil, isDisabled: false)
    }
  }

  private func value(
    of option: Selection.Option,
    id path: ElementIdentifier,
    controlID: ElementIdentifier?,
    isDisabled isParentDisabled: Bool
  ) -> TemplateValue {
    let id = controlID ?? path
    let isDisabled = isParentDisabled || option.isDisabled
    let isDisclosure = !option.options.isEmpty && selection.parents == .derived
    var hints = HintList(of: path, in: context)
    hints.append(option.subtitle, .subtitle)
    hints.append(option.isDisabled ? option.disabledReason : nil, .reason)

    var view = View<OptionField>(context.schema.option)
    view.set(.template, context.template(in: TemplateFolder.options, templateName(of: option)))
    view.set(.id, text: id.string)
    view.set(.title, text: option.title)
    view.set(.hints, hints.value)
    view.set(.icon, context.icon(option.icon, label: option.iconLabel))
    view.set(.divider, text: option.divider)
    view.set(.attributes, .html(context.hooks.part("data-option", synonyms: option.synonyms, event: option.event)))
    view.set(.hasIcon, flag: option.icon != nil)
    view.set(.isDisabled, flag: isDisabled)
    if let language = option.language {
      view.set(.language, text: language)
      view.set(.direction, text: context.direction(of: language))
    }
    if !isDisclosure, let value = option.value {
      let attributes = ControlAttributes(
        id: id,
        name: name,
        describedBy: hints.describedBy,
        isDisabled: isDisabled,
        decides: context.dependencies.number(decidedBy: name, value: value)
      )
      let isSelected = selected.contains(Array(value.utf8))
      let control = OptionControl(
        attributes: attributes,
        mode: selection.mode,
        value: value,
        isSelected: isSelected,
        isExclusive: option.isExclusive && !context.hooks.needs.isEmpty
      )
      view.set(.control, .html(control.html))
    }
    if !option.options.isEmpty {
      setChildren(of: option, id: path, isDisabled: isDisabled, firstID: isDisclosure ? controlID : nil, in: &view)
    }
    return view.value
  }

  /// - Parameter firstID: Where the parent has no control, the id that its first child's control takes over.
  private func setChildren(
    of option: Selection.Option,
    id path: ElementIdentifier,
    isDisabled: Bool,
    firstID: ElementIdentifier?,
    in view: inout View<OptionField>
  ) {
    let children = option.options.enumerated().map { index, child in
      value(
        of: child,
        id: path.option(index + 1),
        controlID: index == 0 ? firstID : nil,
        isDisabled: isDisabled
      )
    }
    let values = option.options.flatMap { $0.choosableValues(under: selection.parents) }
    let selectedCount = values.count { selected.contains(Array($0.utf8)) }
    view.set(.children, .list(children))
    view.set(.isExpanded, flag: selectedCount > 0)
    view.set(
      .count,
      text: context.strings.text(.selectedOfCount, ["selected": "\(selectedCount)", "count": "\(values.count)"])
    )
    view.set(.childLegend, text: option.title)
    view.set(.groupID, text: path.part("group").string)
  }

  private func templateName(of option: Selection.Option) -> String {
    if option.options.isEmpty { return "option" }
    return selection.parents == .derived ? "disclosure" : "parent"
  }
}

extension Selection.Option {
  /// Whether the option or one below it has an icon.
  fileprivate var containsIcon: Bool {
    icon != nil || options.contains { $0.containsIcon }
  }

  /// The values that can be chosen in this option and below it.
  fileprivate func choosableValues(under parents: Selection.Parents) -> [String] {
    let own = options.isEmpty || parents != .derived ? [value].compactMap(\.self) : []
    return own + options.flatMap { $0.choosableValues(under: parents) }
  }

  /// Whether no checkbox of the option or below it can be used.
  func isWhollyDisabled(under parents: Selection.Parents) -> Bool {
    if isDisabled { return true }
    guard parents == .derived, !options.isEmpty else { return false }
    return options.allSatisfy { $0.isWhollyDisabled(under: parents) }
  }
}

extension Selection {
  /// Whether no option can be chosen or unchosen, so that the group submits nothing.
  var isWhollyDisabled: Bool {
    options.allSatisfy { $0.isWhollyDisabled(under: parents) }
  }
}
