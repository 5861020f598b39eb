/// The places of the values that a field lists, for those that are at fault.
///
/// A value of a short list is looked for when it is asked for; of a long one all are found in one pass, so that many
/// faults in it take no more time for each than few.
struct ValuePlaces {
  /// Up to so many values are looked for one by one.
  static let fewValues = 64

  private let field: String
  private let origin: Origin?
  private let positions: [ExactText: [Int]]?

  /// Prepares for a field of a part.
  ///
  /// - Parameter isLong: Whether the list has more than ``fewValues``.
  init(_ field: String, _ origin: Origin?, isLong: Bool) {
    self.field = field
    self.origin = origin
    positions = isLong ? origin?.positions(ofValuesOf: field) : nil
  }

  /// The place of a value.
  ///
  /// - Parameter occurrence: Which of equal values is meant, from 0.
  func place(of value: String, occurrence: Int = 0) -> Place {
    guard let positions else { return .value(field, value, occurrence: occurrence, origin) }
    guard let equal = positions[ExactText(value)], occurrence < equal.count else { return .field(field, origin) }
    return .element(field, equal[occurrence], origin)
  }
}
