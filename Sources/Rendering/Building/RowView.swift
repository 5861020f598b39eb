import Localization
import Markup
import Mustache
import SettingsModel

/// Turns a row of a plain section into its view model, its control included.
struct RowView {
  let context: ViewContext
  let row: Row
  /// Whether the row may be hidden, by its own dependency or its section's.
  ///
  /// A browser refuses to send a form for a hidden control that breaks a limit, and cannot show why, so such controls
  /// have their limits in words alone.
  var mayBeHidden = false
  /// The id of a row without a key.
  let position: ElementIdentifier

  func value() -> TemplateValue {
    let id = row.key.map(ElementIdentifier.init(key:)) ?? position
    var view = View<RowField>(context.schema.row)
    view.set(.template, context.template(in: TemplateFolder.rows, row.identifier))
    view.set(.kind, text: row.kind)
    // Only what a link may lead to, or a label belongs to, needs an id; an author's own template may want one anyway.
    let hasID = row.key != nil || row.isControl || row.isButton || row.event != nil || row.isOfOwnLooks
    if hasID { view.set(.id, text: id.string) }
    view.set(.title, text: row.title)
    view.set(.icon, context.icon(row.icon, label: row.iconLabel))
    view.set(.hasIcon, flag: row.icon != nil)
    view.set(.isDisabled, flag: row.isDisabled)
    if let language = row.language {
      view.set(.language, text: language)
      view.set(.direction, text: context.direction(of: language))
    }
    var hints = HintList(of: id, in: context)
    hints.append(row.subtitle, .subtitle)
    hints.append(limits, .limits)
    hints.append(patternHint, .pattern)
    hints.append(context.text(of: row.dependency), .dependency)
    hints.append(row.isDisabled ? row.disabledReason : nil, .reason)
    view.set(.hints, hints.value)
    setError(id: id, in: &view)
    let attributes = context.hooks.part(
      "data-row",
      key: row.isControl ? row.key ?? "" : "",
      synonyms: row.synonyms,
      event: row.event,
      dependency: row.dependency.flatMap { context.dependencies.numbers(of: $0) }
    )
    view.set(.attributes, .html(attributes))
    let fields = row.allFields
    if !fields.fields.isEmpty { view.set(.fields, fields.templateValue) }
    let control = control(id: id, hints: hints, in: &view)
    if !control.isEmpty { view.set(.control, .html(control)) }
    if case .row(let binding) = context.templates.renderer(in: TemplateFolder.rows, row.identifier),
      case .renderer(let render) = binding.source
    {
      let rendering = RowRendering(
        row: row,
        id: hasID ? id.string : nil,
        hints: hints.lines,
        error: row.error.map { RowRendering.Hint(id: id.part("error").string, text: $0) },
        attributes: attributes,
        control: control,
        icon: context.iconMarkup(row.icon, label: row.iconLabel),
        language: row.language,
        direction: row.language.map(context.direction(of:))
      )
      var writer = HTMLWriter()
      render(rendering, &writer)
      view.set(.control, .html(writer.html))
    }
    return view.value
  }

  /// Sets what only the row's kind has, and returns its control.
  private func control(id: ElementIdentifier, hints: HintList, in view: inout View<RowField>) -> HTML {
    var attributes = ControlAttributes(
      id: id,
      name: row.key ?? "",
      describedBy: hints.describedBy,
      isDisabled: row.isDisabled
    )
    switch row.content {
    case .number(let field), .range(let field): setUnit(field.unit, id: id, attributes: &attributes, in: &view)
    default: break
    }
    if row.error != nil {
      // An error is heard before any help.
      let ids = [id.part("error").string, attributes.describedBy].compactMap(\.self)
      attributes.describedBy = ids.joined(separator: " ")
      attributes.isInvalid = true
    }
    setRequired(row.content.isRequired, in: &view)
    switch mayBeHidden ? row.content.withoutRequirement : row.content {
    case .toggle(let toggle):
      attributes.decides = context.dependencies.number(decidedBy: attributes.name)
      return SwitchControl(attributes: attributes, toggle: toggle).html
    case .value(let value):
      view.set(.value, text: value)
    case .link(let link, let value):
      setLink(link, in: &view)
      view.set(.value, text: value)
    case .textField(let field):
      view.set(.isMultiline, flag: field.kind == .multiline)
      return TextControl(attributes: attributes, field: field).html
    case .number(let field):
      let isHooked = !context.hooks.needs.isEmpty
      return NumberControl(attributes: attributes, field: field, isHooked: isHooked).html
    case .range(let field):
      view.set(.minimum, text: field.minimum.map { amount($0, field.unit) })
      view.set(.maximum, text: field.maximum.map { amount($0, field.unit) })
      return RangeControl(attributes: attributes, field: field).html
    case .select(let field):
      let name = attributes.name
      let control = SelectControl(
        attributes: attributes,
        field: field,
        notSet: context.strings[.notSet],
        direction: context.direction(of:),
        decides: { context.dependencies.number(decidedBy: name, value: $0) }
      )
      return control.html
    case .date(let value): return PlainInputControl(attributes: attributes, kind: .date, value: value).html
    case .time(let value): return PlainInputControl(attributes: attributes, kind: .time, value: value).html
    case .color(let value): return PlainInputControl(attributes: attributes, kind: .color, value: value).html
    case .button(let button):
      let control = ButtonControl(
        id: id,
        name: row.key,
        title: row.title ?? "",
        describedBy: hints.describedBy,
        isDisabled: row.isDisabled,
        button: button
      )
      return control.html
    case .note(let text):
      view.set(.text, text: text)
    case .custom:
      break
    }
    return .empty
  }

  private func setLink(_ link: Link, in view: inout View<RowField>) {
    switch link {
    case .page(let slug, let anchor):
      let page = RelativeReference.make(to: OutputPath.page(slug), from: context.slug)
      view.set(.url, .url(anchor.map { "\(page)#\($0)" } ?? page))
    case .url(let url):
      view.set(.url, .url(url))
      // A mail or a call opens no other site.
      let prefix = url.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
      view.set(.isExternal, flag: prefix == "http:" || prefix == "https:" || url.hasPrefix("//"))
    }
  }

  private func setError(id: ElementIdentifier, in view: inout View<RowField>) {
    guard let error = row.error else { return }
    view.set(.error, text: error)
    view.set(.errorID, text: id.part("error").string)
  }

  private func setRequired(_ isRequired: Bool, in view: inout View<RowField>) {
    view.set(.isRequired, flag: isRequired)
    if isRequired { view.set(.requiredText, text: context.strings[.required]) }
  }

  /// A unit is read out with the number, so it describes the control.
  private func setUnit(
    _ unit: String?,
    id: ElementIdentifier,
    attributes: inout ControlAttributes,
    in view: inout View<RowField>
  ) {
    guard let unit else { return }
    let unitID = id.part("unit").string
    view.set(.unit, text: unit)
    view.set(.unitID, text: unitID)
    attributes.describedBy = [unitID, attributes.describedBy].compactMap(\.self).joined(separator: " ")
  }

  private func amount(_ number: String, _ unit: String?) -> String {
    // The number and its unit never part at a line's end.
    unit.map { "\(number)\u{A0}\($0)" } ?? number
  }

  private var patternHint: String? {
    if case .textField(let field) = row.content { field.patternHint } else { nil }
  }

  /// The limits of a number or text in words; a range shows its ends instead.
  private var limits: String? {
    let strings = context.strings
    switch row.content {
    case .number(let field):
      return switch (field.minimum, field.maximum) {
      case (let minimum?, let maximum?):
        strings.text(.fromMinimumToMaximum, ["minimum": minimum, "maximum": maximum])
      case (let minimum?, nil): strings.text(.atLeast, ["minimum": minimum])
      case (nil, let maximum?): strings.text(.atMost, ["maximum": maximum])
      case (nil, nil): nil
      }
    case .textField(let field):
      return switch (field.minimumLength, field.maximumLength) {
      case (let minimum?, let maximum?):
        strings.text(.fromMinimumToMaximumCharacters, ["minimum": "\(minimum)", "maximum": "\(maximum)"])
      case (let minimum?, nil): strings.text(.atLeastCharacters, ["count": "\(minimum)"])
      case (nil, let maximum?): strings.text(.atMostCharacters, ["count": "\(maximum)"])
      case (nil, nil): nil
      }
    default: return nil
    }
  }
}

extension Row {
  /// Whether it is a button.
  var isButton: Bool {
    if case .button = content { true } else { false }
  }
}
