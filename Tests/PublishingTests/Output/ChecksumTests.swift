import Testing

@testable import Publishing

@Suite struct ChecksumTests {
  /// The values that the reference implementation of XXH64 gives for seed 0.
  @Test(arguments: [
    ("", "ef46db3751d8e999"),
    ("a", "d24ec4f1a98c6e5b"),
    ("abc", "44bc2cf5ad770999"),
    ("The quick brown fox jumps over the lazy dog", "0b242d361fda71bc"),
  ])
  func equalsTheReference(text: String, digits: String) {
    #expect(Checksum(of: Array(text.utf8)).description == digits)
    #expect(Checksum(digits) == Checksum(of: Array(text.utf8)))
  }

  @Test func everyByteCounts() {
    let bytes = (0..<100).map { UInt8($0) }
    let checksums = bytes.indices.map { index in
      var changed = bytes
      changed[index] ^= 1
      return Checksum(of: changed)
    }
    #expect(Set(checksums).count == 100)
    #expect(!checksums.contains(Checksum(of: bytes)))
  }
}
