public import Diagnostics

extension Diagnostic.Code {
  /// A comment in a JSON file.
  public static let jsonComment: Self = "json-comment"
  /// A control character inside a text, which needs an escape.
  public static let jsonControlCharacter: Self = "json-control-character"
  /// A key that stands twice in one object.
  public static let jsonDuplicateKey: Self = "json-duplicate-key"
  /// A file without a value in it.
  public static let jsonEmpty: Self = "json-empty"
  /// A file in UTF-16 or UTF-32.
  public static let jsonEncoding: Self = "json-encoding"
  /// A backslash that starts no escape.
  public static let jsonEscape: Self = "json-escape"
  /// Bytes that are no UTF-8.
  public static let jsonInvalidUTF8: Self = "json-invalid-utf8"
  /// Half of a surrogate pair.
  public static let jsonLoneSurrogate: Self = "json-lone-surrogate"
  /// Two values with no comma between them.
  public static let jsonMissingComma: Self = "json-missing-comma"
  /// Arrays and objects in one another beyond the limit.
  public static let jsonNesting: Self = "json-nesting"
  /// A number that is not spelled as JSON has it.
  public static let jsonNumber: Self = "json-number"
  /// A text in single quotes.
  public static let jsonSingleQuotes: Self = "json-single-quotes"
  /// A file with more bytes than the limit.
  public static let jsonTooLarge: Self = "json-too-large"
  /// More faults in one file than are told.
  public static let jsonTooManyFaults: Self = "json-too-many-faults"
  /// A comma before a closing bracket.
  public static let jsonTrailingComma: Self = "json-trailing-comma"
  /// Something behind the end of the value.
  public static let jsonTrailingContent: Self = "json-trailing-content"
  /// A text or comment without an end.
  public static let jsonUnclosed: Self = "json-unclosed"
  /// A character that cannot stand in its place.
  public static let jsonUnexpectedCharacter: Self = "json-unexpected-character"
  /// The end of the file inside an array or object.
  public static let jsonUnexpectedEnd: Self = "json-unexpected-end"
  /// A word that is none of `true`, `false` and `null`.
  public static let jsonUnknownWord: Self = "json-unknown-word"
  /// A key without quotation marks.
  public static let jsonUnquotedKey: Self = "json-unquoted-key"

  /// The codes of this module.
  public static let allJSONSourceCodes: [Diagnostic.Code] = [
    .jsonComment, .jsonControlCharacter, .jsonDuplicateKey, .jsonEmpty, .jsonEncoding, .jsonEscape, .jsonInvalidUTF8,
    .jsonLoneSurrogate, .jsonMissingComma, .jsonNesting, .jsonNumber, .jsonSingleQuotes, .jsonTooLarge,
    .jsonTooManyFaults,
    .jsonTrailingComma, .jsonTrailingContent, .jsonUnclosed, .jsonUnexpectedCharacter, .jsonUnexpectedEnd,
    .jsonUnknownWord, .jsonUnquotedKey,
  ]
}
