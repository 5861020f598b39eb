import Diagnostics
import JSONSource
import Testing

@testable import SettingsModel

@Suite struct SchemaTests {
  static let schemas = [("page", PageSchema.text), ("site", SiteSchema.text)]

  @Test(arguments: schemas) func everyReferenceLeadsToADefinition(_ name: String, _ text: String) throws {
    let root = try Self.root(of: text)
    let definitions = try #require(root["$defs"]).members.map(\.key)
    let references = Self.values(of: "$ref", in: root).compactMap(\.string)
    #expect(Set(references) == Set(definitions.map { "#/$defs/" + $0 }))
    #expect(Set(definitions).count == definitions.count)
  }

  @Test(arguments: schemas) func everyFieldIsDescribed(_ name: String, _ text: String) throws {
    let root = try Self.root(of: text)
    for properties in Self.values(of: "properties", in: root) {
      for property in properties.members where property.value["description"] == nil {
        let reference = property.value["$ref"]?.string?.dropFirst("#/$defs/".count) ?? ""
        #expect(root["$defs"]?[String(reference)]?["description"] != nil, "\(property.key) has no description")
      }
    }
  }

  @Test(arguments: schemas) func everyObjectIsClosed(_ name: String, _ text: String) throws {
    let root = try Self.root(of: text)
    for object in Self.objects(in: root) where object["properties"] != nil {
      #expect(object["additionalProperties"]?.boolean == false)
      let fields = object["properties"]?.members.map(\.key) ?? []
      let required = object["required"]?.elements.compactMap(\.string) ?? []
      #expect(Set(required).isSubset(of: fields))
    }
  }

  @Test func everyKindOfRowHasItsBranch() throws {
    let definitions = try #require(try Self.root(of: PageSchema.text)["$defs"])
    let branches = try #require(definitions["row"]?["oneOf"]).elements.compactMap { $0["$ref"]?.string }
    let names = branches.map { String($0.dropFirst("#/$defs/".count)) }
    let kinds = names.map { definitions[$0]?["properties"]?["kind"]?["const"]?.string }
    #expect(kinds == Row.libraryKinds + [nil])
    let excluded = definitions["customRow"]?["properties"]?["kind"]?["not"]?["enum"]?.elements.compactMap(\.string)
    #expect(excluded == Row.libraryKinds)
  }

  /// The schemas of objects, each with a file in which `*` stands for a field of such an object.
  static let places: [(definition: String?, isSite: Bool, frame: String)] =
    [
      (nil, false, #"{*}"#),
      (nil, true, #"{*}"#),
      ("form", false, #"{"form": {*}}"#),
      ("titleHeader", false, #"{"header": {"kind": "title", *}}"#),
      ("textHeader", false, #"{"footer": {"kind": "text", *}}"#),
      ("customHeader", false, #"{"header": {"kind": "own", *}}"#),
      ("titleHeader", true, #"{"header": {"kind": "title", *}}"#),
      ("plainSection", false, #"{"sections": [{*}]}"#),
      ("singleSection", false, #"{"sections": [{"selection": "single", *}]}"#),
      ("multipleSection", false, #"{"sections": [{"selection": "multiple", *}]}"#),
      ("derivedSection", false, #"{"sections": [{"selection": "multiple", *}]}"#),
      ("treeOption", false, #"{"sections": [{"selection": "multiple", "rows": [{*}]}]}"#),
      ("menuOption", false, #"{"sections": [{"rows": [{"kind": "select", "options": [{*}]}]}]}"#),
      (
        "menuGroup", false,
        #"{"sections": [{"rows": [{"kind": "select", "options": [{"header": "H", "options": [], *}]}]}]}"#
      ),
      ("customRow", false, #"{"sections": [{"rows": [{"kind": "own", *}]}]}"#),
    ]
    + Row.libraryKinds.map { ($0 + "Row", false, #"{"sections": [{"rows": [{"kind": ""# + $0 + #"", *}]}]}"#) }

  /// Every name that stands in a schema, tried in every place: the decoder knows it there, or the schema does not.
  @Test(arguments: places)
  func fieldsAreThoseOfTheDecoder(_ place: (definition: String?, isSite: Bool, frame: String)) throws {
    let root = try Self.root(of: place.isSite ? SiteSchema.text : PageSchema.text)
    let object = try #require(place.definition.map { root["$defs"]?[$0] } ?? root)
    let fields = Set(try #require(object["properties"]).members.map(\.key))
    var names: Set<String> = []
    for (_, text) in Self.schemas {
      for properties in Self.values(of: "properties", in: try Self.root(of: text)) {
        names.formUnion(properties.members.map(\.key))
      }
    }
    names.formUnion(Row.allFieldNames)
    for name in names where !place.frame.contains("\"\(name)\": \"") {
      // These two make a group of an option.
      if place.definition == "menuOption", name == "header" || name == "options" { continue }
      let parts = place.frame.split(separator: "*", omittingEmptySubsequences: false)
      var diagnostics = DiagnosticCollector()
      let text = parts.joined(separator: "\"\(name)\": null")
      if place.isSite {
        _ = Reading.site(text, into: &diagnostics)
      } else {
        _ = Reading.page(text, into: &diagnostics)
      }
      let isKnown = !diagnostics.diagnostics.contains { diagnostic in
        [.unknownField, .misplacedField].contains(diagnostic.code) && diagnostic.message.contains("\"\(name)\"")
      }
      // Where "selection" stands the section is no plain one.
      if place.definition == "plainSection", name == "selection" { continue }
      // Only a section with "multiple" has "parents", which the decoder says about its value.
      if place.definition == "singleSection", name == "parents" { continue }
      #expect(isKnown == fields.contains(name), "\(name) in \(text)")
    }
  }

  private static func root(of text: String) throws -> JSONValue {
    var diagnostics = DiagnosticCollector()
    let document = Reading.document(text, name: "schema.json", into: &diagnostics)
    #expect(diagnostics.lines == [])
    return try #require(document).root
  }

  /// The values of a keyword anywhere in a schema.
  private static func values(of keyword: String, in value: JSONValue) -> [JSONValue] {
    objects(in: value).compactMap { $0[keyword] }
  }

  private static func objects(in value: JSONValue) -> [JSONValue] {
    let parts = value.members.map(\.value) + Array(value.elements)
    return (value.kind == .object ? [value] : []) + parts.flatMap { objects(in: $0) }
  }
}
