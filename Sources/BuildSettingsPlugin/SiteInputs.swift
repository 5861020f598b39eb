import Foundation

/// Every file and folder that the pages of a site are made of.
///
/// Where a site's theme lies, and the themes that it extends, only the command knows that builds it: it leaves links to
/// all these folders. The package manager follows them, as it does a target's folder, and plans anew when a file was
/// added or removed behind one of them, or a link. So the files that are named here are there when the command runs
/// (it would not be run without one of them), and a theme that a site names from now on has a link after the next build.
///
/// A folder stands beside its files because it changes when a file is added to it or removed.
struct SiteInputs {
  /// The files and folders, in the order of their paths.
  let urls: [URL]

  /// Finds what a site is made of.
  ///
  /// - Parameters:
  ///   - site: The site's folder.
  ///   - links: The folder in which the command leaves links to what it read; before the first build there is none.
  init(of site: URL, links: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: links.path)) ?? []
    let folders = names.compactMap { name in
      try? FileManager.default.destinationOfSymbolicLink(atPath: links.appending(path: name).path)
    }
    urls = Set(([site] + folders.map { URL(filePath: $0) }).flatMap(Self.contents)).sorted { $0.path < $1.path }
  }

  /// A folder and all that is in it, but for hidden files and pages that were built into it; nothing when it is gone.
  private static func contents(of folder: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue,
      let paths = FileManager.default.enumerator(atPath: folder.path)
    else { return [] }
    var urls = [folder]
    while let path = paths.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || path == "_site" {
        paths.skipDescendants()
      } else {
        urls.append(folder.appending(path: path))
      }
    }
    return urls
  }
}
