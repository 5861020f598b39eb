/// Writes the address of a letter: `mailto:` with recipients, copies, subject and text.
struct MailLink {
  var recipients: [String] = []
  var copies: [String] = []
  var blindCopies: [String] = []
  var subject = ""
  var body = ""

  /// The address as RFC 6068 has it.
  var url: String {
    var fields: [String] = []
    if !copies.isEmpty { fields.append("cc=" + list(copies)) }
    if !blindCopies.isEmpty { fields.append("bcc=" + list(blindCopies)) }
    if !subject.isEmpty { fields.append("subject=" + encoded(subject)) }
    if !body.isEmpty { fields.append("body=" + encoded(body)) }
    return "mailto:" + list(recipients) + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
  }

  private func list(_ addresses: [String]) -> String {
    addresses.map { encoded($0, keeps: "@") }.joined(separator: ",")
  }

  /// Line breaks are CR LF in letters.
  private func encoded(_ text: String, keeps kept: StaticString = "") -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      case UInt8(ascii: "@") where kept.utf8CodeUnitCount > 0:
        bytes.append(byte)
      case UInt8(ascii: "\n"):
        bytes += "%0D%0A".utf8
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += (byte < 0x10 ? "%0" : "%").utf8
        bytes += digits.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
