import Diagnostics

/// Finds the tags of a template, following changes of the delimiters.
struct TagScanner {
  private let bytes: [UInt8]
  private let template: Int
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var tags: [Tag] = []

  private init(_ bytes: [UInt8], template: Int) {
    self.bytes = bytes
    self.template = template
  }

  /// The tags of a template in order; what is no tag is reported and left out.
  static func scan(_ template: Int, into problems: inout TemplateProblems) -> [Tag] {
    let file = problems.files[template]
    var scanner = TagScanner(file.bytes, template: template)
    var position = file.byteOrderMarkLength
    while !problems.isFull(template), let start = scanner.find(scanner.opening, from: position) {
      position = scanner.readTag(at: start, into: &problems)
    }
    return scanner.tags
  }

  /// Reads one tag and returns where to go on.
  private mutating func readTag(at start: Int, into problems: inout TemplateProblems) -> Int {
    var content = start + opening.count
    while content < bytes.count, bytes[content].isWhitespace { content += 1 }
    let sigil = content < bytes.count ? bytes[content] : 0
    let kind = Self.kind(of: sigil)
    var end = closing
    if sigil == UInt8(ascii: "{") { end.insert(UInt8(ascii: "}"), at: 0) }
    if sigil == UInt8(ascii: "=") { end.insert(UInt8(ascii: "="), at: 0) }
    if sigil != 0, kind != .variable || sigil == UInt8(ascii: "{") { content += 1 }
    let close = find(end, from: content)
    if kind != .comment, kind != .delimiters, let next = find(opening, from: content, before: close ?? bytes.count),
      opening != closing
    {
      reportUnclosed(kind, at: start, into: &problems)
      return next
    }
    guard let close else {
      reportUnclosed(kind, at: start, into: &problems)
      return bytes.count
    }
    let tag = Tag(kind: kind, range: start..<close + end.count, name: trimmed(content..<close))
    switch kind {
    case .comment: tags.append(tag)
    case .delimiters: setDelimiters(tag, into: &problems)
    default: appendNamed(tag, into: &problems)
    }
    return tag.range.upperBound
  }

  private static func kind(of sigil: UInt8) -> Tag.Kind {
    switch sigil {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "&"), UInt8(ascii: "{"): .raw
    default: .variable
    }
  }

  private func reportUnclosed(_ kind: Tag.Kind, at start: Int, into problems: inout TemplateProblems) {
    problems.add(
      .unclosedTag,
      "this tag is not closed",
      in: template,
      at: start,
      fix: "Close it with \"\(String(decoding: closing, as: UTF8.self))\"."
    )
    if kind.opensScope { problems.loseScopes(in: template, from: start) }
  }

  private mutating func appendNamed(_ tag: Tag, into problems: inout TemplateProblems) {
    var tag = tag
    if [.partial, .parent, .close].contains(tag.kind), let first = tag.name.first, bytes[first] == UInt8(ascii: "*") {
      tag.isDynamic = true
      tag.name = trimmed(first + 1..<tag.name.upperBound)
    }
    let name = bytes[tag.name]
    let isPath = [.variable, .raw, .section, .inverted].contains(tag.kind) || (tag.isDynamic && tag.kind != .close)
    if name.isEmpty {
      problems.add(.invalidTagName, "this tag has no name", in: template, at: tag.range.lowerBound)
    } else if name.contains(where: \.isWhitespace) || (isPath && !Self.isPath(name)) {
      let text = String(decoding: name.prefix(60), as: UTF8.self)
      problems.add(
        .invalidTagName,
        "\"\(text)\" is not a name",
        in: template,
        at: tag.name.lowerBound,
        fix: isPath ? "Write a key, or keys joined by dots." : "Write a name without blanks."
      )
    } else {
      tags.append(tag)
      return
    }
    if tag.kind.opensScope { problems.loseScopes(in: template, from: tag.range.lowerBound) }
  }

  /// Whether it is a dot alone, or keys joined by dots.
  private static func isPath(_ name: ArraySlice<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    if name.count == 1, name.first == dot { return true }
    var before = dot
    for byte in name {
      if byte == dot, before == dot { return false }
      before = byte
    }
    return before != dot
  }

  private mutating func setDelimiters(_ tag: Tag, into problems: inout TemplateProblems) {
    let parts = bytes[tag.name].split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      problems.add(
        .invalidDelimiters,
        "this tag does not set two delimiters",
        in: template,
        at: tag.range.lowerBound,
        fix: "Write two delimiters with a blank between them and no equals sign in them, such as \"{{=<% %>=}}\"."
      )
      problems.loseScopes(in: template, from: tag.range.lowerBound)
      return
    }
    tags.append(tag)
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isWhitespace { start += 1 }
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    return start..<end
  }

  /// Where a delimiter stands next.
  private func find(_ delimiter: [UInt8], from start: Int, before limit: Int? = nil) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      let last = (limit ?? bytes.count) - delimiter.count
      guard let first = delimiter.first, start <= last else { return nil }
      var index = start
      search: while index <= last {
        if bytes[index] != first {
          index += 1
          continue
        }
        for offset in 1..<max(delimiter.count, 1) where bytes[index + offset] != delimiter[offset] {
          index += 1
          continue search
        }
        return index
      }
      return nil
    }
  }
}
