public import Diagnostics

/// What templates do with the keys they are given, as far as it was found while compiling them.
///
/// ```swift
/// let compilation = TemplateCompilation(sources, schema: schema, into: &diagnostics)
/// compilation.usage.uses("control", of: "Row", in: "rows/switch")  // whether a switch can be seen at all
/// ```
public struct TemplateUsage: Sendable {
  /// A field of an author's own that a template asks for.
  public struct OpenField: Hashable, Sendable {
    /// The name directly below the open fields.
    public let name: String
    /// The tag that asks for it.
    public let location: SourceLocation
  }

  /// What one template does itself, and through the partials, parents and blocks that it calls by name.
  struct Entry: Sendable {
    /// `nil` where not all of it is known.
    var fields: FieldSet?
    var openFields: [OpenField] = []
  }

  let schema: TemplateSchema?
  /// Nothing for templates that no data of known types reaches.
  var entries: [String: Entry] = [:]
  var calledNames: Set<String> = []

  /// Whether a template puts out a text or markup, calls a template, or goes through a list or record of this key.
  ///
  /// Templates that it calls by name count as part of it, those that it calls by a key do not.
  ///
  /// - Returns: `nil` where that is not known: no page leads to the template, or it has an error.
  public func uses(_ key: String, of record: String, in template: String) -> Bool? {
    guard let schema, let record = schema.indexes[record], let fields = entries[template]?.fields else { return nil }
    guard let key = schema.keys.number(of: key.utf8) else { return false }
    return fields.contains(FieldKey(number: schema.slots.number(of: key, in: record)))
  }

  /// The fields of an author's own that a template asks for, each once, in the order of their names.
  ///
  /// Only names directly below the fields count: `left` for `{{fields.left}}`, `{{fields.left.title}}` and
  /// `{{#fields}}{{left}}{{/fields}}`.
  public func openFields(of template: String) -> [OpenField] { entries[template]?.openFields ?? [] }

  /// Whether another template calls this one by its name.
  public func isCalledByName(_ template: String) -> Bool { calledNames.contains(template) }
}
