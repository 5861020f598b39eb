import Diagnostics
import JSONSource

/// What is known so far of a part of the model while the members of its JSON object are read one by one.
///
/// A draft takes the fields that it knows and leaves the rest to ``read(_:into:)``, which reports them and goes on as
/// if a nearly right name had been the right one, so that a mistyped field is not missed as well.
protocol Draft {
  /// What the object stands for, with its article: `a page`.
  var noun: String { get }

  /// The fields that the object may have.
  var fieldNames: [String] { get }

  /// Takes a field; `false` when the object has no such field.
  mutating func take(_ field: String, _ value: JSONValue, into diagnostics: inout DiagnosticCollector) -> Bool

  /// Reports a field that ``take(_:_:into:)`` did not know.
  func reportUnknown(_ member: JSONMember, nearest: String?, into diagnostics: inout DiagnosticCollector)
}

extension Draft {
  /// Reads all members of an object.
  mutating func read(_ object: JSONValue, into diagnostics: inout DiagnosticCollector) {
    for member in object.members where !take(member.key, member.value, into: &diagnostics) {
      let nearest = fieldNames.nearest(to: member.key)
      reportUnknown(member, nearest: nearest, into: &diagnostics)
      if let nearest, object[nearest] == nil {
        _ = take(nearest, member.value, into: &diagnostics)
      }
    }
  }

  func reportUnknown(_ member: JSONMember, nearest: String?, into diagnostics: inout DiagnosticCollector) {
    diagnostics.unknownField(member, in: noun, nearest: nearest, hint: fieldList)
  }

  /// What the object may have, in words.
  var fieldList: String { "Its fields are \(fieldNames.listing)." }
}

extension DiagnosticCollector {
  /// Reports a field that an object does not have.
  mutating func unknownField(_ member: JSONMember, in noun: String, nearest: String?, hint: String) {
    error(
      .unknownField,
      "unknown field \"\(member.key)\" in \(noun)",
      at: member.keyLocation,
      fix: nearest.map { "Did you mean \"\($0)\"?" } ?? hint
    )
  }

  /// Reports a field that belongs into another object.
  mutating func misplacedField(_ member: JSONMember, in noun: String, fix: String) {
    error(.misplacedField, "\(noun) cannot have \"\(member.key)\"", at: member.keyLocation, fix: fix)
  }

  /// Reports a field that an object needs and does not have.
  mutating func missingField(_ field: String, in noun: String, at object: JSONValue, fix: String? = nil) {
    error(.missingField, "missing field \"\(field)\" in \(noun)", at: object.location, fix: fix ?? WayOut.add(field))
  }
}
