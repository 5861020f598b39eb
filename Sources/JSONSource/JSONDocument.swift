public import Diagnostics

/// A JSON text that was read: its source file and, in the order of the text, a flat list of the values in it.
///
/// Values stay where they are in the source: a node holds byte offsets and the decoding of a string waits until it is
/// asked for, so that reading a page costs no allocation per value.
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// if let document = JSONDocument.read(file, into: &diagnostics) {
///   document.root["title"]?.string
/// }
/// ```
public final class JSONDocument: Sendable {
  /// The file that was read.
  public let source: SourceFile
  let nodes: [Node]
  /// The source once more, in memory that stays where it is: a text of it can be kept as a place.
  // Written before anybody else sees it.
  nonisolated(unsafe) let text: UnsafePointer<UInt8>
  private let lines: LineTable?

  init(source: SourceFile, nodes: [Node]) {
    self.source = source
    self.nodes = nodes
    text = source.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = text.initialize(from: bytes)
      return UnsafePointer(text.baseAddress ?? .allocate(capacity: 0))
    }
    lines = source.bytes.count < Self.lengthOfLargeFiles ? nil : LineTable(source)
  }

  deinit { text.deallocate() }

  /// The value that the text consists of.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// How deep arrays and objects may stand in one another.
  public static let maximumDepth = 256

  /// How many bytes a text may have: 64 MB.
  public static let maximumLength = 64 << 20
}

extension JSONDocument {
  /// Reads a JSON text as RFC 8259 has it, strictly: no comments, no trailing commas, no key twice in one object.
  ///
  /// A byte-order mark is passed over. The result is `nil` after a syntax error; keys that stand twice are errors too,
  /// but the document is handed on so that other faults in it can be found in the same run.
  public static func read(_ source: SourceFile, into diagnostics: inout DiagnosticCollector) -> JSONDocument? {
    read(source, maximumLength: maximumLength, into: &diagnostics)
  }

  /// Reads a text whose length has a limit, which offsets set at 4 GB.
  static func read(
    _ source: SourceFile,
    maximumLength: Int,
    into diagnostics: inout DiagnosticCollector
  ) -> JSONDocument? {
    guard source.bytes.count <= maximumLength else {
      diagnostics.error(
        .jsonTooLarge,
        "the file has \(source.bytes.count) bytes; more than \(maximumLength) cannot be read",
        at: SourceLocation(file: source.name),
        fix: "Split the file."
      )
      return nil
    }
    let start = source.byteOrderMarkLength
    let (document, problems) = source.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes: bytes, start: start)
      guard reader.read() else { return (JSONDocument?.none, reader.problems) }
      return (JSONDocument(source: source, nodes: reader.nodes), reader.problems)
    }
    problems.report(in: source, into: &diagnostics)
    return document
  }

  /// The place of a byte.
  func location(at offset: Int) -> SourceLocation {
    lines?.location(at: offset) ?? source.location(at: offset)
  }

  /// From this length on a document prepares for many questions for places.
  private static let lengthOfLargeFiles = 1 << 16
}
