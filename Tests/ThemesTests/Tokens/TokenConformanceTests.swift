import Diagnostics
import Foundation
import JSONSource
import TestSupport
import Testing

@testable import Themes

/// The design-tokens cases of others, each judged as it states.
@Suite(.enabled(if: Cases.isPresent)) struct TokenConformanceTests {
  private static let codes: [String: Diagnostic.Code] = [
    "circular-reference": .tokenCycle,
    "circular-extends": .tokenExtendsCycle,
    "unresolvable-reference": .tokenUnresolved,
    "invalid-reference-syntax": .tokenReferenceSyntax,
    "invalid-reference-target": .tokenReferenceTarget,
    "reference-to-group": .tokenReferenceToGroup,
    "type-mismatch": .tokenTypeMismatch,
    "no-type": .tokenNoType,
    "unknown-type": .tokenUnknownType,
    "invalid-value": .tokenInvalidValue,
    "invalid-name": .tokenInvalidName,
    "token-and-group": .tokenAndGroup,
    "invalid-extends-target": .tokenExtendsTarget,
    "extends-in-token": .tokenExtendsInToken,
    "incomplete-token": .tokenIncomplete,
  ]

  private func document(_ path: String) throws -> JSONDocument {
    let url = Cases.folder.appendingPathComponent("conformance/tokens/\(path)")
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(name: path, bytes: Array(try Data(contentsOf: url)))
    return try #require(JSONDocument.read(file, into: &diagnostics))
  }

  @Test func everyErrorClassHasACode() throws {
    let classes = try #require(try document("rules.json").root["errorClasses"]).members.map(\.key)
    #expect(Set(classes) == Set(Self.codes.keys))
  }

  @Test func casesAreJudgedAsStated() throws {
    let cases = try #require(try document("cases.json").root["cases"])
    var judged = 0
    for item in cases.elements {
      let id = try #require(item["id"]?.string)
      let source = try #require(item["document"])
      let text = String(decoding: source.document.source.bytes[source.offset..<source.endOffset], as: UTF8.self)
      let read = ReadTokens(text, schemes: [.light])
      let errors = read.diagnostics.diagnostics.filter { $0.severity == .error }
      switch item["expect"]?.string {
      case "valid":
        #expect(errors.isEmpty, "\(id): \(read.diagnostics.texts)")
        try compare(read, with: item["resolved"], id)
      case "invalid":
        let code = try #require(item["errorClass"]?.string.flatMap { Self.codes[$0] })
        #expect(errors.contains { $0.code == code }, "\(id): \(code.rawValue) not in \(read.diagnostics.texts)")
        // One fault is one error: nothing follows from it.
        #expect(Set(errors.map(\.code)) == [code], "\(id): \(read.diagnostics.texts)")
      default:
        // Fragments that are neither: what is missing is what the case lists.
        for path in (item["noType"].map { $0.elements.compactMap(\.string) }) ?? [] {
          #expect(
            errors.contains { $0.code == .tokenNoType && $0.message.contains("\"\(path)\"") }
              || errors.contains { $0.code == .tokenUnresolved },
            "\(id): \(read.diagnostics.texts)"
          )
        }
        for path in (item["unresolved"].map { $0.elements.compactMap(\.string) }) ?? [] {
          #expect(
            errors.contains { $0.code == .tokenUnresolved && $0.message.contains("\"\(path)\"") },
            "\(id): \(read.diagnostics.texts)"
          )
        }
      }
      judged += 1
    }
    #expect(judged == cases.count)
    #expect(judged > 80)
  }

  private func compare(_ read: ReadTokens, with resolved: JSONValue?, _ id: String) throws {
    guard let resolved else { return }
    let values = read.tokens.lookup(.light)
    #expect(Set(values.keys) == Set(resolved.members.map(\.key)), "\(id)")
    for member in resolved.members {
      let found = try #require(values[member.key], "\(id)")
      // The resolved form is itself a value of the format, so it is read as one.
      let text = String(
        decoding: resolved.document.source.bytes[member.value.offset..<member.value.endOffset],
        as: UTF8.self
      )
      let again = ReadTokens("{\"x\": {\"$type\": \"\(found.type.rawValue)\", \"$value\": \(text)}}", schemes: [.light])
      #expect(again.tokens.lookup(.light)["x"] == found, "\(id) \(member.key)")
    }
  }

  @Test func filesAreReadAsFarAsTheyFollowTheFormat() throws {
    for item in try document("files.json").root.elements {
      let path = try #require(item["file"]?.string)
      let text = String(decoding: try document(path).source.bytes, as: UTF8.self)
      let read = ReadTokens(text, schemes: [.light])
      let errors = read.diagnostics.diagnostics.filter { $0.severity == .error }
      if item["schema"]?.string == "valid", item["unresolved"]?.number == "0" {
        #expect(errors.isEmpty, "\(path): \(read.diagnostics.texts)")
        #expect(read.tokens.lookup(.light).count == item["tokens"]?.number.flatMap { Int($0) }, "\(path)")
      } else {
        #expect(!errors.isEmpty, "\(path)")
        #expect(errors.allSatisfy { $0.location != nil })
      }
    }
  }
}
