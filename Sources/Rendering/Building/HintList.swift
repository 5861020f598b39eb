import Mustache

/// The lines of help of one row or option, and the ids that its control is described by.
struct HintList {
  private(set) var hints: [TemplateValue] = []
  private(set) var lines: [RowRendering.Hint] = []

  private let context: ViewContext
  private let owner: ElementIdentifier

  init(of owner: ElementIdentifier, in context: ViewContext) {
    self.owner = owner
    self.context = context
  }

  /// Adds a line, if there is a text.
  mutating func append(_ text: String?, _ kind: HintKind) {
    guard let text, !text.isEmpty else { return }
    let id = owner.part(kind == .subtitle ? "hint" : kind.rawValue)
    hints.append(context.hint(text, id: id, kind: kind))
    lines.append(RowRendering.Hint(id: id.string, text: text))
  }

  /// The value of the control's `aria-describedby`; `nil` where nothing describes it.
  var describedBy: String? { lines.isEmpty ? nil : lines.map(\.id).joined(separator: " ") }

  /// The value of a view's hints.
  var value: TemplateValue { hints.isEmpty ? .absent : .list(hints) }
}
