import SettingsModel

/// Gives out the keys of one page: each once, and only such that a form can submit.
struct KeyNames {
  /// Keys that rows have by right, so that no made-up one may take them.
  private let reserved: Set<String>
  private var used: Set<String> = []

  /// Starts a page.
  ///
  /// - Parameter wanted: The keys that the source asks for.
  init(wanted: some Sequence<String>) {
    reserved = Set(wanted.filter(Self.isValid))
  }

  /// Whether a page accepts the key: `[A-Za-z][A-Za-z0-9._-]{0,63}` and none of a form's own names.
  static func isValid(_ key: String) -> Bool {
    KeyRules.isName(key) && !KeyRules.isReserved(key)
  }

  /// Whether a key was given out already.
  func isUsed(_ key: String) -> Bool {
    used.contains(key)
  }

  /// Whether a row asks for the key, or has it.
  func isWanted(_ key: String) -> Bool {
    reserved.contains(key) || used.contains(key)
  }

  /// Gives out a valid key; `false` when it was given out before.
  mutating func take(_ key: String) -> Bool {
    used.insert(key).inserted
  }

  /// Gives out the valid key that comes nearest to one that is not.
  mutating func takeReplacement(for key: String) -> String {
    var bytes = key.utf8.map { $0.isKeyPart ? $0 : UInt8(ascii: "-") }
    while bytes.last == UInt8(ascii: "-"), bytes.count > 1 { bytes.removeLast() }
    if bytes.first?.isASCIILetter != true { bytes.insert(contentsOf: "key-".utf8, at: 0) }
    var base = String(decoding: bytes.prefix(60), as: UTF8.self)
    if KeyRules.isReserved(base) { base += "-value" }
    var name = base
    var number = 2
    while isWanted(name) || !Self.isValid(name) {
      name = "\(base)-\(number)"
      number += 1
    }
    used.insert(name)
    return name
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }

  fileprivate var isKeyPart: Bool {
    isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
