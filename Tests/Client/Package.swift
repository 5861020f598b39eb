// swift-tools-version: 6.2

import PackageDescription

// An app of somebody else's, which has nothing but a dependency on Fieldset. `Tests/Client/check` builds and tests it.
let package = Package(
  name: "Kettle",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Fieldset", path: "../..")],
  targets: [
    .target(
      name: "KettleSettings",
      dependencies: [.product(name: "Fieldset", package: "Fieldset")],
      exclude: ["Settings"],
      plugins: [.plugin(name: "BuildSettingsPlugin", package: "Fieldset")]
    ),
    .executableTarget(name: "Kettle", dependencies: ["KettleSettings"]),
    .testTarget(name: "KettleSettingsTests", dependencies: ["KettleSettings"]),
  ]
)
