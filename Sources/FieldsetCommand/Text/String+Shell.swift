extension String {
  /// The word as it can be typed: in quotation marks where it has a space.
  var quotedForShell: String {
    utf8.contains(UInt8(ascii: " ")) ? "\"\(self)\"" : self
  }
}
