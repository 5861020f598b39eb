import Diagnostics
import JSONSource

/// The document of `--format sarif`: one run of the static analysis results format, version 2.1.0.
///
/// Columns count Unicode scalars, which the format calls code points. A fix is a sentence and no edit, so it follows the
/// message in the same text.
struct SARIFReport {
  let diagnostics: [Diagnostic]
  let version: String

  var text: String {
    let codes = diagnostics.map(\.code.rawValue)
    let rules = Set(codes).sorted()
    let indices = Dictionary(zip(rules, 0...), uniquingKeysWith: { first, _ in first })
    var writer = JSONWriter()
    writer.object { report in
      report.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      report.member("version", "2.1.0")
      report.member("runs") { runs in
        runs.array { array in
          array.object { run in
            run.member("tool") { $0.object { tool in tool.member("driver") { writeDriver(rules, into: &$0) } } }
            run.member("columnKind", "unicodeCodePoints")
            run.member("results") { results in
              results.array { array in
                for diagnostic in diagnostics {
                  write(diagnostic, rule: indices[diagnostic.code.rawValue] ?? 0, into: &array)
                }
              }
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private func writeDriver(_ rules: [String], into writer: inout JSONWriter) {
    writer.object { driver in
      driver.member("name", "fieldset")
      if !version.isEmpty { driver.member("version", version) }
      driver.member("rules") { list in
        list.array { array in
          for rule in rules { array.object { $0.member("id", rule) } }
        }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, rule: Int, into writer: inout JSONWriter) {
    writer.object { result in
      result.member("ruleId", diagnostic.code.rawValue)
      result.member("ruleIndex", rule)
      result.member("level", diagnostic.severity.rawValue)
      let text = diagnostic.message + (diagnostic.fix.map { "\n" + $0 } ?? "")
      result.member("message") { $0.object { $0.member("text", text) } }
      if let location = diagnostic.location {
        result.member("locations") { $0.array { $0.object { write(location, into: &$0) } } }
      }
      if !diagnostic.notes.isEmpty {
        result.member("relatedLocations") { $0.array { write(diagnostic.notes, into: &$0) } }
      }
    }
  }

  private func write(_ notes: [Diagnostic.Note], into array: inout JSONWriter) {
    for note in notes {
      array.object { object in
        if let location = note.location { write(location, into: &object) }
        object.member("message") { $0.object { $0.member("text", note.message) } }
      }
    }
  }

  private func write(_ location: SourceLocation, into object: inout JSONWriter) {
    if let part = location.part {
      object.member("logicalLocations") { $0.array { $0.object { $0.member("fullyQualifiedName", part) } } }
      return
    }
    object.member("physicalLocation") { physical in
      physical.object { object in
        object.member("artifactLocation") { $0.object { $0.member("uri", Self.reference(to: location.file)) } }
        if location.line > 0 {
          object.member("region") { region in
            region.object { region in
              region.member("startLine", location.line)
              region.member("startColumn", location.column)
            }
          }
        }
      }
    }
  }

  /// A path as a URI reference: what is no unreserved character or slash is percent-encoded.
  private static func reference(to path: String) -> String {
    var text = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
