import Fieldset
import Foundation

/// Measures parts of the library alone, on one thread: `Micro PAGES TEMPLATE ROUNDS [OUTPUT]`.
///
/// It prints MB/s of JSON read and of HTML made, and writes the page of the first file where an output is named.
@main
struct Micro {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let rounds = Int(arguments[3]) else { throw MicroError.usage }
    let pages = try files(in: arguments[1])
    let template = SourceFile(name: arguments[2], bytes: try bytes(of: arguments[2]))
    let reading = try JSONReading(pages)
    let rendering = try TemplateRendering(template, pages: pages)
    let json = try MedianRate.measure(rounds: rounds) { try reading.run() }
    let html = try MedianRate.measure(rounds: rounds) { try rendering.run() }
    print("{\"json\": \(json), \"template\": \(html)}")
    if arguments.count > 4 {
      try Data(try rendering.firstPage()).write(to: URL(fileURLWithPath: arguments[4]))
    }
  }

  private static func files(in folder: String) throws -> [SourceFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      SourceFile(name: name, bytes: try bytes(of: "\(folder)/\(name)"))
    }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

enum MicroError: Error {
  case usage
  case unreadable(String)
}
