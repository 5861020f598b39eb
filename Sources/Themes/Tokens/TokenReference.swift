import JSONSource

/// A reference of one token to another, or to a part of it.
enum TokenReference: Hashable, Sendable {
  /// `{a.b}` or `#/a/b`: a path of names joined by dots.
  case token(String)
  /// `#/a/b/$value/components/0`: a token and the names that lead into its value.
  case property(token: String, names: [String])
  /// Braces or slashes are in the wrong places.
  case malformed(String)

  /// The path of the token that is meant.
  var tokenPath: String? {
    switch self {
    case .token(let path), .property(let path, _): path
    case .malformed: nil
    }
  }

  /// The reference that a value is, if it is one: a text in braces or an object with `$ref`.
  init?(_ value: JSONValue) {
    if let text = value.string {
      guard text.utf8.first == UInt8(ascii: "{") else { return nil }
      self.init(curly: text)
    } else if let pointer = value["$ref"] {
      self.init(pointer: pointer.string ?? "")
    } else {
      return nil
    }
  }

  /// Reads `{a.b}`.
  init(curly text: String) {
    let inner = text.utf8.dropFirst().dropLast()
    let isWhole = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}") && text.utf8.count > 2
    let hasBraces = inner.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    let names = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard isWhole, !hasBraces, names.allSatisfy({ !$0.isEmpty }) else {
      self = .malformed(text)
      return
    }
    self = .token(String(Substring(inner)))
  }

  /// Reads `#/a/b`, a JSON pointer into the same file.
  init(pointer text: String) {
    guard text.utf8.starts(with: "#/".utf8) else {
      self = .malformed(text)
      return
    }
    var names: [String] = []
    for part in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = Self.unescaped(part), !name.isEmpty else {
        self = .malformed(text)
        return
      }
      names.append(name)
    }
    guard let valueIndex = names.firstIndex(of: "$value") else {
      self = .token(names.joined(separator: "."))
      return
    }
    let path = names[..<valueIndex].joined(separator: ".")
    let rest = Array(names[(valueIndex + 1)...])
    self = rest.isEmpty ? .token(path) : .property(token: path, names: rest)
  }

  /// `~1` is a slash and `~0` a tilde; a tilde alone is nothing.
  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in part {
      if isEscape {
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        bytes.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        isEscape = false
      } else if byte == UInt8(ascii: "~") {
        isEscape = true
      } else {
        bytes.append(byte)
      }
    }
    return isEscape ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
