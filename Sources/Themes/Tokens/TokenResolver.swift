import Diagnostics
import JSONSource

/// Gives every token its type and its value, references followed.
///
/// Tokens are taken in an order in which each comes after those it refers to, so that neither a long chain of aliases
/// nor a circle costs stack.
struct TokenResolver {
  let entries: [TokenEntry]
  let indices: [String: Int]
  private let root: TokenGroup
  var diagnostics = DiagnosticCollector()
  /// The values found so far; `nil` where a token has none because of a fault that was reported.
  private(set) var values: [TokenValue?]
  /// Where aliases lead in the end, for the tokens for which that was asked.
  private var ends: [Int: Int] = [:]
  /// What references to parts of values lead to in the end.
  private var parts: [TokenReference: JSONValue] = [:]

  /// The values of all tokens of a tree whose groups are expanded, in order; tokens at fault are left out.
  static func resolve(_ root: TokenGroup, into diagnostics: inout DiagnosticCollector) -> [(String, TokenValue)] {
    var resolver = TokenResolver(root)
    for index in resolver.order() { resolver.values[index] = resolver.value(at: index) }
    diagnostics.append(contentsOf: resolver.diagnostics)
    return zip(resolver.entries, resolver.values).compactMap { entry, value in value.map { (entry.path, $0) } }
  }

  private init(_ root: TokenGroup) {
    self.root = root
    entries = root.entries
    indices = Dictionary(entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
    values = Array(repeating: nil, count: entries.count)
  }

  // MARK: Order

  /// How many circles are told of at most.
  private static let maximumCircles = 50

  /// The tokens in an order in which each follows those it refers to; tokens of a circle are reported and left out.
  private mutating func order() -> [Int] {
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: entries.count)
    var order: [Int] = []
    var inCircle: Set<Int> = []
    var circles = 0
    for start in entries.indices where states[start] == .new {
      var stack: [(index: Int, references: [Int], position: Int)] = [(start, references(of: start), 0)]
      states[start] = .open
      while let top = stack.last {
        guard top.position < top.references.count else {
          states[top.index] = .done
          order.append(top.index)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].position += 1
        let next = top.references[top.position]
        switch states[next] {
        case .new:
          states[next] = .open
          stack.append((next, references(of: next), 0))
        case .open:
          // A long way may lead back at each of its tokens. The tokens of circles that are passed over have no value
          // when they are asked for one, and so none themselves.
          guard circles < Self.maximumCircles else { continue }
          circles += 1
          let circle = stack.drop { $0.index != next }.map(\.index)
          reportCircle(circle)
          inCircle.formUnion(circle)
        case .done:
          break
        }
      }
    }
    return inCircle.isEmpty ? order : order.filter { !inCircle.contains($0) }
  }

  /// The tokens that a token's value refers to, each once.
  private func references(of index: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var open = [entries[index].declaration.value]
    while let value = open.popLast() {
      if let reference = TokenReference(value) {
        if let path = reference.tokenPath, let target = indices[path], seen.insert(target).inserted {
          found.append(target)
        }
      } else {
        open.append(contentsOf: value.elements)
        open.append(contentsOf: value.members.map(\.value))
      }
    }
    return found
  }

  private mutating func reportCircle(_ circle: [Int]) {
    // The first of the file leads, whichever way the circle was entered.
    guard let first = circle.min(), let start = circle.firstIndex(of: first) else { return }
    let turned = Array(circle[start...] + circle[..<start])
    let shown = turned.count > 12 ? Array(turned[..<6]) : turned
    var names = shown.map { "\"\(entries[$0].path)\"" }
    if turned.count > shown.count { names.append("\(turned.count - shown.count) more") }
    names.append("\"\(entries[first].path)\"")
    diagnostics.error(
      .tokenCycle,
      turned.count == 1
        ? "\"\(entries[first].path)\" refers to itself"
        : "aliases lead in a circle: \(names.joined(separator: " → "))",
      at: entries[first].declaration.value.location,
      notes: shown.dropFirst().map {
        Diagnostic.Note("\"\(entries[$0].path)\" refers on here", at: entries[$0].declaration.value.location)
      },
      fix: "Give one of them a value of its own."
    )
  }

  // MARK: Types

  private mutating func value(at index: Int) -> TokenValue? {
    let entry = entries[index]
    let declaration = entry.declaration
    let stated: TokenType?
    switch declaration.type {
    case .failed: return nil
    case .known(let type): stated = type
    case .none: stated = nil
    }
    if let stated { return decode(declaration.value, as: stated, of: entry.path) }
    // A reference gives its own type; only then do the groups around it count.
    if case .token(let path)? = TokenReference(declaration.value), let target = indices[path] { return values[target] }
    switch entry.inheritedType {
    case .known(let type):
      return decode(declaration.value, as: type, of: entry.path)
    case .failed:
      return nil
    case .none:
      if TokenReference(declaration.value) != nil, isBroken(declaration.value, of: entry.path) { return nil }
      diagnostics.error(
        .tokenNoType,
        "\"\(entry.path)\" has no type",
        at: declaration.place.location,
        fix: "Give it, or a group around it, a \"$type\"."
      )
      return nil
    }
  }

  // MARK: References

  /// What a place in a value holds once a reference there is followed.
  enum Target {
    case value(TokenValue)
    case literal(JSONValue)
    case failed
  }

  /// Follows the reference that a value may be.
  mutating func follow(_ value: JSONValue, of path: String) -> Target {
    let source = value
    var value = value
    var way: [TokenReference] = []
    // A property may be a reference to a property in turn; circles were found before, except for those of a value with
    // itself.
    while way.count < 1_000 {
      guard let reference = TokenReference(value) else {
        for reference in way { parts[reference] = value }
        return .literal(value)
      }
      if let known = parts[reference] {
        value = known
        continue
      }
      if isBroken(value, of: path) { return .failed }
      switch reference {
      case .malformed:
        return .failed
      case .token(let target):
        return indices[target].flatMap { values[$0] }.map { .value($0) } ?? .failed
      case .property(let target, let names):
        guard let found = property(names, of: target, at: value, path: path) else { return .failed }
        value = found
        way.append(reference)
      }
    }
    diagnostics.error(.tokenUnresolved, "\"\(path)\" refers to nothing but references", at: source.location)
    return .failed
  }

  /// Whether a reference leads nowhere; if so it is reported.
  private mutating func isBroken(_ value: JSONValue, of path: String) -> Bool {
    guard let reference = TokenReference(value) else { return false }
    guard let target = reference.tokenPath else {
      let text = value.string ?? value["$ref"]?.string ?? ""
      diagnostics.error(
        .tokenReferenceSyntax,
        "\"\(text)\" is no reference",
        at: value.location,
        fix: "Write it as \"{name.of.token}\", or as \"#/name/of/token\" in a \"$ref\"."
      )
      return true
    }
    if indices[target] != nil { return false }
    switch root.member(at: target) {
    case .group(let group)?:
      diagnostics.error(
        .tokenReferenceToGroup,
        "\"\(path)\" refers to \"\(target)\", which is a group",
        at: value.location,
        fix: group["$root"] == nil ? "Name a token in the group." : "Write \"{\(target).$root}\"."
      )
    default:
      if let owner = owner(of: target) {
        diagnostics.error(
          .tokenReferenceTarget,
          "\"\(path)\" refers to a part of the token \"\(owner)\"",
          at: value.location,
          fix: "Parts are named by a \"$ref\" such as \"#/name/of/token/$value/unit\"."
        )
      } else {
        diagnostics.error(
          .tokenUnresolved,
          "\"\(path)\" refers to \"\(target)\", which is not there",
          at: value.location,
          fix: suggestion(for: target)
        )
      }
    }
    return true
  }

  /// The nearest token's name; not looked for after many faults, because each look goes through all names.
  private func suggestion(for target: String) -> String? {
    guard diagnostics.diagnostics.count < 100 else { return nil }
    return entries.lazy.map(\.path).nearest(to: target).map { "Did you mean \"{\($0)}\"?" }
  }

  /// The token that a longer path leads into.
  private func owner(of path: String) -> String? {
    var group = root
    var names: [Substring] = []
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      names.append(name)
      switch group[String(name)] {
      case .group(let next)?: group = next
      case .token?: return names.joined(separator: ".")
      case nil: return nil
      }
    }
    return nil
  }

  /// What stands in the value of a token at the end of some names.
  private mutating func property(
    _ names: [String],
    of target: String,
    at reference: JSONValue,
    path: String
  ) -> JSONValue? {
    guard var index = indices[target] else { return nil }
    // Aliases first: the names lead into the value that is behind them.
    var way: [Int] = []
    while case .token(let next)? = TokenReference(entries[index].declaration.value) {
      guard values[index] != nil, let nextIndex = ends[index] ?? indices[next] else { return nil }
      way.append(index)
      index = nextIndex
    }
    for passed in way { ends[passed] = index }
    guard values[index] != nil else { return nil }
    var value = entries[index].declaration.value
    for name in names {
      let next = value.kind == .array ? Int(name).flatMap { value[$0] } : value[name]
      guard let next else {
        diagnostics.error(
          .tokenUnresolved,
          "\"\(path)\" refers to \"\(names.joined(separator: "/"))\" of \"\(target)\", which is not there",
          at: reference.location,
          fix: value.members.map(\.key).nearest(to: name).map { "Did you mean \"\($0)\"?" }
        )
        return nil
      }
      value = next
    }
    return value
  }
}
