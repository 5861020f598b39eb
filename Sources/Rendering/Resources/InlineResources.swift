import Markup
import Themes

/// What a page needs besides its markup, made to stand in the page itself: for devices and web views that take one file.
///
/// A Content-Security-Policy in the page names the digests of its style and script and allows nothing else.
struct InlineResources: Sendable {
  private let style: [UInt8]
  private let hasImages: Bool

  /// Takes a stylesheet and the files it shows, which become `data:` addresses in it.
  init(stylesheet: ThemeAsset, assets: [ThemeAsset]) {
    var style = stylesheet.bytes
    for asset in assets {
      // The name holds a hash, so it stands in the stylesheet for nothing else.
      let name = Array(asset.path.dropFirst("assets/".count).utf8)
      let address = "data:\(Self.mediaType(of: asset.path));base64,\(Base64Encoding.text(of: asset.bytes))"
      style = Self.replace(name, with: Array(address.utf8), in: style)
    }
    self.style = Self.replace(Array("</".utf8), with: Array("<\\/".utf8), in: style)
    hasImages = !assets.isEmpty
  }

  /// The elements of a page's head.
  ///
  /// - Parameters:
  ///   - script: The page's script, if it has a use for one.
  ///   - ownScripts: Scripts of the author's own, which run when the page has been read.
  ///   - connection: The address that the script sends to, if it sends.
  func html(script: [UInt8]?, ownScripts: [[UInt8]] = [], connection: String?) -> HTML {
    // What a file of its own would wait for with `defer`.
    let deferred = ownScripts.map {
      Array("addEventListener(\"DOMContentLoaded\",()=>{\n".utf8) + $0 + Array("\n});\n".utf8)
    }
    // Neither a comment's start nor an end tag may stand in a script; both are the same to it with a backslash.
    let scripts = ([script].compactMap(\.self) + deferred).map {
      Self.replace(
        Array("<!--".utf8),
        with: Array("<\\!--".utf8),
        in: Self.replace(Array("</".utf8), with: Array("<\\/".utf8), in: $0)
      )
    }
    var writer = HTMLWriter()
    writer.start("meta")
    writer.attribute("http-equiv", "Content-Security-Policy")
    writer.attribute("content", policy(scripts: scripts, connection: connection))
    writer.end()
    writer.start("style")
    writer.end()
    writer.markup(HTML(trusted: style))
    writer.close("style")
    for script in scripts {
      writer.start("script")
      writer.end()
      writer.markup(HTML(trusted: script))
      writer.close("script")
    }
    return writer.html
  }

  private func policy(scripts: [[UInt8]], connection: String?) -> String {
    var directives = ["default-src 'none'", "base-uri 'none'", "style-src \(Self.source(of: style))"]
    if !scripts.isEmpty {
      directives.append("script-src \(scripts.map(Self.source(of:)).joined(separator: " "))")
    }
    if let connection { directives.append("connect-src \(Self.origin(of: connection))") }
    if hasImages { directives += ["img-src data:", "font-src data:"] }
    return directives.joined(separator: "; ")
  }

  private static func source(of bytes: [UInt8]) -> String {
    "'sha256-\(Base64Encoding.text(of: SHA256.digest(of: bytes)))'"
  }

  /// The scheme and host of an address; the page's own for a relative one.
  private static func origin(of address: String) -> String {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else { return "'self'" }
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    guard parts.count > 1 else { return "'self'" }
    return "\(parts[0])//\(parts[1].prefix { $0 != "?" && $0 != "#" })"
  }

  private static func mediaType(of path: String) -> String {
    let types = [
      "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
      "webp": "image/webp", "avif": "image/avif", "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf",
    ]
    let suffix = path.split(separator: ".").last.map(String.init) ?? ""
    return types[suffix.lowercased()] ?? "application/octet-stream"
  }

  private static func replace(_ pattern: [UInt8], with replacement: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    guard let first = pattern.first else { return bytes }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: pattern) {
        output += replacement
        index += pattern.count
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }
}
