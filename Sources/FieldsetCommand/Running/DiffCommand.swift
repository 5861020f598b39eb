import Fieldset

/// `fieldset diff`.
struct DiffCommand {
  let old: String
  let new: String
  let console: Console
  let reporter: Reporter

  func run() -> Int32 {
    var diagnostics = DiagnosticCollector()
    let (old, new) = (location(old), location(new))
    let (oldKind, newKind) = (kind(of: old, into: &diagnostics), kind(of: new, into: &diagnostics))
    if let oldKind, let newKind, oldKind != newKind {
      diagnostics.error(
        .invalidArgument,
        "\"\(old.name)\" is a \(oldKind.noun) and \"\(new.name)\" a \(newKind.noun)",
        fix: "Name two sites' folders, or two page files."
      )
    }
    guard !diagnostics.hasErrors else {
      reporter.report(diagnostics)
      return ExitCode.wrongUsage
    }
    let difference = difference(from: old, to: new, into: &diagnostics)
    guard let difference, !diagnostics.hasErrors else {
      reporter.report(diagnostics)
      reporter.sayFailure("\(reporter.count(diagnostics)): nothing was compared")
      return ExitCode.fault
    }
    if reporter.format.isDocument {
      console.standardOutput(DifferenceDocument(difference: difference).text)
    } else {
      for change in difference.changes { console.standardOutput(change.description.visible + "\n") }
      reporter.say(difference.summary)
    }
    return ExitCode.success
  }

  private func location(_ path: String) -> NamedPath {
    NamedPath(path, in: console.environment.currentFolder)
  }

  private func kind(of location: NamedPath, into diagnostics: inout DiagnosticCollector) -> SettingsInput.Kind? {
    let kind = SettingsInput.kind(at: location)
    if kind == nil {
      diagnostics.error(
        .invalidArgument,
        "there is no folder or file \"\(location.name)\"",
        fix: "Name a site's folder, or a page file."
      )
    }
    return kind
  }

  private func difference(
    from old: NamedPath,
    to new: NamedPath,
    into diagnostics: inout DiagnosticCollector
  ) -> SiteDifference? {
    // The second is read though the first is at fault, so that all faults are told.
    let inputs = (SettingsInput.read(old, into: &diagnostics), SettingsInput.read(new, into: &diagnostics))
    switch inputs {
    case (.site(let old)?, .site(let new)?): return new.difference(from: old)
    case (.page(let old)?, .page(let new)?): return new.difference(from: old)
    default: return nil
    }
  }
}

extension SettingsInput.Kind {
  fileprivate var noun: String {
    switch self {
    case .folder: "folder"
    case .file: "file"
    }
  }
}

extension SiteDifference {
  /// How many changes of each sort there are.
  fileprivate var summary: String {
    if isEmpty { return "No difference" }
    return Action.allCases.map { action in
      "\(changes.count { $0.action == action }.grouped) \(action.rawValue)"
    }.joined(separator: ", ")
  }
}
