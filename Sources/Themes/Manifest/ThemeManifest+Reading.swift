import Diagnostics
import JSONSource

extension ThemeManifest {
  private static let fields = ["name", "title", "extends", "colorSchemes", "contrast", "$schema"]

  /// Reads a `theme.json`, as far as it can be read; `nil` when it is no object.
  static func read(_ file: SourceFile, into diagnostics: inout DiagnosticCollector) -> ThemeManifest? {
    var found = DiagnosticCollector()
    defer { diagnostics.append(contentsOf: found) }
    guard let document = JSONDocument.read(file, into: &found) else { return nil }
    var reader = ManifestReader(folderName: FilePath.name(of: FilePath.folder(of: file.name)), diagnostics: found)
    let manifest = reader.manifest(document.root)
    found = reader.diagnostics
    return manifest
  }

  /// Takes the members of the file apart and says what is wrong with them.
  private struct ManifestReader {
    /// Stands in for a name that is not given.
    let folderName: String
    var diagnostics: DiagnosticCollector

    mutating func manifest(_ root: JSONValue) -> ThemeManifest? {
      guard root.kind == .object else {
        refuse(root, "a theme's manifest is an object")
        return nil
      }
      refuseUnknown(root, fields, in: "a theme")
      var name: String?
      if let value = root["name"] {
        name = text(value, "name")
        if let name, !Self.isName(name) {
          refuse(value, "\"\(name)\" is no name for a theme", fix: "Use lower-case letters, digits and hyphens.")
        }
      } else if !root.members.contains(where: { !fields.contains($0.key) && fields.nearest(to: $0.key) == "name" }) {
        // A mistyped name has been told already.
        refuse(root, "a theme needs a \"name\"")
      }
      let extends = root["extends"].flatMap { $0.isNull ? nil : $0 }
      let base = extends.flatMap { text($0, "extends") }
      let title = root["title"].flatMap { text($0, "title") }
      let colorSchemes = root["colorSchemes"].flatMap { schemes($0) }
      let contrast = root["contrast"].map { pairs($0) } ?? []
      let resembling = root.members.contains {
        !fields.contains($0.key) && fields.nearest(to: $0.key) == "extends"
      }
      return ThemeManifest(
        name: name ?? folderName,
        title: title ?? name ?? folderName,
        extends: base,
        extendsLocation: extends?.location,
        extendsSomething: base == nil && (extends != nil || resembling),
        colorSchemes: colorSchemes,
        contrast: contrast
      )
    }

    private mutating func schemes(_ value: JSONValue) -> [ColorScheme]? {
      guard value.kind == .array, value.count > 0 else {
        refuse(value, "\"colorSchemes\" is an array of \"light\", \"dark\" or both")
        return nil
      }
      var schemes: [ColorScheme] = []
      for element in value.elements {
        guard let scheme = element.string.flatMap(ColorScheme.init) else {
          refuse(
            element,
            "a color scheme is \"light\" or \"dark\"",
            fix: ColorScheme.allCases.map(\.rawValue).nearest(to: element.string ?? "").map {
              "Did you mean \"\($0)\"?"
            }
          )
          continue
        }
        if schemes.contains(scheme) {
          refuse(element, "the color scheme \"\(scheme.rawValue)\" is there twice")
        } else {
          schemes.append(scheme)
        }
      }
      return schemes
    }

    private mutating func pairs(_ value: JSONValue) -> [ContrastPair] {
      guard value.kind == .array else {
        refuse(value, "\"contrast\" is an array of pairs")
        return []
      }
      return value.elements.compactMap { pair($0) }
    }

    private mutating func pair(_ value: JSONValue) -> ContrastPair? {
      guard value.kind == .object else {
        refuse(value, "a contrast pair is an object with \"foreground\" and \"background\"")
        return nil
      }
      refuseUnknown(value, ["foreground", "background", "backdrop", "minimum"], in: "a contrast pair")
      for name in ["foreground", "background"] where value[name] == nil {
        refuse(value, "a contrast pair needs a \"\(name)\"")
      }
      var minimum = 4.5
      if let part = value["minimum"] {
        guard let number = part.number.flatMap(Double.init), (1...21).contains(number) else {
          refuse(part, "\"minimum\" is a number from 1 to 21")
          return nil
        }
        minimum = number
      }
      guard let foreground = value["foreground"].flatMap({ token($0, "foreground") }),
        let background = value["background"].flatMap({ token($0, "background") })
      else { return nil }
      return ContrastPair(
        foreground: foreground,
        background: background,
        backdrop: value["backdrop"].flatMap { token($0, "backdrop") },
        minimum: minimum,
        location: value.location
      )
    }

    /// The path of a token, with the braces of a reference or without.
    private mutating func token(_ value: JSONValue, _ name: String) -> String? {
      guard let text = text(value, name) else { return nil }
      if case .token(let path) = TokenReference(curly: text) { return path }
      return text
    }

    private mutating func text(_ value: JSONValue, _ name: String) -> String? {
      guard let text = value.string, !text.isEmpty else {
        refuse(value, "\"\(name)\" is a text that is not empty")
        return nil
      }
      return text
    }

    private mutating func refuseUnknown(_ value: JSONValue, _ names: [String], in what: String) {
      for member in value.members where !names.contains(member.key) {
        diagnostics.error(
          .themeManifest,
          "unknown field \"\(member.key)\" in \(what)",
          at: member.keyLocation,
          fix: names.nearest(to: member.key).map { "Did you mean \"\($0)\"?" }
        )
      }
    }

    private mutating func refuse(_ value: JSONValue, _ message: String, fix: String? = nil) {
      diagnostics.error(.themeManifest, message, at: value.location, fix: fix)
    }

    private static func isName(_ name: String) -> Bool {
      name.utf8.allSatisfy { byte in
        (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
          || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
          || byte == UInt8(ascii: "-")
      }
    }
  }
}
