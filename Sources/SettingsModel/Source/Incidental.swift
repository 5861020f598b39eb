/// A property that says nothing about what its value *is*: any two are equal.
///
/// Origins are kept this way, so that a page made in code equals the same page read from a file.
@propertyWrapper
public struct Incidental<Value: Sendable>: Sendable {
  /// The property's value.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Incidental: Hashable {
  /// Always `true`; see the type's description.
  public static func == (first: Incidental, second: Incidental) -> Bool { true }

  /// Feeds nothing, in accord with ``==(_:_:)``.
  public func hash(into hasher: inout Hasher) {}
}
