@_spi(Output) import Markup
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

  /// How much is rendered at most in one go.
  ///
  /// Sections over lists in one another, and templates that call others several times, multiply: a few lines can mean
  /// more than any disk holds.
  public struct Limits: Hashable, Sendable {
    /// The number of rounds of sections and of calls of templates and blocks.
    public var steps: Int

    /// The number of bytes, told at the next round or call.
    ///
    /// Memory does not grow beyond it, but for the text at hand.
    public var bytes: Int

    /// Creates limits.
    public init(steps: Int = 100_000_000, bytes: Int = 1 << 31) {
      self.steps = steps
      self.bytes = bytes
    }
  }

  /// How much is rendered at most in one go.
  public var limits = Limits()

  private let program: Program
  private let files: [SourceFile]
  private let isTyped: Bool

  init(program: Program, files: [SourceFile], isTyped: Bool) {
    self.program = program
    self.files = files
    self.isTyped = isTyped
  }

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
    TemplateCompilation(sources, schema: schema, into: &diagnostics).library
  }

  /// The template of a name.
  public subscript(name: String) -> TemplateIdentifier? {
    program.indexes[name].map(TemplateIdentifier.init(index:))
  }

  /// Renders a template with its context and appends the result to a buffer.
  ///
  /// - Throws: When templates call each other deeper than ``maximumDepth`` or go over the ``limits``; the buffer then
  ///   holds what came before, or the end of it.
  public func render(
    _ template: TemplateIdentifier,
    _ context: TemplateValue,
    into buffer: inout [UInt8]
  ) throws(TemplateRenderingError) {
    var renderer = TemplateRenderer(isTyped: isTyped, limits: limits, context: context)
    let output = OutputBytes(limit: limits.bytes)
    defer { buffer.append(contentsOf: output.bytes) }
    do {
      try renderer.render(template.index, of: program, into: output)
    } catch {
      throw renderingError(error)
    }
  }

  /// Renders a template and tells which bytes each round of a section over a list has made; `nil` when it goes too far.
  package func trace(
    _ template: TemplateIdentifier,
    _ context: TemplateValue,
    into buffer: inout [UInt8]
  ) -> TemplateTrace? {
    var renderer = TemplateRenderer(isTyped: isTyped, limits: limits, context: context, isTracing: true)
    let output = OutputBytes(limit: limits.bytes)
    defer { buffer.append(contentsOf: output.bytes) }
    do {
      try renderer.render(template.index, of: program, into: output)
    } catch {
      return nil
    }
    return renderer.trace
  }

  /// The literal text of all templates, one after the other.
  package var literalText: [UInt8] { program.text }

  private func renderingError(_ error: TemplateRenderer.LimitError) -> TemplateRenderingError {
    let template = program.template(at: error.position)
    let place = files[template].location(at: program.offsets[error.position])
    let name = "template \"\(program.names[template])\""
    let diagnostic =
      switch error.limit {
      case .depth:
        Diagnostic(
          .error,
          .templateDepth,
          "\(name) goes deeper than \(Self.maximumDepth) calls here",
          at: place,
          fix: "Let the template call itself only in a section over a list that ends."
        )
      case .steps:
        Diagnostic(
          .error,
          .templateWork,
          "\(name) goes on here after \(limits.steps) rounds and calls",
          at: place,
          fix: Self.wayOut
        )
      case .bytes:
        Diagnostic(
          .error,
          .templateWork,
          "\(name) goes on here after \(limits.bytes) bytes",
          at: place,
          fix: Self.wayOut
        )
      }
    return TemplateRenderingError(diagnostic: diagnostic)
  }

  private static let wayOut = "Put fewer sections over lists into one another, or split the page."
}
