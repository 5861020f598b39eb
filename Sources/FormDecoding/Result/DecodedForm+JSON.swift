import JSONSource

extension DecodedForm {
  /// The values as JSON, of the same form as the page's defaults: strings, and arrays of them for choices of several.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      for key in keys {
        if let texts = strings(key) { object.member(key, texts) } else { object.member(key, string(key) ?? "") }
      }
    }
    return writer.bytes + [0x0A]
  }
}
