import Diagnostics

extension Inspection {
  /// Judges a key and remembers it: it is a name, breaks no form and is the page's only one.
  mutating func checkKey(_ key: String, _ origin: Origin?) {
    if KeyRules.isReserved(key) {
      return error(
        .reservedKey,
        "the key \"\(key)\" is reserved",
        at: .field("key", origin),
        fix: "A control of this name breaks the form it stands in; choose another one."
      )
    }
    guard KeyRules.isName(key) else {
      return error(
        .invalidKey,
        "the key \"\(key)\" is no name",
        at: .field("key", origin),
        fix: "Begin with a letter A to Z and go on with at most 63 letters, digits, dots, hyphens and underscores."
      )
    }
    if let collision = keys.insert(key, origin) { report(collision, of: key, origin) }
  }

  private mutating func report(_ collision: KeyTable.Collision, of key: String, _ origin: Origin?) {
    switch collision {
    case .equal(let first):
      error(
        .duplicateKey,
        "the key \"\(key)\" stands twice on the page",
        at: .field("key", origin),
        notes: [Diagnostic.Note("first here", at: Place.field("key", first).location)],
        fix: "Give each its own key."
      )
    case .similar(let other, let first):
      warning(
        .similarKey,
        "the keys \"\(other)\" and \"\(key)\" differ by case alone",
        at: .field("key", origin),
        notes: [Diagnostic.Note("first here", at: Place.field("key", first).location)],
        fix: "Let them differ by more, so that nobody takes one for the other."
      )
    }
  }
}

/// What a key may be.
package enum KeyRules {
  /// Names by which a form's own members are reached in HTML, or which browsers treat in a way of their own.
  static let reserved = [
    "submit", "reset", "requestSubmit", "action", "method", "target", "enctype", "elements", "length", "before",
    "cloneNode", "closest", "_charset_", "isindex",
  ]

  /// Whether a key would break a form.
  package static func isReserved(_ key: String) -> Bool {
    // Most keys have a length of their own.
    let count = key.utf8.count
    guard reserved.indices.contains(where: { reserved[$0].utf8.count == count }) else { return false }
    if reserved.contains(where: { $0.hasSameScalars(as: key) }) { return true }
    guard count == 7 || count == 9 else { return false }
    let lowercased = key.lowercased()
    return lowercased == "_charset_" || lowercased == "isindex"
  }

  /// Whether a key is `[A-Za-z][A-Za-z0-9._-]{0,63}`.
  package static func isName(_ key: String) -> Bool {
    key.withBytes { bytes in
      guard 1...64 ~= bytes.count, bytes[0].isLetter else { return false }
      for byte in bytes {
        guard
          byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-")
        else { return false }
      }
      return true
    }
  }
}

extension UInt8 {
  /// Whether the byte is one of `A` to `Z` and `a` to `z`.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte is one of `0` to `9`.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is a digit of base 16.
  var isHexDigit: Bool { isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20 }
}
