import Fieldset
import Foundation
import TestSupport
import Testing

/// The sample site, built as a user builds it, against golden pages.
@Suite struct SampleTests {
  private func build(theme: String?) throws -> (report: BuildReport, output: TemporaryFolder) {
    let output = try TemporaryFolder()
    let environment = BuildEnvironment(
      currentFolder: Cases.checkout.path,
      themesFolder: Cases.checkout.appendingPathComponent("Themes").path
    )
    let options = BuildOptions(
      site: NamedPath("Sample", in: environment.currentFolder),
      output: NamedPath(output.url.appendingPathComponent("site").path, in: environment.currentFolder),
      theme: theme,
      environment: environment
    )
    return (SiteBuilder(options).build(), output)
  }

  /// Every page as it was when somebody last looked at it; `FIELDSET_RECORD=1 swift test` writes them anew.
  ///
  /// Four of them are the systems that settings come from: single and multiple selection, the table director, sections
  /// of different types, and the expandable list.
  @Test(arguments: ["selection", "director", "sections", "categories", "index", "ru/preferences", "ar/preferences"])
  func pagesAreGolden(slug: String) throws {
    let (report, output) = try build(theme: nil)
    #expect(report.diagnostics.diagnostics.map(\.message) == [])
    // The names of the stylesheet and the script change with every change of a colour or a word.
    let text = try ["theme", "fieldset"].reduce(output.read("site/\(slug).html")) { text, name in
      text.split(separator: "assets/\(name)-", omittingEmptySubsequences: false).enumerated()
        .map { $0 == 0 ? String($1) : "assets/\(name)" + $1.drop { $0 != "." } }.joined()
    }
    let actual = try MarkupParser.document(Array(text.utf8)).dump()
    let golden = try #require(try Snapshots.golden("Sample/\(slug).html", recording: Array(text.utf8)))
    let expected = try MarkupParser.document(golden).dump()
    #expect(expected == actual, "the document differs")
    let goldenText = String(decoding: golden, as: UTF8.self)
    #expect(goldenText == text, "the bytes differ")
  }

  /// No theme may lose or change a control.
  @Test(arguments: ["selection", "director", "sections", "categories", "index", "ru/preferences", "ar/preferences"])
  func themesShowTheSameControls(slug: String) throws {
    let controls = try ["plain", "grouped", "inset-grouped"].map { theme in
      let (_, output) = try build(theme: theme)
      let tree = try MarkupParser.document(Array(try output.read("site/\(slug).html").utf8))
      return tree.elements { name, _ in ["input", "select", "textarea", "button", "fieldset", "legend"].contains(name) }
        .map { $0.dump() }
    }
    #expect(controls[0].count > 1)
    #expect(controls[0] == controls[2] && controls[1] == controls[2])
  }
}
