// swift-tools-version: 6.2

import PackageDescription

// Parts of the library alone. It is a package of its own, so that nobody who uses Fieldset gets to see it.
let package = Package(
  name: "Micro",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Fieldset", path: "../../..")],
  targets: [
    .executableTarget(name: "Micro", dependencies: [.product(name: "Fieldset", package: "Fieldset")])
  ]
)
