import Diagnostics

extension Inspection {
  /// An address: relative, or of a scheme that is on the list.
  mutating func checkURL(_ url: String?, _ field: String, at place: @autoclosure () -> Place) {
    guard let url else { return }
    do {
      _ = try URLReference(url, schemes: schemes)
    } catch {
      report(error, field, at: place())
    }
  }

  private mutating func report(_ fault: URLReference.Fault, _ field: String, at place: Place) {
    switch fault {
    case .empty:
      error(.refusedURL, "\"\(field)\" is empty", at: place, fix: "Write an address, or leave the field out.")
    case .character(let scalar):
      let name = scalar.isASCII && (0x21..<0x7F) ~= scalar.value ? "\"\(scalar)\"" : scalar.codePoint
      error(
        .refusedURL,
        "\"\(field)\" has the character \(name), which no address has",
        at: place,
        fix: scalar.replacement
      )
    case .ambiguousColon:
      error(
        .refusedURL,
        "\"\(field)\" has a colon in its first part but no scheme",
        at: place,
        fix: "Begin with \"./\" if it is the name of a file."
      )
    case .refusedScheme(let scheme):
      error(
        .refusedURL,
        "\"\(field)\" has the scheme \"\(scheme)\", which is not allowed",
        at: place,
        fix: URLSchemes.never.contains(scheme)
          ? "Use \"https\" or a relative address."
          : place.wayOut(
            "Add it to \"urlSchemes\" in site.json if you trust it.",
            inCode: "Add it to the site's \"urlSchemes\" if you trust it."
          )
      )
    }
  }
}

extension Unicode.Scalar {
  /// What to write instead.
  fileprivate var replacement: String {
    if self == "\\" { return "Write \"/\"." }
    return value < 0x20 || value == 0x7F ? "Take it out." : "Write \"\(percentEncoded)\"."
  }

  /// The bytes of UTF-8 in percent-encoding: `%20`.
  private var percentEncoded: String {
    UTF8.encode(self).map { bytes in
      bytes.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16, uppercase: true) }.joined()
    } ?? ""
  }
}
