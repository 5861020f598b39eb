import Rendering

/// What the last build knew of a page, in a fixed number of bytes.
struct PageStamp: Hashable, Sendable {
  /// The page's file.
  var input: FileStamp

  /// What was made of it: the page, and what stands beside it.
  var outputs: Outputs

  /// The parts of the script that it calls, a bit each.
  var features: UInt32

  /// What is on it that a style file may be for.
  var traits: UInt32

  /// How many things on it others wait for.
  var dependencyCount: UInt32

  /// How many links on it lead to keys of pages, which may go without a change of this page.
  var anchorCount: UInt32

  /// At most three files.
  struct Outputs: Hashable, Sendable {
    /// Their numbers.
    static let endings = 0..<3

    private var page = FileStamp.absent
    private var schema = FileStamp.absent
    private var defaults = FileStamp.absent

    init(_ stamps: [FileStamp] = []) {
      for (position, stamp) in stamps.enumerated() { self[position] = stamp }
    }

    subscript(ending: Int) -> FileStamp {
      get {
        switch ending {
        case 0: page
        case 1: schema
        default: defaults
        }
      }
      set {
        switch ending {
        case 0: page = newValue
        case 1: schema = newValue
        default: defaults = newValue
        }
      }
    }
  }

  /// A page of which nothing is known, or nothing but what was made of it.
  init(outputs files: [FileStamp] = []) {
    input = .absent
    outputs = Outputs(files)
    features = 0
    traits = 0
    dependencyCount = 0
    anchorCount = 0
  }

  /// Whether it tells of the same content as an earlier one.
  func isTouched(_ former: PageStamp) -> Bool {
    var same = self
    same.input = former.input
    return isKnown && former.isKnown && same == former && input.hash == former.input.hash
  }

  /// Whether a build has left it.
  var isKnown: Bool { !input.isAbsent }
}
