public import Markup
import SettingsModel

/// What shows the rows of an identifier: a template, or a function that writes their markup.
public struct RowBinding: Sendable {
  enum Source: Sendable {
    case name(String)
    case text(String)
    case renderer(@Sendable (RowRendering, inout HTMLWriter) -> Void)
  }

  let source: Source

  /// The type of the model that a renderer is given, and whether a row has one; none where it is given the row alone.
  var model: (name: String, exists: @Sendable (Row) -> Bool)?

  /// The template of this name among the theme's and the site's templates of rows, such as `value`.
  public static func template(named name: String) -> RowBinding {
    RowBinding(source: .name(name))
  }

  /// A template with this text, in which stands what may stand in a theme's.
  public static func template(_ text: String) -> RowBinding {
    RowBinding(source: .text(text))
  }

  /// A function that writes a row's markup.
  ///
  /// - Parameter render: Is given the row and a writer, which escapes what has to be.
  public static func renderer(
    _ render: @escaping @Sendable (_ row: RowRendering, _ html: inout HTMLWriter) -> Void
  ) -> RowBinding {
    RowBinding(source: .renderer(render))
  }
}
