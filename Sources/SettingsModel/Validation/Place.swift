import Diagnostics

/// Where a fault would be, worked out only when there is one.
///
/// Parts that were made in code have no place.
struct Place {
  private enum Position {
    case part
    case file
    case field(String)
    case innerField(String, String)
    case element(String, index: Int)
    case value(String, String, occurrence: Int)
  }

  private let origin: Origin?
  private let position: Position

  private init(_ origin: Origin?, _ position: Position) {
    self.origin = origin
    self.position = position
  }

  /// The part itself: its opening brace.
  static func part(_ origin: Origin?) -> Place { Place(origin, .part) }

  /// The file that the part stands in.
  static func file(_ origin: Origin?) -> Place { Place(origin, .file) }

  /// A field's value.
  static func field(_ name: String, _ origin: Origin?) -> Place { Place(origin, .field(name)) }

  /// The value of a field inside a field.
  static func field(_ name: String, _ inner: String, _ origin: Origin?) -> Place {
    Place(origin, .innerField(name, inner))
  }

  /// An element of an array that a field holds.
  static func element(_ name: String, _ index: Int, _ origin: Origin?) -> Place {
    Place(origin, .element(name, index: index))
  }

  /// An element of an array that a field holds, by its value.
  static func value(_ name: String, _ value: String, occurrence: Int = 0, _ origin: Origin?) -> Place {
    Place(origin, .value(name, value, occurrence: occurrence))
  }

  /// The line and column.
  var location: SourceLocation? {
    guard let origin else { return nil }
    return switch position {
    case .part: origin.location
    case .file: origin.file
    case .field(let name): origin.location(of: name)
    case .innerField(let name, let inner): origin.location(of: name, inner)
    case .element(let name, let index): origin.location(of: name, element: index)
    case .value(let name, let value, let occurrence): origin.location(of: name, value: value, occurrence: occurrence)
    }
  }

  /// Whether the part was made in code, so that it is no file that has to be changed.
  var isInCode: Bool { origin?.isInCode ?? true }

  /// The way out in the words of whoever made the part: of the page format, or of Swift.
  func wayOut(_ inFile: @autoclosure () -> String, inCode: @autoclosure () -> String) -> String {
    isInCode ? inCode() : inFile()
  }

  /// Whether the field at this place was written, so that decoding has seen and judged it.
  var isWritten: Bool {
    if case .field(let name) = position { origin?.has(name) ?? false } else { false }
  }

  /// Whether an object stands at this place; also where the part was made in code and so has the right type.
  var isObject: Bool {
    guard let origin, case .field(let name) = position else { return true }
    return origin.hasObject(name)
  }

  /// Whether an array stands at this place; also where the part was made in code and so has the right type.
  var isArray: Bool {
    guard let origin, case .field(let name) = position else { return true }
    return origin.hasArray(name)
  }
}
