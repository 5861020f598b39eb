/// Lists the pages of a ``Site``.
@resultBuilder
public enum PagesBuilder: ListBuilder {
  /// A page.
  public typealias Element = Page
}
