/// Builds a site: reads its folder, checks it, and writes its pages.
///
/// ```swift
/// let environment = BuildEnvironment.current
/// let site = NamedPath("Sample", in: environment.currentFolder)
/// let report = SiteBuilder(BuildOptions(site: site, environment: environment)).build()
/// report.homeFile  // Sample/_site/index.html
/// ```
///
/// All that can be found wrong is reported in one run, and then nothing is written.
public struct SiteBuilder: Sendable {
  private let options: BuildOptions

  /// Creates a builder.
  public init(_ options: BuildOptions) {
    self.options = options
  }

  /// Builds the site.
  public func build() -> BuildReport {
    var run = BuildRun(options: options)
    return run.build()
  }

  /// Does everything that building does, but writes nothing.
  public func check() -> BuildReport {
    var run = BuildRun(options: options)
    return run.check()
  }
}
