import Fieldset

/// Several files in one input: what follows a line `=== NAME` is the file of that name.
struct FuzzFiles {
  /// The files; what stands before the first such line has the name that was given.
  let files: [SourceFile]

  init(_ bytes: [UInt8], first: String) {
    var files: [SourceFile] = []
    var name = first
    var content: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: "=== ".utf8), files.count < 16 {
        files.append(SourceFile(name: name, bytes: content))
        name = String(decoding: line.dropFirst(4), as: UTF8.self)
        content = []
      } else {
        content += line + [0x0A]
      }
    }
    if !content.isEmpty { content.removeLast() }
    self.files = files + [SourceFile(name: name, bytes: content)]
  }
}
