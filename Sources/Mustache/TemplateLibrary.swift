public import Diagnostics

/// Templates that were compiled together, ready to be rendered any number of times from any number of threads.
///
/// ```swift
/// let source = TemplateSource(name: "page", file: SourceFile(name: "page.mustache", bytes: Array("<p>{{title}}</p>".utf8)))
/// var diagnostics = DiagnosticCollector()
/// if let library = TemplateLibrary.compile([source], schema: nil, into: &diagnostics), let page = library["page"] {
///   var buffer: [UInt8] = []
///   try library.render(page, .open([("title", .text("Tea & toast"))]), into: &buffer)  // <p>Tea &amp; toast</p>
/// }
/// ```
public struct TemplateLibrary: Sendable {
  /// How deep templates may call each other, blocks included.
  public static let maximumDepth = 256

  /// How deep sections, parents and blocks of one template may nest.
  public static let maximumNesting = 256

  /// Compiles templates; `nil` when there is an error.
  ///
  /// - Parameters:
  ///   - sources: All templates that can be called.
  ///   - schema: The keys that they may use. Without one everything is looked up by name while rendering.
  public static func compile(
    _ sources: [TemplateSource],
    schema: TemplateSchema?,
    into diagnostics: inout DiagnosticCollector
  ) -> TemplateLibrary? {
    nil
  }

  /// The template of a name.
  public subscript(name: String) -> TemplateIdentifier? { nil }

  /// Renders a template with its context and appends the result.
  public func render(
    _ template: TemplateIdentifier,
    _ context: TemplateValue,
    into buffer: inout [UInt8]
  ) throws(TemplateRenderingError) {
  }

  /// The names below open fields that a template and its partials use, in order.
  public func openFieldNames(of template: String) -> [String] { [] }
}
