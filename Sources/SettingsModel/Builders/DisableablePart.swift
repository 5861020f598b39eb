/// A part that can be seen but not used: a row or an option.
public protocol DisableablePart: SettingsPart {
  /// Whether it can be seen but not used.
  var isDisabled: Bool { get set }

  /// Why, in words.
  var disabledReason: String? { get set }
}

extension DisableablePart {
  /// A copy that can be seen but not used, with the reason in words.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether it cannot be used; when it can, the reason is left out.
  ///   - reason: Why not.
  public func disabled(_ isDisabled: Bool = true, because reason: String? = nil) -> Self {
    with(\.isDisabled, isDisabled).with(\.disabledReason, isDisabled ? reason : nil)
  }
}

extension Row: DisableablePart {}
extension Selection.Option: DisableablePart {}
