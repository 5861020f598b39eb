/// The types of token that the design-tokens format has.
enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// What is known of the type that a token or group states.
enum StatedType: Hashable, Sendable {
  /// Nothing is stated.
  case none
  /// A type of the format.
  case known(TokenType)
  /// Something is stated that is no type, which was reported.
  case failed

  /// This type, or another one where nothing is stated.
  func or(_ other: StatedType) -> StatedType {
    if case .none = self { other } else { self }
  }
}
