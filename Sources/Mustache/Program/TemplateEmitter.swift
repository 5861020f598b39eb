import Diagnostics

/// Turns the tags of one template into operations at the end of a program.
///
/// A tag that stands alone on its line takes the line with it. The indentation of a block's own lines is removed where
/// they stand and added again where they are put out, be it there or in another template. Lines in `pre` and
/// `textarea` keep their blanks and get none.
struct TemplateEmitter {
  private struct Open {
    enum Construct {
      case section(Int)
      case inverted(Int)
      case parent(Int)
      case block(Int)
      case argument
    }
    let construct: Construct
    /// What is removed from the lines behind it.
    let removed: Range<Int>
    /// Whether something in it may ask for what the innermost section is over: the dot, or whatever is called.
    var asksForValue = false
  }

  let template: Int
  let tags: [Tag]
  let spacing: LineSpacing
  private var program: Program
  private var open: [Open] = []
  /// The blanks, as they stand in the source, that are removed from the start of each line.
  private var removed = 0..<0
  private var preformatted = PreformattedText()
  /// Where the text starts that no operation puts out yet, and the first line start in it.
  private var pendingText = 0
  private var pendingLines = 0
  /// The first operation of the block that was just entered, until something is in it.
  private var fragmentStart = -1

  /// Appends the operations of a template.
  static func emit(
    _ template: Int,
    tags: [Tag],
    into program: inout Program,
    problems: inout TemplateProblems
  ) {
    let file = problems.files[template]
    let spacing = LineSpacing(bytes: file.bytes, start: file.byteOrderMarkLength)
    var emitter = TemplateEmitter(template: template, tags: tags, spacing: spacing, program: program)
    // The program moves into the emitter and back, so that its arrays are never copied.
    program = Program(keys: KeyTable(), names: [], indexes: [:])
    emitter.emit(into: &problems)
    program = emitter.program
  }

  private init(template: Int, tags: [Tag], spacing: LineSpacing, program: consuming Program) {
    self.template = template
    self.tags = tags
    self.spacing = spacing
    self.program = program
    pendingText = self.program.text.count
    pendingLines = self.program.lineStarts.count
  }

  private mutating func emit(into problems: inout TemplateProblems) {
    var cursor = spacing.start
    for tag in tags {
      if case .parent? = open.last?.construct {
        // What stands in a parent outside its blocks is not put out.
        if tag.kind == .block {
          cursor = openArgument(tag)
        } else if tag.kind == .close {
          cursor = close(tag, from: cursor)
        }
      } else {
        cursor = emit(tag, from: cursor, into: &problems)
      }
    }
    appendSource(cursor..<spacing.bytes.count)
    append(.return, at: spacing.bytes.count)
  }

  /// Emits the text before a tag and the tag, and returns where the text behind it starts.
  private mutating func emit(_ tag: Tag, from cursor: Int, into problems: inout TemplateProblems) -> Int {
    switch tag.kind {
    case .variable, .raw:
      appendSource(cursor..<tag.range.lowerBound)
      startLine(at: tag)
      let path = path(tag)
      append(tag.kind == .raw ? .raw(path) : .escaped(path), at: tag.range.lowerBound)
      return tag.range.upperBound
    case .comment, .delimiters:
      return takeLine(of: tag, from: cursor).end
    case .section, .inverted:
      let end = takeLine(of: tag, from: cursor).end
      flush()
      let position = program.operations.count
      // Where it ends is filled in by its closing tag.
      append(
        tag.kind == .section ? .section(path(tag), end: 0, asksForValue: false) : .inverted(path(tag), end: 0),
        at: tag.range.lowerBound
      )
      push(tag.kind == .section ? .section(position) : .inverted(position))
      return end
    case .partial:
      let line = takeLine(of: tag, from: cursor)
      let indentation = indentation(line.indentation)
      noteAskingForValue()
      if tag.isDynamic {
        append(.dynamicPartial(path(tag), indentation), at: tag.range.lowerBound)
      } else if let target = target(of: tag, into: &problems) {
        append(.partial(target, indentation), at: tag.range.lowerBound)
      }
      return line.end
    case .parent:
      return openParent(tag, from: cursor, into: &problems)
    case .block:
      return openBlock(tag, from: cursor)
    case .close:
      return close(tag, from: cursor)
    }
  }

  // MARK: Parents and blocks

  private mutating func openParent(_ tag: Tag, from cursor: Int, into problems: inout TemplateProblems) -> Int {
    let indentation = parentIndentation(tag)
    appendSource(cursor..<(indentation?.lowerBound ?? tag.range.lowerBound))
    if indentation == nil { startLine(at: tag) }
    let target: ParentCall.Target =
      tag.isDynamic
      ? .dynamic(path(tag)) : self.target(of: tag, into: &problems).map { .template($0) } ?? .missing
    let call = ParentCall(target: target, indentation: self.indentation(indentation))
    noteAskingForValue()
    program.parents.append(call)
    append(.parent(program.parents.count - 1), at: tag.range.lowerBound)
    push(.parent(program.parents.count - 1))
    return tag.range.upperBound
  }

  /// The blanks before a parent that stands, with its closing tag, alone on its lines.
  private func parentIndentation(_ tag: Tag) -> Range<Int>? {
    guard spacing.lineEnd(after: tags[tag.partner].range.upperBound) != nil else { return nil }
    return spacing.indentation(before: tag.range.lowerBound)
  }

  /// Begins a block that a parent is given.
  private mutating func openArgument(_ tag: Tag) -> Int {
    guard case .parent(let parent)? = open.last?.construct else { return tag.range.upperBound }
    flush()
    let lineEnd = spacing.lineEnd(after: tag.range.upperBound)
    let fragment = Fragment(start: program.operations.count, startsLine: lineEnd != nil)
    let name = program.blockNames.intern(spacing.bytes[tag.name])
    program.parents[parent].give(fragment, to: name)
    push(.argument)
    removed = blockIndentation(tag, lineEnd: lineEnd) ?? 0..<0
    fragmentStart = program.operations.count
    return lineEnd ?? tag.range.upperBound
  }

  /// Begins a block that other templates may replace.
  private mutating func openBlock(_ tag: Tag, from cursor: Int) -> Int {
    let before = spacing.indentation(before: tag.range.lowerBound)
    let lineEnd = before == nil ? nil : spacing.lineEnd(after: tag.range.upperBound)
    let indentation = preformatted.isInside || before == nil ? nil : blockIndentation(tag, lineEnd: lineEnd)
    let startsLine = indentation != nil
    appendSource(cursor..<(startsLine || lineEnd != nil ? before?.lowerBound ?? cursor : tag.range.lowerBound))
    if !startsLine, lineEnd == nil { startLine(at: tag) }
    let kept: Indentation = preformatted.isInside ? .none : .kept
    let site = BlockSite(
      name: program.blockNames.intern(spacing.bytes[tag.name]),
      content: Fragment(start: 0, startsLine: lineEnd != nil),
      end: 0,
      startsLine: startsLine,
      indentation: indentation.map { self.indentation($0) } ?? kept
    )
    noteAskingForValue()
    program.blocks.append(site)
    let index = program.blocks.count - 1
    append(.block(index), at: tag.range.lowerBound)
    program.blocks[index].content.start = program.operations.count
    push(.block(index))
    if let indentation { removed = indentation }
    fragmentStart = program.operations.count
    return lineEnd ?? tag.range.upperBound
  }

  /// The indentation that belongs to a block; `nil` when its lines have too little of it to start with the block's.
  private func blockIndentation(_ tag: Tag, lineEnd: Int?) -> Range<Int>? {
    let content = (lineEnd ?? tag.range.upperBound)..<contentEnd(of: tag)
    let own = spacing.indentation(before: tag.range.lowerBound) ?? 0..<0
    guard let common = content.isEmpty ? nil : spacing.commonIndentation(of: content) else { return own }
    if lineEnd != nil { return common }
    return spacing.shared(own, common).count == own.count ? own : nil
  }

  /// Where the lines of a block end: before its closing tag and, if that stands alone on a line, before its blanks.
  private func contentEnd(of tag: Tag) -> Int {
    let close = tags[tag.partner]
    let end = spacing.indentation(before: close.range.lowerBound)?.lowerBound ?? close.range.lowerBound
    return max(end, tag.range.upperBound)
  }

  // MARK: Closing

  private mutating func close(_ tag: Tag, from cursor: Int) -> Int {
    guard let entry = open.popLast() else { return tag.range.upperBound }
    var end = tag.range.upperBound
    switch entry.construct {
    case .section(let position):
      end = takeLine(of: tag, from: cursor).end
      append(.endSection(start: position + 1), at: tag.range.lowerBound)
      if case .section(let path, _, _) = program.operations[position] {
        let end = program.operations.count
        program.operations[position] = .section(path, end: end, asksForValue: entry.asksForValue)
      }
    case .inverted(let position):
      end = takeLine(of: tag, from: cursor).end
      flush()
      if case .inverted(let path, _) = program.operations[position] {
        program.operations[position] = .inverted(path, end: program.operations.count)
      }
    case .parent(let index):
      flush()
      program.parents[index].end = program.operations.count
      if parentIndentation(tags[tag.partner]) != nil { end = spacing.lineEnd(after: end) ?? end }
    case .block(let index):
      end = takeLine(of: tag, from: cursor).end
      append(.return, at: tag.range.lowerBound)
      program.blocks[index].end = program.operations.count
    case .argument:
      appendSource(cursor..<max(cursor, contentEnd(of: tags[tag.partner])))
      append(.return, at: tag.range.lowerBound)
    }
    removed = entry.removed
    fragmentStart = -1
    return end
  }

  private mutating func push(_ construct: Open.Construct) {
    open.append(Open(construct: construct, removed: removed))
  }

  /// Notes that something may ask for what a section is over that is open here.
  private mutating func noteAskingForValue() {
    var index = open.count - 1
    while index >= 0, !open[index].asksForValue {
      open[index].asksForValue = true
      index -= 1
    }
  }

  // MARK: Text

  /// Emits the text before a tag and finds out whether it stands alone on its line.
  ///
  /// - Returns: The blanks before a tag that does, and where the text behind it starts.
  private mutating func takeLine(of tag: Tag, from cursor: Int) -> (indentation: Range<Int>?, end: Int) {
    if let before = spacing.indentation(before: tag.range.lowerBound),
      let end = spacing.lineEnd(after: tag.range.upperBound)
    {
      appendSource(cursor..<max(cursor, before.lowerBound))
      return (before, end)
    }
    appendSource(cursor..<tag.range.lowerBound)
    startLine(at: tag)
    return (nil, tag.range.upperBound)
  }

  /// Starts a line that begins with a tag.
  private mutating func startLine(at tag: Tag) {
    if spacing.isLineStart(tag.range.lowerBound) { startLine() }
  }

  private mutating func startLine() {
    guard !preformatted.isInside else { return }
    let isFirst = program.operations.count == fragmentStart && program.text.count == pendingText
    if isFirst, program.lineStarts.count == pendingLines {
      // On its own, so that a block inside a line can leave it out.
      append(.lineStart, at: 0)
    } else {
      program.lineStarts.append(program.text.count)
    }
  }

  /// Appends literal text line by line.
  private mutating func appendSource(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = spacing.nextLine(after: position, limit: range.upperBound)
      if spacing.isLineStart(position), !preformatted.isInside {
        position += spacing.shared(removed, position..<end).count
        // Lines without anything on them stay so.
        if position < end, !spacing.bytes[position].isLineEnd { startLine() }
      }
      preformatted.read(spacing.bytes[position..<end])
      program.text.append(contentsOf: spacing.bytes[position..<end])
      position = end
    }
  }

  /// Makes an operation of the text that was gathered.
  private mutating func flush() {
    let text = pendingText..<program.text.count
    let lines = pendingLines..<program.lineStarts.count
    pendingText = text.upperBound
    pendingLines = lines.upperBound
    guard !text.isEmpty || !lines.isEmpty else { return }
    program.operations.append(lines.isEmpty ? .text(text) : .lines(text, lineStarts: lines))
    program.offsets.append(0)
  }

  private mutating func append(_ operation: Operation, at offset: Int) {
    flush()
    program.operations.append(operation)
    program.offsets.append(offset)
  }

  // MARK: Names

  /// The indentation that a call adds, without what is removed from the line that it stands on.
  private mutating func indentation(_ blanks: Range<Int>?) -> Indentation {
    guard let blanks, !preformatted.isInside else { return .none }
    let rest = blanks.dropFirst(spacing.shared(removed, blanks).count)
    guard !rest.isEmpty else { return .kept }
    flush()
    let start = program.text.count
    program.text.append(contentsOf: spacing.bytes[rest])
    pendingText = program.text.count
    return .added(start..<program.text.count)
  }

  private mutating func path(_ tag: Tag) -> Path {
    let name = spacing.bytes[tag.name]
    let dot = UInt8(ascii: ".")
    if name.count == 1, name.first == dot {
      noteAskingForValue()
      return .current
    }
    guard name.contains(dot) else { return Path(key: program.keys.intern(name)) }
    let keys = name.split(separator: dot).map { program.keys.intern($0) }
    if keys.count == 1 { return Path(key: keys[0]) }
    program.dottedPaths.append(keys)
    return Path(dotted: program.dottedPaths.count - 1)
  }

  private func target(of tag: Tag, into problems: inout TemplateProblems) -> Int? {
    let name = String(decoding: spacing.bytes[tag.name], as: UTF8.self)
    if let index = program.indexes[name] { return index }
    problems.addMissing(name, among: program.names, in: template, at: tag.range.lowerBound)
    return nil
  }
}
