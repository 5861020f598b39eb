import Fieldset
import Foundation
import TestSupport
import Testing

/// The documentation's articles: their code compiles, their pages build, and the list of codes is whole.
@Suite struct ArticleTests {
  private static let catalogue = Cases.checkout.appendingPathComponent("Sources/Fieldset/Fieldset.docc")

  private static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func articles() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: catalogue.path).filter { $0.hasSuffix(".md") }.sorted()
      .map { ($0, try text(of: catalogue.appendingPathComponent($0))) }
  }

  /// The fenced blocks of README.md that are code of this package's users: a manifest is that of a client package.
  private static func readmeBlocks() throws -> [[String]] {
    blocks(of: "swift", in: try text(of: Cases.checkout.appendingPathComponent("README.md")))
      .filter { $0.first?.hasPrefix("// swift-tools-version") == false }
      // The file that it stands in has imported the libraries already.
      .map { Array($0.drop { $0.isEmpty || $0.hasPrefix("import ") }) }
  }

  /// The fenced blocks of a language, with their lines' indentation taken away.
  private static func blocks(of language: String, in text: String) -> [[String]] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0].components(separatedBy: "\n").map(trimmed) }
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }

  /// Files that are compiled with the tests.
  private static func compiledLines() throws -> [[String]] {
    let folders = [
      "Sample/Swift", "Tests/FieldsetTests/Documentation", "Tests/FieldsetTests/Director",
      // What `Tests/Client/check` builds.
      "Tests/Client", "Tests/Client/Sources/KettleSettings",
    ]
    return try folders.flatMap { folder in
      let url = Cases.checkout.appendingPathComponent(folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
        .map { try text(of: url.appendingPathComponent($0)).components(separatedBy: "\n").map(trimmed) }
    }
  }

  @Test func codeStandsInCompiledFiles() throws {
    let files = try Self.compiledLines()
    var count = 0
    let articles = try Self.articles().map { ($0.name, Self.blocks(of: "swift", in: $0.text)) }
    for (name, blocks) in articles + [("README.md", try Self.readmeBlocks())] {
      for block in blocks {
        count += 1
        let isCompiled = files.contains { lines in
          lines.indices.contains { lines[$0...].starts(with: block) }
        }
        #expect(isCompiled, "\(name): \(block.first ?? "")…")
      }
    }
    #expect(count > 10)
  }

  @Test func pagesAreValid() throws {
    var count = 0
    for (name, text) in try Self.articles() {
      for block in Self.blocks(of: "json", in: text) where block.contains(where: { $0.contains("\"sections\"") }) {
        count += 1
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(name: name, bytes: Array(block.joined(separator: "\n").utf8))
        let document = try #require(JSONDocument.read(file, into: &diagnostics))
        let page = try #require(PageDecoder().decode(document, slug: "index", into: &diagnostics))
        let flags = ["courses": true]
        let site = SiteResolver().resolve(Site(title: "Site", flags: flags, pages: [page]), into: &diagnostics)
        SiteValidator().validate(site, into: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [], "\(name)")
      }
    }
    #expect(count > 5)
  }

  /// The article of all codes is written from their doc comments; `FIELDSET_RECORD=1 swift test` writes it anew.
  @Test func codesAreListed() throws {
    let sources = Cases.checkout.appendingPathComponent("Sources")
    var article = """
      # Diagnostics by code

      Look up what a code means.

      ## Overview

      Every diagnostic has a stable code, which stands in brackets behind its message. An error means that nothing was
      written, unless the command says that files were being put in place; with warnings alone the site is built.

      """
    for module in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
      let file = sources.appendingPathComponent("\(module)/Diagnostic.Code+\(module).swift")
      let folders = [
        file, sources.appendingPathComponent("\(module)/Arguments/Diagnostic.Code+\(module).swift"),
        sources.appendingPathComponent("\(module)/Binding/Diagnostic.Code+\(module).swift"),
      ]
      guard let found = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { continue }
      let codes = Self.codes(in: try Self.text(of: found))
      guard !codes.isEmpty else { continue }
      article += "\n## \(module)\n\n"
      for (code, meaning) in codes { article += "- `\(code)`: \(meaning)\n" }
    }
    let path = Self.catalogue.appendingPathComponent("DiagnosticsByCode.md")
    if Snapshots.isRecording { try Data(article.utf8).write(to: path) }
    let written = try Self.text(of: path)
    #expect(written == article, "the article differs from the codes' doc comments")
    #expect(article.components(separatedBy: "\n- `").count > 150)
  }

  private static func codes(in text: String) -> [(code: String, meaning: String)] {
    var comment: [String] = []
    var codes: [(String, String)] = []
    for line in text.components(separatedBy: "\n").map(trimmed) {
      if line.hasPrefix("///") {
        comment.append(trimmed(String(line.dropFirst(3))))
      } else {
        if line.contains("static let"), line.contains(": Self = \"") {
          let code = line.components(separatedBy: "\"")[1]
          let summary = comment.prefix { !$0.isEmpty }.joined(separator: " ")
          codes.append((code, summary))
        }
        comment = []
      }
    }
    return codes.sorted { $0.0 < $1.0 }
  }
}
