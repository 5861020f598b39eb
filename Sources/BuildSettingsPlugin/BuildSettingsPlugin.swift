import Foundation
import PackagePlugin

/// Puts the pages of a target's site into the target's resources.
///
/// The site is the folder `Settings` inside the target's own; its pages are found under the same name at run time:
///
/// ```swift
/// .target(
///   name: "App",
///   exclude: ["Settings"],
///   plugins: [.plugin(name: "BuildSettingsPlugin", package: "Fieldset")]
/// )
///
/// Bundle.module.url(forResource: "index", withExtension: "html", subdirectory: "Settings")
/// ```
@main
struct BuildSettingsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let site = target.directoryURL.appending(path: "Settings")
    guard FileManager.default.fileExists(atPath: site.appending(path: "site.json").path) else {
      Diagnostics.error(
        """
        the target "\(target.name)" has no site: there is no "Settings/site.json" in \
        \(target.directoryURL.path)
        """
      )
      return []
    }
    // The package manager plans anew when names change below the folder of a command that runs before the plan. All that
    // lies in it would be resources, but for documentation, which is why the links are in a folder of that kind.
    let followed = context.pluginWorkDirectoryURL.appending(path: "Followed")
    let links = followed.appending(path: "Inputs.docc")
    let command = try context.tool(named: "FieldsetCommand").url
    // The names of the files that a build makes depend on what is in them, and a page in a folder stays in it, so the
    // output is the folder as a whole. The writer removes the pages that are gone, and leaves alone what is the same.
    let output = context.pluginWorkDirectoryURL.appending(path: "Settings")
    return [
      .prebuildCommand(
        displayName: "Following what the settings pages of \(target.name) are made of",
        executable: URL(filePath: "/usr/bin/env"),
        arguments: ["true"],
        outputFilesDirectory: followed
      ),
      .buildCommand(
        displayName: "Building the settings pages of \(target.name)",
        executable: command,
        arguments: [
          "build", site.path, "--output", output.path(percentEncoded: false), "--link-inputs",
          links.path(percentEncoded: false), "--format", "text",
        ],
        environment: ["FIELDSET_THEMES": Self.builtInThemes.path],
        inputFiles: SiteInputs(of: site, links: links).urls,
        outputFiles: [output]
      ),
    ]
  }

  /// The themes that come with this package, seen from `Sources/BuildSettingsPlugin/BuildSettingsPlugin.swift`.
  private static let builtInThemes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Themes")
}
