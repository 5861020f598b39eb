/// The rules of a stylesheet that hide what waits for another setting, without a script.
enum DependencyStyles {
  /// The rules for pages that need up to this many numbers.
  ///
  /// A part stays while something in it is wrong, since a form whose fault is hidden can be neither sent nor mended, and
  /// while a link leads to it or the focus is in it. What comes after hidden rows at the start of their list has an empty
  /// `--first`, by which a theme can tell it.
  static func css(upTo count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    var css = "@media screen{"
    let stays = ":not(:target,:has(:target,:focus,:invalid,[id$=\":error\"]))"
    for number in 1...count {
      let waits = "[data-depends~=\"\(number)\"]\(stays)"
      let waitsNot = "[data-depends-not~=\"\(number)\"]\(stays)"
      let off = ":root:has([data-decides=\"\(number)\"]:not(:checked)) \(waits)"
      let on = ":root:has([data-decides=\"\(number)\"]:checked) \(waitsNot)"
      css += "\(off),\(on){display:none}"
      css += "\(off):first-child~:nth-child(1 of :not([hidden],\(waits))),"
      css += "\(on):first-child~:nth-child(1 of :not([hidden],\(waitsNot))){--first: }"
    }
    return Array((css + "}").utf8)
  }
}
