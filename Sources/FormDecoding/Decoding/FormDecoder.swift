import Contract
import Diagnostics
public import SettingsModel

/// Reads what a form of a page submitted, and judges it against the page.
///
/// ```swift
/// let decoder = FormDecoder(page)
/// let form = try decoder.decode(urlencoded: body)
/// form.isOn("wifi")
/// ```
///
/// The page is one without conditions: that is what ``PageResolver`` makes of one with them. All that is wrong is found,
/// not the first fault alone, and a value that the page does not offer is never accepted. What a browser submits is
/// accepted: rows that are hidden because another setting has another value are submitted all the same, what is disabled
/// submits nothing, a button only when it is pressed.
public struct FormDecoder: Sendable {
  /// How much is read at most.
  public struct Limits: Hashable, Sendable {
    /// The number of bytes.
    public var bytes: Int

    /// The number of values.
    public var values: Int

    /// Creates limits.
    public init(bytes: Int = 1 << 20, values: Int = 10_000) {
      self.bytes = bytes
      self.values = values
    }
  }

  /// How much is read at most.
  public var limits: Limits

  /// What problems call the form.
  public var name = "form"

  let fields: [FormField]
  private let positions: [ExactText: Int]

  /// Creates a decoder for the forms of a page.
  public init(_ page: Page, limits: Limits = Limits()) {
    self.limits = limits
    fields = (FormContract(page)?.entries ?? []).map(FormField.init)
    positions = Dictionary(
      fields.enumerated().map { (ExactText($0.element.entry.key), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Creates a decoder for the forms of a page with conditions, for a site with these flags.
  ///
  /// What a condition leaves out is no part of the form. Name all flags of the site: what asks for a flag that is not
  /// among them stays in the form.
  public init(_ page: Page, flags: [String: Bool], limits: Limits = Limits()) {
    var page = page
    var diagnostics = DiagnosticCollector()
    PageResolver(flags: flags).resolve(&page, into: &diagnostics)
    self.init(page, limits: limits)
  }

  /// Where the field of a key stands in ``fields``.
  func position(of key: String) -> Int? { positions[ExactText(key)] }
}

extension FormDecoder {
  /// Decodes `application/x-www-form-urlencoded`: the body of a request, or the query of an address without its `?`.
  public func decode(urlencoded bytes: [UInt8]) throws(FormProblems) -> DecodedForm {
    let source = SourceFile(name: name, bytes: bytes)
    try checkSize(of: source)
    var submission = Submission(self)
    submission.read(URLEncodedForm(parsing: bytes, maximumPairs: limits.values))
    return try judge(submission, in: source)
  }

  /// Decodes a JSON object: what the page's script sends, of the same form as the page's defaults.
  ///
  /// A number may stand for a choice or a number that is spelled so, and `true` and `false` for the states of a switch.
  public func decode(json bytes: [UInt8]) throws(FormProblems) -> DecodedForm {
    let source = SourceFile(name: name, bytes: bytes)
    try checkSize(of: source)
    var submission = Submission(self)
    submission.read(json: source)
    return try judge(submission, in: source)
  }

  private func checkSize(of source: SourceFile) throws(FormProblems) {
    let count = source.bytes.count
    guard count > limits.bytes else { return }
    let message = "the form has \(count) bytes; more than \(limits.bytes) are not read"
    let place = SourceLocation(file: name)
    throw FormProblems(
      problems: [FormProblem(key: nil, diagnostic: Diagnostic(.error, .formTooLarge, message, at: place))]
    )
  }

  private func judge(_ submission: Submission, in source: SourceFile) throws(FormProblems) -> DecodedForm {
    var findings = submission.findings
    // A form that cannot be read as a whole has no missing values.
    let form = submission.isReadable ? FormJudge.judge(submission, &findings) : DecodedForm()
    guard findings.isEmpty else { throw FormProblems(problems: findings.problems(in: source)) }
    return form
  }
}
