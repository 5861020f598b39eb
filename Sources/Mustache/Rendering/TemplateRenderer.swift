import Diagnostics
@_spi(Output) import Markup

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

  /// What a section is over.
  private enum Subject {
    /// Nothing that is put out.
    case nothing
    /// Elements, at least one.
    case list([TemplateValue])
    /// Something with fields.
    case fields(TemplateValue)
    /// One value without fields, which is looked up again where somebody asks for it.
    case single

    init(_ value: TemplateValue) {
      switch value {
      case .list(let elements): self = elements.isEmpty ? .nothing : .list(elements)
      case .record, .open: self = .fields(value)
      case .absent, .text, .url, .html, .flag, .template: self = value.isTruthy ? .single : .nothing
      }
    }
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

  mutating func render(_ template: Int, of program: Program, into output: OutputBytes) throws(LimitError) {
    try program.operations.withUnsafeBufferPointer { (operations) throws(LimitError) in
      try run(operations, from: program.starts[template], of: program, into: output)
    }
    if output.isIncomplete { throw LimitError(position: program.starts[template], limit: .bytes) }
  }

  private mutating func run(
    _ operations: UnsafeBufferPointer<Operation>,
    from start: Int,
    of program: Program,
    into output: OutputBytes
  ) throws(LimitError) {
    var position = start
    while true {
      switch operations[position] {
      case .text(let range):
        append(range, of: program, to: output)
        position += 1
      case .lines(let range, let lineStarts):
        appendLines(range, lineStarts, of: program, to: output)
        position += 1
      case .lineStart:
        appendIndentation(to: output)
        position += 1
      case .escaped(let path):
        if isTracing { noteLookup(of: path, in: program) }
        contexts.withValue(of: path, in: program) { Self.append($0, isRaw: false, to: output) }
        position += 1
      case .raw(let path):
        if isTracing { noteLookup(of: path, in: program) }
        contexts.withValue(of: path, in: program) { Self.append($0, isRaw: !isTyped, to: output, markup: true) }
        position += 1
      case .section(let path, let end, let asksForValue):
        position = enterSection(
          path,
          at: position,
          end: end,
          asksForValue: asksForValue,
          of: program,
          offset: output.count
        )
      case .endSection(let start):
        let next = endRound(of: start, at: position, offset: output.count)
        // Only a round that is taken again can go on without end.
        if next <= position { try count(at: position, output) }
        position = next
      case .inverted(let path, let end):
        if isTracing { noteLookup(of: path, in: program) }
        position = contexts.withValue(of: path, in: program) { $0.isTruthy } ? end : position + 1
      case .partial(let target, let indentation):
        try count(at: position, output)
        try call(from: position, returningTo: position + 1, indentation, of: program)
        position = program.starts[target]
      case .dynamicPartial(let path, let indentation):
        if let target = target(of: path, in: program) {
          try count(at: position, output)
          try call(from: position, returningTo: position + 1, indentation, of: program)
          position = program.starts[target]
        } else {
          position += 1
        }
      case .parent(let index):
        try count(at: position, output)
        position = try enterParent(index, at: position, of: program)
      case .block(let index):
        try count(at: position, output)
        position = try enterBlock(index, at: position, of: program, output)
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
  private mutating func count(at position: Int, _ output: OutputBytes) throws(LimitError) {
    steps += 1
    if steps > limits.steps { throw LimitError(position: position, limit: .steps) }
    if output.isOverLimit { throw LimitError(position: position, limit: .bytes) }
  }

  // MARK: Text

  @inline(__always)
  private func append(_ range: Range<Int>, of program: Program, to output: OutputBytes) {
    program.text.withUnsafeBytes { output.append(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  private func appendLines(
    _ range: Range<Int>,
    _ lineStarts: Range<Int>,
    of program: Program,
    to output: OutputBytes
  ) {
    guard indentation.count > indentationStart else { return append(range, of: program, to: output) }
    var start = range.lowerBound
    for line in lineStarts {
      let lineStart = program.lineStarts[line]
      append(start..<lineStart, of: program, to: output)
      appendIndentation(to: output)
      start = lineStart
    }
    append(start..<range.upperBound, of: program, to: output)
  }

  @inline(__always)
  private func appendIndentation(to output: OutputBytes) {
    guard indentation.count > indentationStart else { return }
    indentation.withUnsafeBytes { output.append(UnsafeRawBufferPointer(rebasing: $0[indentationStart...])) }
  }

  /// Puts out a value.
  ///
  /// - Parameters:
  ///   - isRaw: Whether text is put out as it is.
  ///   - markup: Whether markup is put out as it is.
  @inline(__always)
  private static func append(_ value: TemplateValue, isRaw: Bool, to output: OutputBytes, markup: Bool = false) {
    switch value {
    case .text(let text), .url(let text):
      if isRaw { output.append(text) } else { output.append(escaped: text) }
    case .html(let html):
      html.bytes.withUnsafeBufferPointer {
        if markup { output.append(UnsafeRawBufferPointer($0)) } else { output.append(escaped: $0) }
      }
    case .flag(let flag):
      output.append(flag ? "true" : "false")
    case .absent, .record, .list, .template, .open:
      break
    }
  }

  // MARK: Sections

  private mutating func enterSection(
    _ path: Path,
    at position: Int,
    end: Int,
    asksForValue: Bool,
    of program: Program,
    offset: Int
  ) -> Int {
    if isTracing { noteLookup(of: path, in: program) }
    switch contexts.withValue(of: path, in: program, Subject.init) {
    case .nothing:
      return end
    case .list(let elements):
      loops.append(Loop(start: position + 1, elements: elements, next: 1))
      contexts.push(elements[0])
      if isTracing { startRound(at: offset) }
    case .fields(let value):
      loops.append(Loop(start: position + 1, elements: [], next: 0))
      contexts.push(value)
    case .single:
      // Nothing in it would find the value, which has no fields.
      guard asksForValue else { break }
      loops.append(Loop(start: position + 1, elements: [], next: 0))
      contexts.push(path)
    }
    return position + 1
  }

  private mutating func endRound(of start: Int, at position: Int, offset: Int) -> Int {
    let last = loops.count - 1
    // A section in which nothing asks for its value is not on the stack, and calls nothing in which it could be again.
    guard last >= 0, loops[last].start == start else { return position + 1 }
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
    let isOfList = contexts.withValue(of: path, in: program) { value in
      if case .list = value { true } else { false }
    }
    trace.noteLookup(in: contexts.frame(of: path, in: program), isOfList: isOfList)
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
    case .added(let range): self.indentation += program.text[range]
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
    _ output: OutputBytes
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
      if !content.startsLine { appendIndentation(to: output) }
    } else if content.startsLine, case .lineStart = program.operations[content.start] {
      return content.start + 1
    }
    return content.start
  }
}
