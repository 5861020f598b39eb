import Diagnostics
import PropertyListSource
import SettingsModel

extension PaneImporter {
  /// What keeps a specifier from becoming the row it stands for.
  struct Problem: Error {
    var code: Diagnostic.Code
    /// What is said behind the specifier's name.
    var message: String
    var field: String?

    init(_ code: Diagnostic.Code, _ message: String, at field: String? = nil) {
      self.code = code
      self.message = message
      self.field = field
    }
  }

  enum TakenKey {
    case key(String)
    case problem(Problem)
  }

  /// The key under which a control submits.
  mutating func takeKey(of specifier: inout Specifier) -> TakenKey {
    guard let key = specifier.key else { return .problem(Problem(.invalidSpecifier, "has no \"Key\"")) }
    _ = specifier.take("Key")
    guard sourceKeys.insert(key).inserted else {
      return .problem(Problem(.repeatedKey, "stands twice on the pane", at: "Key"))
    }
    guard !KeyNames.isValid(key) || !keys.take(key) else { return .key(key) }
    let replacement = keys.takeReplacement(for: key)
    warn(
      .renamedKey,
      "the key \"\(key)\" cannot be that of a control and becomes \"\(replacement)\"",
      at: specifier.offset(of: "Key")
    )
    return .key(replacement)
  }

  /// The key of a row that submits nothing: an anchor, left out where it would be in the way.
  mutating func takeAnchor(of specifier: inout Specifier) -> String? {
    guard let key = specifier.key else { return nil }
    switch takeKey(of: &specifier) {
    case .key(let key): return key
    case .problem(let problem):
      warn(
        problem.code,
        "\"\(key)\" \(problem.message); the second time it is left out",
        at: specifier.offset(of: "Key")
      )
      return nil
    }
  }

  mutating func addControl(
    _ specifier: inout Specifier,
    content: (inout PaneImporter, inout Specifier) throws(Problem) -> Row.Content
  ) {
    do throws(Problem) {
      // The content first: a control that cannot be made needs no key.
      let content = try content(&self, &specifier)
      switch takeKey(of: &specifier) {
      case .problem(let problem): throw problem
      case .key(let key): addRow(row(&specifier, key: key, content))
      }
    } catch {
      addPlain(&specifier, error)
    }
  }

  mutating func addLink(
    _ specifier: inout Specifier,
    content: (inout PaneImporter, inout Specifier) throws(Problem) -> Row.Content
  ) {
    do throws(Problem) {
      let content = try content(&self, &specifier)
      addRow(row(&specifier, key: takeAnchor(of: &specifier), content))
    } catch {
      addPlain(&specifier, error)
    }
  }

  mutating func addButton(_ specifier: inout Specifier) {
    warn(
      .unsupportedSpecifier,
      "\"\(specifier.name)\" becomes a button that does nothing until a script of yours attends to it",
      at: specifier.offset
    )
    addRow(row(&specifier, key: takeAnchor(of: &specifier), .button(Button(.button))))
  }

  mutating func addTitleValue(_ specifier: inout Specifier) {
    let options = ImportedOptions(&specifier, importer: &self, isRequired: false)
    let value = options.chosen.map { options.all[$0].title } ?? options.defaultText.map { ImportedText($0).lines } ?? ""
    let key = takeAnchor(of: &specifier)
    let hasTitle = !ImportedText(localized(specifier.take("Title")?.string ?? "")).isBlank
    if !hasTitle, !value.isEmpty {
      addRow(Row(title: nil, key: key, content: .note(value)))
    } else {
      addRow(row(&specifier, key: key, .value(value)))
    }
  }

  mutating func addUnsupported(_ specifier: inout Specifier) {
    let message =
      specifier.type.isEmpty ? "has no \"Type\"" : "is of the kind \"\(specifier.type)\", which has no counterpart"
    addPlain(
      &specifier,
      Problem(specifier.type.isEmpty ? .invalidSpecifier : .unsupportedSpecifier, message, at: "Type")
    )
  }

  /// Adds the row that says what a specifier is and how it stands, and warns.
  mutating func addPlain(_ specifier: inout Specifier, _ problem: Problem, options: ImportedOptions? = nil) {
    warn(
      problem.code,
      "\"\(specifier.name)\" \(problem.message); it becomes a plain row",
      at: problem.field.map { specifier.offset(of: $0) } ?? specifier.offset
    )
    let text = specifier.take("DefaultValue")?.submitted ?? ""
    let value = options?.chosen.flatMap { options?.all[$0].title } ?? text
    // The row keeps its key as an anchor where no other row has it.
    var key: String?
    if problem.code != .repeatedKey, let own = specifier.key, KeyNames.isValid(own), sourceKeys.insert(own).inserted {
      _ = specifier.take("Key")
      key = keys.take(own) ? own : nil
    }
    addRow(row(&specifier, key: key, .value(ImportedText(value).lines)))
  }

  mutating func row(_ specifier: inout Specifier, key: String?, _ content: Row.Content) -> Row {
    let title = line("Title", of: &specifier)
    if title == nil {
      let name = ImportedText(specifier.name).line
      open.untitled.append(
        .init(row: open.rows.count, name: name.isEmpty ? "Untitled" : name, offset: specifier.offset)
      )
    }
    return Row(title: title ?? "", subtitle: subtitle(of: &specifier), key: key, content: content)
  }

  mutating func subtitle(of specifier: inout Specifier) -> String? {
    // A subtitle may differ by value; then the one for all others stands.
    let field = specifier.take("IASKSubtitle")
    if let field, field.string == nil {
      warn(
        .droppedField,
        "\"IASKSubtitle\" of \"\(specifier.name)\" differs by value; only that for all other values is carried over",
        at: field.offset
      )
    }
    if let text = field?.string ?? field?["__default__"]?.string {
      let subtitle = ImportedText(localized(text))
      if !subtitle.isBlank { return subtitle.lines }
    }
    return lines("FooterText", of: &specifier)
  }

  mutating func addRow(_ row: Row) {
    open.rows.append(row)
  }
}
