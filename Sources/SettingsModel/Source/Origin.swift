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
    let matches = list.elements.lazy.filter { $0.spelling?.hasSameScalars(as: value) == true }
    return matches.dropFirst(occurrence).first { _ in true }?.location ?? list.location
  }

  /// The positions of all elements of an array that a field holds, by their spellings; `nil` where there is no array.
  func positions(ofValuesOf field: String) -> [ExactText: [Int]]? {
    guard let list = object?[field], list.kind == .array else { return nil }
    var positions: [ExactText: [Int]] = [:]
    for (position, element) in list.elements.enumerated() {
      if let spelling = element.spelling { positions[ExactText(spelling), default: []].append(position) }
    }
    return positions
  }

  /// A condition on a part of a page.
  struct Condition: Sendable {
    let spelling: String
    fileprivate let value: JSONValue

    /// Where it is written.
    var location: SourceLocation { value.location }
  }

  /// The conditions on the sections and rows of a page that have a key, or on the sections around the rows, by key.
  ///
  /// Of several parts of one key the first that has a condition counts.
  var conditionsByKey: [String: Condition] {
    var conditions: [String: Condition] = [:]
    func add(_ part: JSONValue, _ condition: JSONValue?) {
      guard let condition, let spelling = condition.string, let key = part["key"]?.string else { return }
      guard conditions[key] == nil else { return }
      conditions[key] = Condition(spelling: spelling, value: condition)
    }
    for section in object?["sections"]?.elements.map(\.self) ?? [] {
      let condition = section["if"]
      if section["selection"] == nil, let rows = section["rows"] {
        for row in rows.elements { add(row, row["if"] ?? condition) }
      }
      add(section, condition)
    }
    return conditions
  }
}

extension JSONValue {
  /// A string, or what a number or boolean is written like.
  fileprivate var spelling: String? { string ?? number ?? boolean.map(String.init) }
}
