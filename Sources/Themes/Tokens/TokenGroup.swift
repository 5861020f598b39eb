import Diagnostics
import JSONSource

/// A place in a token file, found only when there is something to say.
enum TokenPlace: Sendable {
  /// The top of a file.
  case value(JSONValue)
  /// The name of a token or group.
  case key(JSONMember)

  var location: SourceLocation {
    switch self {
    case .value(let value): value.location
    case .key(let member): member.keyLocation
    }
  }

  /// The name of the file that it is in.
  var fileName: String {
    switch self {
    case .value(let value): value.document.source.name
    case .key(let member): member.value.document.source.name
    }
  }
}

/// A token as it is written: its value is not looked at yet.
struct TokenDeclaration: Sendable {
  /// The place of its name.
  let place: TokenPlace
  /// The content of `$value`, or the whole token where it is a `$ref`.
  let value: JSONValue
  var type: StatedType
  /// The type of the groups around it where it was written, kept when another group extends them.
  var groupType: StatedType = .none
}

/// A group of tokens and of other groups, in the order in which they are written.
struct TokenGroup: Sendable {
  /// What stands under a name of a group.
  indirect enum Member: Sendable {
    case group(TokenGroup)
    case token(TokenDeclaration)

    var place: TokenPlace {
      switch self {
      case .group(let group): group.place
      case .token(let token): token.place
      }
    }
  }

  /// How long the path of a token may be, in bytes: it is kept for each token.
  static let lengthOfPaths = 1_000

  /// How deep groups may lie inside each other: each takes stack.
  static let depthLimit = 64

  /// The place of its name.
  let place: TokenPlace
  var type: StatedType = .none
  /// The reference to the group that this one extends.
  var extends: JSONValue?
  private(set) var names: [String] = []
  /// The paths, from the top of the file, of what was left out because of a fault; kept at the top alone.
  var failedPaths: [String] = []
  private var members: [String: Member] = [:]

  init(place: TokenPlace) { self.place = place }

  subscript(name: String) -> Member? { members[name] }

  mutating func set(_ name: String, to member: Member) {
    if members.updateValue(member, forKey: name) == nil { names.append(name) }
  }

  /// The member at the end of a path of names joined by dots.
  func member(at path: String) -> Member? {
    var current = Member.group(self)
    guard !path.isEmpty else { return current }
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard case .group(let group) = current, let next = group[String(name)] else { return nil }
      current = next
    }
    return current
  }

  /// Lays another group over this one: tokens are replaced, groups merged.
  ///
  /// A token that states no type keeps the one it replaces.
  func merged(under other: TokenGroup, path: String = "", into diagnostics: inout DiagnosticCollector) -> TokenGroup {
    var result = self
    result.type = other.type.or(type)
    result.extends = other.extends ?? extends
    result.failedPaths += other.failedPaths
    for name in other.names {
      guard let member = other[name] else { continue }
      switch (self[name], member) {
      case (nil, _):
        result.set(name, to: member)
      case (.token(let old)?, .token(var new)):
        new.type = new.type.or(old.type)
        result.set(name, to: .token(new))
      case (.group(let old)?, .group(let new)):
        let merged = old.merged(under: new, path: path + name + ".", into: &diagnostics)
        result.set(name, to: .group(merged))
      case (let old?, _):
        diagnostics.error(
          .tokenAndGroup,
          "\"\(path)\(name)\" is a token in one file and a group in another",
          at: member.place.location,
          notes: [Diagnostic.Note("here it is the other", at: old.place.location)],
          fix: "Name one of the two differently."
        )
      }
    }
    return result
  }
}

extension TokenGroup {
  /// The group for use in another place: its tokens keep the types they have from the groups around them here.
  func keepingTypes(_ outer: StatedType) -> TokenGroup {
    var result = self
    let type = self.type.or(outer)
    for name in names {
      switch self[name] {
      case .token(var token)?:
        token.groupType = token.groupType.or(type)
        result.set(name, to: .token(token))
      case .group(let group)?:
        result.set(name, to: .group(group.keepingTypes(type)))
      case nil:
        break
      }
    }
    return result
  }

  /// The type that the groups on the way to a path state, the nearest first.
  func type(above path: String) -> StatedType {
    var type = self.type
    var group = self
    for name in path.split(separator: ".").dropLast() {
      guard case .group(let next)? = group[String(name)] else { break }
      group = next
      type = group.type.or(type)
    }
    return type
  }
}

/// A token with its full path, ready to be resolved.
struct TokenEntry: Sendable {
  let path: String
  let declaration: TokenDeclaration
  /// The type of the nearest group around it that states one.
  let inheritedType: StatedType
}

extension TokenGroup {
  /// All tokens in it, in order.
  var entries: [TokenEntry] {
    var entries: [TokenEntry] = []
    collect(into: &entries, path: "", type: .none)
    return entries
  }

  private func collect(into entries: inout [TokenEntry], path: String, type: StatedType) {
    let type = self.type.or(type)
    for name in names {
      switch self[name] {
      case .token(let token)?:
        entries.append(TokenEntry(path: path + name, declaration: token, inheritedType: token.groupType.or(type)))
      case .group(let group)?:
        group.collect(into: &entries, path: path + name + ".", type: type)
      case nil:
        break
      }
    }
  }
}
