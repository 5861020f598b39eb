/// A fingerprint of several things, one after another.
struct Fingerprint {
  private(set) var checksum = Checksum(0)

  mutating func combine(_ other: Checksum) {
    checksum = checksum.combined(with: other)
  }

  mutating func combine(_ text: String) {
    combine(Checksum(of: Array(text.utf8)))
  }
}
