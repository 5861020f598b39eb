import Diagnostics
import JSONSource
import SettingsModel
import Testing

/// Pages that are large, or faulty all over, are read and judged in time that grows with them and no faster.
@Suite struct LargePageTests {
  private func judge(_ text: String) -> (page: Page?, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticCollector()
    let source = SourceFile(name: "p.json", bytes: Array(text.utf8))
    guard let document = JSONDocument.read(source, into: &diagnostics),
      var page = PageDecoder().decode(document, slug: "p", into: &diagnostics)
    else { return (nil, diagnostics.diagnostics) }
    PageResolver(flags: [:]).resolve(&page, into: &diagnostics)
    PageValidator().validate(page, into: &diagnostics)
    LinkValidator(PageIndex([page])).validate(page, into: &diagnostics)
    return (page, diagnostics.diagnostics)
  }

  private func page(_ section: String) -> String { #"{"title": "P", "sections": ["# + section + "]}" }

  private func list(_ count: Int, _ make: (Int) -> String) -> String {
    (0..<count).map(make).joined(separator: ", ")
  }

  @Test func manyOptionsAndSelectedValuesAreFine() {
    let options = list(2000) { #"{"value": "v\#($0)", "title": "T"}"# }
    let selected = list(2000) { #""v\#(1999 - $0)""# }
    let (page, diagnostics) = judge(
      page(#"{"selection": "multiple", "key": "k", "header": "H", "rows": [\#(options)], "selected": [\#(selected)]}"#)
    )
    #expect(page?.sections.count == 1)
    #expect(diagnostics == [])
  }

  @Test func longTitlesAreFine() {
    let (page, diagnostics) = judge(page(#"{"header": "\#(String(repeating: "long ", count: 40_000))", "rows": []}"#))
    #expect(page?.sections.first?.header?.title?.utf8.count == 200_000)
    #expect(diagnostics == [])
  }

  /// Of whatever kind they are, whoever finds them.
  @Test(arguments: ["unknown fields", "unknown values", "equal keys", "unknown pages"])
  func onlyTheFirstOfManyFaultsAreTold(_ kind: String) {
    let section =
      switch kind {
      case "unknown fields": #"{"rows": [{"kind": "note", "text": "t", \#(list(3000) { #""texx\#($0)": 1"# })}]}"#
      case "unknown values":
        #"{"selection": "multiple", "key": "k", "header": "H", "rows": [{"value": "v", "title": "T"}], "selected": ["#
          + list(3000) { #""v\#($0)""# } + "]}"
      case "equal keys": #"{"rows": [\#(list(3000) { _ in #"{"kind": "switch", "key": "k", "title": "T"}"# })]}"#
      default: #"{"rows": [\#(list(3000) { #"{"kind": "link", "page": "p\#($0)", "title": "T"}"# })]}"#
      }
    let (_, diagnostics) = judge(page(section))
    #expect(diagnostics.count == 1001)
    #expect(diagnostics.last?.code == .tooManyFaults)
    #expect(diagnostics.last?.severity == .error)
  }

  /// A page that is built is built, however much is warned of.
  @Test func manyWarningsAreNoError() {
    let rows = list(3000) {
      #"{"kind": "switch", "key": "\#($0.isMultiple(of: 2) ? "k" : "K")\#($0 / 2)", "title": "T"}"#
    }
    let (_, diagnostics) = judge(page(#"{"rows": [\#(rows)]}"#))
    #expect(diagnostics.count == 1001)
    #expect(diagnostics.last?.code == .tooManyFaults)
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
  }

  /// The places in a long list are the same as those in a short one.
  @Test func placesOfSelectedValues() {
    let selected = (list(70) { #""v\#($0)""# } + #", "w", "v3", "w""#).replacing(", ", with: ",\n")
    let options = list(70) { #"{"value": "v\#($0)", "title": "T"}"# }
    let (_, diagnostics) = judge(
      page(
        #"{"selection": "multiple", "key": "k", "header": "H", "rows": [\#(options)], "selected": [\#(selected)]}"#
      )
    )
    #expect(diagnostics.map(\.code) == [.unknownSelected, .duplicateSelected, .duplicateSelected])
    #expect(diagnostics.map(\.location?.line) == [71, 72, 73])
    #expect(diagnostics.map { $0.notes.first?.location?.line } == [nil, 4, 71])
  }
}
