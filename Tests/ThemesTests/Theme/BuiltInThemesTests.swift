import Diagnostics
import Foundation
import Mustache
import TestSupport
import Testing

@testable import Themes

/// The themes that come with the library are sound, in every scheme.
@Suite struct BuiltInThemesTests {
  private static let folder =
    ProcessInfo.processInfo.environment["FIELDSET_THEMES"] ?? Cases.checkout.appendingPathComponent("Themes").path

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()

  @Test(arguments: names) func isSound(_ name: String) throws {
    let locator = ThemeLocator(reader: DiskFolders(), siteFolder: nil, builtInFolders: [Self.folder])
    var diagnostics = DiagnosticCollector()
    let theme = Theme.load(name, using: locator, into: &diagnostics)
    #expect(diagnostics.texts == [])
    let loaded = try #require(theme)
    #expect(loaded.name == name)
    #expect(loaded.templateSources.contains { $0.name == "page" })
    #expect(!loaded.stylesheet.bytes.isEmpty)
    #expect(loaded.iconNames.allSatisfy { loaded.icon(named: $0) != nil })
    // The same files give the same bytes.
    #expect(Theme.load(name, using: locator, into: &diagnostics)?.fingerprint == loaded.fingerprint)
  }
}
