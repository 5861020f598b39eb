import SettingsModel

/// The folders of a theme's templates, by what their templates show.
enum TemplateFolder {
  static let sections = "sections"
  static let options = "options"
  static let rows = "rows"

  /// The templates that the library calls, by their folders; those of kinds of an author's own are besides.
  static let libraryKinds: [String: [String]] = {
    var kinds = [
      sections: ["plain", "single", "multiple"], options: ["option", "parent", "disclosure"], rows: Row.libraryKinds,
    ]
    for place in HeaderFooterField.Place.allCases {
      for side in HeaderFooterField.Side.allCases {
        kinds[HeaderFooterField.folder(in: place, side)] = ["title", "text"]
      }
    }
    return kinds
  }()

  /// Whether templates of a folder are found by the kinds that authors give.
  static func hasOwnKinds(_ folder: String) -> Bool {
    folder != sections && folder != options && libraryKinds[folder] != nil
  }

  /// A template's folder and its name in it; `nil` for one at the top.
  static func split(_ template: String) -> (folder: String, kind: String)? {
    guard let slash = template.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return (String(template[..<slash]), String(template[template.utf8.index(after: slash)...]))
  }
}
