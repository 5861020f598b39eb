import Diagnostics

// What shows only when all templates have been walked through.
extension TemplateChecker {
  /// Reports blocks that no template has: a slip in their names, most likely.
  func reportUnknownBlocks(into problems: inout TemplateProblems) {
    guard schema != nil else { return }
    let known = Set(program.blocks.map(\.name))
    let names = known.map(program.blockNames.string).sorted()
    for (position, operation) in program.operations.enumerated() {
      guard case .parent(let index) = operation else { continue }
      for number in program.parents[index].names where !known.contains(number) {
        let name = program.blockNames.string(number)
        problems.add(
          .unknownBlock,
          "no template has a block \"\(name)\" that this could replace",
          in: program.template(at: position),
          at: program.offsets[position],
          severity: .warning,
          fix: names.nearest(to: name).map { "Did you mean \"\($0)\"?" }
        )
      }
    }
  }

  /// Reports templates that call themselves without end.
  func reportCycles(into problems: inout TemplateProblems) {
    var reported: Set<Int> = []
    for cycle in graph.cycles() where !CallGraph.ends(cycle) {
      let templates = cycle.map { program.template(at: $0.position) }
      // A ring is told from its first template on, wherever it was found.
      guard let least = templates.indices.min(by: { templates[$0] < templates[$1] }) else { continue }
      guard reported.insert(cycle[least].position).inserted else { continue }
      var names: [String] = []
      for template in templates[least...] + templates[..<least] + [templates[least]] {
        let name = program.names[template]
        if names.last != name || cycle.count == 1 { names.append(name) }
      }
      if names.count == 1 { names.append(names[0]) }
      problems.add(
        .partialCycle,
        "\"\(names[0])\" calls itself without end: \(names.joined(separator: " → "))",
        in: templates[least],
        at: program.offsets[cycle[least].position],
        fix: "Call it only in a section over a list or record of its own."
      )
    }
  }
}
