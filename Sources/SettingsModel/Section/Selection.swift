/// Options of which a person chooses one or any number: the content of a section with `"selection"`.
public struct Selection: Hashable, Sendable {
  /// How many options may be chosen.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Exactly one at a time: radio buttons.
    case single
    /// Any number: checkboxes.
    case multiple
  }

  /// What the choice of an option that has options below it means.
  public enum Parents: String, Hashable, Sendable, CaseIterable {
    /// Every option is chosen for itself.
    case independent
    /// Only options without children can be chosen; a parent follows from them and submits nothing.
    case derived
    /// A parent and its descendants are never chosen together.
    case exclusive
  }

  /// How many options may be chosen.
  public var mode: Mode

  /// What a parent's choice means; only trees of the mode `multiple` differ by it.
  public var parents: Parents

  /// The options in order.
  public var options: [Option]

  /// The values that are chosen at first, in the author's order.
  public var selected: [String]

  /// The least number of options that may be chosen, for ``Mode/multiple``.
  public var minimum: Int?

  /// The largest number of options that may be chosen, for ``Mode/multiple``.
  public var maximum: Int?

  /// Whether the page's script offers to choose all and none, for ``Mode/multiple``.
  public var offersSelectAll: Bool

  /// Creates a selection.
  public init(
    _ mode: Mode,
    options: [Option],
    selected: [String] = [],
    parents: Parents = .independent,
    minimum: Int? = nil,
    maximum: Int? = nil,
    offersSelectAll: Bool = false
  ) {
    self.mode = mode
    self.options = options
    self.selected = selected
    self.parents = parents
    self.minimum = minimum
    self.maximum = maximum
    self.offersSelectAll = offersSelectAll
  }
}
