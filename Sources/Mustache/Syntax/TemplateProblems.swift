import Diagnostics

/// Gathers what is wrong with templates, at most so much for each that broken data is not read as a template forever.
struct TemplateProblems {
  static let maximumForEach = 50

  let files: [SourceFile]

  /// Whether a template that is not there is an error; else it counts as empty, as the specification has it.
  let needsPartials: Bool

  private(set) var diagnostics = DiagnosticCollector()
  private var counts: [Int]
  private var faulty: [Bool]
  private var lostScopes: [Int: Int] = [:]

  init(files: [SourceFile], needsPartials: Bool) {
    self.files = files
    self.needsPartials = needsPartials
    counts = Array(repeating: 0, count: files.count)
    faulty = Array(repeating: false, count: files.count)
  }

  /// Whether enough was said about a template.
  func isFull(_ template: Int) -> Bool { counts[template] >= Self.maximumForEach }

  /// Whether a template has an error.
  func isFaulty(_ template: Int) -> Bool { faulty[template] }

  /// Whether it is unknown at some place of a template what sections are open there.
  var hasLostScopes: Bool { !lostScopes.isEmpty }

  /// The offset from which on it is unknown what sections are open in a template, because the tag of one is at fault.
  func lostScope(in template: Int) -> Int? { lostScopes[template] }

  mutating func loseScopes(in template: Int, from offset: Int) {
    lostScopes[template] = min(offset, lostScopes[template] ?? offset)
  }

  mutating func add(
    _ code: Diagnostic.Code,
    _ message: String,
    in template: Int,
    at offset: Int,
    severity: Diagnostic.Severity = .error,
    note: (message: String, offset: Int)? = nil,
    fix: String? = nil
  ) {
    guard !isFull(template) else { return }
    counts[template] += 1
    if severity == .error { faulty[template] = true }
    let file = files[template]
    diagnostics.append(
      Diagnostic(
        severity,
        code,
        message,
        at: file.location(at: offset),
        notes: note.map { [Diagnostic.Note($0.message, at: file.location(at: $0.offset))] } ?? [],
        fix: fix
      )
    )
  }

  /// Reports a call of a template that is not there.
  mutating func addMissing(_ name: String, among names: [String], in template: Int, at offset: Int) {
    add(
      .missingPartial,
      "there is no template \"\(name)\"",
      in: template,
      at: offset,
      severity: needsPartials ? .error : .warning,
      fix: names.nearest(to: name).map { "Did you mean \"\($0)\"?" }
    )
  }

  /// Reports what is no matter of one place in a template.
  mutating func add(
    _ code: Diagnostic.Code,
    _ message: String,
    at location: SourceLocation? = nil,
    note: Diagnostic.Note? = nil,
    fix: String? = nil
  ) {
    diagnostics.error(code, message, at: location, notes: note.map { [$0] } ?? [], fix: fix)
  }

  /// Reports a template that is not UTF-8; whether it can be read.
  mutating func checkEncoding(of template: Int) -> Bool {
    let bytes = files[template].bytes
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    // Text without a mark: the blanks and braces of a template make every second byte of UTF-16 zero.
    if isWide || bytes.prefix(64).contains(0) {
      faulty[template] = true
      add(
        .templateEncoding,
        "the template is UTF-16, not UTF-8",
        at: SourceLocation(file: files[template].name),
        fix: "Save it as UTF-8."
      )
      return false
    }
    guard let offset = Self.firstInvalidByte(of: bytes) else { return true }
    add(.templateEncoding, "this byte is not UTF-8", in: template, at: offset, fix: "Save the template as UTF-8.")
    return false
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    if bytes.withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) != nil }) { return nil }
    var offset = 0
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}
