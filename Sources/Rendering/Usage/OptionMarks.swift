@_spi(Borrowing) import SettingsModel

/// What there is among the options of a selection, found in one walk for all who ask.
struct OptionMarks: OptionSet {
  let rawValue: UInt8

  /// Options below options.
  static let tree = OptionMarks(rawValue: 1 << 0)

  /// An option that cannot be chosen together with others.
  static let exclusive = OptionMarks(rawValue: 1 << 1)

  /// An option that can be chosen.
  static let enabled = OptionMarks(rawValue: 1 << 2)

  /// An option that cannot.
  static let disabled = OptionMarks(rawValue: 1 << 3)

  /// An icon.
  static let icon = OptionMarks(rawValue: 1 << 4)

  /// A language of an option's own.
  static let language = OptionMarks(rawValue: 1 << 5)

  /// A word between options.
  static let divider = OptionMarks(rawValue: 1 << 6)

  /// An event of an option's own.
  static let event = OptionMarks(rawValue: 1 << 7)
}

extension OptionMarks {
  /// Looks at all options of a selection.
  init(_ selection: borrowing Selection) {
    self = []
    insert(selection.options)
  }

  private mutating func insert(_ options: [Selection.Option]) {
    options.forEachInPlace { option in
      insert(option.pointee.isDisabled ? .disabled : .enabled)
      if option.pointee.isExclusive { insert(.exclusive) }
      if option.pointee.hasExtras { insertExtras(of: option) }
      if !option.pointee.options.isEmpty {
        insert(.tree)
        insert(option.pointee.options)
      }
    }
  }

  private mutating func insertExtras(of option: UnsafePointer<Selection.Option>) {
    if option.pointee.icon != nil { insert(.icon) }
    if option.pointee.language != nil { insert(.language) }
    if option.pointee.divider != nil { insert(.divider) }
    if option.pointee.event != nil { insert(.event) }
  }
}
