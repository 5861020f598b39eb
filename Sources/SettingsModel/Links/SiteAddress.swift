/// What a relative address on a page leads to, as far as it can be known: a page of the same site, or one of its assets.
///
/// ```swift
/// SiteAddress("../about.html#version", on: "account/mail")  // .page("about", anchor: "version")
/// SiteAddress("assets/manual.pdf", on: "index")             // .asset("assets/manual.pdf")
/// ```
enum SiteAddress: Hashable {
  /// A page by its slug, and a key on it.
  case page(String, anchor: String?)
  /// An asset by its path in the site.
  case asset(String)
  /// A path that begins like an asset's, but not where the assets are.
  case misplacedAsset(String)

  /// Follows an address; `nil` when it leads out of the site, or to what somebody else may put there.
  init?(_ url: String, on slug: String) {
    let bytes = Array(url.utf8)
    let pathEnd = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    let path = bytes[..<pathEnd]
    guard path.first != UInt8(ascii: "/"), !path.contains(UInt8(ascii: ":")) else { return nil }
    let anchor = bytes[pathEnd...].firstIndex(of: UInt8(ascii: "#")).map { Self.decoded(bytes[($0 + 1)...]) }
    guard !path.isEmpty else {
      // A query alone asks for the page again.
      guard pathEnd < bytes.count, bytes[pathEnd] == UInt8(ascii: "#") else { return nil }
      self = .page(slug, anchor: Self.judged(anchor))
      return
    }
    guard let parts = Self.parts(of: path, on: slug), let last = parts.last else { return nil }
    let target = parts.joined(separator: "/")
    if parts.first == "assets", parts.count > 1, last != "" {
      self = .asset(target)
    } else if path.starts(with: "assets/".utf8), parts.first != "assets" {
      self = .misplacedAsset(Self.decoded(path))
    } else if last.utf8.count > 5, last.hasSuffix(".html") {
      self = .page(String(target.dropLast(5)), anchor: Self.judged(anchor))
    } else {
      return nil
    }
  }

  /// The parts of a path from the top of the site; `nil` when it leads above.
  private static func parts(of path: ArraySlice<UInt8>, on slug: String) -> [String]? {
    var parts = slug.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(decoding: $0, as: UTF8.self) }
    for part in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(decoded) {
      switch part {
      case ".": break
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts
  }

  /// An anchor that is a key; others mean the top of a page, or what only the finished page has.
  private static func judged(_ anchor: String?) -> String? {
    guard let anchor, !anchor.isEmpty, anchor.lowercased() != "top", !anchor.utf8.contains(UInt8(ascii: ":")) else {
      return nil
    }
    return anchor
  }

  /// Text without percent-encoding.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let digits = bytes[index...].dropFirst().prefix(2)
      if bytes[index] == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        text.append(byte)
        index += 3
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
