import JSONSource
import SettingsModel

/// Writes the JSON Schema of what a form submits.
struct ContractSchema {
  let title: String
  let entries: [ContractEntry]

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { schema in
      schema.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      schema.member("title", title)
      schema.member("type", "object")
      schema.member("properties") { properties in
        properties.object { object in
          for entry in entries { object.member(entry.key) { $0.object { write(entry, to: &$0) } } }
        }
      }
      schema.member("required", entries.filter(\.isAlwaysSubmitted).map(\.key))
      schema.member("additionalProperties", false)
    }
    return writer.bytes + [0x0A]
  }

  private func write(_ entry: ContractEntry, to property: inout JSONWriter) {
    if let title = entry.title { property.member("title", title) }
    if let description = entry.description { property.member("description", description) }
    switch entry.shape {
    case .toggle(let toggle):
      let values = [toggle.onValue, toggle.offValue]
      write(values.map { ContractEntry.Choice(value: $0, title: $0) }, to: &property)
      property.member("default", toggle.isOn ? toggle.onValue : toggle.offValue)
    case .choice(let choices, let selected, _):
      write(choices, to: &property)
      if let selected { property.member("default", selected) }
    case .choices(let choices, let selected, let minimum, let maximum):
      property.member("type", "array")
      property.member("items") { $0.object { write(choices, to: &$0) } }
      property.member("uniqueItems", true)
      if let minimum { property.member("minItems", minimum) }
      if let maximum { property.member("maxItems", maximum) }
      property.member("default", selected)
    case .text(let field):
      property.member("type", "string")
      write(field, to: &property)
      property.member("default", field.value)
    case .number(let field, let isRange):
      write(field, isRange: isRange, to: &property)
    case .date(let value):
      writeFormat("date", value, to: &property)
    case .time(let value):
      property.member("type", "string")
      property.member("pattern", "^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9])?$")
      property.member("default", value)
    case .color(let value):
      property.member("type", "string")
      property.member("pattern", "^#[0-9A-Fa-f]{6}$")
      property.member("default", value)
    case .button(let value):
      property.member("const", value)
    }
  }

  /// The values as `enum`, and with their titles as `oneOf`, since tools understand either.
  private func write(_ choices: [ContractEntry.Choice], to property: inout JSONWriter) {
    property.member("type", "string")
    property.member("enum", choices.map(\.value))
    guard choices.contains(where: { !$0.title.hasSameScalars(as: $0.value) }) else { return }
    property.member("oneOf") { list in
      list.array { array in
        for choice in choices {
          array.object {
            $0.member("const", choice.value)
            $0.member("title", choice.title)
          }
        }
      }
    }
  }

  /// An empty text is accepted whatever the limits, as browsers do, unless the field is required.
  private func write(_ field: TextField, to property: inout JSONWriter) {
    let isLimited = (field.minimumLength ?? 0) > 0 || field.pattern != nil || format(of: field) != nil
    if field.isRequired || !isLimited {
      writeLimits(of: field, to: &property)
    } else {
      property.member("anyOf") { list in
        list.array { array in
          array.object { $0.member("const", "") }
          array.object { writeLimits(of: field, to: &$0) }
        }
      }
    }
  }

  private func writeLimits(of field: TextField, to property: inout JSONWriter) {
    let minimum = max(field.minimumLength ?? 0, field.isRequired ? 1 : 0)
    if minimum > 0 { property.member("minLength", minimum) }
    if let maximum = field.maximumLength { property.member("maxLength", maximum) }
    // HTML matches the whole text, JSON Schema any part of it.
    if let pattern = field.pattern { property.member("pattern", "^(?:\(pattern))$") }
    if let format = format(of: field) { property.member("format", format) }
  }

  private func format(of field: TextField) -> String? {
    switch field.kind {
    case .email: "email"
    case .url: "uri"
    default: nil
    }
  }

  /// A number is submitted as text: a pattern judges its spelling, and the limits are told for the number it spells.
  private func write(_ field: NumberField, isRange: Bool, to property: inout JSONWriter) {
    property.member("type", "string")
    let number = "-?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?"
    let isFilled = field.isRequired
    property.member("pattern", isFilled ? "^\(number)$" : "^(?:\(number))?$")
    if let minimum = field.minimum { property.member("minimum") { $0.number(spelling: minimum) } }
    if let maximum = field.maximum { property.member("maximum") { $0.number(spelling: maximum) } }
    property.member("default", field.submittedValue(isRange: isRange))
  }

  private func writeFormat(_ format: String, _ value: String, to property: inout JSONWriter) {
    property.member("type", "string")
    property.member("anyOf") { list in
      list.array { array in
        array.object { $0.member("const", "") }
        array.object { $0.member("format", format) }
      }
    }
    property.member("default", value)
  }
}
