public import Diagnostics

/// Templates that were compiled together, ready to be rendered any number of times from any number of threads.
///
/// ```swift
/// let file = SourceFile(name: "page.mustache", bytes: Array("<p>{{title}}</p>".utf8))
/// var diagnostics = DiagnosticCollector()
/// let library = TemplateLibrary.compile([TemplateSource(name: "page", file: file)], schema: nil, into: &diagnostics)
/// if let library, let page = library["page"] {
///   var buffer: [UInt8] = []
///   try library.render(page, .open([("title", .text("Tea & toast"))]), into: &buffer)  // <p>Tea &amp; toast</p>
/// }
/// ```
public struct TemplateLibrary: Sendable {
  /// How deep templates and blocks may call each other while rendering.
  public static let maximumDepth = 256

  /// How deep sections, parents and blocks of one template may nest.
  public static let maximumNesting = 256

  private let program: Program
  private let files: [SourceFile]
  private let isTyped: Bool
  private let openNames: [Set<String>]

  /// Compiles templates; `nil` when there is an error.
  ///
  /// With a schema, records must be made from its layouts. Without one every key is looked up by name while rendering,
  /// and a partial that is not there counts as empty, with a warning, as the Mustache specification has it.
  ///
  /// - Parameters:
  ///   - sources: All templates that can be called.
  ///   - schema: The keys that they may use.
  public static func compile(
    _ sources: [TemplateSource],
    schema: TemplateSchema?,
    into diagnostics: inout DiagnosticCollector
  ) -> TemplateLibrary? {
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
      var tags: [Tag] = []
      if problems.checkEncoding(of: index) {
        tags = TagScanner.scan(index, into: &problems)
        tags = TagMatcher.match(tags, of: index, into: &problems)
      }
      program.starts.append(program.operations.count)
      if problems.isFaulty(index) {
        program.operations.append(.return)
        program.offsets.append(0)
      } else {
        TemplateEmitter.emit(index, tags: tags, into: &program, problems: &problems)
      }
    }
    let openNames = TemplateChecker.check(program, schema: schema, into: &problems)
    diagnostics.append(contentsOf: problems.diagnostics)
    guard !problems.diagnostics.hasErrors else { return nil }
    return TemplateLibrary(
      program: program,
      files: sources.map(\.file),
      isTyped: schema != nil,
      openNames: openNames
    )
  }

  /// The template of a name.
  public subscript(name: String) -> TemplateIdentifier? {
    program.indexes[name].map(TemplateIdentifier.init(index:))
  }

  /// Renders a template with its context and appends the result to a buffer.
  ///
  /// - Throws: When templates call each other deeper than ``maximumDepth``; the buffer then holds what came before.
  public func render(
    _ template: TemplateIdentifier,
    _ context: TemplateValue,
    into buffer: inout [UInt8]
  ) throws(TemplateRenderingError) {
    var renderer = TemplateRenderer(isTyped: isTyped, context: context)
    do {
      try renderer.render(template.index, of: program, into: &buffer)
    } catch {
      throw depthError(at: error.position)
    }
  }

  private func depthError(at position: Int) -> TemplateRenderingError {
    let template = program.template(at: position)
    return TemplateRenderingError(
      diagnostic: Diagnostic(
        .error,
        .templateDepth,
        "template \"\(program.names[template])\" goes deeper than \(Self.maximumDepth) calls here",
        at: files[template].location(at: program.offsets[position]),
        fix: "Let the template call itself only in a section over a list that ends."
      )
    )
  }

  /// The names below open fields that a template uses, itself or through partials that it calls by name, sorted.
  ///
  /// Names are those of the fields themselves: `left` for `{{fields.left}}`, `{{fields.left.title}}` and
  /// `{{#fields}}{{left}}{{/fields}}`. Without a schema there are none.
  public func openFieldNames(of template: String) -> [String] {
    guard let index = program.indexes[template] else { return [] }
    var names: Set<String> = []
    var seen: Set<Int> = [index]
    var waiting = [index]
    while let next = waiting.popLast() {
      names.formUnion(openNames[next])
      waiting.append(contentsOf: program.partials(of: next).filter { seen.insert($0).inserted })
    }
    return names.sorted()
  }
}
