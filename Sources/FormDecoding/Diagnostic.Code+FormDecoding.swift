public import Diagnostics

// Faults that pages can have too keep their codes: wrong types, numbers, dates, limits, line breaks.
extension Diagnostic.Code {
  /// A name that is none of the page's keys.
  public static let unknownKey: Self = "unknown-key"
  /// A setting that was not submitted, or is required and empty.
  public static let missingValue: Self = "missing-value"
  /// A value that none of the options has.
  public static let notAnOption: Self = "not-an-option"
  /// More values than a setting can have.
  public static let tooManyValues: Self = "too-many-values"
  /// A text that is not what the setting's pattern asks for.
  public static let patternMismatch: Self = "pattern-mismatch"
  /// A text that is no e-mail address.
  public static let invalidEmail: Self = "invalid-email"
  /// A text that is no absolute URL.
  public static let invalidURL: Self = "invalid-url"
  /// A `%` that starts no escape.
  public static let formPercentSign: Self = "form-percent-sign"
  /// Bytes that are no UTF-8.
  public static let formInvalidUTF8: Self = "form-invalid-utf8"
  /// A form with more bytes or values than are read.
  public static let formTooLarge: Self = "form-too-large"

  /// The codes of this module.
  public static let allFormDecodingCodes: [Diagnostic.Code] = [
    .unknownKey, .missingValue, .notAnOption, .tooManyValues, .patternMismatch, .invalidEmail, .invalidURL,
    .formPercentSign, .formInvalidUTF8, .formTooLarge,
  ]
}
