public import Diagnostics

/// One thing that is wrong with a form, and the setting that it is about.
public struct FormProblem: Hashable, Sendable {
  /// The setting's key; `nil` when the problem is none of a single setting.
  public let key: String?

  /// What is wrong, with its place in the form and a way out.
  ///
  /// It never quotes what was typed into a field for text, which may be a secret.
  public let diagnostic: Diagnostic
}

/// Everything that is wrong with a form.
///
/// ```swift
/// do {
///   save(try decoder.decode(urlencoded: body))
/// } catch {
///   for problem in error.problems { print(problem.key ?? "", problem.diagnostic.message) }
/// }
/// ```
public struct FormProblems: Error, Hashable, Sendable {
  /// The problems by their place in the form; what is missing comes first.
  public let problems: [FormProblem]

  /// The problems of one setting.
  public subscript(key: String) -> [Diagnostic] {
    problems.compactMap { $0.key == key ? $0.diagnostic : nil }
  }

  /// The problems for those who print them.
  public var diagnostics: DiagnosticCollector {
    var collector = DiagnosticCollector()
    for problem in problems { collector.append(problem.diagnostic) }
    return collector
  }
}

extension FormProblems: CustomStringConvertible {
  /// What is printed of each: the message, and what there is to do about it.
  public var description: String { problems.map(\.diagnostic.description).joined(separator: "\n") }
}
