import Diagnostics
import JSONSource
import Rendering
import SettingsModel

/// Where the pages of a build come from, by number in the order of their slugs.
///
/// Pages of a site's folder are read when they are asked for, and not kept.
struct PageSource: Sendable {
  private enum Content: Sendable {
    case files(SiteFolder)
    case model([Page])
  }

  /// A page, with what the system said of its file.
  struct Reading {
    var page: Page?
    var status: FileStatus?
    var hash: Checksum?
  }

  /// The slugs of all pages, of the one that is made included.
  let slugs: SlugList

  /// The slugs of the pages that somebody has written.
  let authorSlugs: SlugList

  /// Whether the site's author has written its home page.
  let hasIndex: Bool

  private let content: Content
  /// The folder of the pages' files, open; `nil` for pages that were made in code.
  private let handle: FolderHandle?
  private let indexNumber: Int?
  /// The home page that is made where the author has written none.
  private(set) var madeIndex: Page?

  /// The pages of a site's folder; `nil` when its folder of pages cannot be opened.
  init?(_ folder: SiteFolder, into diagnostics: inout DiagnosticCollector) {
    do throws(FileSystemError) {
      handle = try FolderHandle(NamedPath.join(folder.canonicalPath, "pages"))
    } catch {
      diagnostics.unreadable(folder.pages.folder, error)
      return nil
    }
    content = .files(folder)
    authorSlugs = folder.pages.slugs
    hasIndex = authorSlugs.position(of: IndexPage.slug) != nil
    (slugs, indexNumber) = Self.withIndex(authorSlugs, hasIndex: hasIndex)
  }

  /// The pages of a site that was made in code.
  init(_ pages: [Page]) {
    handle = nil
    content = .model(pages.sorted { RelativePath($0.slug) < RelativePath($1.slug) })
    authorSlugs = SlugList(pages.map(\.slug))
    hasIndex = authorSlugs.position(of: IndexPage.slug) != nil
    (slugs, indexNumber) = Self.withIndex(authorSlugs, hasIndex: hasIndex)
  }

  private static func withIndex(_ slugs: SlugList, hasIndex: Bool) -> (SlugList, Int?) {
    guard !hasIndex else { return (slugs, nil) }
    var all = slugs
    all.append(IndexPage.slug)
    all.sort()
    return (all, all.position(of: IndexPage.slug))
  }

  /// Whether pages are files, which may change between two builds and whose conditions are not settled.
  var isOfFiles: Bool {
    if case .files = content { true } else { false }
  }

  /// Whether a page is the one that is made.
  func isMade(_ number: Int) -> Bool { number == indexNumber }

  /// The number of a page that somebody has written.
  func number(ofAuthorPage position: Int) -> Int {
    indexNumber.map { position >= $0 ? position + 1 : position } ?? position
  }

  private func authorPosition(of number: Int) -> Int {
    indexNumber.map { number > $0 ? number - 1 : number } ?? number
  }

  /// A page that somebody has written without its content, in its place.
  func head(ofAuthorPage position: Int) -> Page {
    switch content {
    case .model(let pages):
      return pages[position]
    case .files(let folder):
      var ignored = DiagnosticCollector()
      let source = SourceFile(name: folder.pages[position].location.name, bytes: Array("{}".utf8))
      var page = Page(slug: authorSlugs[position], title: "")
      page.origin = JSONDocument.read(source, into: &ignored).map { Origin($0.root) }
      return page
    }
  }

  /// Leads to all pages from a home page, where the author has written none.
  mutating func makeIndex(for site: Site, linking pages: [Page]) {
    if !hasIndex { madeIndex = IndexPage.make(for: site, linking: pages) }
  }

  /// The file of a page as a person knows it, or what stands for it.
  func sourceName(of number: Int) -> String {
    guard case .files(let folder) = content else { return slugs[number] }
    return isMade(number) ? folder.pages.folder.name : name(of: number, in: folder)
  }

  /// What the system says of a page's file.
  private func status(of number: Int, with buffer: inout PathBuffer) -> FileStatus? {
    guard let handle, !isMade(number) else { return nil }
    path(of: number, in: &buffer)
    return (try? handle.status(of: buffer, followingLinks: true))??.ofInput
  }

  /// The bytes of a page's file; `nil` when there are none or they cannot be read.
  private func bytes(of number: Int, with buffer: inout PathBuffer) -> (bytes: [UInt8], status: FileStatus)? {
    guard let handle, !isMade(number) else { return nil }
    path(of: number, in: &buffer)
    return (try? handle.read(buffer, upTo: FileSystem.inputLimit)).map { ($0.bytes, $0.status.ofInput) }
  }

  /// What the system says of a page's file, if its content is still that of a stamp.
  func status(of number: Int, ifStill stamp: FileStamp, with buffer: inout PathBuffer) -> FileStatus? {
    guard let status = status(of: number, with: &buffer) else { return nil }
    if stamp.describes(status) { return status }
    // Only touched, perhaps.
    guard status.size == stamp.size, let content = bytes(of: number, with: &buffer),
      Checksum(of: content.bytes) == stamp.hash
    else { return nil }
    return content.status
  }

  /// A page as it was written, its conditions not settled.
  func read(_ number: Int, with buffer: inout PathBuffer, into diagnostics: inout DiagnosticCollector) -> Reading {
    switch content {
    case _ where isMade(number):
      return Reading(page: madeIndex)
    case .model(let pages):
      return Reading(page: pages[authorPosition(of: number)])
    case .files(let folder):
      guard let handle else { return Reading() }
      path(of: number, in: &buffer)
      do throws(FileSystemError) {
        let (bytes, status) = try handle.read(buffer, upTo: FileSystem.inputLimit)
        let source = SourceFile(name: name(of: number, in: folder), bytes: bytes)
        let page = JSONDocument.read(source, into: &diagnostics).flatMap {
          PageDecoder().decode($0, slug: slugs[number], into: &diagnostics)
        }
        return Reading(page: page, status: status.ofInput, hash: Checksum(of: bytes))
      } catch {
        diagnostics.unreadable(location(of: number, in: folder), error)
        return Reading()
      }
    }
  }

  private func path(of number: Int, in buffer: inout PathBuffer) {
    buffer.clear()
    slugs.withBytes(at: number) { buffer.append($0) }
    buffer.append(".json")
  }

  private func name(of number: Int, in folder: SiteFolder) -> String {
    folder.pages.folder.name(of: slugs[number] + ".json")
  }

  private func location(of number: Int, in folder: SiteFolder) -> NamedPath {
    folder.pages.folder.appending(slugs[number] + ".json")
  }
}
