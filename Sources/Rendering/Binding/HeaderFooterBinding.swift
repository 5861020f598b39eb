public import Markup
import SettingsModel

/// What shows the headers and footers of an identifier: a template, or a function that writes their markup.
public struct HeaderFooterBinding: Sendable {
  enum Source: Sendable {
    case name(String)
    case text(String)
    case renderer(@Sendable (HeaderFooterRendering, inout HTMLWriter) -> Void)
  }

  let source: Source

  /// The type of the model that a renderer is given, and whether a header or footer has one.
  var model: (name: String, exists: @Sendable (HeaderFooter) -> Bool)?

  /// The template of this name among the theme's and the site's templates for the same place, such as `title`.
  public static func template(named name: String) -> HeaderFooterBinding {
    HeaderFooterBinding(source: .name(name))
  }

  /// A template with this text, in which stands what may stand in a theme's.
  public static func template(_ text: String) -> HeaderFooterBinding {
    HeaderFooterBinding(source: .text(text))
  }

  /// A function that writes a header's or footer's markup.
  ///
  /// - Parameter render: Is given the header or footer and a writer, which escapes what has to be.
  public static func renderer(
    _ render: @escaping @Sendable (_ headerFooter: HeaderFooterRendering, _ html: inout HTMLWriter) -> Void
  ) -> HeaderFooterBinding {
    HeaderFooterBinding(source: .renderer(render))
  }
}
