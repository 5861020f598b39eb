extension Inspection {
  /// An icon: the name of a file in a folder of icons, without its ending.
  @inline(__always)
  mutating func checkIcon(_ icon: String?, _ origin: @autoclosure () -> Origin?) {
    guard let icon, !icon.isFileName else { return }
    reportIcon(icon, origin())
  }

  @inline(never)
  private mutating func reportIcon(_ icon: String, _ origin: Origin?) {
    error(
      .invalidIcon,
      "the icon \"\(icon)\" is no name",
      at: .field("icon", origin),
      fix: "Write the name of a file in \"icons\" without its folder and without \".svg\"."
    )
  }

  /// An icon with the text that it has where it carries meaning.
  @inline(__always)
  mutating func checkIcon(_ icon: String?, label: String?, _ origin: @autoclosure () -> Origin?) {
    checkIcon(icon, origin())
    guard let label else { return }
    checkTitle(label, "iconLabel", at: .field("iconLabel", origin()))
    if icon == nil, !Place.field("icon", origin()).isWritten {
      ineffective("iconLabel", without: "icon", origin())
    }
  }

  /// A kind of the author's own: the name of a template in a folder of templates, without its ending.
  mutating func checkKind(_ kind: String, _ origin: Origin?) {
    guard !KindRules.isName(kind) else { return }
    error(
      .invalidKind,
      "the kind \"\(kind)\" is no name",
      at: .field("kind", origin),
      fix: Place.part(origin).wayOut(
        "Write the name of a template without its folder and without \".mustache\": \(KindRules.characters).",
        inCode: "Write an identifier that is the name of a template without its folder: \(KindRules.characters)."
      )
    )
  }
}

/// What an icon may be called.
package enum IconRules {
  /// Whether an icon can be the name of a file.
  package static func isName(_ icon: String) -> Bool {
    icon.isFileName
  }
}

/// What a kind of the author's own may be called.
public enum KindRules {
  /// What it consists of, in words.
  static let characters = "letters, digits, hyphens, underscores and dots, not beginning with a dot"

  /// Whether a kind can be the name of a template.
  public static func isName(_ kind: String) -> Bool {
    kind.isPlainName
  }
}

extension String {
  /// Whether it can only lead to a file in the folder where it is looked up: no path, not hidden, nothing unseen.
  var isFileName: Bool {
    guard let first = utf8.first, first != UInt8(ascii: ".") else { return false }
    return utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
        && byte != UInt8(ascii: ":")
    }
  }
}
