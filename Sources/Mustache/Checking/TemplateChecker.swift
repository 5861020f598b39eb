import Diagnostics

/// Walks all templates from where pages start, with the types of the data that reach them.
///
/// A template is walked once for each stack of types, set of blocks and place in a page with which it is called.
/// Those that nothing leads to are walked without types. A list of what is still to be walked stands in for recursion.
struct TemplateChecker {
  /// A template or block, and all that what it may do depends on.
  private struct State: Hashable {
    let position: Int
    /// `nil` where types are not known.
    let scopes: [ScopeType]?
    /// The parents whose blocks can replace others, the outermost first.
    let parents: [Int]
    let context: HTMLContext
  }

  /// A walk through one state.
  private struct Walk {
    let state: Int
    var position: Int
    /// `nil` where types are not known.
    var scopes: ScopeStack?
    let parents: [Int]
    var context: HTMLContext
    /// The sections that are open: the scopes around them, and the context that the template was called with in which
    /// their data was found, -1 where types are not known.
    var sections: [(scopes: ScopeStack?, found: Int?)] = []
    /// The fields that open sections are over and that hold a value, which the dot puts out.
    var values: [FieldKey?] = []
    /// Where sections end that may be left out, and where the text had led to before them.
    var choices: [(end: Int, context: HTMLContext)] = []
    /// Where blocks that nothing replaces go on.
    var blockEnds: [Int] = []
    /// The states that were called already.
    var called: Set<Int> = []
  }

  /// What large themes take a few hundredths of.
  private static let leastBudget = 250_000

  let program: Program
  let schema: TemplateSchema?
  private var keyProblems: KeyProblems?
  private var states: [State] = []
  /// The positions of states by their hashes.
  private var positions: [Int: [Int]] = [:]
  private var waiting: [Int] = []
  private(set) var graph = CallGraph()
  private var visited: Set<Int> = []
  /// The templates in folders that were asked for.
  private var folders: [String: [Int]] = [:]
  /// How many operations may still be walked through.
  private var budget: Int
  private var usage = UsageGraph()

  /// Checks the templates of a program and returns what they do with their keys.
  static func check(
    _ program: Program,
    schema: TemplateSchema?,
    into problems: inout TemplateProblems
  ) -> TemplateUsage {
    var checker = TemplateChecker(program, schema: schema)
    checker.check(into: &problems)
    return checker.usage.templates(of: program, schema: schema, problems: problems)
  }

  private init(_ program: Program, schema: TemplateSchema?) {
    self.program = program
    self.schema = schema
    budget = Self.leastBudget + 16 * program.operations.count
    keyProblems = schema.map { KeyProblems(resolver: KeyResolver(schema: $0, program: program)) }
  }

  private mutating func check(into problems: inout TemplateProblems) {
    for (name, record) in (schema?.roots ?? [:]).sorted(by: { $0.key < $1.key }) {
      // One that is not there is missed where it is called from.
      guard let template = program.indexes[name] else { continue }
      let scopes = schema?.indexes[record].map { [ScopeType.record($0)] } ?? []
      _ = enter(State(position: program.starts[template], scopes: scopes, parents: [], context: HTMLContext()))
    }
    walkAll(into: &problems)
    enterUnreached()
    walkAll(into: &problems)
    reportUnknownBlocks(into: &problems)
    for template in program.names.indices where !visited.contains(template) {
      _ = enter(State(position: program.starts[template], scopes: nil, parents: [], context: HTMLContext()))
    }
    walkAll(into: &problems)
    reportCycles(into: &problems)
  }

  /// Enters templates that could be called by a key and are not, with the data that such a call would bring.
  private mutating func enterUnreached() {
    guard let schema else { return }
    let ways = schema.ways
    for (index, record) in schema.records.enumerated() {
      for case .templateName(let folder) in record.fields.map(\.type) {
        guard let way = ways[index] else { continue }
        for template in templates(in: folder) where usage.entries[template] == nil {
          let scopes = way.map { ScopeType.record($0) }
          _ = enter(
            State(position: program.starts[template], scopes: scopes, parents: [], context: HTMLContext())
          )
        }
      }
    }
  }

  /// The templates in a folder.
  private mutating func templates(in folder: String) -> [Int] {
    if let known = folders[folder] { return known }
    let prefix = folder + "/"
    let found = program.names.indices.filter { program.names[$0].hasPrefix(prefix) }
    folders[folder] = found
    return found
  }

  private mutating func enter(_ state: State) -> Int {
    let hash = state.hashValue
    if let index = positions[hash]?.first(where: { states[$0] == state }) { return index }
    let index = states.count
    states.append(state)
    positions[hash, default: []].append(index)
    graph.addState()
    let template = program.template(at: state.position)
    let isStart = program.starts[template] == state.position && state.scopes != nil
    usage.addState(of: template, isStart: isStart, isKnown: state.scopes != nil)
    waiting.append(index)
    return index
  }

  private mutating func walkAll(into problems: inout TemplateProblems) {
    while budget > 0, let index = waiting.popLast() {
      let state = states[index]
      visited.insert(program.template(at: state.position))
      var walk = Walk(
        state: index,
        position: state.position,
        scopes: state.scopes.map { ScopeStack($0) },
        parents: state.parents,
        context: state.context
      )
      while step(&walk, into: &problems) {
        budget -= 1
        guard budget == 0 else { continue }
        problems.add(
          .templateWork,
          "the templates call each other in too many ways to be checked, at last here",
          in: program.template(at: walk.position),
          at: program.offsets[walk.position],
          fix: "Let fewer templates give blocks to each other."
        )
        return
      }
    }
  }

  /// Takes one operation; `false` at the end.
  private mutating func step(_ walk: inout Walk, into problems: inout TemplateProblems) -> Bool {
    let position = walk.position
    walk.position += 1
    while let choice = walk.choices.last, choice.end <= position {
      walk.context.join(choice.context)
      walk.choices.removeLast()
    }
    if problems.hasLostScopes, let offset = problems.lostScope(in: program.template(at: position)),
      program.offsets[position] >= offset
    {
      walk.scopes = nil
    }
    switch program.operations[position] {
    case .text(let range), .lines(let range, _):
      if walk.scopes != nil { walk.context.read(program.text[range]) }
    case .lineStart:
      break
    case .escaped(let path):
      checkValue(path, isRaw: false, &walk, at: position, into: &problems)
    case .raw(let path):
      checkValue(path, isRaw: true, &walk, at: position, into: &problems)
    case .section(let path, let end, _):
      walk.choices.append((end, walk.context))
      enterSection(path, &walk, at: position, into: &problems)
    case .endSection:
      if let section = walk.sections.popLast() { walk.scopes = section.scopes }
      _ = walk.values.popLast()
    case .inverted(let path, let end):
      walk.choices.append((end, walk.context))
      _ = resolve(path, &walk, at: position, into: &problems)
    case .partial(let target, _):
      call(program.starts[target], parents: walk.parents, &walk, at: position)
    case .dynamicPartial(let path, _):
      for target in targets(of: path, &walk, at: position, into: &problems) {
        call(program.starts[target], parents: walk.parents, isByName: false, &walk, at: position)
      }
    case .parent(let index):
      callParent(index, &walk, at: position, into: &problems)
    case .block(let index):
      enterBlock(index, &walk, at: position)
    case .return:
      guard let end = walk.blockEnds.popLast() else { return false }
      walk.position = end
    }
    return true
  }

  // MARK: Keys

  private mutating func checkValue(
    _ path: Path,
    isRaw: Bool,
    _ walk: inout Walk,
    at position: Int,
    into problems: inout TemplateProblems
  ) {
    guard let scopes = walk.scopes else { return }
    let context = walk.context
    if let found = keyProblems?.resolver.resolve(path, in: scopes) {
      keyProblems?.checkValue(
        path,
        found.resolution,
        isRaw: isRaw,
        in: scopes,
        context: context,
        at: position,
        into: &problems
      )
      usage.add(found, from: walk.state, at: position)
      if path == .current, case .value? = scopes.entries.last?.type, let field = walk.values.last(where: { $0 != nil })
      {
        usage.add(field, from: walk.state)
      }
    }
    walk.context.readValue()
  }

  /// What a path stands for, `nil` where types are not known; reports a key that is not there.
  private mutating func resolve(
    _ path: Path,
    _ walk: inout Walk,
    at position: Int,
    into problems: inout TemplateProblems
  ) -> KeyResolver.Found? {
    guard let scopes = walk.scopes, let resolver = keyProblems?.resolver else { return nil }
    let found = resolver.resolve(path, in: scopes)
    keyProblems?.addMissing(found.resolution, in: scopes, at: position, into: &problems)
    usage.add(openKeyOf: found, from: walk.state, at: position)
    return found
  }

  private mutating func enterSection(
    _ path: Path,
    _ walk: inout Walk,
    at position: Int,
    into problems: inout TemplateProblems
  ) {
    guard let found = resolve(path, &walk, at: position, into: &problems) else {
      // Without types every section may be over data of its own.
      walk.sections.append((walk.scopes, -1))
      walk.values.append(nil)
      return
    }
    noteSection(found, &walk)
    guard let scope = keyProblems?.resolver.scope(of: found.resolution), let origin = found.origin else {
      walk.sections.append((walk.scopes, nil))
      return
    }
    // The dot over a record is the record itself.
    var isInside = true
    if path == .current, case .record = scope { isInside = origin.isInside }
    var position: Int? = origin.isInside || !isInside ? nil : origin.position
    if case .value = scope { position = nil }
    walk.sections.append((walk.scopes, position))
    walk.scopes?.push(scope, from: ScopeStack.Origin(position: origin.position, isInside: isInside))
  }

  /// A list or record is used by going through it, a value only by putting it out.
  private mutating func noteSection(_ found: KeyResolver.Found, _ walk: inout Walk) {
    guard let last = found.fields.last, case .type(let type) = found.resolution else {
      walk.values.append(nil)
      return
    }
    switch type {
    case .record, .list:
      for field in found.fields { usage.add(field, from: walk.state) }
      walk.values.append(nil)
    case .text, .url, .html, .attributes:
      walk.values.append(last)
    case .flag, .templateName, .open:
      walk.values.append(nil)
    }
  }

  private mutating func targets(
    of path: Path,
    _ walk: inout Walk,
    at position: Int,
    into problems: inout TemplateProblems
  ) -> [Int] {
    guard let found = resolve(path, &walk, at: position, into: &problems) else { return [] }
    switch found.resolution {
    case .missing:
      return []
    case .type(.templateName(let folder)):
      for field in found.fields { usage.add(field, from: walk.state) }
      let targets = templates(in: folder)
      if targets.isEmpty {
        let message = "there is no template in \"\(folder)\""
        keyProblems?.add(.missingPartial, message, at: position, fix: nil, into: &problems)
      }
      return targets
    case .type, .open:
      let words = if case .type(let type) = found.resolution { type.words } else { FieldType.text.words }
      let message = "\"\(program.string(path))\" is \(words) and names no template"
      let names = keyProblems?.resolver.keys(in: walk.scopes ?? ScopeStack([])) { type in
        if case .templateName = type { true } else { false }
      }
      let fix = names?.first.map { "Use a key that names a template, such as \"\($0)\"." }
      keyProblems?.add(.templateKeyType, message, at: position, fix: fix, into: &problems)
      return []
    }
  }

  // MARK: Calls

  private mutating func call(
    _ target: Int,
    parents: [Int],
    isByName: Bool = true,
    _ walk: inout Walk,
    at position: Int
  ) {
    let state = State(position: target, scopes: walk.scopes?.types, parents: parents, context: walk.context)
    let index = enter(state)
    if isByName { usage.addCall(of: index, from: walk.state) }
    // What is called with data inside of a context, but not with the context, ends sometime.
    let isNarrowed = walk.sections.contains { section in
      section.found.map { position in walk.scopes.map { $0.narrows(position) } ?? true } ?? false
    }
    guard !isNarrowed, walk.called.insert(index).inserted else { return }
    let edge = CallGraph.Edge(target: index, position: position, origins: walk.scopes?.origins ?? [])
    graph.add(edge, from: walk.state)
  }

  private mutating func callParent(
    _ index: Int,
    _ walk: inout Walk,
    at position: Int,
    into problems: inout TemplateProblems
  ) {
    let parent = program.parents[index]
    // Blocks that are given further out already can replace nothing.
    let addsBlocks = parent.names.contains { name in
      !walk.parents.contains { program.parents[$0].argument(name) != nil }
    }
    let parents = addsBlocks ? walk.parents + [index] : walk.parents
    switch parent.target {
    case .template(let target):
      call(program.starts[target], parents: parents, &walk, at: position)
    case .dynamic(let path):
      for target in targets(of: path, &walk, at: position, into: &problems) {
        call(program.starts[target], parents: parents, isByName: false, &walk, at: position)
      }
    case .missing:
      break
    }
    walk.position = parent.end
  }

  private mutating func enterBlock(_ index: Int, _ walk: inout Walk, at position: Int) {
    let block = program.blocks[index]
    for (depth, parent) in walk.parents.enumerated() {
      guard let argument = program.parents[parent].argument(block.name) else { continue }
      call(argument.start, parents: Array(walk.parents[..<depth]), &walk, at: position)
      walk.position = block.end
      return
    }
    walk.blockEnds.append(block.end)
  }
}
