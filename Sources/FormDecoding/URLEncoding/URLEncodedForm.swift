/// Names and values as a form sends them: `application/x-www-form-urlencoded`.
///
/// ```swift
/// URLEncodedForm(parsing: Array("wifi=off&wifi=on&name=Ada+L".utf8)).pairs.map(\.value)  // ["off", "on", "Ada L"]
/// URLEncodedForm([("name", "Ada L")]).text                                               // name=Ada+L
/// ```
///
/// Parsing follows the URL standard: nothing is refused, what is no escape stays as it is, and bytes that are no UTF-8
/// become U+FFFD. Each pair says whether that happened.
public struct URLEncodedForm: Hashable, Sendable {
  /// A name with a value.
  public struct Pair: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The value; empty where no `=` followed the name.
    public let value: String

    /// Where the pair starts in the bytes that were parsed.
    public let offset: Int

    /// What was wrong with its spelling; `nil` when nothing was.
    public let flaw: Flaw?
  }

  /// Something that no browser sends.
  public enum Flaw: Hashable, Sendable {
    /// A `%` without two digits of base 16 behind it.
    case percentSign
    /// Bytes that are no UTF-8.
    case invalidUTF8
  }

  /// The pairs in order.
  public private(set) var pairs: [Pair] = []

  /// Whether there were more pairs than were to be read.
  public private(set) var isTruncated = false
}

extension URLEncodedForm {
  /// Takes names and values.
  public init(_ pairs: [(name: String, value: String)]) {
    self.pairs = pairs.map { Pair(name: $0.name, value: $0.value, offset: 0, flaw: nil) }
  }

  /// Reads what a form sent.
  ///
  /// - Parameters:
  ///   - bytes: The body of a request, or the query of an address without its `?`.
  ///   - maximumPairs: How many pairs are read at most.
  public init(parsing bytes: [UInt8], maximumPairs: Int = .max) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
      if end > start {
        guard pairs.count < maximumPairs else {
          isTruncated = true
          return
        }
        pairs.append(Pair(parsing: bytes[start..<end]))
      }
      start = end + 1
    }
  }
}

extension URLEncodedForm.Pair {
  fileprivate init(parsing bytes: ArraySlice<UInt8>) {
    let equalsSign = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.endIndex
    var flaw: URLEncodedForm.Flaw?
    name = Self.decode(bytes[..<equalsSign], &flaw)
    value = Self.decode(bytes[equalsSign...].dropFirst(), &flaw)
    offset = bytes.startIndex
    self.flaw = flaw
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, _ flaw: inout URLEncodedForm.Flaw?) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "+"):
        decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        if index + 1 < bytes.endIndex, let high = bytes[index].hexDigit, let low = bytes[index + 1].hexDigit {
          decoded.append(high << 4 | low)
          index += 2
        } else {
          flaw = flaw ?? .percentSign
          decoded.append(byte)
        }
      default:
        decoded.append(byte)
      }
    }
    let text = String(decoding: decoded, as: UTF8.self)
    if flaw == nil, !text.utf8.elementsEqual(decoded) { flaw = .invalidUTF8 }
    return text
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
