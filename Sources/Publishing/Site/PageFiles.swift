/// The files of a site's pages in the order of their slugs' bytes.
///
/// ```swift
/// for file in folder.pages { print(file.slug, file.location.name) }
/// ```
///
/// - Complexity: Reaching a page by its position is O(1).
public struct PageFiles: RandomAccessCollection, Sendable {
  /// The folder that slugs start from.
  let folder: NamedPath

  /// The slugs.
  let slugs: SlugList

  /// The position of the first page.
  public var startIndex: Int { slugs.startIndex }

  /// The position behind the last page.
  public var endIndex: Int { slugs.endIndex }

  /// The file of a page.
  public subscript(position: Int) -> SiteFolder.PageFile {
    let slug = slugs[position]
    return SiteFolder.PageFile(slug: slug, location: folder.appending(slug + ".json"))
  }
}
