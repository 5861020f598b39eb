import Diagnostics
import JSONSource
import SettingsModel

/// What a form holds for each field of a page, not judged yet.
struct Submission {
  /// A value and where it stands.
  struct Given {
    let text: String
    let offset: Int
  }

  /// What stands under a field's key.
  struct Values {
    var given: [Given] = []
    /// Whether the key was there at all.
    var isPresent = false
    /// Whether something that was found already keeps it from being judged.
    var isFaulty = false
  }

  let decoder: FormDecoder
  private(set) var values: [Values]
  private(set) var findings: [Finding] = []
  private(set) var isReadable = true
  /// Where what is missing should be.
  private(set) var offsetOfMissing: Int?
  private var unknownKeys: Set<ExactText> = []

  init(_ decoder: FormDecoder) {
    self.decoder = decoder
    values = Array(repeating: Values(), count: decoder.fields.count)
  }
}

extension Submission {
  /// Takes over the pairs of a form.
  mutating func read(_ form: URLEncodedForm) {
    if form.isTruncated { reportSize() }
    for pair in form.pairs {
      let position = decoder.position(of: pair.name)
      if let flaw = pair.flaw { report(flaw, of: pair, position) }
      guard let position else {
        if pair.flaw == nil { reportUnknown(pair.name, at: pair.offset) }
        continue
      }
      let isFirst = !values[position].isPresent
      values[position].isPresent = true
      if pair.flaw != nil { values[position].isFaulty = true }
      // The hidden field before a group of checkboxes, which says that the group was there.
      if isFirst, pair.value.isEmpty, decoder.fields[position].entry.isList { continue }
      values[position].given.append(Given(text: pair.value, offset: pair.offset))
    }
  }

  private mutating func report(_ flaw: URLEncodedForm.Flaw, of pair: URLEncodedForm.Pair, _ position: Int?) {
    let key = position.map { decoder.fields[$0].key }
    let place = key.map { " in the value of \($0.quoted)" } ?? ""
    switch flaw {
    case .percentSign:
      let message = "a \"%\" without two digits of base 16 behind it\(place)"
      findings.append(Finding(.formPercentSign, message, key: key, at: pair.offset, fix: "Write \"%25\" for it."))
    case .invalidUTF8:
      findings.append(Finding(.formInvalidUTF8, "bytes that are no UTF-8\(place)", key: key, at: pair.offset))
    }
  }

  private mutating func reportSize() {
    isReadable = false
    findings.append(
      Finding(.formTooLarge, "the form has more than \(decoder.limits.values) values, which are not read", at: nil)
    )
  }

  private mutating func reportUnknown(_ name: String, at offset: Int) {
    guard unknownKeys.insert(ExactText(name)).inserted else { return }
    // Looking for what is near takes a while; nobody reads so many.
    let nearest = unknownKeys.count > 20 ? nil : decoder.fields.lazy.map(\.key).nearest(to: name)
    findings.append(
      Finding(
        .unknownKey,
        "unknown key \(name.quoted)",
        at: offset,
        fix: nearest.map { "Did you mean \"\($0)\"?" }
      )
    )
  }
}

extension Submission {
  /// Takes over the members of a JSON object.
  mutating func read(json source: SourceFile) {
    var diagnostics = DiagnosticCollector()
    let document = JSONDocument.read(source, into: &diagnostics)
    findings += diagnostics.diagnostics.map(Finding.init)
    guard let root = document?.root else { return isReadable = false }
    guard root.kind == .object else {
      isReadable = false
      let message = "a form must be an object, not \(root.kind.noun)"
      return findings.append(Finding(.wrongType, message, at: root.offset))
    }
    offsetOfMissing = root.offset
    var count = 0
    for member in root.members {
      count += max(1, member.value.count)
      guard count <= decoder.limits.values else { return reportSize() }
      guard let position = decoder.position(of: member.key) else {
        reportUnknown(member.key, at: member.keyOffset)
        continue
      }
      // A key that stands twice was reported by the reader.
      guard !values[position].isPresent else { continue }
      values[position].isPresent = true
      read(member.value, position)
    }
  }

  private mutating func read(_ value: JSONValue, _ position: Int) {
    let entry = decoder.fields[position].entry
    if entry.isList {
      guard value.kind == .array else { return reportType(value, "an array of strings", position) }
      for element in value.elements { take(element, "a string", position) }
    } else {
      take(value, entry.isNumber ? "a string or a number" : "a string", position)
    }
  }

  private mutating func take(_ value: JSONValue, _ expected: String, _ position: Int) {
    guard let text = decoder.fields[position].entry.spelling(of: value) else {
      return reportType(value, expected, position)
    }
    values[position].given.append(Given(text: text, offset: value.offset))
  }

  private mutating func reportType(_ value: JSONValue, _ expected: String, _ position: Int) {
    let key = decoder.fields[position].key
    values[position].isFaulty = true
    let message = "\(key.quoted) must be \(expected), not \(value.kind.noun)"
    findings.append(Finding(.wrongType, message, key: key, at: value.offset))
  }
}
