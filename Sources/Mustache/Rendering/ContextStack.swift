/// What the sections around a place are over, the innermost last.
struct ContextStack {
  private struct Frame {
    let value: TemplateValue
    /// The fields of a record and the record's type, at hand without looking into the value; -1 for other values.
    let type: Int
    let fields: [TemplateValue]

    init(_ value: TemplateValue) {
      self.value = value
      if case .record(let record) = value {
        type = record.type
        fields = record.values
      } else {
        type = -1
        fields = []
      }
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

  mutating func pop() { frames.removeLast() }

  mutating func replaceLast(with value: TemplateValue) { frames[frames.count - 1] = Frame(value) }

  /// Hands on what a path stands for, without copying it where it is a field of a record.
  @inline(__always)
  func withValue<Result>(of path: Path, in program: Program, _ body: (TemplateValue) -> Result) -> Result {
    guard let key = path.key else { return body(value(ofKeysOf: path, in: program)) }
    var index = frames.count
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
  private func value(ofKeysOf path: Path, in program: Program) -> TemplateValue {
    guard let dotted = path.dotted else { return frames.last?.value ?? .absent }
    let keys = program.dottedPaths[dotted]
    var value = withValue(of: Path(key: keys[0]), in: program) { $0 }
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
}
