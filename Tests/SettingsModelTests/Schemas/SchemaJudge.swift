import JSONSource

/// Judges JSON by a JSON Schema, as far as the library's own schemas go.
struct SchemaJudge {
  private let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  func accepts(_ value: JSONValue) -> Bool {
    accepts(value, root)
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    schema.members.allSatisfy { holds($0.key, $0.value, of: value, schema) }
  }

  private func holds(_ keyword: String, _ rule: JSONValue, of value: JSONValue, _ schema: JSONValue) -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description", "default", "examples", "format": true
    case "$ref":
      root["$defs"]?[String(rule.string?.dropFirst("#/$defs/".count) ?? "")].map { accepts(value, $0) } ?? false
    case "type": rule.string.map { isOfType($0, value) } ?? rule.elements.contains { isOfType($0.string ?? "", value) }
    case "const": areEqual(rule, value)
    case "enum": rule.elements.contains { areEqual($0, value) }
    case "oneOf": rule.elements.count { accepts(value, $0) } == 1
    case "anyOf": rule.elements.contains { accepts(value, $0) }
    case "not": !accepts(value, rule)
    default:
      switch value.kind {
      case .string: holdsForString(keyword, rule, value.string ?? "")
      case .number: holdsForNumber(keyword, rule, Double(value.number ?? "") ?? .nan)
      case .array: holdsForArray(keyword, rule, value)
      case .object: holdsForObject(keyword, rule, value, schema)
      case .null, .boolean: true
      }
    }
  }

  private func holdsForString(_ keyword: String, _ rule: JSONValue, _ text: String) -> Bool {
    switch keyword {
    case "pattern":
      (try? Regex(rule.string ?? "").matchingSemantics(.unicodeScalar).firstMatch(in: text)) != nil
    case "minLength": text.unicodeScalars.count >= Int(rule.number ?? "") ?? .max
    default: true
    }
  }

  private func holdsForNumber(_ keyword: String, _ rule: JSONValue, _ number: Double) -> Bool {
    let limit = Double(rule.number ?? "") ?? .nan
    return switch keyword {
    case "minimum": number >= limit
    case "exclusiveMinimum": number > limit
    default: true
    }
  }

  private func holdsForArray(_ keyword: String, _ rule: JSONValue, _ array: JSONValue) -> Bool {
    switch keyword {
    case "items": array.elements.allSatisfy { accepts($0, rule) }
    case "minItems": array.count >= Int(rule.number ?? "") ?? .max
    case "maxItems": array.count <= Int(rule.number ?? "") ?? 0
    case "uniqueItems":
      array.elements.enumerated().allSatisfy { index, element in
        !array.elements.prefix(index).contains { areEqual($0, element) }
      }
    default: true
    }
  }

  private func holdsForObject(
    _ keyword: String,
    _ rule: JSONValue,
    _ object: JSONValue,
    _ schema: JSONValue
  ) -> Bool {
    switch keyword {
    case "properties":
      object.members.allSatisfy { member in rule[member.key].map { accepts(member.value, $0) } ?? true }
    case "additionalProperties":
      object.members.allSatisfy { member in
        schema["properties"]?[member.key] != nil || rule.boolean == true
          || (rule.kind == .object && accepts(member.value, rule))
      }
    case "propertyNames":
      object.members.allSatisfy { holdsForString("pattern", rule["pattern"] ?? rule, $0.key) }
    case "required": rule.elements.allSatisfy { object[$0.string ?? ""] != nil }
    case "dependentRequired":
      rule.members.allSatisfy { member in
        object[member.key] == nil || member.value.elements.allSatisfy { object[$0.string ?? ""] != nil }
      }
    default: true
    }
  }

  private func isOfType(_ type: String, _ value: JSONValue) -> Bool {
    switch type {
    case "integer": value.number.map { Int($0) != nil } ?? false
    default: value.kind.rawValue == type
    }
  }

  private func areEqual(_ first: JSONValue, _ second: JSONValue) -> Bool {
    first.kind == second.kind && first.string == second.string && first.number == second.number
      && first.boolean == second.boolean
  }
}
