import Mustache
import SettingsModel

extension Fields {
  /// The author's own fields as templates see them.
  var templateValue: TemplateValue {
    .open(fields.map { ($0.name, $0.value.templateValue) })
  }
}

extension FieldValue {
  fileprivate var templateValue: TemplateValue {
    switch self {
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .list(let values): .list(values.map(\.templateValue))
    case .record(let fields): fields.templateValue
    }
  }
}
