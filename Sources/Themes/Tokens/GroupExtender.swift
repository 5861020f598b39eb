import Diagnostics
import JSONSource

/// Gives groups with `$extends` the tokens of the groups they extend.
struct GroupExtender {
  private let root: TokenGroup
  private var diagnostics = DiagnosticCollector()
  /// The groups whose `$extends` is being followed, outermost first.
  private var open: [String] = []
  private var work = 0
  private var depth = 0
  private var isTooDeep = false

  // Files of that size are attacks: each group may extend two others, and so on.
  private static let workLimit = 20_000
  private static let depthLimit = 64

  /// The tree with every `$extends` carried out.
  static func expanded(_ root: TokenGroup, into diagnostics: inout DiagnosticCollector) -> TokenGroup {
    var extender = GroupExtender(root: root)
    let result = extender.expand(root, path: "")
    diagnostics.append(contentsOf: extender.diagnostics)
    return result
  }

  private init(root: TokenGroup) { self.root = root }

  private mutating func expand(_ group: TokenGroup, path: String) -> TokenGroup {
    // Only what is there because of `$extends` counts: a large file without it is no attack.
    if !open.isEmpty { work += 1 + group.names.count }
    guard work < Self.workLimit else {
      if work < .max / 2 {
        work = .max / 2
        diagnostics.error(.tokenTooMany, "groups extend each other too often", at: group.place.location)
      }
      return group
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= 2 * TokenGroup.depthLimit else {
      if !isTooDeep {
        isTooDeep = true
        diagnostics.error(.tokenTooMany, "groups that extend each other lie too deep", at: group.place.location)
      }
      return TokenGroup(place: group.place)
    }
    var result = group
    if let reference = group.extends, let base = base(of: path, reference) {
      result = base.merged(under: group, path: path.isEmpty ? "" : path + ".", into: &diagnostics)
    }
    result.extends = nil
    for name in result.names {
      guard case .group(let child)? = result[name] else { continue }
      result.set(name, to: .group(expand(child, path: path.isEmpty ? name : "\(path).\(name)")))
    }
    return result
  }

  /// The expanded group that a reference leads to.
  private mutating func base(of path: String, _ value: JSONValue) -> TokenGroup? {
    let text = value.string ?? value["$ref"]?.string ?? ""
    let isCurly = text.utf8.first == UInt8(ascii: "{")
    let reference = isCurly ? TokenReference(curly: text) : TokenReference(pointer: text)
    guard case .token(let target) = reference else {
      diagnostics.error(
        .tokenExtendsTarget,
        "\"$extends\" of \"\(path)\" is no reference to a group",
        at: value.location,
        fix: "Write it as \"{name.of.group}\"."
      )
      return nil
    }
    let isCycle = (open + [path]).contains { $0 == target || $0.hasPrefix(target + ".") }
    guard !isCycle else {
      let chain = (open + [path, target]).map { "\"\($0)\"" }.joined(separator: " → ")
      diagnostics.error(.tokenExtendsCycle, "groups extend each other in a circle: \(chain)", at: value.location)
      return nil
    }
    guard open.count < Self.depthLimit else {
      diagnostics.error(
        .tokenTooMany,
        "more than \(Self.depthLimit) groups extend each other in a row",
        at: value.location
      )
      return nil
    }
    switch root.member(at: target) {
    case .group(let group)?:
      open.append(path)
      defer { open.removeLast() }
      return expand(group, path: target).keepingTypes(root.type(above: target))
    case .token?:
      diagnostics.error(
        .tokenExtendsTarget,
        "\"\(path)\" extends \"\(target)\", which is a token",
        at: value.location,
        fix: "Extend a group, or refer to the token in a \"$value\"."
      )
    case nil:
      diagnostics.error(
        .tokenUnresolved,
        "\"\(path)\" extends \"\(target)\", which is not there",
        at: value.location,
        fix: suggestion(for: target)
      )
    }
    return nil
  }

  /// The nearest group's name; not looked for after many faults, because each look goes through all names.
  private func suggestion(for target: String) -> String? {
    guard diagnostics.diagnostics.count < 20 else { return nil }
    return root.groupPaths.nearest(to: target).map { "Did you mean \"{\($0)}\"?" }
  }
}

extension TokenGroup {
  /// The paths of all groups in it, in order.
  var groupPaths: [String] {
    var paths: [String] = []
    collectGroups(into: &paths, path: "")
    return paths
  }

  private func collectGroups(into paths: inout [String], path: String) {
    for name in names {
      guard case .group(let group)? = self[name] else { continue }
      paths.append(path + name)
      group.collectGroups(into: &paths, path: path + name + ".")
    }
  }
}
