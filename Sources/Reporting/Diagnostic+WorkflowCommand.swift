import Diagnostics

extension Diagnostic {
  /// A command that makes a GitHub workflow show an annotation: `::error file=…,line=…,col=…,title=…::message`.
  ///
  /// Notes and fix follow the message on lines of their own.
  var workflowCommand: String {
    var properties: [String] = []
    if let location, location.part == nil {
      properties.append("file=\(location.file.visible.escapedProperty)")
      if location.line > 0 { properties += ["line=\(location.line)", "col=\(location.column)"] }
    }
    properties.append("title=\(code.rawValue.visible.escapedProperty)")
    var lines = [((location?.part).map { "in \($0): " } ?? "").visible + message.visible]
    for note in notes { lines.append((note.location.map { "\($0): " } ?? "").visible + note.message.visible) }
    if let fix { lines.append(fix.visible) }
    return "::\(severity) \(properties.joined(separator: ","))::\(lines.joined(separator: "\n").escapedMessage)\n"
  }
}

extension String {
  /// The text as the part behind the second `::` has it.
  fileprivate var escapedMessage: String { escaped(also: { _ in false }) }

  /// The text as the value of a property has it, where a colon or comma would end it.
  fileprivate var escapedProperty: String { escaped(also: { $0 == ":" || $0 == "," }) }

  private func escaped(also isSpecial: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "%" || scalar == "\r" || scalar == "\n" || isSpecial(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += (scalar.value < 0x10 ? "%0" : "%") + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
