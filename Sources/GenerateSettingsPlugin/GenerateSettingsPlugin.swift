import Foundation
import PackagePlugin

/// Builds the sites of a package: `swift package --allow-writing-to-package-directory generate-settings`.
@main
struct GenerateSettingsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let request = try Request(arguments)
    if request.wantsHelp {
      print(Request.help)
      return
    }
    let sites = try request.sites(in: context.package)
    let command = try context.tool(named: "FieldsetCommand").url
    for site in sites {
      let build = Process()
      build.executableURL = command
      build.arguments = ["build", site.path] + request.options
      build.currentDirectoryURL = context.package.directoryURL
      build.environment = ProcessInfo.processInfo.environment.merging(
        ["FIELDSET_THEMES": Self.builtInThemes.path],
        uniquingKeysWith: { chosen, _ in chosen }
      )
      try build.run()
      build.waitUntilExit()
      // The command has said what is wrong, with file and line.
      if build.terminationStatus != 0 {
        Diagnostics.error("the site \"\(site.path)\" was not built")
      }
    }
  }

  /// The themes that come with this package, seen from `Sources/GenerateSettingsPlugin/GenerateSettingsPlugin.swift`.
  private static let builtInThemes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Themes")
}
