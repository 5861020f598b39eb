import Contract
import Diagnostics
import Rendering
import SettingsModel
import Themes

/// One file that a build makes, before its bytes are there.
struct OutputItem: Sendable {
  /// Where the bytes come from.
  enum Content: Sendable {
    case page(Page)
    case contractSchema(FormContract)
    case contractDefaults(FormContract)
    case bytes([UInt8])
    case file(NamedPath)
  }

  let claim: OutputClaim
  let content: Content

  var isPage: Bool {
    if case .page = content { true } else { false }
  }

  /// Everything that a site is made of: what pages point to, then the pages.
  static func all(of folder: SiteFolder?, theme: Theme, renderer: SiteRenderer, hasContracts: Bool) -> [OutputItem] {
    let files = Dictionary(
      (folder?.pages ?? []).map { ($0.slug, $0.location.name) },
      uniquingKeysWith: { first, _ in first }
    )
    // A page that was made stands for the folder of pages, or in a site made in code for itself.
    let pagesFolder = files.isEmpty ? nil : folder?.location.appending("pages").name
    func source(of page: Page) -> String { files[page.slug] ?? pagesFolder ?? page.slug }
    let themeName = theme.folders.first ?? theme.name
    let themeItems = renderer.assets.map { asset in
      OutputItem(
        claim: OutputClaim(path: RelativePath(asset.path), source: asset.source ?? themeName),
        content: .bytes(asset.bytes)
      )
    }
    let assetItems = (folder?.assets ?? []).map { asset in
      OutputItem(
        claim: OutputClaim(path: RelativePath(asset.relativePath), source: asset.location.name),
        content: .file(asset.location)
      )
    }
    let pageItems = renderer.pages.map { page in
      OutputItem(
        claim: OutputClaim(
          path: RelativePath(OutputPath.page(page.slug)),
          source: source(of: page),
          isPage: pagesFolder == nil || files[page.slug] != nil
        ),
        content: .page(page)
      )
    }
    let contractItems =
      !hasContracts
      ? []
      : renderer.pages.flatMap { page in
        Self.contractItems(of: page, source: source(of: page))
      }
    return themeItems + assetItems + pageItems + contractItems
  }

  /// What stands beside a page whose form submits something, for whoever receives it.
  private static func contractItems(of page: Page, source: String) -> [OutputItem] {
    guard let contract = FormContract(page) else { return [] }
    return [
      (OutputPath.contractSchema(page.slug), Content.contractSchema(contract)),
      (OutputPath.contractDefaults(page.slug), .contractDefaults(contract)),
    ].map { path, content in
      OutputItem(claim: OutputClaim(path: RelativePath(path), source: source), content: content)
    }
  }

  /// The file's bytes; `nil` when they cannot be made or read.
  func bytes(with renderer: SiteRenderer, into diagnostics: inout DiagnosticCollector) -> [UInt8]? {
    switch content {
    case .page(let page):
      return renderer.render(page, into: &diagnostics)
    case .contractSchema(let contract):
      return contract.schema
    case .contractDefaults(let contract):
      return contract.defaults
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
