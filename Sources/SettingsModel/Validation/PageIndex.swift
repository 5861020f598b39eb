import Diagnostics

/// What the parts of a site know of one another: its pages' slugs, the keys on them that a link can lead to, its assets.
///
/// Made once of all resolved pages, it lets the links of each page be judged by itself.
public struct PageIndex: Sendable {
  private struct Entry {
    let anchors: [String]
    /// The anchors once more, where there are so many that it pays.
    let known: Set<String>?
    let conditions: [String: Origin.Condition]

    init(_ anchors: [String], _ origin: Origin?) {
      self.anchors = anchors
      conditions = origin?.conditionsByKey ?? [:]
      known = anchors.count > 32 ? Set(anchors) : nil
    }
  }

  private var entries: [ExactText: Entry] = [:]
  /// The slugs of pages that are not looked through.
  private var others: (any RandomAccessCollection<String> & Sendable)?
  private var assets: Set<ExactText>?
  /// The first names in order, to find what was meant among.
  private let firstSlugs: [String]
  private let firstAssets: [String]
  /// Whether no page was read from a file.
  private var isInCode: Bool

  /// Looks through pages.
  ///
  /// - Parameter assets: The paths of the files that go into the site as they are, such as `assets/manual.pdf`; links to
  ///   assets are not judged when they are not known.
  public init(_ pages: [Page], assets: [String]? = nil) {
    for page in pages {
      entries[ExactText(page.slug)] = Entry(page.anchors, page.origin)
    }
    isInCode = pages.allSatisfy { $0.origin?.isInCode ?? true }
    self.assets = assets.map { Set($0.map(ExactText.init)) }
    firstSlugs = Self.first(of: entries.keys.map(\.text).sorted())
    firstAssets = Self.first(of: (assets ?? []).sorted())
  }

  /// Looks through some pages of a site and knows that there are others.
  ///
  /// - Parameters:
  ///   - pages: The pages that links with anchors lead to.
  ///   - slugs: The slugs of all pages, in the order of their bytes.
  ///   - assets: The paths of the files that go into the site as they are.
  ///   - isInCode: Whether no page was read from a file.
  package init(
    _ pages: [Page],
    among slugs: some RandomAccessCollection<String> & Sendable,
    assets: [String]?,
    isInCode: Bool
  ) {
    self.init(pages, assets: assets)
    others = slugs
    self.isInCode = isInCode
  }

  /// Whether there is a page; the home page always is, since an index is made where the site has none.
  public func contains(_ slug: String) -> Bool {
    slug == "index" || entries[ExactText(slug)] != nil || isOther(slug)
  }

  private func isOther(_ slug: String) -> Bool {
    others.map { Self.contains(slug, in: $0) } ?? false
  }

  /// So many names that nobody misses the others.
  private static func first(of names: some RandomAccessCollection<String>) -> [String] {
    Array(names.prefix([String].consideredCount))
  }

  private static func contains<Slugs: RandomAccessCollection<String>>(_ slug: String, in slugs: Slugs) -> Bool {
    var rest = slugs[...]
    while !rest.isEmpty {
      let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
      if rest[middle].hasSameScalars(as: slug) { return true }
      if rest[middle].utf8.lexicographicallyPrecedes(slug.utf8) {
        rest = rest[rest.index(after: middle)...]
      } else {
        rest = rest[..<middle]
      }
    }
    return false
  }

  /// Whether a page has a section, control or row of this key.
  public func contains(_ slug: String, anchor: String) -> Bool {
    guard let entry = entries[ExactText(slug)] else { return false }
    return entry.known?.contains(anchor) ?? entry.anchors.contains(anchor)
  }

  /// Whether there is an asset; `nil` when assets are not known.
  func contains(asset path: String) -> Bool? {
    assets.map { $0.contains(ExactText(path)) }
  }

  /// The keys on a page, in order.
  func anchors(of slug: String) -> [String] {
    entries[ExactText(slug)]?.anchors ?? []
  }

  /// The condition by which a key was left out of a page.
  func condition(on anchor: String, of slug: String) -> Origin.Condition? {
    entries[ExactText(slug)]?.conditions[anchor]
  }

  /// What a mistyped slug likely stands for, or else what there is.
  func suggestion(for slug: String) -> String {
    let slugs = others.map { Self.first(of: $0) } ?? firstSlugs
    // A file's name and an address are the usual mistakes.
    for ending in [".json", ".html"] where slug.hasSuffix(ending) {
      let stem = String(slug.dropLast(ending.count))
      if contains(stem) { return "Did you mean \"\(stem)\"?" }
    }
    return slugs.suggestion(for: slug) ?? slugs.listed.map { "Use \($0)." }
      ?? (isInCode ? "Name the slug of one of the site's pages." : "Name a file in \"pages\", without \".json\".")
  }

  /// What a mistyped key of a page likely stands for, or else what there is.
  func suggestion(for anchor: String, of slug: String) -> String {
    let anchors = anchors(of: slug)
    return anchors.suggestion(for: anchor) ?? anchors.listed.map { "Use \($0)." }
      ?? "Give a section or row of the page this \"key\"."
  }

  /// What a mistyped asset's path likely stands for, or else where it belongs.
  func suggestion(forAsset path: String) -> String {
    firstAssets.suggestion(for: path)
      ?? (isInCode
        ? "Put the file into \"assets\" in the folder that is given as \"resources\"."
        : "Put the file into the site's folder \"assets\".")
  }
}

extension Page {
  /// The keys of sections and rows, in order.
  fileprivate var anchors: [String] {
    sections.flatMap { section -> [String] in
      let own = section.key.map { [$0] } ?? []
      guard case .rows(let rows) = section.content else { return own }
      return own + rows.compactMap(\.key)
    }
  }
}
