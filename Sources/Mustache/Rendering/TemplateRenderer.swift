import Diagnostics
import Markup

/// Runs a program's operations over a context.
///
/// Everything that nests (sections, calls, indentation) is kept on stacks of its own, so that deep templates and deep
/// data cost no stack of the thread.
struct TemplateRenderer {
  private struct Loop {
    /// The first operation of the section.
    let start: Int
    let elements: [TemplateValue]
    var next: Int
  }

  private struct Call {
    let returnPosition: Int
    let indentationStart: Int
    let indentationEnd: Int
    let scope: Int
    let scopeCount: Int
  }

  /// A parent that was called, and the scope that it was called in.
  private struct Scope {
    let parent: Int
    let outer: Int
  }

  /// Where a call went too deep: the operation of its tag.
  struct DepthError: Error { let position: Int }

  private let program: Program
  /// Whether keys have types: then text never leaves unescaped, and names of templates are no text.
  private let isTyped: Bool
  private var contexts: [TemplateValue]
  private var loops: [Loop] = []
  private var calls: [Call] = []
  private var scopes: [Scope] = []
  private var scope = -1
  private var indentation: [UInt8] = []
  private var indentationStart = 0

  init(_ program: Program, isTyped: Bool, context: TemplateValue) {
    self.program = program
    self.isTyped = isTyped
    contexts = [context]
  }

  mutating func render(_ template: Int, into buffer: inout [UInt8]) throws(DepthError) {
    let program = self.program
    var position = program.starts[template]
    while true {
      switch program.operations[position] {
      case .text(let range):
        append(range, of: program, to: &buffer)
        position += 1
      case .lines(let range, let lineStarts):
        appendLines(range, lineStarts, of: program, to: &buffer)
        position += 1
      case .lineStart:
        appendIndentation(to: &buffer)
        position += 1
      case .escaped(let path):
        appendEscaped(path, to: &buffer)
        position += 1
      case .raw(let path):
        appendRaw(path, to: &buffer)
        position += 1
      case .section(let path, let end):
        position = enterSection(path, at: position, end: end)
      case .endSection:
        position = endRound(at: position)
      case .inverted(let path, let end):
        position = value(of: path).isTruthy ? end : position + 1
      case .partial(let target, let indentation):
        try call(from: position, returningTo: position + 1, indentation)
        position = program.starts[target]
      case .dynamicPartial(let path, let indentation):
        if let target = target(of: path) {
          try call(from: position, returningTo: position + 1, indentation)
          position = program.starts[target]
        } else {
          position += 1
        }
      case .parent(let index):
        position = try enterParent(index, at: position)
      case .block(let index):
        position = try enterBlock(index, at: position, buffer: &buffer)
      case .return:
        guard let call = calls.popLast() else { return }
        position = call.returnPosition
        indentation.removeLast(indentation.count - call.indentationEnd)
        indentationStart = call.indentationStart
        scopes.removeLast(scopes.count - call.scopeCount)
        scope = call.scope
      }
    }
  }

  // MARK: Text

  @inline(__always)
  private func append(_ range: Range<Int>, of program: Program, to buffer: inout [UInt8]) {
    program.text.withUnsafeBufferPointer { buffer.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func appendLines(
    _ range: Range<Int>,
    _ lineStarts: Range<Int>,
    of program: Program,
    to buffer: inout [UInt8]
  ) {
    guard indentation.count > indentationStart else { return append(range, of: program, to: &buffer) }
    var start = range.lowerBound
    for line in lineStarts {
      let lineStart = program.lineStarts[line]
      append(start..<lineStart, of: program, to: &buffer)
      appendIndentation(to: &buffer)
      start = lineStart
    }
    append(start..<range.upperBound, of: program, to: &buffer)
  }

  private func appendIndentation(to buffer: inout [UInt8]) {
    guard indentation.count > indentationStart else { return }
    buffer.append(contentsOf: indentation[indentationStart...])
  }

  // MARK: Values

  private func appendEscaped(_ path: Path, to buffer: inout [UInt8]) {
    switch value(of: path) {
    case .text(let text), .url(let text): HTMLEscaping.append(text, to: &buffer)
    case .html(let html): html.bytes.withUnsafeBufferPointer { HTMLEscaping.append($0, to: &buffer) }
    case .flag(let flag): buffer.append(contentsOf: (flag ? "true" : "false").utf8)
    case .absent, .record, .list, .template, .open: break
    }
  }

  private func appendRaw(_ path: Path, to buffer: inout [UInt8]) {
    switch value(of: path) {
    case .text(let text), .url(let text):
      if isTyped { HTMLEscaping.append(text, to: &buffer) } else { buffer.append(contentsOf: text.utf8) }
    case .html(let html): buffer.append(contentsOf: html.bytes)
    case .flag(let flag): buffer.append(contentsOf: (flag ? "true" : "false").utf8)
    case .absent, .record, .list, .template, .open: break
    }
  }

  @inline(__always)
  private func value(of path: Path) -> TemplateValue {
    if let key = path.key { return value(ofKey: key) }
    guard let dotted = path.dotted else { return contexts.last ?? .absent }
    let keys = program.dottedPaths[dotted]
    var value = value(ofKey: keys[0])
    for key in keys.dropFirst() { value = Self.member(key, of: value, keys: program.keys) ?? .absent }
    return value
  }

  /// The value of a key in the innermost context that has it.
  @inline(__always)
  private func value(ofKey key: Int) -> TemplateValue {
    var index = contexts.count
    while index > 0 {
      index -= 1
      if let value = Self.member(key, of: contexts[index], keys: program.keys) { return value }
    }
    return .absent
  }

  @inline(__always)
  private static func member(_ key: Int, of value: TemplateValue, keys: KeyTable) -> TemplateValue? {
    switch value {
    case .record(let record):
      let slot = record.layout.slot(ofKey: key)
      return slot >= 0 ? record.values[slot] : nil
    case .open(let fields):
      return fields[keys.names[key]]
    case .absent, .text, .url, .html, .flag, .list, .template:
      return nil
    }
  }

  // MARK: Sections

  private mutating func enterSection(_ path: Path, at position: Int, end: Int) -> Int {
    let value = value(of: path)
    switch value {
    case .list(let elements):
      guard let first = elements.first else { return end }
      loops.append(Loop(start: position + 1, elements: elements, next: 1))
      contexts.append(first)
    default:
      guard value.isTruthy else { return end }
      loops.append(Loop(start: position + 1, elements: [], next: 0))
      contexts.append(value)
    }
    return position + 1
  }

  private mutating func endRound(at position: Int) -> Int {
    let last = loops.count - 1
    let next = loops[last].next
    guard next < loops[last].elements.count else {
      loops.removeLast()
      contexts.removeLast()
      return position + 1
    }
    contexts[contexts.count - 1] = loops[last].elements[next]
    loops[last].next = next + 1
    return loops[last].start
  }

  // MARK: Calls

  private mutating func call(
    from position: Int,
    returningTo returnPosition: Int,
    _ indentation: Indentation
  ) throws(DepthError) {
    guard calls.count < TemplateLibrary.maximumDepth else { throw DepthError(position: position) }
    calls.append(
      Call(
        returnPosition: returnPosition,
        indentationStart: indentationStart,
        indentationEnd: self.indentation.count,
        scope: scope,
        scopeCount: scopes.count
      )
    )
    switch indentation {
    case .none: indentationStart = self.indentation.count
    case .kept: break
    case .added(let range): self.indentation.append(contentsOf: program.text[range])
    }
  }

  private func target(of path: Path) -> Int? {
    switch value(of: path) {
    case .template(let template): template.index
    case .text(let name): isTyped ? nil : program.indexes[name]
    default: nil
    }
  }

  private mutating func enterParent(_ index: Int, at position: Int) throws(DepthError) -> Int {
    let parent = program.parents[index]
    let target: Int? =
      switch parent.target {
      case .template(let target): target
      case .dynamic(let path): self.target(of: path)
      case .missing: nil
      }
    guard let target else { return parent.end }
    try call(from: position, returningTo: parent.end, parent.indentation)
    scopes.append(Scope(parent: index, outer: scope))
    scope = scopes.count - 1
    return program.starts[target]
  }

  private mutating func enterBlock(
    _ index: Int,
    at position: Int,
    buffer: inout [UInt8]
  ) throws(DepthError) -> Int {
    let block = program.blocks[index]
    try call(from: position, returningTo: block.end, block.indentation)
    var content = block.content
    // The outermost parent that gives the block wins; what it gives is in the scope that the parent was called in.
    var candidate = scope
    while candidate >= 0 {
      if let argument = program.parents[scopes[candidate].parent].arguments.first(where: { $0.name == block.name }) {
        content = argument.content
        scope = scopes[candidate].outer
      }
      candidate = scopes[candidate].outer
    }
    if block.startsLine {
      if !content.startsLine { appendIndentation(to: &buffer) }
    } else if content.startsLine, case .lineStart = program.operations[content.start] {
      return content.start + 1
    }
    return content.start
  }
}
