import SettingsModel

/// The slugs of a site's pages in the order of their bytes, in one piece of memory: little more than their bytes, so that a
/// site may have a million.
///
/// - Complexity: Reaching a slug by its position is O(1), finding one O(log *n*).
struct SlugList: RandomAccessCollection, Sendable {
  private var bytes: [UInt8] = []
  private var ranges = TextRanges()

  init() {}

  /// Takes slugs and puts them in order.
  init(_ slugs: some Sequence<String>) {
    for slug in slugs { append(slug) }
    sort()
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ranges.count }

  subscript(position: Int) -> String {
    String(decoding: bytes[ranges[position]], as: UTF8.self)
  }

  /// Calls a function with the bytes of a slug.
  func withBytes<Result>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[ranges[position]])) }
  }

  /// The folder that a page lies in; empty for the site's own.
  func folder(at position: Int) -> String {
    let slug = bytes[ranges[position]]
    guard let slash = slug.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(decoding: slug[..<slash], as: UTF8.self)
  }

  /// The position of a slug; `nil` when it is none of them.
  func position(of slug: String) -> Int? {
    var slug = slug
    return slug.withUTF8 { wanted in
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if withBytes(at: middle, { $0.precedes(wanted) }) { low = middle + 1 } else { high = middle }
      }
      return low < count && withBytes(at: low, { $0.elementsEqual(wanted) }) ? low : nil
    }
  }

  /// Adds a slug; call ``sort()`` behind the last.
  mutating func append(_ slug: String) {
    append(slug.utf8)
  }

  /// Adds a slug by its bytes, which are UTF-8.
  mutating func append(_ slug: some Collection<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: slug)
    ranges.append(bytes.count - start)
  }

  /// Puts the slugs in order; a walk through folders meets `a/b` before `a-b`.
  mutating func sort() {
    let isSorted = indices.dropFirst().allSatisfy { position in
      withBytes(at: position - 1) { first in withBytes(at: position) { first.precedes($0) } }
    }
    guard !isSorted else { return }
    let unsorted = self
    let order = indices.sorted { first, second in
      unsorted.withBytes(at: first) { first in unsorted.withBytes(at: second) { first.precedes($0) } }
    }
    self = SlugList()
    for position in order { append(unsorted.bytes[unsorted.ranges[position]]) }
  }

  /// Whether no two slugs can be one file on any disk: small letters and digits, hyphens and underscores are nothing but
  /// themselves in whatever case or Unicode form.
  var areDistinctOnEveryDisk: Bool { bytes.allSatisfy(\.isTheSameOnEveryDisk) }

  /// Whether a part of a slug is so short that a system may keep it for itself, as Windows does `con` and `lpt1`, or may be
  /// too long for a file.
  func hasNotableName(at position: Int) -> Bool {
    let plain = 5...SlugRules.maximumLength
    return withBytes(at: position) { slug in
      var length = 0
      for byte in slug {
        if byte == UInt8(ascii: "/"), !plain.contains(length) { return true }
        length = byte == UInt8(ascii: "/") ? 0 : length + 1
      }
      return !plain.contains(length)
    }
  }

  /// The fingerprint of all slugs.
  var checksum: Checksum {
    Checksum(of: bytes).combined(with: ranges.checksum)
  }
}

extension UInt8 {
  /// Whether the character is part of one name only, on disks that ignore case or Unicode form too.
  var isTheSameOnEveryDisk: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"): true
    default: false
    }
  }
}
