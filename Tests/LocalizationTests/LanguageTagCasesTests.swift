import Foundation
import Localization
import TestSupport
import Testing

/// The handed cases, where they are.
@Suite(.enabled(if: Cases.isPresent)) struct LanguageTagCasesTests {
  private struct Tags: Decodable {
    struct Case: Decodable {
      let tag: String
      let wellFormed: Bool
      let valid: Bool
      let primaryKnown: Bool
    }
    let cases: [Case]
  }

  private struct Directions: Decodable {
    struct Case: Decodable {
      let tag: String
      let dir: String
    }
    let rtlScripts: [String]
    let rtlLanguages: [String: String]
    let rtlByRegion: [String: String]
    let cases: [Case]
  }

  private struct Subtags: Decodable {
    let language: [String]
    let script: [String]
    let region: [String]
  }

  private func read<Content: Decodable>(_ name: String) throws -> Content {
    let url = Cases.folder.appendingPathComponent("conformance/bcp47").appendingPathComponent(name)
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
  }

  @Test func judgesTags() throws {
    let tags: Tags = try read("tags.json")
    for one in tags.cases {
      let tag = LanguageTag(one.tag)
      #expect((tag != nil) == one.wellFormed, "\(one.tag)")
      #expect((tag?.isValid ?? false) == one.valid, "\(one.tag)")
      #expect((tag?.hasRegisteredLanguage ?? false) == one.primaryKnown, "\(one.tag)")
      if let tag { #expect(tag.description.lowercased() == one.tag.lowercased()) }
    }
  }

  @Test func knowsRegisteredSubtags() throws {
    let subtags: Subtags = try read("registry-subtags.json")
    // Every seventh: the whole list takes seconds in a debug build.
    for index in stride(from: 0, to: subtags.language.count, by: 7) where !subtags.language[index].contains("..") {
      let language = subtags.language[index]
      #expect(LanguageTag(language)?.isValid == true, "\(language)")
    }
    for subtag in subtags.script + subtags.region where !subtag.contains("..") {
      #expect(LanguageTag("en-\(subtag)")?.isValid == true, "\(subtag)")
    }
  }

  @Test func knowsDirections() throws {
    let directions: Directions = try read("direction.json")
    for one in directions.cases {
      #expect(LanguageTag(one.tag)?.direction.rawValue == one.dir, "\(one.tag)")
    }
    let tags =
      Array(directions.rtlLanguages.keys) + directions.rtlByRegion.keys + directions.rtlScripts.map { "und-\($0)" }
    for tag in tags {
      #expect(LanguageTag(tag)?.direction == .rightToLeft, "\(tag)")
    }
  }
}
