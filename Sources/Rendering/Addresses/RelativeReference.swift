/// Addresses of the site's own files as links have them: relative, so that a site works in any folder and from disk.
enum RelativeReference {
  /// The reference from a page to a file of the site.
  ///
  /// Slugs and file names hold only characters that need no percent-encoding, so the path is the reference.
  ///
  /// - Parameters:
  ///   - path: The file's path below the output folder, such as `account/mail.html`.
  ///   - slug: The page that holds the link.
  static func make(to path: String, from slug: String) -> String {
    var target = path.split(separator: "/", omittingEmptySubsequences: false)
    var base = slug.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while let folder = base.first, target.count > 1, folder == target[0] {
      base.removeFirst()
      target.removeFirst()
    }
    return String(repeating: "../", count: base.count) + target.joined(separator: "/")
  }
}
