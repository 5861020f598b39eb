/// How a form is written down.
public enum FormEncoding: String, Hashable, Sendable, CaseIterable {
  /// `application/x-www-form-urlencoded`, as browsers send forms.
  case form
  /// A JSON object, as the page's script sends them.
  case json

  /// What bytes look like: a browser writes no bracket as it is.
  public init(detecting bytes: [UInt8]) {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .form
  }
}

extension FormDecoder {
  /// Decodes a form that is written down in one way or the other.
  public func decode(_ bytes: [UInt8], as encoding: FormEncoding) throws(FormProblems) -> DecodedForm {
    switch encoding {
    case .form: try decode(urlencoded: bytes)
    case .json: try decode(json: bytes)
    }
  }
}
