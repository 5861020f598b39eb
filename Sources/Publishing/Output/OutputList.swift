/// The paths of all files that a build is going to make, by number.
///
/// The files of pages are not listed one by one: their paths are a slug with an ending. Behind them come all others, such
/// as assets.
struct OutputList: Sendable {
  /// The slugs of the pages that are made.
  let slugs: SlugList

  /// What the paths of a page's files end in.
  let endings: [String]

  /// The paths of other files, in order.
  let others: [RelativePath]

  /// Whether other builds make other pages of the site into the same folder.
  var isPart = false

  /// How many files there may be; a page need not have all of its files.
  var count: Int { pageFileCount + others.count }

  /// How many of them are files of pages.
  var pageFileCount: Int { slugs.count * endings.count }

  /// The number of a page's file.
  func number(ofPage page: Int, ending: Int = 0) -> Int { page * endings.count + ending }

  /// The number of a file that is no page's.
  func number(ofOther position: Int) -> Int { pageFileCount + position }

  /// Whether a file is a page, and not what stands beside one.
  func isPage(_ number: Int) -> Bool { number < pageFileCount && number % endings.count == 0 }

  /// The path of a file.
  func path(of number: Int) -> RelativePath {
    guard number < pageFileCount else { return others[number - pageFileCount] }
    let (page, ending) = number.quotientAndRemainder(dividingBy: endings.count)
    return RelativePath(slugs[page] + endings[ending])
  }

  /// Puts the path of a file into a buffer.
  func write(_ number: Int, to buffer: inout PathBuffer) {
    buffer.clear()
    guard number < pageFileCount else { return buffer.append(others[number - pageFileCount].text) }
    let (page, ending) = number.quotientAndRemainder(dividingBy: endings.count)
    slugs.withBytes(at: page) { buffer.append($0) }
    buffer.append(endings[ending])
  }

  /// The number of a file by its path; `nil` when no file is made there.
  func number(of path: RelativePath) -> Int? {
    for (ending, text) in endings.enumerated() where path.text.utf8.count > text.utf8.count {
      guard path.text.utf8.suffix(text.utf8.count).elementsEqual(text.utf8) else { continue }
      let slug = String(decoding: path.text.utf8.dropLast(text.utf8.count), as: UTF8.self)
      if let page = slugs.position(of: slug) { return number(ofPage: page, ending: ending) }
    }
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low] == path ? number(ofOther: low) : nil
  }

  /// Calls a function for every folder that files are put into, outermost first; for some of them more than once.
  func forEachFolder(_ body: (RelativePath) -> Void) {
    for path in others { path.folders.forEach(body) }
    var last = ""
    for page in slugs.indices {
      let folder = slugs.folder(at: page)
      guard !folder.isEmpty, folder != last else { continue }
      last = folder
      RelativePath(folder + "/").folders.forEach(body)
    }
  }
}
