extension Unicode.Scalar {
  /// The scalar by its number, for messages about characters that cannot be seen: `U+00A0`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
