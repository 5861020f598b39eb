/// What a `button` row has of its own.
public struct Button: Hashable, Sendable {
  /// What pressing it does; the spelling is HTML's `type` attribute.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Submits the form.
    case submit
    /// Restores the defaults.
    case reset
    /// Does nothing by itself: a script of the page hears of it.
    case button
  }

  /// What pressing it does.
  public var kind: Kind

  /// What is submitted under the row's key when this button submits the form.
  public var value: String?

  /// Where this button submits the form to, when not to the form's own action.
  public var action: String?

  /// Creates a button.
  public init(_ kind: Kind = .submit, value: String? = nil, action: String? = nil) {
    self.kind = kind
    self.value = value
    self.action = action
  }
}
