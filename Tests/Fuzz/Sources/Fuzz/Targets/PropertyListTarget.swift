import Fieldset
import PropertyListSource

/// Property lists in XML and in Apple's binary form, and what an importer makes of them.
enum PropertyListTarget {
  static func test(_ bytes: [UInt8]) -> CInt {
    let source = SourceFile(name: "a.plist", bytes: bytes)
    for toleratesControlCharacters in [false, true] {
      var diagnostics = DiagnosticCollector()
      let list = PropertyList.read(
        source,
        toleratesControlCharacters: toleratesControlCharacters,
        into: &diagnostics
      )
      expect((list == nil) == diagnostics.hasErrors, "a list with errors, or none without")
      guard let list else { continue }
      DiagnosticPlaces([list.source]).check(diagnostics)
      var writer = PropertyListWriter()
      guard writer.write(list.root, maximumOffset: list.source.bytes.count) else { continue }
      checkCopy(writer.text)
    }
    importBundle(bytes)
    return 0
  }

  private static func checkCopy(_ text: String) {
    var found = DiagnosticCollector()
    let source = SourceFile(name: "again.plist", bytes: Array(text.utf8))
    guard let copy = PropertyList.read(source, into: &found) else {
      return expect(false, "what was written cannot be read: \(found.diagnostics)")
    }
    var writer = PropertyListWriter()
    expect(writer.write(copy.root, maximumOffset: source.bytes.count), "what was written cannot be written again")
    expect(writer.text == text, "what was written reads differently")
  }

  /// A site that is imported is one that can be written down.
  private static func importBundle(_ bytes: [UInt8]) {
    let folder = ImportFolder(name: "Settings.bundle", paths: ["Root.plist"]) { _ in bytes }
    var diagnostics = DiagnosticCollector()
    guard let site = SettingsBundleImporter(folder).importSite(into: &diagnostics) else {
      return expect(diagnostics.hasErrors, "nothing and no error")
    }
    for page in site.pages {
      var found = DiagnosticCollector()
      let source = SourceFile(name: "page.json", bytes: PageEncoder().encode(page))
      let copy = JSONDocument.read(source, into: &found).flatMap {
        PageDecoder().decode($0, slug: page.slug, into: &found)
      }
      expect(!found.hasErrors && copy != nil, "an imported page is faulty: \(found.diagnostics)")
      guard var copy else { return }
      PageResolver(flags: [:]).resolve(&copy, into: &found)
      PageValidator().validate(copy, into: &found)
      expect(!found.hasErrors, "an imported page is faulty: \(found.diagnostics)")
    }
  }
}
