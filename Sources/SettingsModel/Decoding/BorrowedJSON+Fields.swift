import Diagnostics
@_spi(Borrowing) package import JSONSource

/// Readers of the types that fields have; each reports what it cannot read and then answers `nil`.
extension BorrowedJSON {
  /// A text: only a string.
  func text(
    _ field: JSONWord,
    isElement: Bool = false,
    into diagnostics: inout DiagnosticCollector
  ) -> String? {
    if let string { return string }
    let fix = spelling.map { "Put it in quotes: \"\($0)\"." }
    reportType(field, "a string", isElement: isElement, fix: fix, into: &diagnostics)
    return nil
  }

  /// A value: a string, or a number or boolean that stands for its own spelling.
  func valueText(
    _ field: JSONWord,
    isElement: Bool = false,
    into diagnostics: inout DiagnosticCollector
  ) -> String? {
    if let string { return string }
    if let spelling { return spelling }
    reportType(field, "a string, a number or a boolean", isElement: isElement, into: &diagnostics)
    return nil
  }

  /// A yes or no.
  func flag(_ field: JSONWord, into diagnostics: inout DiagnosticCollector) -> Bool? {
    if let boolean { return boolean }
    reportType(field, "true or false", fix: WayOut.boolean(for: self), into: &diagnostics)
    return nil
  }

  /// A number of things: a whole number that is not negative.
  func count(_ field: JSONWord, into diagnostics: inout DiagnosticCollector) -> Int? {
    if let number, let count = Int(number), count >= 0 { return count }
    let what = "a whole number that is not negative"
    if let number {
      let fix = "Write a number like 0 or 12."
      diagnostics.error(.wrongType, "\"\(field)\" must be \(what), not \(number)", at: location, fix: fix)
    } else {
      let meant = string.flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
      let fix = meant.map { "Write \($0), without quotes." } ?? "Write a number like 0 or 12, without quotes."
      reportType(field, what, fix: fix, into: &diagnostics)
    }
    return nil
  }

  /// Texts in order; an array of strings.
  func texts(_ field: JSONWord, into diagnostics: inout DiagnosticCollector) -> [String]? {
    guard isArray(field, into: &diagnostics) else { return nil }
    return elements { $0.text(field, isElement: true, into: &diagnostics) }
  }

  /// What is made of the elements of an array, one by one; `nil` is left out.
  @inline(__always)
  func elements<Element>(_ make: (BorrowedJSON) -> Element?) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    forEachElement { value in
      if let element = make(value) { elements.append(element) }
    }
    return elements
  }

  /// Whether the value is an array; reports when it is not.
  func isArray(_ field: JSONWord, into diagnostics: inout DiagnosticCollector) -> Bool {
    if kind == .array { return true }
    let fix = kind == .object ? "Put it in brackets: \"\(field)\": [{…}]." : nil
    reportType(field, "an array", fix: fix, into: &diagnostics)
    return false
  }

  /// Whether an element of an array is an object; reports when it is not.
  ///
  /// - Parameter noun: What the object stands for, with its article: `a section`.
  func isPart(_ noun: String, into diagnostics: inout DiagnosticCollector) -> Bool {
    if kind == .object { return true }
    let fix = WayOut.write(part: noun)
    diagnostics.error(.wrongType, "\(noun) must be an object, not \(kind.noun)", at: location, fix: fix)
    return false
  }

  /// Whether the value is an object; reports when it is not.
  func isObject(_ field: JSONWord, into diagnostics: inout DiagnosticCollector) -> Bool {
    if kind == .object { return true }
    reportType(field, "an object", into: &diagnostics)
    return false
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ field: JSONWord,
    as type: Word.Type = Word.self,
    into diagnostics: inout DiagnosticCollector
  ) -> Word? {
    if kind == .string, let word = withWord({ word in Word.allCases.first { word.isSame(as: $0.rawValue) } }) {
      return word
    }
    guard let text = text(field, into: &diagnostics) else { return nil }
    let words = Word.allCases.map(\.rawValue)
    diagnostics.error(
      .unknownValue,
      "unknown \(field) \"\(text)\"",
      at: location,
      fix: words.nearest(to: text).map { "Did you mean \"\($0)\"?" } ?? "Use \(words.alternatives)."
    )
    return nil
  }

  /// The string of a member whose name was likely meant to be this one; that it is unknown is reported when all are read.
  ///
  /// - Parameters:
  ///   - field: What it should be called.
  ///   - known: The names that members have rightly.
  func misspelt(_ field: String, besides known: Set<String>) -> BorrowedJSON? {
    var found: BorrowedJSON?
    forEachMember { key, value in
      guard found == nil, value.kind == .string, !known.contains(key.text) else { return }
      if [field].nearest(to: key.text) != nil { found = value }
    }
    return found
  }

  /// How a number or boolean is spelled.
  var spelling: String? {
    number ?? boolean.map { $0 ? "true" : "false" }
  }

  /// Reports a value of the wrong type.
  func reportType(
    _ field: JSONWord,
    _ expected: String,
    isElement: Bool = false,
    fix: String? = nil,
    into diagnostics: inout DiagnosticCollector
  ) {
    let subject = isElement ? "an element of \"\(field)\"" : "\"\(field)\""
    var fix = fix
    if fix == nil {
      let other = isElement ? "Write it like \"…\"." : WayOut.write(field.description)
      fix = kind == .null ? "Take it out, or write \(expected)." : other
    }
    diagnostics.error(.wrongType, "\(subject) must be \(expected), not \(kind.noun)", at: location, fix: fix)
  }
}

extension JSONValue.Kind {
  /// The kind in a sentence.
  package var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension [String] {
  /// The words in quotes, with commas and a last `or` between them.
  var alternatives: String { joined(lastBy: "or") }

  /// The words in quotes, with commas and a last `and` between them.
  var listing: String { joined(lastBy: "and") }

  private func joined(lastBy conjunction: String) -> String {
    let quoted = map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
