public import Markup

/// Something that a template can put out, test or repeat.
public enum TemplateValue: Sendable {
  /// Nothing: put out as nothing, and false.
  case absent
  /// Plain text, false when empty.
  case text(String)
  /// A checked address, false when empty.
  case url(String)
  /// Ready markup, false when empty.
  case html(HTML)
  /// A yes or no.
  case flag(Bool)
  /// Fields that a schema knows.
  case record(TemplateRecord)
  /// Values in order, false when there is none.
  case list([TemplateValue])
  /// A template, for `{{>*key}}`.
  case template(TemplateIdentifier)
  /// Fields that no schema knows.
  case open(OpenFields)
}

extension TemplateValue {
  /// Fields that no schema knows, from names and values.
  public static func open(_ fields: [(name: String, value: TemplateValue)]) -> TemplateValue {
    .open(OpenFields(fields))
  }

  /// Text, or nothing where there is none.
  public static func text(_ text: String?) -> TemplateValue {
    text.map { .text($0) as TemplateValue } ?? .absent
  }

  /// Whether a section over the value is put out.
  var isTruthy: Bool {
    switch self {
    case .absent: false
    case .text(let text), .url(let text): !text.utf8.isEmpty
    case .html(let html): !html.isEmpty
    case .flag(let flag): flag
    case .list(let elements): !elements.isEmpty
    case .record, .template, .open: true
    }
  }
}
