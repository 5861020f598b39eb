/// The `id`s of a page's elements, made from where a thing stands and never from free text.
///
/// A control's id is its key, so that `page.html#wifi` leads to it. Everything else hangs a part on an id with `:`,
/// which keys cannot hold: `letters:2` is the second option, `letters:2:hint` its help, and what has no key counts
/// from `:section:3`. So no two things meet in one id, and the same settings have the same ids for ever.
struct ElementIdentifier: Hashable {
  let string: String

  /// The id of a control or of a section with a key.
  init(key: String) {
    string = key
  }

  /// The id of a section without a key.
  ///
  /// - Parameter section: Its position in the page, from 1.
  init(section: some CustomStringConvertible) {
    string = ":section:\(section)"
  }

  private init(string: String) {
    self.string = string
  }

  /// The id of a part of this thing, such as its hint.
  func part(_ name: String) -> ElementIdentifier {
    ElementIdentifier(string: "\(string):\(name)")
  }

  /// The id of a row without a key in this section, by its position from 1.
  func row(_ position: Int) -> ElementIdentifier {
    part("row:\(position)")
  }

  /// The id of an option of this group or below this option, by its position from 1.
  func option(_ position: some CustomStringConvertible) -> ElementIdentifier {
    part("\(position)")
  }
}

extension ElementIdentifier {
  /// The id of the page or site as a whole, on which its header's and footer's parts hang.
  static func whole(_ name: String) -> ElementIdentifier {
    ElementIdentifier(key: ":\(name)")
  }
}
