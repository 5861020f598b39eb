// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// libFuzzer's targets in one executable. `Tests/Fuzz/run` builds it with the sanitizers, which have to reach the modules
// under test too, and so are flags of the command and not of this package.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Fieldset", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [.product(name: "Fieldset", package: "Fieldset")],
      swiftSettings: settings
    )
  ],
  swiftLanguageModes: [.v6]
)
