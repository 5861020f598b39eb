import Foundation
import TestSupport
import Testing

@testable import FieldsetCommand

@Suite struct ImportCommandTests {
  let recorder: Recorder

  init() throws { recorder = try Recorder() }

  private func writePane(_ specifiers: String, to path: String = "App/Settings.bundle/Root.plist") throws {
    let list = "<plist><dict><key>PreferenceSpecifiers</key>\n<array>\(specifiers)</array></dict></plist>"
    try recorder.folder.write(list, to: path)
  }

  private let toggle =
    "<dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Wi-Fi</string>"
    + "<key>Key</key><string>wifi</string></dict>"

  @Test func anImportedBundleBuildsAsItIs() throws {
    try writePane(toggle)
    #expect(recorder.run(["import", "ios", "App/Settings.bundle", "--output", "My Site"]) == 0)
    #expect(recorder.output == "Imported 1 page into My Site. Build it with: fieldset build \"My Site\"\n")
    #expect(recorder.error == "")
    #expect(recorder.run(["check", "My Site"]) == 0)
    #expect(recorder.error == "")
    let site = "{\n  \"title\": \"Settings\",\n  \"navigation\": [\n    \"index\"\n  ]\n}\n"
    #expect(try recorder.folder.read("My Site/site.json") == site)
  }

  @Test func warningsDoNotKeepASiteFromBeingWritten() throws {
    try writePane(toggle + "\n<dict><key>Type</key><string>PSDial</string><key>Title</key><string>Dial</string></dict>")
    #expect(recorder.run(["import", "ios", "App/Settings.bundle", "--output", "Site"]) == 0)
    #expect(recorder.output == "Imported 1 page into Site, with 1 warning. Build it with: fieldset build Site\n")
    #expect(
      recorder.error.hasPrefix("App/Settings.bundle/Root.plist:3:22: warning: \"Dial\" is of the kind \"PSDial\"")
    )
  }

  @Test func aMalformedListIsAnErrorAndNothingIsWritten() throws {
    try writePane("<dict>")
    #expect(recorder.run(["import", "ios", "App/Settings.bundle", "--output", "Site"]) == 1)
    #expect(recorder.output == "")
    #expect(
      recorder.error.hasPrefix(
        "App/Settings.bundle/Root.plist:2:14: error: \"</array>\" stands where \"</dict>\" is expected"
      )
    )
    #expect(recorder.error.hasSuffix("1 error: nothing was written\n"))
    #expect(recorder.folder.files() == ["App/Settings.bundle/Root.plist"])
  }

  @Test func noSuchFolderIsWrongUsage() {
    #expect(recorder.run(["import", "ios", "Settings.bundle", "--output", "Site"]) == 2)
    #expect(
      recorder.error == "error: there is no folder \"Settings.bundle\" [invalid-argument]\n"
        + "  fix: Name the Settings.bundle of an app, or a folder with Root.plist.\n"
    )
  }

  @Test func aFileIsNoBundle() throws {
    try writePane(toggle)
    #expect(recorder.run(["import", "ios", "App/Settings.bundle/Root.plist", "--output", "Site"]) == 2)
    #expect(
      recorder.error == "error: \"App/Settings.bundle/Root.plist\" is a file, not a folder [invalid-argument]\n"
        + "  fix: Did you mean \"App/Settings.bundle\"?\n"
    )
  }

  @Test func nothingIsWrittenIntoTheBundle() throws {
    try writePane(toggle)
    #expect(recorder.run(["import", "ios", "App/Settings.bundle", "--output", "App/Settings.bundle/x"]) == 2)
    #expect(
      recorder.error.hasPrefix(
        "App/Settings.bundle/x: error: the output folder \"App/Settings.bundle/x\" lies in the folder of the bundle, "
          + "\"App/Settings.bundle\" [refused-output]\n"
      )
    )
    #expect(recorder.folder.files() == ["App/Settings.bundle/Root.plist"])
  }

  @Test func aFolderThatIsNotEmptyIsLeftAlone() throws {
    try writePane(toggle)
    try recorder.folder.write("mine", to: "Site/notes.txt")
    #expect(recorder.run(["import", "ios", "App/Settings.bundle", "--output", "Site"]) == 2)
    #expect(recorder.folder.files() == ["App/Settings.bundle/Root.plist", "Site/notes.txt"])
  }

  @Test func linksOutOfTheBundleAreRefused() throws {
    try writePane(toggle)
    try writePane(toggle, to: "Other.plist")
    try FileManager.default.createSymbolicLink(
      at: recorder.folder.url.appendingPathComponent("App/Settings.bundle/Child.plist"),
      withDestinationURL: recorder.folder.url.appendingPathComponent("Other.plist")
    )
    #expect(recorder.run(["import", "ios", "App/Settings.bundle", "--output", "Site"]) == 1)
    #expect(recorder.error.contains("the symbolic link \"App/Settings.bundle/Child.plist\" leads out of the bundle"))
    #expect(!recorder.folder.files().contains("Site/site.json"))
  }
}
