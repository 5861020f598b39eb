import Rendering

/// How the stamps of a build are kept, and for which builds they count.
///
/// Everything that may change a page without a change of its file goes into the fingerprint: the program, `site.json`,
/// the theme, what the command line says, the names of all pages and assets, the heads of pages in navigation. Stamps of
/// another fingerprint count for nothing.
struct StampFormat: Sendable {
  /// The stamps' own name in the output folder.
  static let fileName = ".fieldset-stamps"

  /// Up to so many pages are made again as fast as their stamps are written: a build that changes nothing of such a site
  /// writes nothing, even if it is another program that builds, or one that was linked anew.
  static let fewPages = 256

  private static let mark: UInt64 = 0x3350_4D54_5344_4C46

  /// What comes before the stamps.
  private struct Header {
    var mark: UInt64
    var fingerprint: UInt64
    var count: UInt64
    var stride: UInt64
    var features: UInt32
    var traits: UInt32
    var dependencyCount: UInt32
    var targetCount: UInt32
    var targetOffset: UInt64
  }

  let fingerprint: Checksum

  /// How many pages there are.
  let count: Int

  /// The time at which the build began, in nanoseconds since 1970.
  private let start: Int64

  /// A format for the pages of a site.
  init(_ fingerprint: Checksum, count: Int, start: Int64) {
    self.fingerprint = fingerprint
    self.count = count
    self.start = start
  }

  /// Where the stamp of a page lies in the file.
  static func offset(of position: Int) -> Int {
    headerSize + position * stride
  }

  /// How many bytes a stamp has in the file: itself, and a fingerprint behind it, so that a damaged one does not count.
  static let stride = MemoryLayout<PageStamp>.size + sealSize

  /// The bytes of stamps that follow each other.
  static func bytes(of stamps: [PageStamp]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stamps.count * stride)
    for stamp in stamps { withUnsafeBytes(of: stamp) { seal($0, into: &bytes) } }
    return bytes
  }

  /// The stamps of some pages; unknown ones where the bytes end too early or are damaged.
  static func stamps(in bytes: [UInt8], count: Int) -> [PageStamp] {
    bytes.withUnsafeBytes { bytes in
      (0..<count).map { position in
        guard (position + 1) * stride <= bytes.count,
          let stamp = unsealed(UnsafeRawBufferPointer(rebasing: bytes[position * stride..<(position + 1) * stride]))
        else { return PageStamp() }
        return stamp.loadUnaligned(as: PageStamp.self)
      }
    }
  }

  /// The bytes of what links lead to, with a fingerprint behind them.
  static func bytes(of targets: AnchorTargets) -> [UInt8] {
    var bytes: [UInt8] = []
    targets.bytes.withUnsafeBytes { seal($0, into: &bytes) }
    return bytes
  }

  private static func seal(_ content: UnsafeRawBufferPointer, into bytes: inout [UInt8]) {
    bytes.append(contentsOf: content)
    withUnsafeBytes(of: Checksum(of: content).value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// What lies before a fingerprint; `nil` when it has another one.
  private static func unsealed(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let size = bytes.count - sealSize
    guard size >= 0 else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: bytes[..<size])
    let seal = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: size, as: UInt64.self))
    return Checksum(of: content).value == seal ? content : nil
  }

  /// The stamp of a page that was made just now; unknown where the next build has to read the page in any case.
  func stamp(
    _ reading: PageSource.Reading,
    _ usage: SiteUsage,
    anchorCount: Int,
    _ outputs: [FileStamp]
  ) -> PageStamp {
    var stamp = PageStamp(outputs: outputs)
    guard let status = reading.status, let hash = reading.hash, !usage.hasOwnKinds else { return stamp }
    stamp.input = FileStamp(status, hash).doubtful(at: start)
    stamp.features = UInt32(usage.features.rawValue)
    stamp.traits = usage.traits.rawValue
    stamp.dependencyCount = UInt32(clamping: usage.dependencyCount)
    stamp.anchorCount = UInt32(clamping: anchorCount)
    return stamp
  }

  /// What the page of a stamp needs of the theme.
  func usage(of stamp: PageStamp) -> SiteUsage {
    usage(stamp.features, stamp.traits, stamp.dependencyCount)
  }

  /// A touched file's stamp.
  func stamp(_ status: FileStatus, _ hash: Checksum) -> FileStamp {
    FileStamp(status, hash).doubtful(at: start)
  }

  // MARK: Header

  /// What is known of a build from the bytes before its stamps.
  struct Heading {
    /// What all pages needed of the theme.
    let usage: SiteUsage

    /// Whether what the stamps say of pages counts.
    let counts: Bool

    /// Where what links lead to is written, with the fingerprint behind it.
    let targets: Range<Int>
  }

  /// The bytes before the stamps of pages which together need this of the theme.
  ///
  /// - Parameters:
  ///   - usage: What all pages need of the theme.
  ///   - targets: What links lead to.
  ///   - offset: Where that is written.
  func header(_ usage: SiteUsage, _ targets: AnchorTargets, at offset: Int) -> [UInt8] {
    let header = Header(
      mark: Self.mark,
      fingerprint: fingerprint.value,
      count: UInt64(count),
      stride: UInt64(Self.stride),
      features: UInt32(usage.features.rawValue),
      traits: usage.traits.rawValue,
      dependencyCount: UInt32(clamping: usage.dependencyCount),
      targetCount: UInt32(targets.count),
      targetOffset: UInt64(offset)
    )
    var bytes: [UInt8] = []
    withUnsafeBytes(of: header) { Self.seal($0, into: &bytes) }
    return bytes
  }

  /// What a header says; `nil` for what is none.
  func read(header bytes: [UInt8]) -> Heading? {
    guard let header = Self.header(in: bytes), header.targetCount <= AnchorTargets.limit else { return nil }
    let offset = Int(header.targetOffset & 0xFFFF_FFFF_FFFF)
    return Heading(
      usage: usage(header.features, header.traits, header.dependencyCount),
      counts: header.fingerprint == fingerprint.value && header.count == UInt64(count),
      targets: offset..<offset + AnchorTargets.size(of: Int(header.targetCount)) + Self.sealSize
    )
  }

  /// What links lead to by bytes that a header names; nothing where they are damaged.
  static func targets(in bytes: [UInt8]) -> AnchorTargets {
    bytes.withUnsafeBytes { bytes in
      unsealed(bytes).map { AnchorTargets(bytes: $0) } ?? AnchorTargets()
    }
  }

  /// Whether stamps of this layout stand behind these bytes.
  static func isHeader(_ bytes: [UInt8]) -> Bool { header(in: bytes) != nil }

  private static func header(in bytes: [UInt8]) -> Header? {
    guard bytes.count == headerSize else { return nil }
    let found = bytes.withUnsafeBytes { unsealed($0)?.loadUnaligned(as: Header.self) }
    guard let header = found, header.mark == mark, header.stride == UInt64(stride) else { return nil }
    return header
  }

  static let headerSize = MemoryLayout<Header>.size + sealSize
  private static let sealSize = MemoryLayout<UInt64>.size

  private func usage(_ features: UInt32, _ traits: UInt32, _ dependencyCount: UInt32) -> SiteUsage {
    SiteUsage(
      features: ScriptFeatures(rawValue: UInt16(truncatingIfNeeded: features)),
      traits: PageTraits(rawValue: traits),
      dependencyCount: Int(dependencyCount)
    )
  }
}
