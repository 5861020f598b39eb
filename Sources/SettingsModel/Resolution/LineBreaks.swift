extension String {
  /// Makes every line break of the kinds CR LF and CR an LF.
  mutating func unifyLineBreaks() {
    let isCarriageReturn = { (byte: UInt8) in byte == UInt8(ascii: "\r") }
    guard utf8.contains(where: isCarriageReturn) else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isAfterReturn = false
    for byte in utf8 {
      if isCarriageReturn(byte) {
        bytes.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || !isAfterReturn {
        bytes.append(byte)
      }
      isAfterReturn = isCarriageReturn(byte)
    }
    self = String(decoding: bytes, as: UTF8.self)
  }
}

extension HeaderFooter {
  /// Makes every line break of a hint or paragraph an LF.
  mutating func unifyLineBreaks() {
    switch content {
    case .title(let title, var subtitle?):
      subtitle.unifyLineBreaks()
      content = .title(title, subtitle: subtitle)
    case .text(var text):
      text.unifyLineBreaks()
      content = .text(text)
    case .title, .custom:
      break
    }
  }
}
