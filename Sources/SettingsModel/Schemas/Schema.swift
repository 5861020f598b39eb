import JSONSource

/// A JSON Schema (2020-12), as far as the site's own files need it: keywords in the order in which they are written.
///
/// ```swift
/// Schema.object("A section.", [.init("key", .reference("key", "Its name."), isRequired: true)])
/// ```
struct Schema: Sendable {
  /// What a keyword can hold.
  indirect enum Value: Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case texts([String])
    case schema(Schema)
    case schemas([Schema])
    case named([(name: String, schema: Schema)])
    case requirements([(name: String, needs: [String])])
  }

  /// A field of an object.
  struct Field: Sendable {
    let name: String
    let schema: Schema
    let isRequired: Bool

    init(_ name: String, _ schema: Schema, isRequired: Bool = false) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  private var keywords: [(name: String, value: Value)] = []

  /// The schema with another keyword at its end.
  func with(_ keyword: String, _ value: Value) -> Schema {
    var schema = self
    schema.keywords.append((keyword, value))
    return schema
  }
}

extension Schema {
  /// The schema of a name among the definitions, with a description of its own.
  static func reference(_ name: String, _ description: String? = nil) -> Schema {
    described(description).with("$ref", .text(definitions + name))
  }

  /// A string.
  static func text(_ description: String, pattern: String? = nil) -> Schema {
    let schema = described(description).with("type", .text("string"))
    return pattern.map { schema.with("pattern", .text($0)) } ?? schema
  }

  /// One of some words.
  static func word(_ description: String, _ words: [String]) -> Schema {
    described(description).with("enum", .texts(words))
  }

  /// One word and no other.
  static func constant(_ word: String, _ description: String) -> Schema {
    described(description).with("const", .text(word))
  }

  /// `true` or, if it is left out, `false`.
  static func flag(_ description: String) -> Schema {
    described(description).with("type", .text("boolean")).with("default", .flag(false))
  }

  /// A whole number from 0.
  static func count(_ description: String) -> Schema {
    described(description).with("type", .text("integer")).with("minimum", .number(0))
  }

  /// An array whose elements are all of one schema.
  static func array(_ description: String, of element: Schema) -> Schema {
    described(description).with("type", .text("array")).with("items", .schema(element))
  }

  /// An object with these fields and no others.
  static func object(_ description: String, _ fields: [Field]) -> Schema {
    let required = fields.filter(\.isRequired).map(\.name)
    let schema = described(description)
      .with("type", .text("object"))
      .with("properties", .named(fields.map { ($0.name, $0.schema) }))
      .with("additionalProperties", .flag(false))
    return required.isEmpty ? schema : schema.with("required", .texts(required))
  }

  /// Exactly one of some schemas.
  static func oneOf(_ description: String, _ schemas: [Schema]) -> Schema {
    described(description).with("oneOf", .schemas(schemas))
  }

  private static func described(_ description: String?) -> Schema {
    description.map { Schema().with("description", .text($0)) } ?? Schema()
  }
}

extension Schema {
  /// A whole document: the dialect, a title, the schema itself, and of the definitions those that it refers to.
  static func document(title: String, _ root: Schema, definitions: [(name: String, schema: Schema)]) -> String {
    var schema = Schema()
      .with("$schema", .text("https://json-schema.org/draft/2020-12/schema"))
      .with("title", .text(title))
    schema.keywords += root.keywords
    var used: Set<String> = []
    var found = root.references
    while let reference = found.popLast() {
      guard used.insert(reference).inserted else { continue }
      found += definitions.first { $0.name == reference }?.schema.references ?? []
    }
    var writer = JSONWriter()
    schema.with("$defs", .named(definitions.filter { used.contains($0.name) })).write(into: &writer)
    return writer.text + "\n"
  }

  /// The names of the definitions that the schema refers to itself.
  private var references: [String] {
    keywords.flatMap { keyword -> [String] in
      switch keyword.value {
      case .text(let text): keyword.name == "$ref" ? [String(text.dropFirst(Self.definitions.count))] : []
      case .schema(let schema): schema.references
      case .schemas(let schemas): schemas.flatMap(\.references)
      case .named(let schemas): schemas.flatMap(\.schema.references)
      case .number, .flag, .texts, .requirements: []
      }
    }
  }

  private static let definitions = "#/$defs/"

  private func write(into writer: inout JSONWriter) {
    writer.object { object in
      for (name, value) in keywords { object.member(name) { Self.write(value, into: &$0) } }
    }
  }

  private static func write(_ value: Value, into writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .flag(let flag): writer.boolean(flag)
    case .texts(let texts):
      writer.array { array in
        for text in texts { array.string(text) }
      }
    case .schema(let schema): schema.write(into: &writer)
    case .schemas(let schemas):
      writer.array { array in
        for schema in schemas { schema.write(into: &array) }
      }
    case .named(let schemas):
      writer.object { object in
        for (name, schema) in schemas { object.member(name) { schema.write(into: &$0) } }
      }
    case .requirements(let requirements):
      writer.object { object in
        for (name, needs) in requirements { object.member(name, needs) }
      }
    }
  }
}
