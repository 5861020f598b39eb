extension URLEncodedForm {
  /// The pairs as the URL standard writes them.
  public var text: String {
    var bytes: [UInt8] = []
    for pair in pairs {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
      bytes.appendEncoded(pair.name)
      bytes.append(UInt8(ascii: "="))
      bytes.appendEncoded(pair.value)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same pairs as a form sends them: with CR LF for every line break.
  public var withLineBreaksOfForms: URLEncodedForm {
    URLEncodedForm(pairs.map { ($0.name.withLineBreaks("\r\n"), $0.value.withLineBreaks("\r\n")) })
  }
}

extension String {
  /// The text with every CR LF, CR and LF replaced.
  func withLineBreaks(_ lineBreak: StaticString) -> String {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard utf8.contains(where: { $0 == carriageReturn || $0 == lineFeed }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isAfterReturn = false
    for byte in utf8 {
      if byte == carriageReturn || byte == lineFeed && !isAfterReturn {
        lineBreak.withUTF8Buffer { bytes.append(contentsOf: $0) }
      } else if byte != lineFeed {
        bytes.append(byte)
      }
      isAfterReturn = byte == carriageReturn
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func appendEncoded(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        append(byte)
      case UInt8(ascii: " "):
        append(UInt8(ascii: "+"))
      default:
        append(UInt8(ascii: "%"))
        append(Self.hexDigits[Int(byte >> 4)])
        append(Self.hexDigits[Int(byte & 15)])
      }
    }
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
