extension Row.Content {
  /// Whether something has to be filled in or chosen.
  package var isRequired: Bool {
    switch self {
    case .textField(let field): field.isRequired
    case .number(let field): field.isRequired
    case .select(let field): field.isRequired
    default: false
    }
  }

  /// The same of a row that may be hidden: what nobody may get to see need not be filled in.
  package var withoutRequirement: Row.Content {
    switch self {
    case .textField(var field):
      field.isRequired = false
      return .textField(field)
    case .number(var field):
      field.isRequired = false
      return .number(field)
    case .select(var field):
      field.isRequired = false
      return .select(field)
    default:
      return self
    }
  }
}
