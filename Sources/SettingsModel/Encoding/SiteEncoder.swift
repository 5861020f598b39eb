import JSONSource

/// Writes a ``Site`` as `site.json`, without its pages: what ``SiteDecoder`` reads.
///
/// Fields that have their default are left out; the same site gives the same bytes.
public struct SiteEncoder: Sendable {
  /// Creates an encoder.
  public init() {}

  /// The text of `site.json`, in UTF-8, ending with a line break.
  public func encode(_ site: Site) -> [UInt8] {
    var writer = JSONWriter()
    encode(site, into: &writer)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  func encode(_ site: Site, into writer: inout JSONWriter) {
    let plain = Site(title: site.title)
    writer.object { object in
      object.member("title", site.title)
      if site.language != plain.language { object.member("language", site.language) }
      if site.theme != plain.theme { object.member("theme", site.theme) }
      encodeNames(site.flags, as: "flags", into: &object) { $0.boolean($1) }
      if let navigation = site.navigation { object.member("navigation", navigation) }
      site.header?.encode("header", as: .header, into: &object)
      site.footer?.encode("footer", as: .footer, into: &object)
      if site.storage != plain.storage { object.member("storage") { site.storage.encode(into: &$0) } }
      if !site.urlSchemes.isEmpty { object.member("urlSchemes", site.urlSchemes) }
      if !site.scripts.isEmpty { object.member("scripts", site.scripts) }
      encodeNames(site.strings, as: "strings", into: &object) { $0.string($1) }
      if site.hasContracts != plain.hasContracts { object.member("contracts", site.hasContracts) }
    }
  }

  private func encodeNames<Value>(
    _ values: [String: Value],
    as field: String,
    into writer: inout JSONWriter,
    _ encode: (inout JSONWriter, Value) -> Void
  ) {
    guard !values.isEmpty else { return }
    writer.member(field) { writer in
      writer.object { object in
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { object.member(name) { encode(&$0, value) } }
      }
    }
  }
}

extension Storage {
  func encode(into writer: inout JSONWriter) {
    writer.object { object in
      object.member("kind", kind.rawValue)
      object.member("url", ifPresent: url)
      object.member("namespace", ifPresent: namespace)
    }
  }
}
