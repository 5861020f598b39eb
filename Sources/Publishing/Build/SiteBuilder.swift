public import Rendering
public import SettingsModel

/// Builds a site: reads its folder, or takes it as it was made in code, checks it, and writes its pages.
///
/// ```swift
/// let environment = BuildEnvironment.current
/// let site = NamedPath("Sample", in: environment.currentFolder)
/// let report = SiteBuilder(BuildOptions(site: site, environment: environment)).build()
/// report.homeFile  // Sample/_site/index.html
/// ```
///
/// A site made in code is written, with the contracts of its forms, like one that was read:
///
/// ```swift
/// let site = Site("Lantern") { Page("index", title: "Preferences") { … } }
/// let report = SiteBuilder(site, output: "Settings", director: director).build()
/// ```
///
/// All that can be found wrong is reported in one run, and then nothing is written.
public struct SiteBuilder: Sendable {
  private let options: BuildOptions
  private let source: BuildRun.Source
  private let director: Director

  /// Creates a builder of a site that a folder holds.
  ///
  /// - Parameters:
  ///   - options: Where the site is, and what is said about the build besides.
  ///   - director: What is bound in code, and changes rows before they are rendered.
  public init(_ options: BuildOptions, director: Director = Director()) {
    self.options = options
    self.director = director
    source = .folder
  }

  /// Creates a builder of a site that was made in code.
  ///
  /// - Parameters:
  ///   - site: The site with its pages.
  ///   - output: The folder that the pages are written to; its other files are left alone.
  ///   - resources: A folder whose `assets`, `icons`, `templates` and `themes` go with the site.
  ///   - theme: A theme's name, or a path, instead of the one that the site names.
  ///   - flags: Values of flags, before those that the site gives.
  ///   - isInline: Whether each page is one file that holds its style, script and images.
  ///   - director: What is bound in code, and changes rows before they are rendered.
  ///   - environment: The process it runs in, from whose folder paths start.
  public init(
    _ site: Site,
    output: String,
    resources: String? = nil,
    theme: String? = nil,
    flags: [String: Bool] = [:],
    isInline: Bool = false,
    director: Director = Director(),
    environment: BuildEnvironment = .current
  ) {
    let folder = environment.currentFolder
    let location = NamedPath(output, in: folder)
    let files = resources.map { NamedPath($0, in: folder) }
    options = BuildOptions(
      site: files ?? location,
      output: location,
      theme: theme,
      flags: flags,
      isInline: isInline,
      environment: environment
    )
    source = .model(site, files: files)
    self.director = director
  }

  /// Builds the site.
  ///
  /// - Parameter enter: Called before a stage of the build that somebody may want to know of.
  public func build(entering enter: (BuildStage) -> Void = { _ in }) -> BuildReport {
    var run = BuildRun(options: options, source: source, director: director)
    return run.build(entering: enter)
  }

  /// Does everything that building does, but writes nothing.
  public func check() -> BuildReport {
    var run = BuildRun(options: options, source: source, director: director)
    return run.check()
  }
}
