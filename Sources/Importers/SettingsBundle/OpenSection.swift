import SettingsModel

/// A section of plain rows that is being filled.
struct OpenSection {
  /// A row that waits for a title until its section is complete.
  struct UntitledRow {
    var row: Int
    var name: String
    var offset: Int
  }

  var key: String?
  var header: String?
  var footer: String?
  var rows: [Row] = []
  var untitled: [UntitledRow] = []
}
