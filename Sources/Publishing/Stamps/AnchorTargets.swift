/// The pages whose keys links of other pages lead to, by number, each as its file was when the links were judged.
///
/// While all of these files are the same, nothing else can be said of the links, and nobody has to read the pages that they
/// stand on.
struct AnchorTargets: Sendable {
  /// How many are kept: with more, a site's pages with such links are read in every build.
  static let limit = 1 << 16

  private var stamps: [Int: FileStamp]

  init(_ stamps: [Int: FileStamp] = [:]) {
    self.stamps = stamps.count <= Self.limit ? stamps : [:]
  }

  var isEmpty: Bool { stamps.isEmpty }
  var count: Int { stamps.count }

  /// The targets of links that were judged now, and those of pages that were left as they are.
  func union(_ others: AnchorTargets) -> AnchorTargets {
    AnchorTargets(stamps.merging(others.stamps) { $1 })
  }

  /// Whether there are any, and all of them are as they were.
  func stand(in source: PageSource) -> Bool {
    var path = PathBuffer()
    return !isEmpty
      && stamps.allSatisfy { number, stamp in
        source.slugs.indices.contains(number) && source.status(of: number, ifStill: stamp, with: &path) != nil
      }
  }
}

// MARK: Bytes

extension AnchorTargets {
  private struct Record {
    let number: UInt64
    let stamp: FileStamp
  }

  /// How many bytes so many targets have.
  static func size(of count: Int) -> Int { count * MemoryLayout<Record>.stride }

  /// The targets, one after another.
  var bytes: [UInt8] {
    let records = stamps.sorted { $0.key < $1.key }.map { Record(number: UInt64($0.key), stamp: $0.value) }
    return records.withUnsafeBytes { Array($0) }
  }

  /// The targets that were written as bytes.
  init(bytes: UnsafeRawBufferPointer) {
    self.init()
    for number in 0..<bytes.count / Self.size(of: 1) {
      let record = bytes.loadUnaligned(fromByteOffset: Self.size(of: number), as: Record.self)
      stamps[Int(clamping: record.number)] = record.stamp
    }
  }
}
