import Diagnostics
import Markup

/// Runs a program's operations over a context.
///
/// Everything that nests (sections, calls, indentation) is kept on stacks of its own, so that deep templates and deep
/// data cost no stack of the thread. The program is handed on as a parameter: held in the renderer, it would be retained
/// for each operation.
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

  /// Where rendering was given up: the operation of the tag, and which limit it would have gone over.
  struct LimitError: Error {
    enum Limit { case depth, steps, bytes }
    let position: Int
    let limit: Limit
  }

  /// Whether keys have types: then text never leaves unescaped, and names of templates are no text.
  private let isTyped: Bool
  private let limits: TemplateLibrary.Limits
  private var steps = 0
  private var contexts: ContextStack
  private var loops: [Loop] = []
  private var calls: [Call] = []
  private var scopes: [Scope] = []
  private var scope = -1
  private var indentation: [UInt8] = []
  private var indentationStart = 0
  private let isTracing: Bool
  private(set) var trace = TemplateTrace()

  init(isTyped: Bool, limits: TemplateLibrary.Limits, context: TemplateValue, isTracing: Bool = false) {
    self.isTyped = isTyped
    self.limits = limits
    self.isTracing = isTracing
    contexts = ContextStack(context)
  }

  mutating func render(_ template: Int, of program: Program, into buffer: inout [UInt8]) throws(LimitError) {
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
        if isTracing { noteLookup(of: path, in: program) }
        contexts.withValue(of: path, in: program) { Self.append($0, isRaw: false, to: &buffer) }
        position += 1
      case .raw(let path):
        if isTracing { noteLookup(of: path, in: program) }
        contexts.withValue(of: path, in: program) { Self.append($0, isRaw: !isTyped, to: &buffer, markup: true) }
        position += 1
      case .section(let path, let end):
        position = enterSection(path, at: position, end: end, of: program, offset: buffer.count)
      case .endSection:
        let next = endRound(at: position, offset: buffer.count)
        // Only a round that is taken again can go on without end.
        if next <= position { try count(at: position, buffer) }
        position = next
      case .inverted(let path, let end):
        if isTracing { noteLookup(of: path, in: program) }
        position = contexts.withValue(of: path, in: program) { $0.isTruthy } ? end : position + 1
      case .partial(let target, let indentation):
        try count(at: position, buffer)
        try call(from: position, returningTo: position + 1, indentation, of: program)
        position = program.starts[target]
      case .dynamicPartial(let path, let indentation):
        if let target = target(of: path, in: program) {
          try count(at: position, buffer)
          try call(from: position, returningTo: position + 1, indentation, of: program)
          position = program.starts[target]
        } else {
          position += 1
        }
      case .parent(let index):
        try count(at: position, buffer)
        position = try enterParent(index, at: position, of: program)
      case .block(let index):
        try count(at: position, buffer)
        position = try enterBlock(index, at: position, of: program, buffer: &buffer)
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

  /// Counts a round or a call: sections in sections over lists, and calls of calls, multiply.
  @inline(__always)
  private mutating func count(at position: Int, _ buffer: borrowing [UInt8]) throws(LimitError) {
    steps += 1
    if steps > limits.steps { throw LimitError(position: position, limit: .steps) }
    if buffer.count > limits.bytes { throw LimitError(position: position, limit: .bytes) }
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

  @inline(__always)
  private func appendIndentation(to buffer: inout [UInt8]) {
    guard indentation.count > indentationStart else { return }
    indentation.withUnsafeBufferPointer {
      buffer.append(contentsOf: UnsafeBufferPointer(rebasing: $0[indentationStart...]))
    }
  }

  /// Puts out a value.
  ///
  /// - Parameters:
  ///   - isRaw: Whether text is put out as it is.
  ///   - markup: Whether markup is put out as it is.
  @inline(__always)
  private static func append(_ value: TemplateValue, isRaw: Bool, to buffer: inout [UInt8], markup: Bool = false) {
    switch value {
    case .text(let text), .url(let text):
      if isRaw { buffer.append(contentsOf: text.utf8) } else { HTMLEscaping.append(text, to: &buffer) }
    case .html(let html):
      html.bytes.withUnsafeBufferPointer {
        if markup { buffer.append(contentsOf: $0) } else { HTMLEscaping.append($0, to: &buffer) }
      }
    case .flag(let flag):
      buffer.append(contentsOf: (flag ? "true" : "false").utf8)
    case .absent, .record, .list, .template, .open:
      break
    }
  }

  // MARK: Sections

  private mutating func enterSection(
    _ path: Path,
    at position: Int,
    end: Int,
    of program: Program,
    offset: Int
  ) -> Int {
    if isTracing { noteLookup(of: path, in: program) }
    let value = contexts.withValue(of: path, in: program) { $0.isTruthy ? $0 : .absent }
    switch value {
    case .absent:
      return end
    case .list(let elements):
      loops.append(Loop(start: position + 1, elements: elements, next: 1))
      contexts.push(elements[0])
      if isTracing { startRound(at: offset) }
    case .text, .url, .html, .flag, .record, .template, .open:
      loops.append(Loop(start: position + 1, elements: [], next: 0))
      contexts.push(value)
    }
    return position + 1
  }

  private mutating func endRound(at position: Int, offset: Int) -> Int {
    let last = loops.count - 1
    let next = loops[last].next
    if isTracing, !loops[last].elements.isEmpty { trace.end(at: offset) }
    guard next < loops[last].elements.count else {
      loops.removeLast()
      contexts.pop()
      return position + 1
    }
    contexts.replaceLast(with: loops[last].elements[next])
    loops[last].next = next + 1
    if isTracing { startRound(at: offset) }
    return loops[last].start
  }

  // MARK: Tracing

  private mutating func noteLookup(of path: Path, in program: Program) {
    trace.noteLookup(in: contexts.frame(of: path, in: program))
  }

  /// Notes the round of the innermost loop that starts now.
  private mutating func startRound(at offset: Int) {
    guard let loop = loops.last else { return }
    var parents: [Int] = []
    var candidate = scope
    while candidate >= 0 {
      parents.append(scopes[candidate].parent)
      candidate = scopes[candidate].outer
    }
    let place = TemplateTrace.Place(
      start: loop.start,
      depth: calls.count,
      scopes: parents,
      indentation: Array(indentation[indentationStart...])
    )
    trace.start(
      index: loop.next - 1,
      recordType: contexts.lastType,
      at: place,
      offset: offset,
      frame: contexts.count - 1
    )
  }

  // MARK: Calls

  private mutating func call(
    from position: Int,
    returningTo returnPosition: Int,
    _ indentation: Indentation,
    of program: Program
  ) throws(LimitError) {
    guard calls.count < TemplateLibrary.maximumDepth else { throw LimitError(position: position, limit: .depth) }
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
    case .added(let range): append(range, of: program, to: &self.indentation)
    }
  }

  private mutating func target(of path: Path, in program: Program) -> Int? {
    if isTracing { noteLookup(of: path, in: program) }
    return contexts.withValue(of: path, in: program) { value in
      switch value {
      case .template(let template): template.index
      case .text(let name): isTyped ? nil : program.indexes[name]
      case .absent, .url, .html, .flag, .record, .list, .open: nil
      }
    }
  }

  private mutating func enterParent(_ index: Int, at position: Int, of program: Program) throws(LimitError) -> Int {
    let parent = program.parents[index]
    let target: Int? =
      switch parent.target {
      case .template(let target): target
      case .dynamic(let path): self.target(of: path, in: program)
      case .missing: nil
      }
    guard let target else { return parent.end }
    try call(from: position, returningTo: parent.end, parent.indentation, of: program)
    scopes.append(Scope(parent: index, outer: scope))
    scope = scopes.count - 1
    return program.starts[target]
  }

  private mutating func enterBlock(
    _ index: Int,
    at position: Int,
    of program: Program,
    buffer: inout [UInt8]
  ) throws(LimitError) -> Int {
    let block = program.blocks[index]
    try call(from: position, returningTo: block.end, block.indentation, of: program)
    var content = block.content
    // The outermost parent that gives the block wins; what it gives is in the scope that the parent was called in.
    var candidate = scope
    while candidate >= 0 {
      if let argument = program.parents[scopes[candidate].parent].argument(block.name) {
        content = argument
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
