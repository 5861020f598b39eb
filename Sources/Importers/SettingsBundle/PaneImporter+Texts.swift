import Diagnostics
import Localization
import PropertyListSource

extension PaneImporter {
  /// A text in the development language.
  func localized(_ text: String) -> String {
    table?[text] ?? text
  }

  /// A translated text in one line; `nil` where there is nothing to be seen.
  mutating func line(_ field: String, of specifier: inout Specifier) -> String? {
    text(field, of: &specifier).flatMap { $0.isBlank ? nil : $0.line }
  }

  /// A translated text in lines; `nil` where there is nothing to be seen.
  mutating func lines(_ field: String, of specifier: inout Specifier) -> String? {
    text(field, of: &specifier).flatMap { $0.isBlank ? nil : $0.lines }
  }

  mutating func text(_ field: String, of specifier: inout Specifier) -> ImportedText? {
    guard let value = specifier.take(field) else { return nil }
    guard let source = value.string ?? value.submitted else {
      warn(
        .invalidSpecifier,
        "\"\(field)\" of \"\(specifier.name)\" is \(value.kindName) instead of a string and is left out",
        at: value.offset
      )
      return nil
    }
    let text = ImportedText(localized(source))
    if text.isChanged {
      warn(.changedValue, "control characters in \"\(field)\" of \"\(specifier.name)\" are left out", at: value.offset)
    }
    return text
  }

  /// A value as a form submits it, which has neither line breaks nor control characters; `nil` for what is no text.
  mutating func formValue(_ value: PropertyListValue, _ field: String, of specifier: Specifier) -> String? {
    guard let text = value.submitted else {
      warn(
        .invalidSpecifier,
        "\"\(field)\" of \"\(specifier.name)\" is \(value.kindName) and is left out",
        at: value.offset
      )
      return nil
    }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    if isPlain { return text }
    warn(
      .changedValue,
      "line breaks and control characters in \"\(field)\" of \"\(specifier.name)\" are left out",
      at: value.offset
    )
    return ImportedText(text).line
  }

  /// Warns in one line, whatever the names in it hold.
  mutating func warn(_ code: Diagnostic.Code, _ message: String, at offset: Int) {
    diagnostics.warning(code, ImportedText(message).line, at: pane.list.location(at: offset))
  }

  mutating func noteDropped(_ specifier: Specifier) {
    for entry in specifier.dropped {
      if let index = droppedPositions[entry.key] {
        dropped[index].count += 1
      } else {
        droppedPositions[entry.key] = dropped.count
        dropped.append(.init(field: entry.key, owner: "\"\(specifier.name)\"", offset: entry.keyOffset))
      }
    }
  }

  mutating func dropRootFields() {
    let known: Set<String> = ["PreferenceSpecifiers", "StringsTable", "Title"]
    for entry in pane.list.root.dictionary?.entries ?? [] where !known.contains(entry.key) {
      dropped.append(.init(field: entry.key, owner: "the pane", offset: entry.keyOffset))
    }
  }

  mutating func reportDropped() {
    for item in dropped {
      let more = item.count > 1 ? ", here and \(item.count - 1) \(item.count > 2 ? "times" : "time") more" : ""
      warn(.droppedField, "\"\(item.field)\" of \(item.owner) is not carried over\(more)", at: item.offset)
    }
  }
}
