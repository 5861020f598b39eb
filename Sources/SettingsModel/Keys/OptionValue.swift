/// A Swift value that a person can choose: a case of an enum, or anything else that has a name.
///
/// An enum of strings needs no more than to say so; its raw values are what is submitted and what is read:
///
/// ```swift
/// enum Size: String, CaseIterable, OptionValue {
///   case small, large
/// }
/// ```
///
/// Texts of its own make an option say more:
///
/// ```swift
/// extension Size {
///   var text: String {
///     switch self {
///     case .small: "Small"
///     case .large: "Large"
///     }
///   }
///   var secondaryText: String? { self == .large ? "A whole evening" : nil }
/// }
/// ```
public protocol OptionValue: Hashable, Sendable {
  /// What is submitted when it is chosen.
  ///
  /// Two values that can be chosen in one section must differ in it.
  var optionValue: String { get }

  /// What a person reads.
  var text: String { get }

  /// A line of help below the text.
  var secondaryText: String? { get }

  /// The name of an icon.
  var icon: String? { get }
}

extension OptionValue {
  /// What is submitted.
  public var text: String { optionValue }

  /// None.
  public var secondaryText: String? { nil }

  /// None.
  public var icon: String? { nil }
}

extension OptionValue where Self: RawRepresentable, RawValue: OptionValue {
  /// What the raw value submits.
  public var optionValue: String { rawValue.optionValue }
}

extension OptionValue where Self: CaseIterable {
  /// The value that submits a string, compared scalar by scalar; `nil` when there is none.
  public init?(optionValue: String) {
    guard let value = Self.allCases.first(where: { $0.optionValue.hasSameScalars(as: optionValue) }) else { return nil }
    self = value
  }
}

extension String: OptionValue {
  /// The string itself.
  public var optionValue: String { self }
}

extension Int: OptionValue {
  /// The number in decimal digits.
  public var optionValue: String { String(self) }
}
