/// The rules of a stylesheet that hide what waits for another setting, without a script.
enum DependencyStyles {
  /// The rules for pages that need up to this many numbers.
  static func css(upTo count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    var css = "@media screen{"
    for number in 1...count {
      css += ":root:has([data-decides=\"\(number)\"]:not(:checked)) [data-depends=\"\(number)\"],"
      css += ":root:has([data-decides=\"\(number)\"]:checked) [data-depends-not=\"\(number)\"]{display:none}"
    }
    return Array((css + "}").utf8)
  }
}
