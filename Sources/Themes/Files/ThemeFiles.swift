import Diagnostics

/// The files of a theme by kind and path, where a later folder's file replaces an earlier one's of the same path.
struct ThemeFiles {
  /// The folders of a theme whose files count.
  enum Kind: String, CaseIterable {
    case styles, templates, icons, scripts, assets

    /// The ending of the files that count; every file does where it is `nil`.
    var suffix: String? {
      switch self {
      case .styles: ".css"
      case .templates: ".mustache"
      case .icons: ".svg"
      case .scripts: ".js"
      case .assets: nil
      }
    }
  }

  /// Where a file is.
  private struct Place {
    let path: String
    let owner: FileOwner
  }

  private let reader: any FolderReader
  private var places = CaseTable<Kind, [String: Place]>()

  init(reader: any FolderReader) { self.reader = reader }

  /// Adds the files of a theme's or a site's folder.
  mutating func add(
    _ folder: String,
    _ kinds: [Kind],
    of owner: FileOwner = .theme,
    into diagnostics: inout DiagnosticCollector
  ) {
    for kind in kinds {
      let base = FilePath.join(folder, kind.rawValue)
      for (path, place) in reader.files(below: base, of: owner, into: &diagnostics) {
        guard kind.suffix.map({ path.hasSuffix($0) }) ?? true else {
          diagnostics.warning(
            .themeUnusedFile,
            "\"\(place)\" is not used: files in \"\(kind.rawValue)\" end in \"\(kind.suffix ?? "")\"",
            at: SourceLocation(file: place)
          )
          continue
        }
        places[kind, default: [:]][path] = Place(path: place, owner: owner)
      }
    }
  }

  /// The files of a kind with their content, in the order of their paths.
  func sources(of kind: Kind, into diagnostics: inout DiagnosticCollector) -> [(path: String, file: SourceFile)] {
    (places[kind] ?? [:]).sorted { FilePath.precedes($0.key, $1.key) }.compactMap { path, place in
      reader.source(place.path, of: place.owner, into: &diagnostics).map { (path, $0) }
    }
  }
}

/// Whose file it is.
enum FileOwner {
  case theme, site
}

extension DiagnosticCollector {
  /// Says why a file or folder cannot be read.
  fileprivate mutating func unreadable(_ path: String, of owner: FileOwner, _ failure: FolderReaderFailure) {
    error(
      failure.isTooLarge ? .largeFile : owner == .theme ? .themeUnreadable : .unreadableFile,
      "\"\(path)\" cannot be read: \(failure.reason)",
      at: SourceLocation(file: path),
      fix: failure.fix
    )
  }
}

extension FolderReader {
  /// A file's content; `nil`, and an error, when it cannot be read.
  func source(
    _ path: String,
    of owner: FileOwner = .theme,
    into diagnostics: inout DiagnosticCollector
  ) -> SourceFile? {
    do throws(FolderReaderFailure) {
      return SourceFile(name: path, bytes: try bytes(of: path))
    } catch {
      diagnostics.unreadable(path, of: owner, error)
      return nil
    }
  }

  /// All files below a folder, by their paths from it and as they can be read, links followed.
  ///
  /// Names that start with a dot are passed over. A link that leads nowhere or into itself is an error.
  func files(
    below base: String,
    of owner: FileOwner = .theme,
    into diagnostics: inout DiagnosticCollector
  ) -> [(path: String, place: String)] {
    var files: [(path: String, place: String)] = []
    guard let kind = kind(at: base) else { return files }
    var open: [(path: String, kind: FolderEntry.Kind, above: [String])] = [("", kind, [])]
    while let (path, kind, above) = open.popLast() {
      let place = FilePath.join(base, path)
      switch kind {
      case .file:
        files.append((path, place))
      case .brokenLink:
        diagnostics.error(
          .themeBrokenLink,
          "\"\(place)\" is a symbolic link that leads nowhere",
          at: SourceLocation(file: place),
          fix: "Mend or remove the link."
        )
      case .folder:
        guard let identity = entry(at: place)?.identity else { continue }
        guard !above.contains(identity) else {
          diagnostics.error(
            .themeBrokenLink,
            "\"\(place)\" is a symbolic link to a folder that it lies in",
            at: SourceLocation(file: place),
            fix: "Remove the link."
          )
          continue
        }
        do throws(FolderReaderFailure) {
          for name in try names(in: place).sorted(by: FilePath.precedes) where name.utf8.first != UInt8(ascii: ".") {
            let child = FilePath.join(path, name)
            guard let next = self.kind(at: FilePath.join(base, child)) else { continue }
            open.append((child, next, above + [identity]))
          }
        } catch {
          diagnostics.unreadable(place, of: owner, error)
        }
      }
    }
    return files
  }
}
