import Diagnostics
import JSONSource

/// Reads the shape of a token file: which names are groups and which are tokens, and what type they state.
struct TokenFileReader {
  private(set) var diagnostics = DiagnosticCollector()
  private var failedPaths: [String] = []

  /// The groups and tokens of a file; what is at fault is reported and left out.
  static func read(_ document: JSONDocument, into diagnostics: inout DiagnosticCollector) -> TokenGroup {
    var reader = TokenFileReader()
    let root = document.root
    let place = TokenPlace.value(root)
    var group = TokenGroup(place: place)
    if root.kind != .object {
      reader.diagnostics.error(.tokenInvalidValue, "a token file holds an object", at: root.location)
    } else if root["$value"] != nil {
      reader.diagnostics.error(
        .tokenInvalidName,
        "a token needs a name, and this one is the whole file",
        at: root.location,
        fix: "Put it into an object under its name."
      )
    } else if case .group(let read)? = reader.member(root, path: "", place: place) {
      group = read
    }
    group.failedPaths = reader.failedPaths
    diagnostics.append(contentsOf: reader.diagnostics)
    return group
  }

  private static let properties = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$root", "$schema",
  ]

  private mutating func member(_ value: JSONValue, path: String, place: TokenPlace) -> TokenGroup.Member? {
    var group = TokenGroup(place: place)
    var content: JSONValue?
    var pointer: JSONMember?
    var extends: JSONMember?
    var firstChild: JSONMember?
    let isLeafLike = value["value"] != nil
    for member in value.members {
      let name = member.key
      switch name {
      case "$value": content = member.value
      case "$type": group.type = type(member.value)
      case "$ref": pointer = member
      case "$extends": extends = member
      case "$description": expect(member, "text", member.value.kind == .string)
      case "$deprecated":
        expect(member, "true, false or a text", member.value.kind == .boolean || member.value.kind == .string)
      case "$extensions": expect(member, "an object", member.value.kind == .object)
      case "$schema" where path.isEmpty: expect(member, "an address", member.value.kind == .string)
      default:
        guard isName(name, of: path, at: member) else { continue }
        firstChild = firstChild ?? member
        if let child = child(member, of: path, isLeafLike: isLeafLike) {
          group.set(name, to: child)
        } else {
          // A "value" without its dollar sign is the token's own.
          failedPaths.append(name == "value" ? path : path.isEmpty ? name : "\(path).\(name)")
        }
      }
    }
    if let content {
      return token(content, path: path, group: group, firstChild: firstChild, extends: extends, pointer: pointer)
    }
    if pointer != nil, firstChild == nil {
      if let extends {
        diagnostics.error(
          .tokenExtendsInToken,
          "\"\(path)\" is a token, and \"$extends\" is for groups",
          at: extends.keyLocation
        )
      }
      return .token(TokenDeclaration(place: place, value: value, type: group.type))
    }
    group.extends = extends?.value ?? pointer?.value
    if firstChild == nil, extends == nil, group.type != .none {
      diagnostics.warning(
        .tokenIncomplete,
        "\"\(path)\" has a \"$type\" and no \"$value\"",
        at: place.location,
        fix: "Give it a \"$value\", or leave it out."
      )
    }
    return .group(group)
  }

  private mutating func token(
    _ value: JSONValue,
    path: String,
    group: TokenGroup,
    firstChild: JSONMember?,
    extends: JSONMember?,
    pointer: JSONMember?
  ) -> TokenGroup.Member? {
    if let firstChild {
      diagnostics.error(
        .tokenAndGroup,
        "\"\(path)\" is a token and a group at once",
        at: firstChild.keyLocation,
        notes: [Diagnostic.Note("its value is here", at: value.location)],
        fix: "Move the value into a token \"$root\" of the group, or rename one of the two."
      )
    }
    if let extends {
      diagnostics.error(
        .tokenExtendsInToken,
        "\"\(path)\" is a token, and \"$extends\" is for groups",
        at: extends.keyLocation,
        fix: "Refer to another token in \"$value\" instead."
      )
    }
    if let pointer {
      diagnostics.error(
        .tokenInvalidValue,
        "\"\(path)\" has both \"$value\" and \"$ref\"",
        at: pointer.keyLocation,
        fix: "Leave one of them out."
      )
    }
    return .token(TokenDeclaration(place: group.place, value: value, type: group.type))
  }

  /// What stands under a plain name: an object is a token or a group, all else is a mistake.
  private mutating func child(_ member: JSONMember, of path: String, isLeafLike: Bool) -> TokenGroup.Member? {
    let childPath = path.isEmpty ? member.key : "\(path).\(member.key)"
    let place = TokenPlace.key(member)
    if member.value.kind == .object { return self.member(member.value, path: childPath, place: place) }
    // The format had "value" and "type" without the dollar sign before it was a standard.
    if member.key == "value" || (isLeafLike && ["type", "description", "comment"].contains(member.key)) {
      if member.key == "value" {
        diagnostics.error(
          .tokenIncomplete,
          "\"\(path)\" looks like a token and has no \"$value\"",
          at: member.keyLocation,
          fix: "Write \"$value\" and \"$type\" for \"value\" and \"type\"."
        )
      }
      return nil
    }
    diagnostics.error(
      .tokenIncomplete,
      "\"\(childPath)\" is neither a token nor a group",
      at: member.value.location,
      fix: "Put the value into an object, under \"$value\"."
    )
    return nil
  }

  private mutating func type(_ value: JSONValue) -> StatedType {
    let name = value.string ?? ""
    if let type = TokenType(rawValue: name) { return .known(type) }
    let known = TokenType.allCases.map(\.rawValue)
    diagnostics.error(
      .tokenUnknownType,
      value.string == nil ? "\"$type\" is a text" : "unknown type \"\(name)\" of a token",
      at: value.location,
      fix: known.nearest(to: name).map { "Did you mean \"\($0)\"?" }
        ?? "Types there are: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
    )
    return .failed
  }

  private mutating func expect(_ member: JSONMember, _ expected: String, _ condition: Bool) {
    guard !condition else { return }
    diagnostics.error(.tokenInvalidValue, "\"\(member.key)\" holds \(expected)", at: member.value.location)
  }

  private mutating func isName(_ name: String, of path: String, at member: JSONMember) -> Bool {
    if name == "$root" { return true }
    if name.utf8.first == UInt8(ascii: "$") {
      diagnostics.error(
        .tokenInvalidName,
        "unknown property \"\(name)\"",
        at: member.keyLocation,
        fix: Self.properties.nearest(to: name).map { "Did you mean \"\($0)\"?" }
          ?? "Names of tokens and groups do not start with \"$\"."
      )
      return false
    }
    if path.utf8.count(where: { $0 == UInt8(ascii: ".") }) >= TokenGroup.depthLimit {
      diagnostics.error(
        .tokenTooMany,
        "groups lie more than \(TokenGroup.depthLimit) deep inside each other",
        at: member.keyLocation
      )
      return false
    }
    if path.utf8.count + name.utf8.count > TokenGroup.lengthOfPaths {
      diagnostics.error(
        .tokenInvalidName,
        "the names that lead here have more than \(TokenGroup.lengthOfPaths) letters",
        at: member.keyLocation,
        fix: "Shorten them, or put fewer groups into one another."
      )
      return false
    }
    if name.isEmpty || name.utf8.contains(where: { [0x2E, 0x7B, 0x7D].contains($0) }) {
      diagnostics.error(
        .tokenInvalidName,
        name.isEmpty ? "a name is empty" : "\"\(name)\" is no name for a token or group",
        at: member.keyLocation,
        fix: "Leave out \".\", \"{\" and \"}\", which references need."
      )
      return false
    }
    return true
  }
}
