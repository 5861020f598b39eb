import Fieldset
import Foundation
import TestSupport

@testable import FieldsetCommand

/// Runs command lines in a folder and keeps what they say.
final class Recorder {
  let folder: TemporaryFolder
  /// What the next command lines are handed.
  var input: [UInt8]? = []
  /// What is done when a command line has told something besides what was asked for.
  var afterTelling: () -> Void = {}
  private(set) var output = ""
  private(set) var error = ""
  private var milliseconds = 0

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs one line; every look at the clock is seven milliseconds after the last.
  func run(_ arguments: [String]) -> Int32 {
    output = ""
    error = ""
    let console = Console(
      environment: BuildEnvironment(
        currentFolder: folder.url.path,
        themesFolder: Cases.checkout.appendingPathComponent("Themes").path
      ),
      standardInput: { limit in self.input.map { Array($0.prefix(limit)) } },
      standardOutput: { self.output += $0 },
      standardError: {
        self.error += $0
        self.afterTelling()
      },
      milliseconds: {
        self.milliseconds += 7
        return self.milliseconds
      }
    )
    return CommandRun(console: console).run(arguments)
  }
}
