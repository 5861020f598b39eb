public import Markup
public import SettingsModel

/// A row that is being rendered: what a template would be given, for a renderer in Swift.
public struct RowRendering: Sendable {
  /// A line of help below the title.
  public struct Hint: Hashable, Sendable {
    /// The element's id, which the control's `aria-describedby` names.
    public let id: String

    /// The words.
    public let text: String
  }

  /// The row as the model has it.
  public let row: Row

  /// The id of the row's control or of the row; `nil` where nothing leads to it.
  public let id: String?

  /// The lines of help, in order.
  public let hints: [Hint]

  /// The error, where the control is at fault: its element's id and the words, behind the library's "Error:".
  public let error: Hint?

  /// The attributes by which the page's script finds the row, for its outermost element.
  public let attributes: HTML

  /// The control of a row of the library's kinds, complete; for a switch with its hidden field.
  public let control: HTML

  /// The icon.
  public let icon: HTML?

  /// The language of the texts, when it is not the page's.
  public let language: String?

  /// The direction of that language: `ltr` or `rtl`.
  public let direction: String?

  /// What a person reads first.
  public var title: String? { row.title }

  /// What the author has given for the kind.
  public var fields: Fields { row.allFields }
}
