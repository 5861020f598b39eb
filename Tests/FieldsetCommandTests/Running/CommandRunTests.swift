import Fieldset
import Foundation
import TestSupport
import Testing

@testable import FieldsetCommand

@Suite struct CommandRunTests {
  let recorder: Recorder

  init() throws { recorder = try Recorder() }

  @Test func version() {
    #expect(recorder.run(["--version"]) == 0)
    #expect(recorder.output == "fieldset 0.1.0\n")
    #expect(recorder.error == "")
  }

  @Test func helpNamesEveryCommandAndOption() {
    #expect(recorder.run(["help"]) == 0)
    for command in CommandDefinition.all { #expect(recorder.output.contains("  \(command.name) ")) }
    for command in CommandDefinition.all {
      #expect(recorder.run([command.name, "--help"]) == 0)
      #expect(recorder.output.hasPrefix("usage: fieldset \(command.name) "))
      for option in command.allOptions { #expect(recorder.output.contains("  \(option.name)")) }
      #expect(recorder.output.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 })
    }
  }

  @Test func mistypedCommandsEndWithTwo() {
    #expect(recorder.run(["biuld", "Sample"]) == 2)
    #expect(recorder.output == "")
    #expect(
      recorder.error == "error: there is no command \"biuld\" [unknown-command]\n  fix: Did you mean \"build\"?\n"
    )
  }

  @Test func aMistypedCommandCanBeReadByPrograms() throws {
    #expect(recorder.run(["build", "--format", "json", "--outptu"]) == 2)
    #expect(recorder.error == "")
    let document = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any]
    #expect((document?["diagnostics"] as? [[String: Any]])?.first?["code"] as? String == "unknown-option")
  }

  @Test(arguments: ["page", "site"])
  func schemasAreJSON(kind: String) throws {
    #expect(recorder.run(["schema", kind]) == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) }
    #expect(recorder.output.hasSuffix("}\n"))
  }

  @Test func aNewSiteBuildsAsItIs() throws {
    #expect(recorder.run(["new", "My Site"]) == 0)
    #expect(recorder.output == "Made a site in My Site. Build it with: fieldset build \"My Site\"\n")
    #expect(recorder.error == "")
    #expect(recorder.run(["check", "My Site"]) == 0)
    #expect(recorder.output == "2 pages checked: 0 errors in 7 ms\n")
    #expect(recorder.error == "")
    #expect(recorder.run(["build", "My Site", "--define", "beta"]) == 0)
    #expect(recorder.error == "")
    #expect(recorder.output.hasPrefix("Open My Site/_site/index.html\n2 pages written, 0 unchanged, 0 removed ("))
    #expect(recorder.run(["build", "My Site", "--define", "beta"]) == 0)
    #expect(
      recorder.output == "Open My Site/_site/index.html\n0 pages written, 2 unchanged, 0 removed (0 bytes) in 7 ms\n"
    )
    #expect(recorder.run(["build", "My Site", "--quiet"]) == 0)
    #expect(recorder.output == "")
    #expect(recorder.run(["build", "My Site", "--verbose", "--define", "beta"]) == 0)
    #expect(recorder.output.contains("/Themes/base\nWrote My Site/_site/index.html\n"))
    #expect(recorder.output.contains("Wrote My Site/_site/index.schema.json\n"))
  }

  @Test func aBuildSaysThatItWaits() throws {
    #expect(recorder.run(["new", "Site"]) == 0)
    try recorder.folder.write("", to: "Settings/notes.txt")
    let other = open(recorder.folder.url.appendingPathComponent("Settings").path, O_RDONLY)
    #expect(flock(other, LOCK_EX) == 0)
    recorder.afterTelling = { close(other) }
    #expect(recorder.run(["build", "Site", "--output", "Settings"]) == 0)
    #expect(recorder.error == "another build is in the output folder: waiting until it ends\n")
    #expect(recorder.output.hasPrefix("Open Settings/index.html\n2 pages written"))
  }

  @Test func newRefusesAFolderInUse() throws {
    try recorder.folder.write("mine", to: "Site/notes.txt")
    #expect(recorder.run(["new", "Site"]) == 2)
    #expect(
      recorder.error == "Site: error: \"Site\" is not empty [folder-not-empty]\n"
        + "  fix: Name an empty folder, or one that is not there yet.\n"
    )
    #expect(recorder.folder.files() == ["Site/notes.txt"])
    #expect(recorder.run(["new", "Site/notes.txt"]) == 2)
  }

  private static let bundle = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
    <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Wi-Fi</string>
    <key>Key</key><string>wifi</string><key>DefaultValue</key><true/></dict>
    </array></dict></plist>
    """

  @Test func anImportedSiteBuildsAsItIs() throws {
    try recorder.folder.write(Self.bundle, to: "Settings.bundle/Root.plist")
    #expect(recorder.run(["import", "ios", "Settings.bundle", "--output", "Site"]) == 0)
    #expect(recorder.error == "")
    #expect(recorder.output == "Imported 1 page into Site. Build it with: fieldset build Site\n")
    #expect(recorder.run(["build", "Site"]) == 0)
    #expect(try recorder.folder.read("Site/_site/index.html").contains("name=\"wifi\""))
    #expect(recorder.run(["import", "ios", "Settings.bundle", "--output", "Site"]) == 2)
    #expect(recorder.error.hasPrefix("Site: error: \"Site\" is not empty [folder-not-empty]\n"))
  }

  @Test func aBrokenImportWritesNothing() throws {
    try recorder.folder.write("<plist><dict>", to: "Settings.bundle/Root.plist")
    #expect(recorder.run(["import", "ios", "Settings.bundle", "--output", "Site"]) == 1)
    #expect(recorder.error.hasPrefix("Settings.bundle/Root.plist:1:"))
    #expect(recorder.folder.files() == ["Settings.bundle/Root.plist"])
    #expect(recorder.run(["import", "ios", "None.bundle", "--output", "Site"]) == 2)
    #expect(recorder.error.hasPrefix("error: there is no folder \"None.bundle\""))
  }

  @Test func aFaultEndsWithOne() throws {
    try recorder.folder.write("{\"title\": \"Site\"}", to: "Site/site.json")
    try recorder.folder.write("{\"tittle\": \"Page\"}", to: "Site/pages/index.json")
    #expect(recorder.run(["build", "Site"]) == 1)
    #expect(recorder.output == "")
    #expect(recorder.error.hasPrefix("Site/pages/index.json:1:2: error: "))
    #expect(recorder.error.hasSuffix("\n1 error: nothing was written\n"))
    #expect(recorder.run(["build", "Site", "--quiet"]) == 1)
    #expect(recorder.error.contains("[unknown-field]"))
    #expect(!recorder.error.contains("nothing was written"))
    #expect(recorder.run(["check", "Site", "--format", "github"]) == 1)
    #expect(recorder.error.contains("::error file=Site/pages/index.json,"))
    #expect(!recorder.folder.files().contains { $0.contains("_site") })
  }

  @Test func oneDocumentOnStandardOutput() throws {
    _ = recorder.run(["new", "Site"])
    for format in ["json", "sarif"] {
      #expect(recorder.run(["build", "Site", "--format", format]) == 0)
      #expect(recorder.error == "")
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) }
    }
    _ = recorder.run(["build", "Site", "--format", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any]
    let summary = document?["summary"] as? [String: Any]
    #expect(summary?["pagesUnchanged"] as? Int == 2)
    #expect(summary?["home"] as? String == "Site/_site/index.html")
  }

  @Test(arguments: [
    ["build", "Nowhere"], ["check", "Nowhere"], ["build", "Site", "--output", "Site/pages"],
    ["build", "Site", "--theme", "nobody"], ["build", "Site", "--define", "nothing"],
    ["build", "Site", "--define", "no thing"],
  ])
  func wrongUsageEndsWithTwo(arguments: [String]) {
    _ = recorder.run(["new", "Site"])
    #expect(recorder.run(arguments) == 2)
    #expect(!recorder.folder.files().contains { $0.contains("_site") })
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (48213, "48,213"), (1_234_567, "1,234,567")])
  func grouping(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
