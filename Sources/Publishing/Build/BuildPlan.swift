import Diagnostics
import Rendering
import SettingsModel
import Themes

/// All that a build knows before it looks at the pages one by one; parts that a fault has taken away are missing.
struct BuildPlan: Sendable {
  /// The folder that files of the site are taken from.
  let folder: SiteFolder?

  /// What `site.json` says, without pages.
  let site: Site?

  /// The pages.
  var source: PageSource

  let theme: Theme?

  /// Tells one content of the theme's files from another.
  let themeChecksum: Checksum

  let dresser: SiteDresser?

  let output: OutputFolder?

  /// The heads of the pages that navigation shows.
  var linked: [Page] = []

  /// What pages are thought to need of the theme.
  var usage = SiteUsage()

  /// Whether that is known of all pages.
  var isUsageCertain = false
}
