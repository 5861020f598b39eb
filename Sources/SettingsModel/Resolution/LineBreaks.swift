extension String {
  /// Makes every line break of the kinds CR LF and CR an LF.
  @inline(__always)
  mutating func unifyLineBreaks() {
    if PlainText.hasCarriageReturn(self) { self = withUnifiedLineBreaks }
  }

  @inline(never)
  private var withUnifiedLineBreaks: String {
    let isCarriageReturn = { (byte: UInt8) in byte == UInt8(ascii: "\r") }
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
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Optional<String> {
  /// Makes every line break of the kinds CR LF and CR an LF.
  @inline(__always)
  mutating func unifyLineBreaks() {
    guard let text = self, PlainText.hasCarriageReturn(text) else { return }
    self?.unifyLineBreaks()
  }
}

extension HeaderFooter {
  /// Makes every line break of a hint or paragraph an LF.
  mutating func unifyLineBreaks() {
    switch content {
    case .title(let title, var subtitle?) where PlainText.hasCarriageReturn(subtitle):
      subtitle.unifyLineBreaks()
      content = .title(title, subtitle: subtitle)
    case .text(var text) where PlainText.hasCarriageReturn(text):
      text.unifyLineBreaks()
      content = .text(text)
    case .title, .text, .custom:
      break
    }
  }
}
