// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library module; the list after it names every module that it may see, so that the direction of the data flow
/// (read, resolve, render, publish) holds by construction.
func module(_ name: String, uses dependencies: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

/// The tests of one module, in a folder of the same name below `Tests`.
func tests(of name: String, uses dependencies: [String] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: ([name, "TestSupport"] + dependencies).map { .byName(name: $0) },
    exclude: exclude,
    swiftSettings: settings
  )
}

let package = Package(
  name: "Fieldset",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Fieldset", targets: ["Fieldset"]),
    .executable(name: "fieldset", targets: ["FieldsetCommand"]),
    .plugin(name: "BuildSettingsPlugin", targets: ["BuildSettingsPlugin"]),
    .plugin(name: "GenerateSettingsPlugin", targets: ["GenerateSettingsPlugin"]),
  ],
  targets: [
    module("Diagnostics"),
    module("Markup"),
    module("JSONSource", uses: ["Diagnostics"]),
    module("Reporting", uses: ["Diagnostics", "JSONSource"]),
    module("XMLSource", uses: ["Diagnostics"]),
    module("PropertyListSource", uses: ["Diagnostics", "XMLSource"]),
    module("Localization", uses: ["Diagnostics", "PropertyListSource"]),
    module("Mustache", uses: ["Diagnostics", "Markup"]),
    module("SettingsModel", uses: ["Diagnostics", "JSONSource", "Localization"]),
    module("Contract", uses: ["Diagnostics", "JSONSource", "SettingsModel"]),
    module("FormDecoding", uses: ["Contract", "Diagnostics", "JSONSource", "SettingsModel"]),
    module("Themes", uses: ["Diagnostics", "JSONSource", "Markup", "Mustache", "XMLSource"]),
    module(
      "Rendering",
      uses: ["Diagnostics", "JSONSource", "Localization", "Markup", "Mustache", "SettingsModel", "Themes"]
    ),
    module(
      "Importers",
      uses: ["Diagnostics", "JSONSource", "Localization", "PropertyListSource", "SettingsModel", "XMLSource"]
    ),
    module(
      "Publishing",
      uses: [
        "Contract", "Diagnostics", "JSONSource", "Localization", "Markup", "Mustache", "SettingsModel", "Themes",
        "Rendering",
      ]
    ),
    module(
      "Fieldset",
      uses: [
        "Contract", "Diagnostics", "FormDecoding", "JSONSource", "Localization", "Markup", "Mustache", "SettingsModel",
        "Themes", "Rendering", "Importers", "Publishing", "Reporting",
      ]
    ),
    .executableTarget(name: "FieldsetCommand", dependencies: ["Fieldset"], swiftSettings: settings),
    .plugin(
      name: "BuildSettingsPlugin",
      capability: .buildTool(),
      dependencies: ["FieldsetCommand"],
      path: "Sources/BuildSettingsPlugin"
    ),
    .plugin(
      name: "GenerateSettingsPlugin",
      capability: .command(
        intent: .custom(verb: "generate-settings", description: "Builds the settings pages of the package."),
        permissions: [.writeToPackageDirectory(reason: "The pages are written into the package")]
      ),
      dependencies: ["FieldsetCommand"],
      path: "Sources/GenerateSettingsPlugin"
    ),
    .target(name: "Lantern", dependencies: ["Fieldset"], path: "Sample/Swift", swiftSettings: settings),
    .target(name: "TestSupport", dependencies: ["Themes"], path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "Diagnostics"),
    tests(of: "Markup"),
    tests(of: "JSONSource", uses: ["Diagnostics"]),
    tests(of: "Reporting", uses: ["Diagnostics", "JSONSource"]),
    tests(of: "XMLSource", uses: ["Diagnostics"]),
    tests(of: "PropertyListSource", uses: ["Diagnostics"]),
    tests(of: "Localization", uses: ["Diagnostics", "JSONSource"]),
    tests(of: "Mustache", uses: ["Diagnostics", "JSONSource", "Markup"]),
    tests(of: "SettingsModel", uses: ["Diagnostics", "JSONSource", "Localization"]),
    tests(of: "Contract", uses: ["Diagnostics", "JSONSource", "SettingsModel"]),
    tests(of: "FormDecoding", uses: ["Contract", "Diagnostics", "JSONSource", "SettingsModel"]),
    tests(of: "Themes", uses: ["Diagnostics", "JSONSource", "Markup", "Mustache"]),
    tests(of: "Rendering", uses: ["Diagnostics", "JSONSource", "Markup", "Mustache", "SettingsModel", "Themes"]),
    tests(of: "Importers", uses: ["Diagnostics", "JSONSource", "SettingsModel"]),
    tests(of: "Publishing", uses: ["Diagnostics", "SettingsModel", "Themes", "Rendering"]),
    tests(of: "Fieldset", uses: ["Lantern"], exclude: ["Snapshots"]),
    tests(of: "FieldsetCommand", uses: ["Fieldset"]),
  ],
  swiftLanguageModes: [.v6]
)
