extension HeaderFooter {
  /// A heading, with an optional line of help below it.
  public static func title(_ title: String, subtitle: String? = nil) -> HeaderFooter {
    HeaderFooter(.title(title, subtitle: subtitle))
  }

  /// A paragraph.
  public static func text(_ text: String) -> HeaderFooter {
    HeaderFooter(.text(text))
  }

  /// A kind of the author's own, for which the theme or the site has a template.
  public static func custom(_ kind: String, fields: Fields = [:]) -> HeaderFooter {
    HeaderFooter(.custom(kind: kind, fields: fields))
  }
}
