import Diagnostics
import Foundation
import JSONSource
import Mustache
import TestSupport
import Testing

/// The published specification of Mustache, all of it but lambdas.
@Suite(.enabled(if: Cases.isPresent)) struct SpecificationTests {
  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names", "~inheritance",
  ]

  @Test(arguments: files) func file(name: String) throws {
    let url = Cases.folder.appendingPathComponent("conformance/mustache/\(name).json")
    var diagnostics = DiagnosticCollector()
    let source = SourceFile(name: name, bytes: Array(try Data(contentsOf: url)))
    let document = try #require(JSONDocument.read(source, into: &diagnostics))
    let tests = try #require(document.root["tests"])
    #expect(tests.count > 0)
    for test in tests.elements {
      var sources = [(name: "", bytes: Array(try #require(test["template"]?.string).utf8))]
      for partial in test["partials"].map({ Array($0.members) }) ?? [] {
        sources.append((name: partial.key, bytes: Array((partial.value.string ?? "").utf8)))
      }
      let data = try TemplateValue(#require(test["data"]))
      let comment = Comment(rawValue: "\(name): \(test["name"]?.string ?? "")")
      let rendered = try Templates(sources).render(data)
      #expect(rendered == test["expected"]?.string, comment)
    }
  }
}
