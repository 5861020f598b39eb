import Diagnostics

/// Writes tokens as CSS custom properties: `color.page` becomes `--color-page`.
struct CustomProperties {
  /// A custom property, and the path of the token that it comes from.
  private typealias Property = (path: String, name: String, value: String)

  private let tokens: ThemeTokens

  /// The properties of each scheme in the order of its tokens, written once for all who ask.
  private let properties: CaseTable<TokenScheme, [Property]>

  init(_ tokens: ThemeTokens) {
    self.tokens = tokens
    properties = tokens.values.mapValues { values in
      values.flatMap { path, value in
        let name = Self.name(of: path)
        return value.declarations.map { (path, name + $0.ending, $0.value) }
      }
    }
  }

  /// The properties of the first scheme, which sets all of them.
  private var first: [Property] { properties[tokens.schemes.first ?? .light] ?? [] }

  /// The custom property of a token's path: names joined by hyphens, in lower case, `camelCase` taken apart, `$root`
  /// left out.
  static func name(of path: String) -> String {
    var result = Array("--".utf8)
    var isFirst = true
    for part in Array(path.utf8).split(separator: UInt8(ascii: ".")) where !part.elementsEqual("$root".utf8) {
      if !isFirst { result.append(UInt8(ascii: "-")) }
      isFirst = false
      appendKebab(part, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func appendKebab(_ name: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var index = name.startIndex
    while index < name.endIndex {
      let byte = name[index]
      let after = index + 1 < name.endIndex ? name[index + 1] : UInt8(ascii: "-")
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let before = index > name.startIndex ? name[index - 1] : UInt8(ascii: "-")
        let isInside = isUpper(before) && isLower(after)
        if isLower(before) || isDigit(before) || isInside { result.append(UInt8(ascii: "-")) }
        result.append(byte | 0x20)
      case 0xC2 where after <= 0xA0:
        // A control character or a space that does not break, in two bytes.
        result.append(UInt8(ascii: "-"))
        index += 1
      case _ where isLower(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80:
        result.append(byte)
      default:
        result.append(UInt8(ascii: "-"))
      }
      index += 1
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// The names of all properties that the rules set.
  var names: [String] { first.map(\.name) }

  /// The names, or their starts, of properties that are not set because their token has a fault.
  var failedNames: [String] { tokens.failedPaths.map(Self.name) }

  /// Reports tokens that become one custom property.
  func reportCollisions(into diagnostics: inout DiagnosticCollector) {
    var owners: [String: [String]] = [:]
    var order: [String] = []
    for property in first {
      if owners[property.name] == nil { order.append(property.name) }
      owners[property.name, default: []].append(property.path)
    }
    for name in order {
      guard let paths = owners[name], paths.count > 1, let place = tokens.places[paths[1]] else { continue }
      diagnostics.error(
        .tokenNameCollision,
        "\(paths.map { "\"\($0)\"" }.joined(separator: ", ")) all become the custom property \"\(name)\"",
        at: place.location,
        notes: paths.compactMap { path in
          path == paths[1] ? nil : tokens.places[path].map { Diagnostic.Note("\"\(path)\" is here", at: $0.location) }
        },
        fix: "Rename all but one of them."
      )
    }
  }

  /// The rules that set the properties, in as few bytes as can be.
  ///
  /// The first scheme sets all of them; the others, each in its media query, only what differs from what would hold.
  ///
  /// - Parameters:
  ///   - colorSchemes: The colour schemes that the theme says it has.
  ///   - isUsed: Whether a property is wanted, by its name.
  func css(colorSchemes: [ColorScheme], isUsed: (String) -> Bool = { _ in true }) -> [UInt8] {
    let base = properties(.light, or: .dark, where: isUsed)
    var result = Array(":root{color-scheme:\(colorSchemes.map(\.rawValue).joined(separator: " "))".utf8)
    for (name, value) in base.list { result += ";\(name):\(value)".utf8 }
    result += "}".utf8

    let hasBoth = tokens.schemes.contains(.light) && tokens.schemes.contains(.dark)
    let dark = hasBoth ? properties(.dark, where: isUsed) : base
    let contrast = properties(.lightMoreContrast, or: .darkMoreContrast, where: isUsed)
    let both = hasBoth ? properties(.darkMoreContrast, where: isUsed) : contrast
    let (isDark, isMore) = ("(prefers-color-scheme:dark)", "(prefers-contrast:more)")
    result += rule(isDark, dark) { base[$0] }
    result += rule(isMore, contrast) { base[$0] }
    result += rule("\(isDark) and \(isMore)", both) { name in
      // The rule for more contrast stands last of the two that also hold here.
      contrast[name] != base[name] ? contrast[name] : dark[name]
    }
    return result
  }

  private func rule(_ query: String, _ properties: Properties, before: (String) -> String?) -> [UInt8] {
    let changed = properties.list.filter { before($0.name) != $0.value }
    guard !changed.isEmpty else { return [] }
    let body = changed.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    return Array("@media \(query){:root{\(body)}}".utf8)
  }

  /// The properties of a scheme by name and in order.
  private struct Properties {
    var list: [(name: String, value: String)] = []
    var byName: [String: String] = [:]

    subscript(name: String) -> String? { byName[name] }
  }

  private func properties(
    _ scheme: TokenScheme,
    or other: TokenScheme? = nil,
    where isUsed: (String) -> Bool
  ) -> Properties {
    var result = Properties()
    for (_, name, value) in properties[scheme] ?? other.flatMap({ properties[$0] }) ?? [] where isUsed(name) {
      result.list.append((name, value))
      result.byName[name] = value
    }
    return result
  }
}
