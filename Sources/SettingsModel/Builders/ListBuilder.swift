/// What the builders of pages, sections, rows and options have in common: each makes an array of one type.
///
/// An element, an optional one and an array are taken as they stand; `if`, `if let`, `switch`, `for` and `#available`
/// work as anywhere in Swift. Only arrays of one concrete type pass between the parts, so long lists are checked
/// quickly.
public protocol ListBuilder {
  /// What is listed.
  associatedtype Element
}

extension ListBuilder {
  /// Takes one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Takes an element that may be missing.
  public static func buildExpression(_ element: Element?) -> [Element] {
    if let element { [element] } else { [] }
  }

  /// Takes elements that are listed already.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Joins the parts of a body.
  public static func buildBlock(_ parts: [Element]...) -> [Element] {
    var elements: [Element] = []
    for part in parts { elements += part }
    return elements
  }

  /// Joins the rounds of a `for`.
  public static func buildArray(_ parts: [[Element]]) -> [Element] {
    var elements: [Element] = []
    for part in parts { elements += part }
    return elements
  }

  /// Takes the body of an `if`, or nothing.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Takes the body of an `if` that has an `else`, or a case of a `switch`.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Takes the body of an `else`, or another case of a `switch`.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// Takes the body of an `if #available`.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
