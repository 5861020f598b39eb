extension Section {
  /// Creates a section of plain rows.
  ///
  /// ```swift
  /// Section("Connections", footer: "For this device.") {
  ///   Row.toggle("Wi-Fi", key: "wifi", isOn: true)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What stands above.
  ///   - subtitle: A line of help below the title.
  ///   - key: A name that links can lead to.
  ///   - footer: A text below the rows.
  ///   - rows: The rows in order.
  public init(
    _ title: String? = nil,
    subtitle: String? = nil,
    key: String? = nil,
    footer: String? = nil,
    @RowsBuilder rows: () -> [Row]
  ) {
    self.init(
      key: key,
      header: title.map { .title($0, subtitle: subtitle) },
      footer: footer.map { .text($0) },
      content: .rows(rows())
    )
  }
}
