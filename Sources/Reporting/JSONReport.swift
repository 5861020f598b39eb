import Diagnostics
import JSONSource

/// The document of `--format json`: every diagnostic with all its members, then a summary.
///
/// What is not known is `null`, so that the shape is always the same.
struct JSONReport {
  let diagnostics: [Diagnostic]
  let facts: [Fact]

  var text: String {
    var writer = JSONWriter()
    writer.object { report in
      report.member("diagnostics") { list in
        list.array { array in
          for diagnostic in diagnostics { write(diagnostic, into: &array) }
        }
      }
      report.member("summary") { $0.object(writeSummary) }
    }
    return writer.text + "\n"
  }

  private func write(_ diagnostic: Diagnostic, into writer: inout JSONWriter) {
    writer.object { object in
      object.member("severity", diagnostic.severity.rawValue)
      object.member("code", diagnostic.code.rawValue)
      object.member("message", diagnostic.message)
      write(diagnostic.location, into: &object)
      object.member("notes") { notes in
        notes.array { array in
          for note in diagnostic.notes {
            array.object { object in
              object.member("message", note.message)
              write(note.location, into: &object)
            }
          }
        }
      }
      write(diagnostic.fix, as: "fix", into: &object)
    }
  }

  private func write(_ location: SourceLocation?, into object: inout JSONWriter) {
    write(location?.part == nil ? location?.file : nil, as: "file", into: &object)
    for (name, number) in [("line", location?.line ?? 0), ("column", location?.column ?? 0)] {
      object.member(name) { if number > 0 { $0.number(number) } else { $0.null() } }
    }
    write(location?.part, as: "part", into: &object)
  }

  private func write(_ text: String?, as name: String, into object: inout JSONWriter) {
    object.member(name) { if let text { $0.string(text) } else { $0.null() } }
  }

  private func writeSummary(into object: inout JSONWriter) {
    object.member("errors", diagnostics.count { $0.severity == .error })
    object.member("warnings", diagnostics.count { $0.severity == .warning })
    for fact in facts {
      switch fact.value {
      case .number(let number): object.member(fact.name, number)
      case .text(let text): object.member(fact.name, text)
      }
    }
  }
}
