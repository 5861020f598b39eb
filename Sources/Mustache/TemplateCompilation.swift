public import Diagnostics

/// Templates compiled together, and what is known of them even when some of them have an error.
public struct TemplateCompilation: Sendable {
  /// The templates, ready to be rendered; `nil` when there is an error.
  public let library: TemplateLibrary?

  /// What the templates do with their keys.
  public let usage: TemplateUsage

  /// Compiles templates; see ``TemplateLibrary/compile(_:schema:into:)``.
  public init(_ sources: [TemplateSource], schema: TemplateSchema?, into diagnostics: inout DiagnosticCollector) {
    var problems = TemplateProblems(files: sources.map(\.file), needsPartials: schema != nil)
    var program = Program(keys: schema?.keys ?? KeyTable(), names: sources.map(\.name), indexes: [:])
    program.slots = schema?.slots ?? SlotTable()
    for (index, source) in sources.enumerated() {
      if let first = program.indexes[source.name] {
        problems.add(
          .duplicateTemplate,
          "template \"\(source.name)\" is there twice",
          at: SourceLocation(file: source.file.name),
          note: Diagnostic.Note("the first is here", at: SourceLocation(file: sources[first].file.name))
        )
      } else {
        program.indexes[source.name] = index
      }
    }
    for index in sources.indices {
      var tags: [Tag]?
      if problems.checkEncoding(of: index) {
        tags = TagMatcher.match(TagScanner.scan(index, into: &problems), of: index, into: &problems)
      }
      program.starts.append(program.operations.count)
      if let tags {
        TemplateEmitter.emit(index, tags: tags, into: &program, problems: &problems)
      } else {
        program.operations.append(.return)
        program.offsets.append(0)
      }
    }
    usage = TemplateChecker.check(program, schema: schema, into: &problems)
    diagnostics.append(contentsOf: problems.diagnostics)
    library =
      problems.diagnostics.hasErrors
      ? nil : TemplateLibrary(program: program, files: sources.map(\.file), isTyped: schema != nil)
  }
}
