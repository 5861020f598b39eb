public import Diagnostics
public import JSONSource

/// Where a part of the model was written, kept so that faults found later can be placed.
///
/// Origins say nothing about what a part *is*: any two are equal, so that a page in code equals the same page in JSON.
public struct Origin: Hashable, Sendable {
  private let object: JSONValue

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

  /// Always `true`; see the type's description.
  public static func == (first: Origin, second: Origin) -> Bool { true }

  /// Feeds nothing, in accord with ``==(_:_:)``.
  public func hash(into hasher: inout Hasher) {}
}
