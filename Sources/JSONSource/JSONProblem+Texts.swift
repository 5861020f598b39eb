import Diagnostics

// What each problem says, and what to do about it.
extension JSONProblem {
  static func empty(at offset: Int) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonEmpty,
      message: "the file is empty",
      fix: "Write its fields into it, between { and }, or remove the file."
    )
  }

  static func encoding(_ name: String) -> JSONProblem {
    JSONProblem(
      offset: 0,
      code: .jsonEncoding,
      message: "the file is encoded in \(name)",
      fix: "Save it as UTF-8."
    )
  }

  static func invalidUTF8(at offset: Int, _ byte: UInt8) -> JSONProblem {
    let digits = String(byte, radix: 16, uppercase: true)
    return JSONProblem(
      offset: offset,
      code: .jsonInvalidUTF8,
      message: "the byte 0x\(digits.count == 1 ? "0" : "")\(digits) is not valid in UTF-8 here",
      fix: "Save the file as UTF-8."
    )
  }

  static func comment(at offset: Int) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonComment,
      message: "comments are no part of JSON",
      fix: "Remove the comment."
    )
  }

  static func unclosedComment(at offset: Int) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonUnclosed,
      message: "this comment has no end, and comments are no part of JSON",
      fix: "Remove the comment."
    )
  }

  static func unclosedString(at offset: Int) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonUnclosed,
      message: "this text has no closing quotation mark on its line",
      fix: "Close it with a quotation mark; a line break inside a text is written \\n."
    )
  }

  static func controlCharacter(at offset: Int, _ byte: UInt8) -> JSONProblem {
    let name = Unicode.Scalar(byte).codePoint
    let escape =
      switch byte {
      case 0x08: "\\b"
      case 0x09: "\\t"
      case 0x0C: "\\f"
      default: "\\u" + name.dropFirst(2)
      }
    return JSONProblem(
      offset: offset,
      code: .jsonControlCharacter,
      message: "the control character \(name) cannot stand in a text as it is",
      fix: "Write \(escape) or remove it."
    )
  }

  static func unknownEscape(at offset: Int, _ character: String) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonEscape,
      message: "unknown escape \"\\\(character)\"",
      fix: "Write \\\\ for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits."
    )
  }

  static func incompleteEscape(at offset: Int, spelling: String) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonEscape,
      message: "incomplete escape \"\(spelling)\"",
      fix: "Write four hexadecimal digits after \\u."
    )
  }

  static func loneSurrogate(at offset: Int, spelling: String) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonLoneSurrogate,
      message: "\"\(spelling)\" is half of a surrogate pair",
      fix: "Write both halves, or the character itself."
    )
  }

  static func invalidNumber(at offset: Int, _ spelling: String) -> JSONProblem {
    let digits = spelling.utf8.first == UInt8(ascii: "-") ? spelling.utf8.dropFirst() : spelling.utf8[...]
    let isPlain = digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
    let fix =
      switch (digits.first, digits.last) {
      case (UInt8(ascii: "+"), _): "Remove the plus sign."
      case (UInt8(ascii: "."), _) where isPlain: "Write a digit before the point."
      case (_, UInt8(ascii: ".")) where isPlain: "Write a digit after the point."
      case (UInt8(ascii: "0"), _) where isPlain && digits.count { $0 == UInt8(ascii: ".") } < 2:
        "Remove the leading zeros, or put it in quotation marks if it is a text."
      default: "Write it in decimal digits, or put it in quotation marks if it is a text."
      }
    return JSONProblem(
      offset: offset,
      code: .jsonNumber,
      message: "\"\(spelling)\" is not spelled as a number",
      fix: fix
    )
  }

  static func unknownWord(at offset: Int, _ word: String) -> JSONProblem {
    let fix =
      switch word {
      case "undefined", "None", "nil", "Nil", "NULL", "Null": "Did you mean null?"
      case "yes", "Yes", "YES", "on", "On", "ON": "Did you mean true?"
      case "no", "No", "NO", "off", "Off", "OFF": "Did you mean false?"
      case "NaN", "Infinity": "Write a number; JSON has none for this."
      default:
        ["true", "false", "null"].nearest(to: word).map { "Did you mean \($0)?" }
          ?? "Put it in quotation marks if it is a text."
      }
    return JSONProblem(offset: offset, code: .jsonUnknownWord, message: "unknown word \"\(word)\"", fix: fix)
  }

  static func trailingComma(at offset: Int, before closing: String) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonTrailingComma,
      message: "nothing follows this comma but \"\(closing)\"",
      fix: "Remove the comma."
    )
  }

  static func missingComma(at offset: Int) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonMissingComma,
      message: "a comma is missing here",
      fix: "Write a comma between this value and the next."
    )
  }

  static func tooDeep(at offset: Int) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonNesting,
      message: "arrays and objects stand more than \(JSONDocument.maximumDepth) deep in one another",
      fix: "Flatten them."
    )
  }

  static func trailingContent(at offset: Int, found: String) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonTrailingContent,
      message: "expected the end of the file, found \(found)",
      fix: "Remove what follows the value, or put several values into an array."
    )
  }

  static func singleQuotes(at offset: Int) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonSingleQuotes,
      message: "single quotes enclose no text in JSON",
      fix: "Write double quotes."
    )
  }

  static func unquotedKey(at offset: Int, _ name: String) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonUnquotedKey,
      message: "the key \"\(name)\" is not in quotation marks",
      fix: "Put it and every other key in double quotes."
    )
  }

  static func tooMany(at offset: Int, isSyntaxError: Bool) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonTooManyFaults,
      message: "there are more faults here than the \(DiagnosticCollector.faultLimit) that are told",
      fix: "Mend those first.",
      isSyntaxError: isSyntaxError
    )
  }

  static func duplicateKey(at offset: Int, first: Int, name: String) -> JSONProblem {
    JSONProblem(
      offset: offset,
      code: .jsonDuplicateKey,
      message: "the key \"\(name)\" stands twice in this object",
      note: ("it stands here first", first),
      fix: "Remove or rename one of the two.",
      isSyntaxError: false
    )
  }
}
