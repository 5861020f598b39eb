public import Diagnostics
import XMLSource

/// A property list that was read, from XML or from Apple's binary form.
///
/// ```swift
/// var diagnostics = DiagnosticCollector()
/// if let list = PropertyList.read(file, into: &diagnostics) {
///   list.root["StringsTable"]?.string
/// }
/// ```
///
/// Values of the XML form know their place. The binary form has no lines, so that the place of its values is the file.
public struct PropertyList: Sendable {
  /// The forms in which property lists are stored.
  public enum Format: Hashable, Sendable { case xml, binary }

  /// The file that was read; in UTF-8, for the XML form.
  public let source: SourceFile

  /// The form it was stored in.
  public let format: Format

  /// The value that the list consists of.
  public let root: PropertyListValue

  private let tree: XMLTree?

  /// How deep values may lie inside each other.
  public static let depthLimit = 250

  /// Reads a property list.
  ///
  /// - Parameter toleratesControlCharacters: Whether control characters in XML are left out with a warning, as Apple's own
  ///   readers do, or are an error, as XML wants it.
  /// - Returns: The list, or `nil` after an error.
  public static func read(
    _ source: SourceFile,
    toleratesControlCharacters: Bool = false,
    into diagnostics: inout DiagnosticCollector
  ) -> PropertyList? {
    if source.bytes.starts(with: "bplist".utf8) {
      do throws(BinaryPropertyListReader.Fault) {
        var reader = BinaryPropertyListReader(source.bytes)
        return PropertyList(source: source, format: .binary, root: try reader.readRoot(), tree: nil)
      } catch {
        diagnostics.error(
          .malformedPropertyList,
          "the binary property list is damaged at byte \(error.offset): \(error.message)",
          at: SourceLocation(file: source.name)
        )
        return nil
      }
    }
    if let offset = oldStyleStart(of: source) {
      diagnostics.error(
        .malformedPropertyList,
        "property lists of the old style are not read",
        at: source.location(at: offset),
        fix: "Convert the file with \"plutil -convert xml1\"."
      )
      return nil
    }
    let tolerance: XMLTree.ForbiddenCharacters = toleratesControlCharacters ? .leftOut : .refused
    guard let tree = XMLTree.read(source, forbiddenCharacters: tolerance, into: &diagnostics) else { return nil }
    var reader = XMLPropertyListReader(tree)
    let root = reader.readRoot()
    diagnostics.append(contentsOf: reader.diagnostics)
    return root.map { PropertyList(source: tree.source, format: .xml, root: $0, tree: tree) }
  }

  /// The place of a value, or of a key, that lies in this list.
  public func location(at offset: Int) -> SourceLocation {
    tree?.location(at: offset) ?? SourceLocation(file: source.name)
  }

  /// The place of a value of this list.
  public func location(of value: PropertyListValue) -> SourceLocation {
    location(at: value.offset)
  }

  private static func oldStyleStart(of source: SourceFile) -> Int? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = source.bytes[source.byteOrderMarkLength...].firstIndex { !isSpace($0) }
    guard let start, source.bytes[start] == UInt8(ascii: "{") || source.bytes[start] == UInt8(ascii: "(") else {
      return nil
    }
    return start
  }
}
