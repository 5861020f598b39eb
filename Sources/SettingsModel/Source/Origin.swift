public import Diagnostics
public import JSONSource

/// Where a part of the model was written, kept so that faults found later can be placed.
///
/// Parts keep it as ``Incidental``: it says nothing about what a part *is*.
public struct Origin: Sendable {
  /// The JSON object, or the string of a short form.
  let object: JSONValue

  /// The origin of a part that was read from a JSON object (or, for a short form, from a string).
  public init(_ object: JSONValue) {
    self.object = object
  }

  /// The place of the part itself: its opening brace.
  public var location: SourceLocation { object.location }

  /// The place of a field's value, or of the part where the field is missing.
  ///
  /// - Parameters:
  ///   - field: The field's name in the page format.
  ///   - element: When the field holds an array, the element that is meant.
  public func location(of field: String, element: Int? = nil) -> SourceLocation {
    guard let value = object[field] else { return location }
    guard let element, let item = value[element] else { return value.location }
    return item.location
  }
}
