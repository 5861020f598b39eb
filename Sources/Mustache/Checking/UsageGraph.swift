import Diagnostics

/// Gathers what is done with keys in each state in which templates and blocks are called.
struct UsageGraph {
  private struct State {
    let template: Int
    let isKnown: Bool
    var fields = FieldSet()
    /// The names below open fields, with the operation that first asks for each.
    var openKeys: [Int: Int] = [:]
    var calls: Set<Int> = []
  }

  private var states: [State] = []

  /// For each template the states in which data of known types reaches its start.
  private(set) var entries: [Int: [Int]] = [:]

  mutating func addState(of template: Int, isStart: Bool, isKnown: Bool) {
    if isStart { entries[template, default: []].append(states.count) }
    states.append(State(template: template, isKnown: isKnown))
  }

  mutating func add(_ field: FieldKey?, from state: Int) {
    if let field { states[state].fields.insert(field) }
  }

  mutating func add(_ found: KeyResolver.Found, from state: Int, at position: Int) {
    for field in found.fields { states[state].fields.insert(field) }
    add(openKeyOf: found, from: state, at: position)
  }

  mutating func add(openKeyOf found: KeyResolver.Found, from state: Int, at position: Int) {
    guard let key = found.openKey else { return }
    states[state].openKeys[key] = min(position, states[state].openKeys[key] ?? position)
  }

  /// Notes a call by name, or of a block.
  mutating func addCall(of target: Int, from state: Int) { states[state].calls.insert(target) }

  /// What templates do by themselves and through what they call by name.
  func templates(of program: Program, schema: TemplateSchema?, problems: TemplateProblems) -> TemplateUsage {
    var usage = TemplateUsage(schema: schema)
    usage.calledNames = Set(program.calledTemplates.map { program.names[$0] })
    for (template, starts) in entries {
      var fields: FieldSet? = FieldSet()
      var openKeys: [Int: Int] = [:]
      var seen = Set(starts)
      var waiting = starts
      while let next = waiting.popLast() {
        let state = states[next]
        if !state.isKnown || problems.isFaulty(state.template) { fields = nil }
        fields?.formUnion(state.fields)
        openKeys.merge(state.openKeys) { min($0, $1) }
        waiting.append(contentsOf: state.calls.filter { seen.insert($0).inserted })
      }
      let openFields = openKeys.map { key, position in
        let file = problems.files[program.template(at: position)]
        return TemplateUsage.OpenField(
          name: program.keys.string(key),
          location: file.location(at: program.offsets[position])
        )
      }
      usage.entries[program.names[template]] = TemplateUsage.Entry(
        fields: fields,
        openFields: openFields.sorted { $0.name < $1.name }
      )
    }
    return usage
  }
}
