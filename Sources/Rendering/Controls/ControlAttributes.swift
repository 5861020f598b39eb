import Markup

/// What every control has: its id and name, the ids of what describes it, and whether it can be used.
struct ControlAttributes {
  let id: ElementIdentifier
  let name: String
  var describedBy: String?
  var isDisabled = false
  var isInvalid = false
  /// The number of the dependency that the control decides.
  var decides: String?
}

extension HTMLWriter {
  /// Writes the attributes that every control has inside an open start tag, which stay in this order everywhere.
  mutating func attributes(_ attributes: ControlAttributes) {
    attribute("id", attributes.id.string)
    attribute("name", attributes.name)
    attribute("aria-describedby", attributes.describedBy)
    attribute("aria-invalid", attributes.isInvalid ? "true" : nil)
    attribute("disabled", if: attributes.isDisabled)
    attribute("data-decides", attributes.decides)
  }

  /// Writes a field that nobody sees, so that an emptied group or a switch that is off is submitted too.
  mutating func hiddenInput(name: String, value: String) {
    start("input")
    attribute("type", "hidden")
    attribute("name", name)
    attribute("value", value)
    end()
  }
}
