/// What the sections around a place are over, the innermost last.
struct ContextStack {
  private struct Frame {
    /// What the section is over, where that is neither a record nor looked up.
    let value: TemplateValue
    /// The fields of a record and the record's type; -1 for other values.
    let type: Int
    let fields: [TemplateValue]
    /// Where a value without fields is found from the frames below.
    let path: Path?

    init(_ value: TemplateValue) {
      path = nil
      if case .record(let record) = value {
        self.value = .absent
        type = record.type
        fields = record.values
      } else {
        self.value = value
        type = -1
        fields = []
      }
    }

    init(_ path: Path) {
      self.path = path
      value = .absent
      type = -1
      fields = []
    }
  }

  private var frames: [Frame]

  init(_ context: TemplateValue) { frames = [Frame(context)] }

  var count: Int { frames.count }

  /// The record type of what the innermost section is over; -1 for other values.
  var lastType: Int { frames.last?.type ?? -1 }

  /// Where a path is found; at the bottom, if nowhere.
  func frame(of path: Path, in program: Program) -> Int {
    guard let key = program.keys(of: path).first else { return frames.count - 1 }
    let frame = frames.lastIndex { frame in
      if frame.type >= 0 { return program.slots.slot(of: key, in: frame.type) >= 0 }
      if case .open(let fields) = frame.value { return fields[program.keys.names[key]] != nil }
      return false
    }
    return frame ?? 0
  }

  mutating func push(_ value: TemplateValue) { frames.append(Frame(value)) }

  /// Enters a section over a value without fields, by the path that leads to it from here.
  mutating func push(_ path: Path) {
    // A section over the dot is over the same once more.
    if path == .current, let last = frames.last { frames.append(last) } else { frames.append(Frame(path)) }
  }

  mutating func pop() { frames.removeLast() }

  mutating func replaceLast(with value: TemplateValue) { frames[frames.count - 1] = Frame(value) }

  /// Hands on what a path stands for, without copying it where it is a field of a record.
  @inline(__always)
  func withValue<Result>(of path: Path, in program: Program, _ body: (TemplateValue) -> Result) -> Result {
    withValue(of: path, below: frames.count, in: program, body)
  }

  @inline(__always)
  private func withValue<Result>(
    of path: Path,
    below count: Int,
    in program: Program,
    _ body: (TemplateValue) -> Result
  ) -> Result {
    guard let key = path.key else { return body(value(ofKeysOf: path, below: count, in: program)) }
    var index = count
    while index > 0 {
      index -= 1
      let type = frames[index].type
      if type >= 0 {
        let slot = program.slots.slot(of: key, in: type)
        if slot >= 0 { return body(frames[index].fields[slot]) }
      } else if case .open(let fields) = frames[index].value, let value = fields[program.keys.names[key]] {
        return body(value)
      }
    }
    return body(.absent)
  }

  /// What the dot or a dotted path stands for.
  private func value(ofKeysOf path: Path, below count: Int, in program: Program) -> TemplateValue {
    guard let dotted = path.dotted else { return current(below: count, in: program) }
    let keys = program.dottedPaths[dotted]
    var value = withValue(of: Path(key: keys[0]), below: count, in: program) { $0 }
    for key in keys.dropFirst() {
      switch value {
      case .record(let record):
        let slot = program.slots.slot(of: key, in: record.type)
        value = slot >= 0 ? record.values[slot] : .absent
      case .open(let fields):
        value = fields[program.keys.names[key]] ?? .absent
      case .absent, .text, .url, .html, .flag, .list, .template:
        return .absent
      }
    }
    return value
  }

  /// What the innermost section of the frames up to a count is over.
  private func current(below count: Int, in program: Program) -> TemplateValue {
    guard count > 0 else { return .absent }
    let frame = frames[count - 1]
    if let path = frame.path { return withValue(of: path, below: count - 1, in: program) { $0 } }
    return frame.type >= 0 ? .record(TemplateRecord(type: frame.type, frame.fields)) : frame.value
  }
}
