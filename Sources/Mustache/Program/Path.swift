/// A key, keys joined by dots, or the dot alone, in one number.
struct Path: Hashable, Sendable {
  private let code: Int

  /// `{{.}}`: what the innermost section is over.
  static let current = Path(code: -1)

  private init(code: Int) { self.code = code }

  /// One key.
  init(key: Int) { code = key }

  /// The dotted path at a position of ``Program/dottedPaths``.
  init(dotted index: Int) { code = -2 - index }

  /// The key, if it is one alone.
  @inline(__always)
  var key: Int? { code >= 0 ? code : nil }

  /// The position of the dotted path, if it is one.
  @inline(__always)
  var dotted: Int? { code < -1 ? -2 - code : nil }
}
