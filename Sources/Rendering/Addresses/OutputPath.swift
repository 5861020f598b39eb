/// Where the files of a built site stand below the output folder.
public enum OutputPath {
  /// The file of a page: `account/mail` becomes `account/mail.html`.
  public static func page(_ slug: String) -> String {
    slug + ".html"
  }

  /// The JSON Schema of what a page's form submits, beside the page.
  public static func contractSchema(_ slug: String) -> String {
    slug + ".schema.json"
  }

  /// The values that a page's untouched form submits, beside the page.
  public static func contractDefaults(_ slug: String) -> String {
    slug + ".defaults.json"
  }
}
