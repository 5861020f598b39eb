/// What a person can say about a build besides the site itself.
///
/// ```swift
/// var options = BuildOptions(site: NamedPath("Sample", in: folder), environment: environment)
/// options.theme = "grouped"
/// ```
public struct BuildOptions: Hashable, Sendable {
  /// The site's folder.
  public var site: NamedPath

  /// The folder that the pages are written to; `nil` means `_site` in the site's folder.
  public var output: NamedPath?

  /// A theme's name, or a path from where the command runs, instead of the one that `site.json` names.
  public var theme: String?

  /// Values of flags, before those that `site.json` gives.
  public var flags: [String: Bool]

  /// Whether each page is one file that holds its style, script and images.
  public var isInline: Bool

  /// How many threads may work at once.
  public var jobs: Int

  /// The part of the site's pages that is made.
  public var share: PageShare

  /// Whether pages that an earlier build has left are made all the same and compared.
  public var isVerifying: Bool

  /// Whether the report names each file that was written.
  public var listsWrittenFiles: Bool

  /// A folder that is kept filled with links to the site's folder and the theme's, for a tool that follows their changes.
  public var inputLinks: NamedPath?

  /// What a build needs to know about the process it runs in.
  public var environment: BuildEnvironment

  /// Creates options; everything but the site has a plain meaning when it is left out.
  public init(
    site: NamedPath,
    output: NamedPath? = nil,
    theme: String? = nil,
    flags: [String: Bool] = [:],
    isInline: Bool = false,
    jobs: Int = BuildEnvironment.processorCount,
    share: PageShare = .whole,
    isVerifying: Bool = false,
    listsWrittenFiles: Bool = true,
    inputLinks: NamedPath? = nil,
    environment: BuildEnvironment
  ) {
    self.site = site
    self.output = output
    self.theme = theme
    self.flags = flags
    self.isInline = isInline
    self.jobs = jobs
    self.share = share
    self.isVerifying = isVerifying
    self.listsWrittenFiles = listsWrittenFiles
    self.inputLinks = inputLinks
    self.environment = environment
  }
}
