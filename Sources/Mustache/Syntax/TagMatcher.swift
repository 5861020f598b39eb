import Diagnostics

/// Finds for each opening tag its closing one, and reports those that have none.
struct TagMatcher {
  private struct Open {
    let tag: Int
    /// The blocks that a parent was given, by name.
    var blocks: [[UInt8]: Int] = [:]
  }

  private let template: Int
  private let bytes: [UInt8]
  private var tags: [Tag]
  private var open: [Open] = []

  /// The tags with their partners.
  static func match(_ tags: [Tag], of template: Int, into problems: inout TemplateProblems) -> [Tag] {
    var matcher = TagMatcher(template: template, bytes: problems.files[template].bytes, tags: tags)
    for index in tags.indices {
      guard !problems.isFull(template), matcher.take(index, into: &problems) else { return matcher.tags }
    }
    for entry in matcher.open { matcher.reportUnclosed(entry.tag, into: &problems) }
    return matcher.tags
  }

  private init(template: Int, bytes: [UInt8], tags: [Tag]) {
    self.template = template
    self.bytes = bytes
    self.tags = tags
  }

  /// Takes the next tag; `false` when it nests too deep to go on.
  private mutating func take(_ index: Int, into problems: inout TemplateProblems) -> Bool {
    let tag = tags[index]
    if let parent = open.last?.tag, tags[parent].kind == .parent {
      takeInParent(index, parent: parent, into: &problems)
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
      open.append(Open(tag: index))
    case .close:
      close(index, into: &problems)
    case .variable, .raw, .comment, .delimiters, .partial:
      break
    }
    return true
  }

  /// Checks a tag that stands directly in a parent, where only blocks count.
  private mutating func takeInParent(_ index: Int, parent: Int, into problems: inout TemplateProblems) {
    let tag = tags[index]
    switch tag.kind {
    case .comment, .delimiters, .close:
      break
    case .block:
      let name = Array(bytes[tag.name])
      if let first = open[open.count - 1].blocks.updateValue(index, forKey: name) {
        problems.add(
          .duplicateBlock,
          "block \"\(text(tag))\" is given twice",
          in: template,
          at: tag.range.lowerBound,
          note: ("the first is here", tags[first].range.lowerBound)
        )
      }
    case .variable, .raw, .section, .inverted, .partial, .parent:
      problems.add(
        .misplacedTag,
        "this tag stands in the parent \"\(text(tags[parent]))\" outside its blocks and would be ignored",
        in: template,
        at: tag.range.lowerBound,
        fix: "Put it into a block, such as \"{{$name}}…{{/name}}\"."
      )
    }
  }

  private mutating func close(_ index: Int, into problems: inout TemplateProblems) {
    guard let top = open.last else {
      problems.add(
        .strayClose,
        "\"\(text(tags[index]))\" is closed but not open",
        in: template,
        at: tags[index].range.lowerBound
      )
      return
    }
    if !isPair(top.tag, index) {
      let name = text(tags[top.tag])
      problems.add(
        .mismatchedClose,
        "\"\(text(tags[index]))\" is closed where \"\(name)\" is open",
        in: template,
        at: tags[index].range.lowerBound,
        note: ("\"\(name)\" was opened here", tags[top.tag].range.lowerBound),
        fix: "Close \"\(name)\" first."
      )
      // A name further out was meant to be closed; a name that is open nowhere is a slip in the one for the innermost.
      if let match = open.lastIndex(where: { isPair($0.tag, index) }) { open.removeSubrange((match + 1)...) }
    }
    guard let opening = open.popLast()?.tag else { return }
    tags[opening].partner = index
    tags[index].partner = opening
  }

  private func isPair(_ opening: Int, _ closing: Int) -> Bool {
    tags[opening].isDynamic == tags[closing].isDynamic && bytes[tags[opening].name] == bytes[tags[closing].name]
  }

  private func reportUnclosed(_ index: Int, into problems: inout TemplateProblems) {
    let tag = tags[index]
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
