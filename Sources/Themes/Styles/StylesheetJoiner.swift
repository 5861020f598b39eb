import Diagnostics

struct StylesheetJoiner {
  let assets: [String: String]
  private(set) var bytes: [UInt8] = []

  init(assets: [String: String]) { self.assets = assets }

  mutating func append(_ css: [UInt8]) { bytes += css }

  mutating func append(_ file: SourceFile, into diagnostics: inout DiagnosticCollector) {
    bytes += file.bytes.dropFirst(file.byteOrderMarkLength)
  }
}
