import Diagnostics
import Foundation
import JSONSource
import TestSupport
import Testing

@testable import Themes

/// Contrast ratios that were computed independently, and texts that are no colour.
@Suite(.enabled(if: Cases.isPresent)) struct ContrastConformanceTests {
  private func cases(_ path: String) throws -> JSONValue {
    let url = Cases.folder.appendingPathComponent("conformance/contrast/\(path)")
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: path, bytes: Array(try Data(contentsOf: url)))
    return try #require(JSONDocument.read(file, into: &diagnostics)?.root["cases"])
  }

  @Test func ratiosAgreeToTwoDecimals() throws {
    let cases = try cases("ratios.json")
    #expect(cases.count > 100)
    for item in cases.elements {
      let id = item["id"]?.string ?? ""
      let foreground = try #require(item["foreground"]?.string.flatMap { Color(css: $0) }, "\(id)")
      let background = try #require(item["background"]?.string.flatMap { Color(css: $0) }, "\(id)")
      let backdrop = try #require(Color(css: item["backdrop"]?.string ?? "#fff"), "\(id)")
      let ratio = Contrast.ratio(foreground, on: background, over: backdrop)
      let rounded = (ratio * 100).rounded() / 100
      let stated = try #require(item["ratio"]?.number.flatMap(Double.init))
      let quantized = item["ratio8bit"]?.number.flatMap(Double.init)
      #expect((rounded - stated).magnitude < 0.001 || rounded == quantized, "\(id): \(ratio), not \(stated)")
      // A ratio that misses a limit by a hair misses it.
      #expect((ratio >= 4.5) == (item["aaText"]?.boolean ?? false) || quantized != nil, "\(id): \(ratio)")
    }
  }

  @Test func whatIsNoColourIsRefused() throws {
    for item in try cases("invalid.json").elements {
      let text = try #require(item["value"]?.string)
      #expect(Color(css: text) == nil, "\(text)")
    }
  }
}
