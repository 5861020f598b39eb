/// What Windows does not let a file be called.
enum WindowsName {
  private static let devices: Set<String> = {
    let numbered = (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(["con", "prn", "aux", "nul"] + numbered)
  }()

  /// Why Windows cannot hold a part of a path, or `nil` when it can.
  static func fault(in component: String) -> String? {
    let stem = component.utf8.prefix { $0 != UInt8(ascii: ".") }
    if let stem = String(stem), devices.contains(stem.lowercased()) { return "\"\(stem)\" is a device there" }
    switch component.utf8.last {
    case UInt8(ascii: "."): return "it ends in a full stop"
    case UInt8(ascii: " "): return "it ends in a space"
    default: break
    }
    let forbidden = component.unicodeScalars.first { $0.value < 0x20 || "<>:\"\\|?*".unicodeScalars.contains($0) }
    guard let forbidden else { return nil }
    return forbidden.value < 0x20 ? "it has a control character" : "it has \"\(forbidden)\""
  }
}
