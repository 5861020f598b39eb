public import Diagnostics
@_spi(Borrowing) public import JSONSource

/// Where a part of the model was written, kept so that faults found later can be placed.
///
/// What was made in code gets one when it is resolved, which tells the part itself instead of a file.
///
/// Parts keep it as ``Incidental``: it says nothing about what a part *is*.
public struct Origin: Sendable {
  private enum Source {
    /// The JSON object, or the string of a short form.
    case json(JSONValue)
    case code(CodePart)
  }

  private let source: Source

  /// The origin of a part that was read from a JSON object (or, for a short form, from a string).
  public init(_ object: JSONValue) {
    source = .json(object)
  }

  /// The origin of a part that is being read.
  init(_ object: BorrowedJSON) {
    source = .json(object.value)
  }

  /// The origin of a part that was made in code.
  init(_ part: CodePart) {
    source = .code(part)
  }

  /// What was read; `nil` for what was made in code.
  private var object: JSONValue? {
    if case .json(let object) = source { object } else { nil }
  }

  /// Whether the part was made in code, so that no file has to be changed.
  public var isInCode: Bool { object == nil }

  /// The place of the part itself: its opening brace, or in code its name.
  public var location: SourceLocation {
    switch source {
    case .json(let object): object.location
    case .code(let part): SourceLocation(part: part.description)
    }
  }

  /// The place of a field's value, or of the part where the field is missing.
  ///
  /// - Parameters:
  ///   - field: The field's name in the page format.
  ///   - element: When the field holds an array, the element that is meant.
  public func location(of field: String, element: Int? = nil) -> SourceLocation {
    guard let value = object?[field] else { return location }
    guard let element, let item = value[element] else { return value.location }
    return item.location
  }
}

extension Origin {
  /// The place that means the file as a whole.
  public var file: SourceLocation { object.map { SourceLocation(file: $0.document.source.name) } ?? location }

  /// Whether the field was written, rightly or wrongly.
  func has(_ field: String) -> Bool { object?[field] != nil }

  /// Whether the part was written as a bare string.
  var isString: Bool { object?.kind == .string }

  /// Whether the field holds an array; what was made in code has the right type.
  func hasArray(_ field: String) -> Bool { object.map { $0[field]?.kind == .array } ?? true }

  /// Whether the field holds an object; what was made in code has the right type.
  func hasObject(_ field: String) -> Bool { object.map { $0[field]?.kind == .object } ?? true }

  /// The place of a field inside an object that a field holds, or of that object.
  func location(of field: String, _ inner: String) -> SourceLocation {
    object?[field]?[inner]?.location ?? location(of: field)
  }

  /// The place of an element of an array that a field holds, found by its spelling, so that it is right for arrays
  /// which conditions made shorter.
  ///
  /// - Parameter occurrence: Which of equal elements is meant, from 0.
  func location(of field: String, value: String, occurrence: Int = 0) -> SourceLocation {
    guard let list = object?[field] else { return location }
    let matches = list.elements.lazy.filter {
      ($0.string ?? $0.number ?? $0.boolean.map(String.init))?.hasSameScalars(as: value) == true
    }
    return matches.dropFirst(occurrence).first { _ in true }?.location ?? list.location
  }

  /// The condition on a section or row of a page, or on the section around the row.
  func condition(onKey key: String) -> (spelling: String, location: SourceLocation)? {
    guard let sections = object?["sections"] else { return nil }
    for section in sections.elements {
      let rows = section["selection"] == nil ? section["rows"] : nil
      let row = rows?.elements.first { $0["key"]?.string == key }
      guard row != nil || section["key"]?.string == key else { continue }
      guard let condition = row?["if"] ?? section["if"], let spelling = condition.string else { continue }
      return (spelling, condition.location)
    }
    return nil
  }
}
