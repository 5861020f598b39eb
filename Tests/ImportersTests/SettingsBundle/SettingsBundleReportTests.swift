import Diagnostics
import SettingsModel
import Testing

@testable import Importers

@Suite struct SettingsBundleReportTests {
  /// A bundle with something to be said about it.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var bundle: MemoryBundle
    var report: String
    var testDescription: String { name }

    init(_ name: String, _ bundle: MemoryBundle, _ report: String) {
      self.name = name
      self.bundle = bundle
      self.report = report
    }
  }

  private static let options =
    "<key>Values</key><array><integer>1</integer><string>b</string></array>"
    + "<key>Titles</key><array><string>One</string><string>B</string></array>"

  static let cases = [
    Case(
      "no root",
      MemoryBundle(["Rott.plist": ""]),
      "App/Settings.bundle: error: the bundle has no \"Root.plist\" [no-root-pane] fix: Did you mean to call \"Rott.plist\" so?"
    ),
    Case(
      "nothing like a root",
      MemoryBundle(["notes.txt": ""]),
      "App/Settings.bundle: error: the bundle has no \"Root.plist\" [no-root-pane] fix: Name the folder that it lies in, such as the Settings.bundle of an app."
    ),
    Case(
      "no root, but a bundle inside",
      MemoryBundle(["Settings.bundle/Root.plist": ""]),
      "App/Settings.bundle: error: the bundle has no \"Root.plist\" [no-root-pane] fix: Did you mean \"App/Settings.bundle/Settings.bundle\"?"
    ),
    Case(
      "no specifiers",
      MemoryBundle(["Root.plist": "<plist>\n<dict/></plist>"]),
      "Root.plist:2:1: error: the pane has no array \"PreferenceSpecifiers\" [no-specifiers]"
    ),
    Case(
      "malformed",
      MemoryBundle(["Root.plist": "<plist>\n<dict></plist>"]),
      "Root.plist:2:7: error: \"</plist>\" stands where \"</dict>\" is expected [mismatched-tag] fix: Close \"<dict>\" first."
    ),
    Case(
      "malformed child",
      MemoryBundle(
        root: specifier("PSChildPaneSpecifier", title: "A", field("File", "A")),
        others: ["A.plist": "<plist><dict>\n<key>PreferenceSpecifiers</key></dict></plist>"]
      ),
      "A.plist:2:1: error: the key \"PreferenceSpecifiers\" has no value [malformed-property-list]"
    ),
    Case(
      "malformed table",
      MemoryBundle([
        "Root.plist": MemoryBundle.pane([], fields: field("StringsTable", "Root")),
        "en.lproj/Root.strings": "\"a\" = \"b",
      ]),
      "en.lproj/Root.strings:1:7: error: this quote is never closed [malformed-strings-file]"
    ),
    Case(
      "unknown type",
      MemoryBundle(root: specifier("PSDialSpecifier", key: "dial", title: "Dial")),
      "Root.plist:3:22: warning: \"dial\" is of the kind \"PSDialSpecifier\", which has no counterpart; it becomes a plain row [unsupported-specifier]"
    ),
    Case(
      "own view",
      MemoryBundle(root: specifier("IASKCustomViewSpecifier", key: "own", title: "Own", field("DefaultValue", "x"))),
      "Root.plist:3:22: warning: \"own\" is of the kind \"IASKCustomViewSpecifier\", which has no counterpart; it becomes a plain row [unsupported-specifier]"
    ),
    Case(
      "button",
      MemoryBundle(root: specifier("IASKButtonSpecifier", key: "go", title: "Go")),
      "Root.plist:3:1: warning: \"go\" becomes a button that does nothing until a script of yours attends to it [unsupported-specifier]"
    ),
    Case(
      "date and time",
      MemoryBundle(root: specifier("IASKDatePickerSpecifier", key: "at", title: "At")),
      "Root.plist:3:1: warning: \"at\" asks for a date with a time, which has no counterpart; it becomes a plain row [unsupported-specifier]"
    ),
    Case(
      "no type",
      MemoryBundle(root: "<key>Title</key><string>A</string>"),
      "Root.plist:3:1: warning: \"A\" has no \"Type\"; it becomes a plain row [invalid-specifier]"
    ),
    Case(
      "no key",
      MemoryBundle(root: specifier("PSToggleSwitchSpecifier", title: "A")),
      "Root.plist:3:1: warning: \"A\" has no \"Key\"; it becomes a plain row [invalid-specifier]"
    ),
    Case(
      "no dictionary",
      MemoryBundle([
        "Root.plist": "<plist><dict><key>PreferenceSpecifiers</key><array>\n<string>A</string></array></dict></plist>"
      ]),
      "Root.plist:2:1: warning: a specifier is a dictionary, not a string; it becomes a plain row [invalid-specifier]"
    ),
    Case(
      "no values",
      MemoryBundle(root: specifier("PSMultiValueSpecifier", key: "a", title: "A")),
      "Root.plist:3:1: warning: \"a\" has no \"Values\" with \"Titles\"; it becomes a plain row [invalid-specifier]"
    ),
    Case(
      "no options",
      MemoryBundle(
        root: specifier(
          "PSRadioGroupSpecifier",
          key: "a",
          title: "A",
          "<key>Values</key><array/><key>Titles</key><array/>"
        )
      ),
      "Root.plist:3:1: warning: \"a\" has no options; it becomes a plain row [invalid-specifier]"
    ),
    Case(
      "missing pane",
      MemoryBundle(root: specifier("PSChildPaneSpecifier", title: "A", field("File", "Other"))),
      "Root.plist:3:108: warning: \"A\" leads to \"Other\", which is no pane of the bundle; it becomes a plain row [missing-pane]"
    ),
    Case(
      "no file",
      MemoryBundle(root: specifier("PSChildPaneSpecifier", title: "A")),
      "Root.plist:3:1: warning: \"A\" names no \"File\"; it becomes a plain row [missing-pane]"
    ),
    Case(
      "pane outside",
      MemoryBundle(root: specifier("PSChildPaneSpecifier", title: "A", field("File", "../../etc/passwd"))),
      "Root.plist:3:108: warning: \"A\" leads to \"../../etc/passwd\", which is outside the bundle; it becomes a plain row [missing-pane]"
    ),
    Case(
      "absolute pane",
      MemoryBundle(root: specifier("PSChildPaneSpecifier", title: "A", field("File", "/etc/passwd"))),
      "Root.plist:3:108: warning: \"A\" leads to \"/etc/passwd\", which is outside the bundle; it becomes a plain row [missing-pane]"
    ),
    Case(
      "wrong scheme",
      MemoryBundle(root: specifier("IASKOpenURLSpecifier", title: "A", field("File", "javascript:alert(1)"))),
      "Root.plist:3:108: warning: \"A\" has no address that a page may lead to; it becomes a plain row [unsupported-specifier]"
    ),
    Case(
      "repeated key",
      MemoryBundle(
        root: specifier("PSToggleSwitchSpecifier", key: "a", title: "A"),
        specifier("PSToggleSwitchSpecifier", key: "a", title: "B")
      ),
      "Root.plist:4:76: warning: \"a\" stands twice on the pane; it becomes a plain row [repeated-key]"
    ),
    Case(
      "repeated anchor",
      MemoryBundle(
        root: specifier("PSTitleValueSpecifier", key: "a", title: "A"),
        specifier("PSTitleValueSpecifier", key: "a", title: "B")
      ),
      "Root.plist:4:74: warning: \"a\" stands twice on the pane; the second time it is left out [repeated-key]"
    ),
    Case(
      "reserved key",
      MemoryBundle(root: specifier("PSToggleSwitchSpecifier", key: "action", title: "A")),
      "Root.plist:3:76: warning: the key \"action\" cannot be that of a control and becomes \"action-value\" [renamed-key]"
    ),
    Case(
      "key with spaces",
      MemoryBundle(root: specifier("PSToggleSwitchSpecifier", key: "1 é", title: "A")),
      "Root.plist:3:76: warning: the key \"1 é\" cannot be that of a control and becomes \"key-1\" [renamed-key]"
    ),
    Case(
      "no title",
      MemoryBundle(root: specifier("PSSliderSpecifier", key: "a", "<key>DefaultValue</key><real>0.5</real>")),
      "Root.plist:3:1: warning: \"a\" has no title and is called \"a\" [stand-in-title]"
    ),
    Case(
      "radio group without a title",
      MemoryBundle(root: specifier("PSRadioGroupSpecifier", key: "a", options)),
      "Root.plist:3:1: warning: \"a\" has no title and is called \"a\", hidden from sight [stand-in-title]"
    ),
    Case(
      "option without a title",
      MemoryBundle(
        root: specifier(
          "PSMultiValueSpecifier",
          key: "a",
          title: "A",
          "<key>Values</key><array><string>1</string></array><key>Titles</key><array><string> </string></array>"
        )
      ),
      "Root.plist:3:200: warning: an option of \"a\" has no title and is called \"1\" [stand-in-title]"
    ),
    Case(
      "default that is no option",
      MemoryBundle(
        root: specifier("PSMultiValueSpecifier", key: "a", title: "A", options + field("DefaultValue", "c"))
      ),
      "Root.plist:3:289: warning: \"DefaultValue\" of \"a\" is none of its \"Values\"; nothing is chosen [changed-value]"
    ),
    Case(
      "more titles than values",
      MemoryBundle(
        root: specifier(
          "PSMultiValueSpecifier",
          key: "a",
          title: "A",
          "<key>Values</key><array><string>1</string></array><key>Titles</key><array><string>A</string><string>B</string></array>"
        )
      ),
      "Root.plist:3:193: warning: \"a\" has 1 \"Values\" for 2 \"Titles\"; those without a fellow are left out [changed-value]"
    ),
    Case(
      "two equal values",
      MemoryBundle(
        root: specifier(
          "PSMultiValueSpecifier",
          key: "a",
          title: "A",
          "<key>Values</key><array><string>1</string><integer>1</integer></array><key>Titles</key><array><string>A</string><string>B</string></array>"
        )
      ),
      "Root.plist:3:168: warning: \"a\" has the value \"1\" twice; the second is left out [changed-value]"
    ),
    Case(
      "option that is an array",
      MemoryBundle(
        root: specifier(
          "PSMultiValueSpecifier",
          key: "a",
          title: "A",
          "<key>Values</key><array><array/><integer>1</integer></array><key>Titles</key><array><string>A</string><string>B</string></array>"
        )
      ),
      "Root.plist:3:150: warning: \"Values\" of \"a\" is an array and is left out [invalid-specifier]"
    ),
    Case(
      "switch with one value",
      MemoryBundle(
        root: specifier(
          "PSToggleSwitchSpecifier",
          key: "a",
          title: "A",
          "<key>TrueValue</key><integer>1</integer><key>FalseValue</key><string>1</string>"
        )
      ),
      "Root.plist:3:148: warning: \"a\" has the same value when on and when off; it gets \"on\" and \"off\" [changed-value]"
    ),
    Case(
      "value in two lines",
      MemoryBundle(root: specifier("PSToggleSwitchSpecifier", key: "a", title: "A", field("TrueValue", "1\n2"))),
      "Root.plist:3:148: warning: line breaks and control characters in \"TrueValue\" of \"a\" are left out [changed-value]"
    ),
    Case(
      "no date",
      MemoryBundle(
        root: specifier(
          "IASKDatePickerSpecifier",
          key: "a",
          title: "A",
          field("DatePickerMode", "Date") + "<key>DefaultValue</key><date>2023-02-29T00:00:00Z</date>"
        )
      ),
      "Root.plist:3:197: warning: \"DefaultValue\" of \"a\" is no date and is left out [changed-value]"
    ),
    Case(
      "default in two lines",
      MemoryBundle(root: specifier("PSTextFieldSpecifier", key: "a", title: "A", field("DefaultValue", "1\n2"))),
      "Root.plist:3:148: warning: line breaks in \"DefaultValue\" of \"a\" become spaces [changed-value]"
    ),
    Case(
      "default that is an array",
      MemoryBundle(root: specifier("PSTextFieldSpecifier", key: "a", title: "A", "<key>DefaultValue</key><array/>")),
      "Root.plist:3:148: warning: \"DefaultValue\" of \"a\" is an array instead of a string and is left out [invalid-specifier]"
    ),
    Case(
      "title that is data",
      MemoryBundle(root: specifier("PSTextFieldSpecifier", key: "a", "<key>Title</key><data></data>")),
      """
      Root.plist:3:1: warning: "a" has no title and is called "a" [stand-in-title]
      Root.plist:3:107: warning: "Title" of "a" is data instead of a string and is left out [invalid-specifier]
      """
    ),
    Case(
      "control character",
      MemoryBundle(root: specifier("PSGroupSpecifier", title: "A\u{86}B")),
      "Root.plist:3:71: warning: control characters in \"Title\" of \"AB\" are left out [changed-value]"
    ),
    Case(
      "form feed",
      MemoryBundle(root: specifier("PSGroupSpecifier", title: "A\u{C}B")),
      "Root.plist:3:80: warning: a character that XML does not allow was left out [forbidden-character]"
    ),
    Case(
      "slider outside",
      MemoryBundle(
        root: specifier("PSSliderSpecifier", key: "a", title: "A", "<key>DefaultValue</key><integer>7</integer>")
      ),
      "Root.plist:3:145: warning: \"DefaultValue\" of \"a\" lies outside the scale and becomes 1 [changed-value]"
    ),
    Case(
      "slider without default",
      MemoryBundle(root: specifier("PSSliderSpecifier", key: "a", title: "A")),
      "Root.plist:3:1: warning: \"a\" has no \"DefaultValue\" and begins at 0 [changed-value]"
    ),
    Case(
      "slider without scale",
      MemoryBundle(root: specifier("PSSliderSpecifier", key: "a", title: "A", "<key>MinimumValue</key><real>2</real>")),
      "Root.plist:3:145: warning: \"a\" has no scale from \"MinimumValue\" to \"MaximumValue\"; it becomes a plain row [invalid-specifier]"
    ),
    Case(
      "slider of words",
      MemoryBundle(root: specifier("PSSliderSpecifier", key: "a", title: "A", field("MaximumValue", "ten"))),
      "Root.plist:3:145: warning: \"a\" has a \"MaximumValue\" that is no number; it becomes a plain row [invalid-specifier]"
    ),
    Case(
      "letter in HTML",
      MemoryBundle(
        root: specifier(
          "IASKMailComposeSpecifier",
          title: "A",
          field("IASKMailComposeBody", "&lt;b>") + "<key>IASKMailComposeBodyIsHTML</key><true/>"
        )
      ),
      "Root.plist:3:127: warning: the letter of \"A\" is HTML, which an address cannot carry; its text is left out [changed-value]"
    ),
    Case(
      "dropped fields",
      MemoryBundle([
        "Root.plist": MemoryBundle.pane(
          [
            specifier("PSTextFieldSpecifier", key: "a", title: "A", field("AutocorrectionType", "No")),
            specifier("PSTextFieldSpecifier", key: "b", title: "B", field("AutocorrectionType", "No")),
          ],
          fields: field("TitleKey", "x")
        )
      ]),
      """
      Root.plist:1:14: warning: "TitleKey" of the pane is not carried over [dropped-field]
      Root.plist:3:125: warning: "AutocorrectionType" of "a" is not carried over, here and 1 time more [dropped-field]
      """
    ),
    Case(
      "subtitle by value",
      MemoryBundle(
        root: specifier(
          "PSToggleSwitchSpecifier",
          key: "a",
          title: "A",
          "<key>IASKSubtitle</key><dict><key>__default__</key><string>S</string></dict>"
        )
      ),
      "Root.plist:3:151: warning: \"IASKSubtitle\" of \"a\" differs by value; only that for all other values is carried over [dropped-field]"
    ),
    Case(
      "unlinked pane",
      MemoryBundle(root: specifier("PSGroupSpecifier", title: "A"), others: ["Root~ipad.plist": MemoryBundle.pane([])]),
      "Root~ipad.plist:1:8: warning: no pane leads to this one; it becomes the page \"Root-ipad\", which is not in the navigation [unlinked-pane]"
    ),
    Case(
      "missing table",
      MemoryBundle([
        "Root.plist": MemoryBundle.pane([], fields: field("StringsTable", "Root")), "de.lproj/Other.strings": "",
      ]),
      "Root.plist:1:37: warning: the table \"Root\" has no file \"de.lproj/Root.strings\"; texts stay as they are written [missing-strings]"
    ),
    Case(
      "other languages",
      MemoryBundle([
        "Root.plist": MemoryBundle.pane([]), "en.lproj/Root.strings": "", "de.lproj/Root.strings": "",
        "zh_CN.lproj/Root.strings": "",
      ]),
      "App/Settings.bundle: warning: the site has the texts in \"en\"; left out are those in de, zh_CN [languages-left-out]"
    ),
  ]

  @Test(arguments: cases)
  func says(example: Case) {
    #expect(example.bundle.imported().report == example.report)
  }

  @Test func everyCodeIsReportedByATest() {
    let reports = Self.cases.map(\.report).joined() + Self.unreadable
    for code in Diagnostic.Code.allImportersCodes {
      #expect(reports.contains("[\(code.rawValue)]"), "\(code.rawValue)")
    }
  }

  static let unreadable =
    "S.bundle/Root.plist: error: the file cannot be read, or is too large to be read [unreadable-import]"

  @Test func unreadableFilesAreErrors() {
    var diagnostics = DiagnosticCollector()
    let folder = ImportFolder(name: "S.bundle", paths: ["Root.plist"]) { _ in nil }
    #expect(SettingsBundleImporter(folder).importSite(into: &diagnostics) == nil)
    let reports = diagnostics.diagnostics.map { item in
      "\(item.location?.description ?? ""): \(item.severity.rawValue): \(item.message) [\(item.code.rawValue)]"
    }
    #expect(reports == [Self.unreadable])
  }
}
