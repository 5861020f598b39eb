import JSONSource
import SettingsModel

/// Writes the values that an untouched form submits.
struct ContractDefaults {
  let entries: [ContractEntry]

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      for entry in entries where entry.isAlwaysSubmitted { write(entry, to: &object) }
    }
    return writer.bytes + [0x0A]
  }

  private func write(_ entry: ContractEntry, to object: inout JSONWriter) {
    switch entry.shape {
    case .toggle(let toggle): object.member(entry.key, toggle.isOn ? toggle.onValue : toggle.offValue)
    case .choice(_, let selected?, _): object.member(entry.key, selected)
    case .choices(_, let selected, _, _): object.member(entry.key, selected)
    case .text(let field): object.member(entry.key, field.value)
    case .number(let field, let isRange): object.member(entry.key, field.submittedValue(isRange: isRange))
    case .date(let value), .time(let value), .color(let value): object.member(entry.key, value)
    case .choice(_, nil, _), .button: break
    }
  }
}
