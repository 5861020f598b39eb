/// Gives parts that have no name of their own the identities of those parts of an older list that they were, as far as can
/// be told: by what is alike, and by their order among equals.
struct IdentityAssignment<Part, Identity> {
  private let parts: [Part]
  private var older: [(identity: Identity, part: Part)?]
  private(set) var identities: [Identity?]

  init(_ parts: [Part], older: [(identity: Identity, part: Part)]) {
    self.parts = parts
    self.older = older
    identities = Array(repeating: nil, count: parts.count)
  }

  /// Takes parts for the same of which the signature is; those without a signature are passed over.
  mutating func match(_ signature: (Part) -> [UInt8]?) {
    guard older.contains(where: { $0 != nil }) else { return }
    var waiting: [[UInt8]: [Int]] = [:]
    for (position, candidate) in older.enumerated().reversed() {
      if let part = candidate?.part, let sign = signature(part) { waiting[sign, default: []].append(position) }
    }
    for (position, part) in parts.enumerated() where identities[position] == nil {
      guard let sign = signature(part), let match = waiting[sign]?.popLast() else { continue }
      identities[position] = older[match]?.identity
      older[match] = nil
    }
  }
}
