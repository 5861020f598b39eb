import Fieldset

/// What `fieldset diff --format json` prints: every change with all its members, then a summary.
///
/// What a change has not is `null`; a field that was left out in one state has no member for it. There are no diagnostics
/// beside changes, but the member stands here as it does where there are, so that it can always be read.
struct DifferenceDocument {
  let difference: SiteDifference

  var text: String {
    var writer = JSONWriter()
    writer.object { document in
      document.member("diagnostics") { $0.array { _ in } }
      document.member("changes") { list in
        list.array { array in
          for change in difference.changes { write(change, into: &array) }
        }
      }
      document.member("summary") { summary in
        summary.object { object in
          for action in SiteDifference.Action.allCases {
            object.member(action.rawValue, difference.changes.count { $0.action == action })
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private func write(_ change: SiteDifference.Change, into writer: inout JSONWriter) {
    writer.object { object in
      object.member("action", change.action.rawValue)
      object.member("part", change.part.rawValue)
      write(change.page, as: "page", into: &object)
      write(change.section, as: "section", into: &object)
      write(change.row, as: "row", into: &object)
      write(change.origin, as: "from", into: &object)
      object.member("fields") { list in
        list.array { array in
          for field in change.fields { write(field, into: &array) }
        }
      }
      write(change.location?.file, as: "file", into: &object)
      for (name, number) in [("line", change.location?.line ?? 0), ("column", change.location?.column ?? 0)] {
        object.member(name) { if number > 0 { $0.number(number) } else { $0.null() } }
      }
    }
  }

  private func write(_ name: SiteDifference.Name?, as member: String, into object: inout JSONWriter) {
    object.member(member) { writer in
      guard let name else { return writer.null() }
      writer.object { object in
        write(name.key, as: "key", into: &object)
        write(name.title, as: "title", into: &object)
        object.member("position", name.position)
      }
    }
  }

  private func write(_ field: FieldChange, into writer: inout JSONWriter) {
    writer.object { object in
      object.member("name", field.name)
      for (member, json) in [("old", field.old), ("new", field.new)] {
        guard let json else { continue }
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(name: field.name, bytes: Array(json.utf8))
        object.member(member) { writer in
          // What was written as JSON is read again, so that it stands in the document as the value that it is.
          if let document = JSONDocument.read(source, into: &diagnostics) {
            writer.value(document.root)
          } else {
            writer.string(json)
          }
        }
      }
    }
  }

  private func write(_ text: String?, as name: String, into object: inout JSONWriter) {
    object.member(name) { if let text { $0.string(text) } else { $0.null() } }
  }
}
