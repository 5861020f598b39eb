/// The list of the files that builds wrote into an output folder: nothing else there is ever replaced or removed.
///
/// The file has a line for each, so that a version control system shows what changed:
///
/// ```
/// fieldset-manifest 1
/// 44bc2cf5ad770999 15560 preferences.html
/// ```
///
/// While a build is putting its files in place the list holds what was there before *and* what is coming, so that
/// whatever a killed build leaves is still known as ours. A path may then stand there twice, with two contents.
///
/// A list that somebody else has had in hand (merged by a version control system, cut, of another version) is read as far
/// as it has lines like these; see ``isDamaged``.
///
/// The list stays the bytes that were read, with a position for each line, some fifty bytes a file.
struct OutputManifest: Sendable {
  /// A file as it was written.
  struct Entry: Hashable, Sendable {
    let path: RelativePath
    let size: Int
    let hash: Checksum
  }

  /// The manifest's own name in the output folder.
  static let fileName = ".fieldset-manifest"

  static let firstLine = "fieldset-manifest 1\n"

  /// The lines as they were read, up to the end of the last whole one.
  let bytes: [UInt8]

  /// Whether the file is not these lines, so that it has to be written anew before anything is added to it: a killed
  /// build had begun another line, or somebody has changed how lines end.
  let isTorn: Bool

  /// Whether the file has lines that no build writes: then the others count only where the files bear them out.
  let isDamaged: Bool

  /// Where the paths of the entries lie in the bytes, in the order of the paths.
  private let paths: [Range<UInt32>]

  /// An empty list.
  init() {
    bytes = []
    paths = []
    isTorn = false
    isDamaged = false
  }

  /// Reads a list.
  ///
  /// A last line without an end is what a killed build had begun to write, and is passed over.
  init(_ bytes: [UInt8]) {
    guard let (paths, end) = Self.paths(in: bytes) else {
      let (lines, isDamaged) = Self.salvage(bytes)
      // Nothing but lines of builds, so that they can be read.
      self.bytes = lines
      self.paths = Self.paths(in: lines)?.paths ?? []
      isTorn = true
      self.isDamaged = isDamaged
      return
    }
    self.bytes = end == bytes.count ? bytes : Array(bytes[..<end])
    self.paths = paths
    isTorn = end < bytes.count
    isDamaged = false
  }

  /// A list of what is left of a damaged one.
  init(salvaging entries: [Entry]) {
    var lines = ManifestLines()
    if !entries.isEmpty { lines.appendFirstLine() }
    for entry in entries { lines.append(entry) }
    bytes = lines.takeBlock(isLast: true) ?? []
    paths = Self.paths(in: bytes)?.paths ?? []
    isTorn = true
    isDamaged = false
  }

  /// Where the paths of a list's lines lie, in the order of the paths, and where its last whole line ends; `nil` for what
  /// no build can have written.
  private static func paths(in bytes: [UInt8]) -> (paths: [Range<UInt32>], end: Int)? {
    guard bytes.count <= Int(UInt32.max) else { return nil }
    guard bytes.starts(with: firstLine.utf8) else { return firstLine.utf8.starts(with: bytes) ? ([], 0) : nil }
    var paths: [Range<UInt32>] = []
    var start = firstLine.utf8.count
    let isValid = bytes.withUnsafeBufferPointer { bytes in
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        guard let path = path(in: start..<end, of: bytes) else { return false }
        paths.append(UInt32(path.lowerBound)..<UInt32(path.upperBound))
        start = end + 1
      }
      sort(&paths, in: bytes)
      return true
    }
    return isValid ? (paths, start) : nil
  }

  /// The lines in a file that builds may have written, and whether there are others.
  private static func salvage(_ bytes: [UInt8]) -> (lines: [UInt8], isDamaged: Bool) {
    guard bytes.count <= Int(UInt32.max) else { return ([], true) }
    var (lines, isDamaged, start) = (Array(firstLine.utf8), false, 0)
    bytes.withUnsafeBufferPointer { bytes in
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        // Version control systems end lines as they do elsewhere.
        let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        let line = start..<(hasReturn ? end - 1 : end)
        if path(in: line, of: bytes) != nil {
          lines += bytes[line]
          lines.append(UInt8(ascii: "\n"))
          isDamaged = isDamaged || start == 0
        } else {
          isDamaged = isDamaged || start > 0 || !bytes[line].elementsEqual(firstLine.utf8.dropLast())
        }
        start = end + 1
      }
    }
    return (lines, isDamaged || start == 0)
  }

  /// How many entries there are.
  var count: Int { paths.count }

  /// The entry at a position in the order of the paths.
  subscript(position: Int) -> Entry {
    let path = paths[position]
    // The columns were looked at when the list was read.
    let columns = lineStart(position)..<Int(path.lowerBound) - 1
    let hash = Checksum(String(decoding: bytes[columns.prefix(16)], as: UTF8.self)) ?? Checksum(of: [])
    let size = Int(String(decoding: bytes[columns.dropFirst(17)], as: UTF8.self)) ?? 0
    return Entry(path: RelativePath(text(path)), size: size, hash: hash)
  }

  /// Calls a function with the path of each line in the order of the lines.
  func forEachPath(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var rest = bytes.dropFirst(Self.firstLine.utf8.count)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        // Two columns, of which the first has sixteen digits, stand before it.
        let columns = rest[..<end].dropFirst(17)
        if let space = columns.firstIndex(of: UInt8(ascii: " ")) {
          body(UnsafeBufferPointer(rebasing: columns[(space + 1)...]))
        }
        rest = rest[(end + 1)...]
      }
    }
  }

  /// All entries in the order of their paths.
  var entries: [Entry] { (0..<count).map { self[$0] } }

  /// Whether builds wrote a file at a path.
  func contains(_ path: RelativePath) -> Bool {
    let position = position(notBefore: path.text)
    return position < count && text(paths[position]).utf8.elementsEqual(path.text.utf8)
  }

  /// Whether builds wrote a file into a folder, or below it.
  func hasFiles(in folder: RelativePath) -> Bool {
    let prefix = folder.text + "/"
    let position = position(notBefore: prefix)
    return position < count && text(paths[position]).utf8.starts(with: prefix.utf8)
  }

  /// What builds wrote at a path.
  func entries(at path: RelativePath) -> [Entry] {
    (position(notBefore: path.text)..<count).lazy.map { self[$0] }.prefix { $0.path == path }.map(\.self)
  }

  // MARK: Lines

  private func position(notBefore wanted: String) -> Int {
    var wanted = wanted
    return wanted.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        var (low, high) = (0, count)
        while low < high {
          let middle = (low + high) / 2
          if Self.slice(paths[middle], of: bytes).precedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return low
      }
    }
  }

  private func text(_ range: Range<UInt32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  private func lineStart(_ position: Int) -> Int {
    let path = Int(paths[position].lowerBound)
    return (bytes[..<path].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  private static func slice(_ range: Range<UInt32>, of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>
  {
    UnsafeBufferPointer(rebasing: bytes[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  private static func sort(_ paths: inout [Range<UInt32>], in bytes: UnsafeBufferPointer<UInt8>) {
    paths.sort { slice($0, of: bytes).precedes(slice($1, of: bytes)) }
  }

  /// Where the path of a line lies: sixteen digits, a size and a path that leaves no folder.
  private static func path(in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let space = UInt8(ascii: " ")
    guard line.count > 18, bytes[line.lowerBound + 16] == space else { return nil }
    guard bytes[line.prefix(16)].allSatisfy(isHexadecimal) else { return nil }
    let sizeStart = line.lowerBound + 17
    guard let sizeEnd = bytes[sizeStart..<line.upperBound].firstIndex(of: space) else { return nil }
    guard (1...15).contains(sizeEnd - sizeStart), bytes[sizeStart..<sizeEnd].allSatisfy(isDigit) else { return nil }
    let path = sizeEnd + 1..<line.upperBound
    // Most paths are of plain names, and tell so at once.
    var isPlain = !path.isEmpty && bytes[path.lowerBound] != UInt8(ascii: ".")
    for byte in bytes[path] where isPlain {
      isPlain = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return path }
    guard let text = String(validating: bytes[path], as: UTF8.self), RelativePath(text).isSafe else { return nil }
    return path
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
