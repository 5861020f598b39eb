import Contract
import JSONSource
import SettingsModel

extension ContractEntry {
  /// Whether the value is a number.
  var isNumber: Bool {
    if case .number = shape { true } else { false }
  }

  /// The string that a JSON value stands for; `nil` where the entry has no value of such a type.
  ///
  /// Numbers and booleans stand for their spelling where only certain values are right, as they do in the page's own file.
  func spelling(of value: JSONValue) -> String? {
    if let string = value.string { return string }
    switch shape {
    case .toggle(let toggle):
      return value.boolean.map { $0 ? toggle.onValue : toggle.offValue } ?? value.number
    case .choice, .choices:
      return value.boolean.map { $0 ? "true" : "false" } ?? value.number
    case .number:
      return value.number
    case .text, .date, .time, .color, .button:
      return nil
    }
  }
}
