import Diagnostics
@_spi(Borrowing) import JSONSource

/// What is known so far of a part of the model while the members of its JSON object are read one by one.
///
/// A draft takes the fields that it knows and leaves the rest to ``read(_:into:)``, which reports them and goes on as
/// if a nearly right name had been the right one, so that a mistyped field is not missed as well.
protocol Draft: ~Copyable {
  /// What the object stands for, with its article: `a page`.
  var noun: String { get }

  /// The fields that the object may have.
  var fieldNames: [String] { get }

  /// Takes a field; `false` when the object has no such field.
  mutating func take(_ field: JSONWord, _ value: BorrowedJSON, into diagnostics: inout DiagnosticCollector) -> Bool

  /// Reports a field that ``take(_:_:into:)`` did not know.
  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector)
}

/// A member of an object that something is to be said about.
struct BorrowedMember {
  /// The key, its escapes decoded.
  let key: String

  /// Where the key stands.
  let place: BorrowedJSON

  /// The value.
  let value: BorrowedJSON

  /// The place of the key's opening quotation mark.
  var keyLocation: SourceLocation { place.location }
}

extension Draft where Self: ~Copyable {
  /// Reads all members of an object.
  mutating func read(_ object: BorrowedJSON, into diagnostics: inout DiagnosticCollector) {
    object.forEachMember { key, value in
      if key.withWord({ take($0, value, into: &diagnostics) }) { return }
      readUnknown(BorrowedMember(key: key.text, place: key, value: value), of: object, into: &diagnostics)
    }
  }

  private mutating func readUnknown(
    _ member: BorrowedMember,
    of object: BorrowedJSON,
    into diagnostics: inout DiagnosticCollector
  ) {
    guard !diagnostics.isFullOfErrors else { return diagnostics.skipError() }
    let nearest = fieldNames.nearest(to: member.key)
    reportUnknown(member, nearest: nearest, into: &diagnostics)
    guard var nearest, object[nearest] == nil else { return }
    nearest.withUTF8 { _ = take(JSONWord($0), member.value, into: &diagnostics) }
  }

  func reportUnknown(_ member: BorrowedMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    diagnostics.unknownField(member, in: noun, nearest: nearest, hint: fieldList)
  }

  /// What the object may have, in words.
  var fieldList: String { "Its fields are \(fieldNames.listing)." }
}

extension DiagnosticCollector {
  /// Reports a field that an object does not have.
  mutating func unknownField(_ member: BorrowedMember, in noun: String, nearest: String?, hint: String) {
    error(
      .unknownField,
      "unknown field \"\(member.key)\" in \(noun)",
      at: member.keyLocation,
      fix: nearest.map { "Did you mean \"\($0)\"?" } ?? hint
    )
  }

  /// Reports a field that belongs into another object.
  mutating func misplacedField(_ member: BorrowedMember, in noun: String, fix: String) {
    error(.misplacedField, "\(noun) cannot have \"\(member.key)\"", at: member.keyLocation, fix: fix)
  }

  /// Reports a field that an object needs and does not have.
  mutating func missingField(_ field: String, in noun: String, at object: BorrowedJSON, fix: String? = nil) {
    error(.missingField, "missing field \"\(field)\" in \(noun)", at: object.location, fix: fix ?? WayOut.add(field))
  }
}
