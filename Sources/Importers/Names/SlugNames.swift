import SettingsModel

/// Gives out the slugs of a site, each once whatever the case of its letters.
struct SlugNames {
  private var used: Set<String> = []

  /// Gives out a slug made of a path without its ending.
  mutating func take(_ path: String) -> String {
    let parts = path.split(separator: "/").map { PlainName.folded($0) ?? "page" }
    let base = parts.isEmpty ? "page" : parts.joined(separator: "/")
    var slug = base
    var number = 2
    // Strings compare by canonical equivalence, so that NFC and NFD are one name here as on some disks.
    while !used.insert(PlainName.spelling(slug)).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    return slug
  }
}
