/// Where the files of a built site stand below the output folder.
public enum OutputPath {
  /// The file of a page: `account/mail` becomes `account/mail.html`.
  public static func page(_ slug: String) -> String {
    slug + ".html"
  }
}
