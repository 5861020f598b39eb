import Diagnostics

/// Finds for each opening tag its closing one, and reports those that have none.
///
/// What is left open is closed where something further out is closed or the template ends, and what cannot stand where
/// it does is left out, so that the rest of the template can be judged too.
struct TagMatcher {
  private struct Open {
    let tag: Tag
    /// Its position among the matched tags; `nil` for what is left out.
    let position: Int?
    /// The blocks that a parent was given, by name.
    var blocks: [[UInt8]: Tag] = [:]
  }

  private let template: Int
  private let bytes: [UInt8]
  private var remaining: ArraySlice<Tag>
  private var matched: [Tag] = []
  private var open: [Open] = []

  /// The tags with their partners; `nil` when there is too much wrong with them.
  static func match(_ tags: [Tag], of template: Int, into problems: inout TemplateProblems) -> [Tag]? {
    var matcher = TagMatcher(template: template, bytes: problems.files[template].bytes, tags: tags)
    while let tag = matcher.remaining.popFirst() {
      guard !problems.isFull(template), matcher.take(tag, into: &problems) else { return nil }
    }
    for entry in matcher.open { matcher.reportUnclosed(entry.tag, into: &problems) }
    while !matcher.open.isEmpty { matcher.closeInnermost(at: matcher.bytes.count) }
    return problems.isFull(template) ? nil : matcher.matched
  }

  private init(template: Int, bytes: [UInt8], tags: [Tag]) {
    self.template = template
    self.bytes = bytes
    remaining = tags[...]
  }

  /// Takes the next tag; `false` when it nests too deep to go on.
  private mutating func take(_ tag: Tag, into problems: inout TemplateProblems) -> Bool {
    var isLeftOut = open.last.map { $0.position == nil } ?? false
    if let parent = open.last?.tag, parent.kind == .parent {
      isLeftOut = takeInParent(tag, parent: parent, into: &problems) || isLeftOut
    }
    switch tag.kind {
    case .section, .inverted, .parent, .block:
      guard open.count < TemplateLibrary.maximumNesting else {
        problems.add(
          .templateNesting,
          "sections nest deeper than \(TemplateLibrary.maximumNesting)",
          in: template,
          at: tag.range.lowerBound
        )
        return false
      }
      open.append(Open(tag: tag, position: isLeftOut ? nil : matched.count))
      if !isLeftOut { matched.append(tag) }
    case .close:
      close(tag, into: &problems)
    case .variable, .raw, .comment, .delimiters, .partial:
      if !isLeftOut { matched.append(tag) }
    }
    return true
  }

  /// Checks a tag that stands directly in a parent, where only blocks count.
  ///
  /// - Returns: Whether the tag cannot stand there.
  private mutating func takeInParent(_ tag: Tag, parent: Tag, into problems: inout TemplateProblems) -> Bool {
    switch tag.kind {
    case .comment, .delimiters, .close:
      return false
    case .block:
      let name = Array(bytes[tag.name])
      if let first = open[open.count - 1].blocks.updateValue(tag, forKey: name) {
        problems.add(
          .duplicateBlock,
          "block \"\(text(tag))\" is given twice",
          in: template,
          at: tag.range.lowerBound,
          note: ("the first is here", first.range.lowerBound)
        )
      }
      return false
    case .variable, .raw, .section, .inverted, .partial, .parent:
      problems.add(
        .misplacedTag,
        "this tag stands in the parent \"\(text(parent))\" outside its blocks and would be ignored",
        in: template,
        at: tag.range.lowerBound,
        fix: "Put it into a block, such as \"{{$name}}…{{/name}}\"."
      )
      return true
    }
  }

  private mutating func close(_ tag: Tag, into problems: inout TemplateProblems) {
    guard let top = open.last else {
      problems.add(
        .strayClose,
        "\"\(text(tag))\" is closed but not open",
        in: template,
        at: tag.range.lowerBound
      )
      // Where it should have been opened is unknown, unless that tag was at fault itself.
      if problems.lostScope(in: template) == nil { problems.loseScopes(in: template, from: 0) }
      return
    }
    if !isPair(top.tag, tag) {
      let name = text(top.tag)
      let match = open.lastIndex { isPair($0.tag, tag) }
      let isExtra = match == nil && isClosedFurtherOn(top.tag)
      problems.add(
        .mismatchedClose,
        "\"\(text(tag))\" is closed where \"\(name)\" is open",
        in: template,
        at: tag.range.lowerBound,
        note: ("\"\(name)\" was opened here", top.tag.range.lowerBound),
        fix: isExtra ? "Take it out: \"\(name)\" is closed further on." : "Close \"\(name)\" first."
      )
      // A name further out was meant to be closed; a name that is open nowhere is a slip in the one for the innermost.
      if isExtra { return }
      if let match {
        while open.count > match + 1 { closeInnermost(at: tag.range.lowerBound) }
      }
    }
    guard let opening = open.popLast()?.position else { return }
    append(tag, closing: opening)
  }

  /// Whether the next closing tag that belongs to no section in between closes a section.
  private func isClosedFurtherOn(_ opening: Tag) -> Bool {
    var depth = 0
    for tag in remaining {
      switch tag.kind {
      case .section, .inverted, .parent, .block: depth += 1
      case .close where depth == 0: return isPair(opening, tag)
      case .close: depth -= 1
      case .variable, .raw, .comment, .delimiters, .partial: break
      }
    }
    return false
  }

  /// Closes what has no closing tag.
  private mutating func closeInnermost(at offset: Int) {
    guard let entry = open.popLast(), let position = entry.position else { return }
    append(Tag(kind: .close, range: offset..<offset, name: entry.tag.name), closing: position)
  }

  private mutating func append(_ tag: Tag, closing opening: Int) {
    matched[opening].partner = matched.count
    matched.append(tag)
    matched[matched.count - 1].partner = opening
  }

  private func isPair(_ opening: Tag, _ closing: Tag) -> Bool {
    opening.isDynamic == closing.isDynamic && bytes[opening.name] == bytes[closing.name]
  }

  private func reportUnclosed(_ tag: Tag, into problems: inout TemplateProblems) {
    let what =
      switch tag.kind {
      case .parent: "parent"
      case .block: "block"
      default: "section"
      }
    problems.add(
      .unclosedTemplateSection,
      "\(what) \"\(text(tag))\" is not closed",
      in: template,
      at: tag.range.lowerBound,
      fix: "Close it with \"{{/\(text(tag))}}\"."
    )
  }

  private func text(_ tag: Tag) -> String {
    (tag.isDynamic ? "*" : "") + String(decoding: bytes[tag.name], as: UTF8.self)
  }
}
