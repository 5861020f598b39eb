import Diagnostics

extension Diagnostic {
  /// Everything but the notes in one line.
  var line: String {
    "\(location.map { "\($0): " } ?? "")\(severity): \(message) [\(code.rawValue)]\(fix.map { " \($0)" } ?? "")"
  }
}
