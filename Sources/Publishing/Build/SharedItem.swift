import Diagnostics
import Rendering
import Themes

/// A file that pages share, before its bytes are there.
struct SharedItem: Sendable {
  /// Where the bytes come from.
  enum Content: Sendable {
    case bytes([UInt8])
    case file(NamedPath)
  }

  let claim: OutputClaim
  let content: Content

  /// What a theme and a site's folder give, in the order of their paths.
  static func all(theme: Theme, assets: [ThemeAsset], folder: SiteFolder?) -> [SharedItem] {
    let themeName = theme.folders.first ?? theme.name
    let themeItems = assets.map { asset in
      SharedItem(
        claim: OutputClaim(path: RelativePath(asset.path), source: asset.source ?? themeName),
        content: .bytes(asset.bytes)
      )
    }
    let assetItems = (folder?.assets ?? []).map { asset in
      SharedItem(
        claim: OutputClaim(path: RelativePath(asset.relativePath), source: asset.location.name),
        content: .file(asset.location)
      )
    }
    return (themeItems + assetItems).sorted { $0.claim.path < $1.claim.path }
  }

  /// The file's bytes; `nil` when they cannot be read.
  func bytes(into diagnostics: inout DiagnosticCollector) -> [UInt8]? {
    switch content {
    case .bytes(let bytes):
      return bytes
    case .file(let location):
      do throws(FileSystemError) {
        return try FileSystem.read(location.path)
      } catch {
        diagnostics.unreadable(location, error)
        return nil
      }
    }
  }
}
