import Diagnostics

/// Goes through one stylesheet byte by byte: strips it, rewrites its addresses and finds what is left open.
struct StylesheetScanner {
  let file: SourceFile
  let assets: [String: String]
  var diagnostics = DiagnosticCollector(limit: DiagnosticCollector.faultLimit)
  private(set) var output: [UInt8] = []
  /// The custom properties that are named other than in `var()`, and so set.
  private(set) var setProperties: Set<String> = []
  /// The custom properties that are named in `var()`.
  private(set) var usedProperties: Set<String> = []
  /// The offsets of the first `var()` of each custom property that has no second value to fall back to.
  private(set) var neededProperties: [String: Int] = [:]

  private let input: [UInt8]
  private var index: Int
  /// What stood between the last byte written and the next one.
  private var gap = Gap.none
  /// The offsets of what is open, innermost last.
  private var open: [Int] = []

  private enum Gap { case none, comment, space }

  init(file: SourceFile, assets: [String: String]) {
    self.file = file
    self.assets = assets
    input = file.bytes
    index = file.byteOrderMarkLength
    output.reserveCapacity(file.bytes.count)
  }

  mutating func scan() {
    if file.apparentEncoding != .utf8 || file.firstInvalidUTF8 != nil {
      report(
        .styleEncoding,
        "the stylesheet is not well-formed UTF-8",
        at: file.apparentEncoding == .utf8 ? file.firstInvalidUTF8 ?? 0 : 0,
        fix: "Save the file as UTF-8."
      )
      return
    }
    while index < input.count {
      let byte = input[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
        gap = .space
        index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        writeGap(before: byte)
        copyString()
      case UInt8(ascii: "\\"):
        writeGap(before: byte)
        copyEscape()
      case UInt8(ascii: "@"):
        writeGap(before: byte)
        copyAtKeyword()
      case _ where Self.isName(byte):
        writeGap(before: byte)
        copyName()
      default:
        copyPunctuation(byte)
      }
    }
    for offset in open {
      let bracket = String(decoding: [input[offset]], as: UTF8.self)
      report(.styleUnclosed, "\"\(bracket)\" is never closed", at: offset)
    }
    if open.isEmpty, let last = output.last, last != UInt8(ascii: "}"), last != UInt8(ascii: ";") {
      report(
        .styleUnclosed,
        "the stylesheet ends inside a rule, and would take in the next one",
        at: input.count,
        fix: "End it with \";\" or a block."
      )
    }
  }

  mutating func report(_ code: Diagnostic.Code, _ message: String, at offset: Int, fix: String? = nil) {
    // A place takes as long to find as the file has lines.
    guard !diagnostics.isFullOfErrors else { return diagnostics.skipError() }
    diagnostics.error(code, message, at: file.location(at: offset), fix: fix)
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < input.count ? input[index + distance] : nil
  }

  static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || (byte >= 0x30 && byte <= 0x39)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  // MARK: Space

  /// Whether a byte needs no space behind it.
  private static func separatesAfter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "["): true
    default: separates(byte)
    }
  }

  /// Whether a byte needs no space before it.
  private static func separatesBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "!"): true
    default: separates(byte)
    }
  }

  private static func separates(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Writes the space that is needed between the last byte written and the next one.
  private mutating func writeGap(before next: UInt8) {
    defer { gap = .none }
    guard gap != .none, let last = output.last else { return }
    if last == UInt8(ascii: ":"), next == UInt8(ascii: ";") || next == UInt8(ascii: "}") {
      // An empty custom property keeps its space: older browsers want one.
      output.append(0x20)
      return
    }
    if Self.separatesAfter(last) || Self.separatesBefore(next) { return }
    // A comment that stood alone separates two tokens and is no space, which selectors tell apart.
    if gap == .comment { output += "/**/".utf8 } else { output.append(0x20) }
  }

  private mutating func skipComment() {
    let start = index
    index += 2
    while index < input.count {
      if input[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        if gap == .none { gap = .comment }
        return
      }
      index += 1
    }
    report(.styleUnclosed, "the comment is never closed", at: start, fix: "End it with \"*/\".")
  }

  // MARK: Tokens

  private mutating func copyPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      open.append(index)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard let last = open.last, Self.closing(input[last]) == byte else {
        let bracket = String(decoding: [byte], as: UTF8.self)
        report(.styleUnclosed, "\"\(bracket)\" closes nothing", at: index)
        index += 1
        return
      }
      open.removeLast()
    default:
      break
    }
    writeGap(before: byte)
    let isEscaped = output.dropLast().last == UInt8(ascii: "\\")
    if byte == UInt8(ascii: "}"), output.last == UInt8(ascii: ";"), !isEscaped { output.removeLast() }
    output.append(byte)
    index += 1
  }

  private static func closing(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: UInt8(ascii: "]")
    }
  }

  private mutating func copyString() {
    guard let end = stringEnd() else { return }
    for position in index..<end {
      // An escaped slash is the same text and cannot end a `<style>` element that the sheet is put into.
      let isEndTag = input[position] == UInt8(ascii: "/") && input[position - 1] == UInt8(ascii: "<")
      if isEndTag { output.append(UInt8(ascii: "\\")) }
      output.append(input[position])
    }
    index = end
  }

  /// The offset behind the string that begins here; `nil`, and an error, when a line ends first.
  private mutating func stringEnd() -> Int? {
    let quote = input[index]
    var position = index + 1
    while position < input.count {
      let byte = input[position]
      if byte == quote { return position + 1 }
      if byte == 0x0A || byte == 0x0D || byte == 0x0C { break }
      // A backslash before a line break, CR LF too, carries the string on.
      let isPair =
        byte == UInt8(ascii: "\\") && position + 2 < input.count && input[position + 1] == 0x0D
        && input[position + 2] == 0x0A
      position += byte == UInt8(ascii: "\\") ? (isPair ? 3 : 2) : 1
    }
    report(.styleUnclosed, "the string is not closed on its line", at: index)
    index = min(position, input.count)
    return nil
  }

  /// Copies a backslash and what it escapes; the space that ends a hexadecimal escape belongs to it.
  private mutating func copyEscape() {
    output.append(input[index])
    index += 1
    let isDigit = { (byte: UInt8) in
      (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
    }
    var count = 0
    while index < input.count, count < 6, isDigit(input[index]) {
      output.append(input[index])
      index += 1
      count += 1
    }
    if count > 0 {
      guard index < input.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(input[index]) else { return }
      output.append(0x20)
      index += input[index] == 0x0D && peek(1) == 0x0A ? 2 : 1
    } else if index < input.count {
      output.append(input[index])
      index += 1
    }
  }

  private mutating func copyAtKeyword() {
    let start = index
    output.append(input[index])
    index += 1
    let nameStart = index
    while index < input.count, Self.isName(input[index]) { index += 1 }
    output += input[nameStart..<index]
    if String(decoding: input[nameStart..<index], as: UTF8.self).lowercased() == "import" {
      report(
        .styleImport,
        "\"@import\" does not work in a stylesheet that is joined with others",
        at: start,
        fix: "Put the file into \"styles\": all files there are joined in the order of their names."
      )
    }
  }

  private mutating func copyName() {
    let start = index
    while index < input.count, Self.isName(input[index]) { index += 1 }
    let isAddress =
      peek(0) == UInt8(ascii: "(")
      && String(decoding: input[start..<index], as: UTF8.self).lowercased() == "url"
    guard isAddress else {
      if input[start] == UInt8(ascii: "-"), index - start > 2, input[start + 1] == UInt8(ascii: "-") {
        note(start..<index)
      }
      output += input[start..<index]
      return
    }
    copyAddress()
  }

  /// Notes a custom property as set or as needed.
  private mutating func note(_ range: Range<Int>) {
    let name = String(decoding: input[range], as: UTF8.self)
    let count = output.count
    let isNeeded =
      count >= 4 && output[count - 1] == UInt8(ascii: "(") && output[count - 2] | 0x20 == UInt8(ascii: "r")
      && output[count - 3] | 0x20 == UInt8(ascii: "a") && output[count - 4] | 0x20 == UInt8(ascii: "v")
    guard isNeeded else {
      setProperties.insert(name)
      return
    }
    let next = input[range.upperBound...].first { ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    usedProperties.insert(name)
    if next == UInt8(ascii: ")"), neededProperties[name] == nil { neededProperties[name] = range.lowerBound }
  }

  // MARK: Addresses

  /// Copies `url(…)`, which begins here at its parenthesis, with the address that the asset has in the output.
  private mutating func copyAddress() {
    let start = index
    index += 1
    skipSpace()
    let addressStart = index
    let address: [UInt8]
    if let quote = peek(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = stringEnd() else { return }
      address = Self.unescaped(input[(index + 1)..<(end - 1)])
      index = end
    } else {
      while index < input.count, input[index] != UInt8(ascii: ")"), ![0x20, 0x0A, 0x0D].contains(input[index]) {
        index += input[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index, input.count)
      address = Self.unescaped(input[addressStart..<index])
    }
    skipSpace()
    guard peek(0) == UInt8(ascii: ")") else {
      report(.styleUnclosed, "\"url(\" is never closed", at: start, fix: "Put addresses with spaces in quotes.")
      return
    }
    index += 1
    output += "url(".utf8
    output += resolved(String(decoding: address, as: UTF8.self), at: addressStart)
    output.append(UInt8(ascii: ")"))
  }

  private mutating func skipSpace() {
    while let byte = peek(0), [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { index += 1 }
  }

  /// The text without backslashes; escapes by number are not expected in addresses and stay as they are.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.filter { $0 != UInt8(ascii: "\\") }
  }

  /// The address of an asset from the stylesheet's place in the output.
  private mutating func resolved(_ address: String, at offset: Int) -> [UInt8] {
    if address.utf8.first == UInt8(ascii: "#") { return Self.written(address) }
    if address.hasPrefix("//") || Self.hasScheme(address) {
      let isData = address.lowercased().hasPrefix("data:")
      report(
        .styleExternalURL,
        isData
          ? "\"data:\" addresses are blocked by a strict content security policy"
          : "\"\(address)\" leads out of the site, which works from a folder and under a strict policy",
        at: offset,
        fix: "Put the file into \"assets\" and write url(\"../assets/NAME\")."
      )
      return []
    }
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let suffix = address.utf8[path.endIndex...]
    let name = String(Substring(path))
    if name.utf8.first == UInt8(ascii: "/") {
      report(
        .styleRootURL,
        "\"\(address)\" works only where the site lies at the top of its server",
        at: offset,
        fix: "Put the file into \"assets\" and write url(\"../assets/\(FilePath.name(of: name))\")."
      )
      return []
    }
    let prefix = "assets/"
    if let below = FilePath.normalized("styles/" + name), below.hasPrefix(prefix),
      let written = assets[String(below.dropFirst(prefix.utf8.count))]
    {
      // The stylesheet is written into "assets" too.
      return Self.written(String(written.dropFirst(prefix.utf8.count)) + String(Substring(suffix)))
    }
    let nearest = assets[name] == nil ? assets.keys.sorted(by: FilePath.precedes).nearest(to: lastParts(name)) : name
    report(
      .styleMissingAsset,
      "\"\(address)\" is no file of the theme's \"assets\"",
      at: offset,
      fix: nearest.map { "Did you mean url(\"../assets/\($0)\")?" }
        ?? "Addresses count from the stylesheet: url(\"../assets/NAME\")."
    )
    return []
  }

  /// The part of an address that could be a path below `assets`.
  private func lastParts(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." && $0 != "assets" }
    return parts.joined(separator: "/")
  }

  private static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address.utf8[..<colon]
    return !scheme.isEmpty
      && scheme.allSatisfy { isName($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".") }
  }

  /// The address as it may stand in `url()` without quotes: what is not plain is percent-encoded.
  private static func written(_ address: String) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    let plain = Array("._~/?#%=&+:@!$,;-".utf8)
    return address.utf8.flatMap { byte -> [UInt8] in
      let isPlain = (isName(byte) && byte < 0x80) || plain.contains(byte)
      return isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
