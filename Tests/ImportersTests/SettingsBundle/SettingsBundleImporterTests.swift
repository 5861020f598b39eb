import Diagnostics
import SettingsModel
import Testing

@testable import Importers

@Suite struct SettingsBundleImporterTests {
  private func rows(_ bundle: MemoryBundle) throws -> [Row] {
    let page = try #require(bundle.imported().site?.pages.first { $0.slug == "index" })
    return page.sections.flatMap { section -> [Row] in
      if case .rows(let rows) = section.content { rows } else { [] }
    }
  }

  @Test func groupsBecomeSections() throws {
    let bundle = MemoryBundle(
      root: specifier("PSTitleValueSpecifier", key: "version", title: "Version", field("DefaultValue", "1.0")),
      specifier("PSGroupSpecifier", key: "sound", title: " Sound\nand music ", field("FooterText", "One\n\nTwo")),
      specifier("PSSliderSpecifier", key: "volume", "<key>DefaultValue</key><real>0.25</real>"),
      specifier("PSGroupSpecifier"),
      specifier("PSGroupSpecifier", title: "Empty")
    )
    let page = try #require(bundle.imported().site?.pages.first)
    #expect(
      page.sections == [
        Section(content: .rows([Row(title: "Version", key: "version", content: .value("1.0"))])),
        Section(
          key: "sound",
          header: HeaderFooter(.title("Sound and music")),
          footer: HeaderFooter(.text("One\n\nTwo")),
          content: .rows([
            Row(
              title: "Sound and music",
              key: "volume",
              content: .range(NumberField(value: "0.25", minimum: "0", maximum: "1", step: "0.01"))
            )
          ])
        ),
        Section(header: HeaderFooter(.title("Empty")), content: .rows([])),
      ]
    )
  }

  @Test(arguments: [
    ("<true/>", "", Toggle(isOn: true)),
    ("<false/>", "", Toggle(isOn: false)),
    ("<integer>1</integer>", "", Toggle(isOn: true)),
    ("<string>YES</string>", "", Toggle(isOn: true)),
    ("<string>NO</string>", "", Toggle(isOn: false)),
    (
      "<string>b</string>", field("TrueValue", "a") + field("FalseValue", "b"),
      Toggle(isOn: false, onValue: "a", offValue: "b")
    ),
    ("<true/>", field("TrueValue", "a") + field("FalseValue", "b"), Toggle(isOn: true, onValue: "a", offValue: "b")),
    ("<string>c</string>", field("FalseValue", "b"), Toggle(isOn: true, offValue: "b")),
    ("<real>1.0</real>", "<key>TrueValue</key><integer>1</integer>", Toggle(isOn: true, onValue: "1")),
  ])
  func switches(value: String, more: String, expected: Toggle) throws {
    let bundle = MemoryBundle(
      root: specifier("PSToggleSwitchSpecifier", key: "a", title: "A", "<key>DefaultValue</key>\(value)\(more)")
    )
    #expect(try rows(bundle) == [Row(title: "A", key: "a", content: .toggle(expected))])
  }

  @Test(arguments: [
    ("", "", TextField(.text)),
    (field("IsSecure", "x"), "p", TextField(.text, value: "p")),
    ("<key>IsSecure</key><true/>", "p", TextField(.password, value: "p")),
    (field("KeyboardType", "EmailAddress"), "a@b.c", TextField(.email, value: "a@b.c")),
    (field("KeyboardType", "EmailAddress"), "me", TextField(.text, value: "me")),
    (field("KeyboardType", "URL"), "", TextField(.url)),
    (field("KeyboardType", "URL"), "localhost", TextField(.text, value: "localhost")),
    (field("KeyboardType", "PhonePad"), "", TextField(.telephone)),
    (field("KeyboardType", "NumberPad"), "four", TextField(.text, value: "four")),
    (field("IASKPlaceholder", "x"), " 1 ", TextField(.text, value: " 1 ", placeholder: "x")),
  ])
  func texts(more: String, value: String, expected: TextField) throws {
    let bundle = MemoryBundle(
      root: specifier("PSTextFieldSpecifier", key: "a", title: "A", field("DefaultValue", value) + more)
    )
    #expect(try rows(bundle) == [Row(title: "A", key: "a", content: .textField(expected))])
  }

  @Test func otherKindsOfRow() throws {
    let bundle = MemoryBundle(
      root: specifier(
        "PSTextFieldSpecifier",
        key: "n",
        title: "N",
        field("KeyboardType", "NumberPad") + field("DefaultValue", "007")
      ),
      specifier("IASKTextViewSpecifier", key: "m", title: "M", field("DefaultValue", "1\r\n2")),
      specifier(
        "IASKDatePickerSpecifier",
        key: "d",
        title: "D",
        field("DatePickerMode", "Date") + "<key>DefaultValue</key><date>2024-02-29T12:30:00Z</date>"
      ),
      specifier(
        "IASKDatePickerSpecifier",
        key: "t",
        title: "T",
        field("DatePickerMode", "Time") + "<key>DefaultValue</key><date>2024-02-29T12:30:00Z</date>"
      ),
      specifier("PSTitleValueSpecifier", key: "v", field("DefaultValue", "Alone")),
      specifier(
        "IASKOpenURLSpecifier",
        title: "U",
        field("File", "https://example.org/?a=b") + field("IASKSubtitle", "S")
      ),
      specifier("PSChildPaneSpecifier", title: "W", field("File", "http://example.org")),
      specifier(
        "IASKMailComposeSpecifier",
        title: "L",
        "<key>IASKMailComposeToRecipents</key><array><string>a@b.c</string></array>"
      )
    )
    #expect(
      try rows(bundle) == [
        Row(title: "N", key: "n", content: .number(NumberField(value: "007"))),
        Row(title: "M", key: "m", content: .textField(TextField(.multiline, value: "1\n2"))),
        Row(title: "D", key: "d", content: .date("2024-02-29")),
        Row(title: "T", key: "t", content: .time("12:30")),
        Row(title: nil, key: "v", content: .note("Alone")),
        Row(title: "U", subtitle: "S", content: .link(.url("https://example.org/?a=b"))),
        Row(title: "W", content: .link(.url("http://example.org"))),
        Row(title: "L", content: .link(.url("mailto:a@b.c"))),
      ]
    )
  }

  @Test func choices() throws {
    let options =
      "<key>Values</key><array><integer>1</integer><real>2.0</real><string>3</string></array>"
      + "<key>Titles</key><array><string>One</string><string>a two</string><string>Three</string></array>"
    let bundle = MemoryBundle(
      root: specifier(
        "PSMultiValueSpecifier",
        key: "a",
        title: "A",
        options + "<key>DefaultValue</key><integer>2</integer>"
      ),
      specifier(
        "PSMultiValueSpecifier",
        key: "b",
        title: "B",
        options + "<key>DefaultValue</key><integer>3</integer><key>DisplaySortedByTitle</key><true/>"
      ),
      specifier(
        "PSRadioGroupSpecifier",
        key: "c",
        title: "C",
        options + field("DefaultValue", "3") + field("FooterText", "F")
      ),
      specifier("PSTitleValueSpecifier", key: "d", title: "D", options + "<key>DefaultValue</key><integer>1</integer>")
    )
    let site = try #require(bundle.imported().site)
    let menu = [("1", "One"), ("2", "a two"), ("3", "Three")]
    let select = { (order: [Int], value: String) in
      Row.Content.select(
        SelectField(groups: [.init(options: order.map { .init(value: menu[$0].0, title: menu[$0].1) })], value: value)
      )
    }
    #expect(
      site.pages.first?.sections == [
        Section(
          content: .rows([
            Row(title: "A", key: "a", content: select([0, 1, 2], "2")),
            // Equal as a text, as an app's own reader would take it; sorted whatever the case.
            Row(title: "B", key: "b", content: select([1, 0, 2], "3")),
          ])
        ),
        Section(
          key: "c",
          header: HeaderFooter(.title("C")),
          footer: HeaderFooter(.text("F")),
          content: .selection(
            Selection(.single, options: menu.map { .init(value: $0.0, title: $0.1) }, selected: ["3"])
          )
        ),
        Section(content: .rows([Row(title: "D", key: "d", content: .value("One"))])),
      ]
    )
  }

  @Test func panesBecomeLinkedPages() throws {
    let bundle = MemoryBundle([
      "Root.plist": MemoryBundle.pane(
        [
          specifier("PSChildPaneSpecifier", title: "Licences", field("File", "com.example.Licences")),
          specifier("PSChildPaneSpecifier", title: "Index", field("File", "Index")),
        ],
        fields: field("Title", "My App")
      ),
      "com.example.Licences.plist": MemoryBundle.pane([
        specifier(
          "PSChildPaneSpecifier",
          title: "A & B".replacing("&", with: "&amp;"),
          field("File", "com.example.Licences/A &amp; B")
        )
      ]),
      "com.example.Licences/A & B.plist": MemoryBundle.pane([
        specifier("PSChildPaneSpecifier", title: "Back", field("File", "Root"))
      ]),
      "Index.plist": MemoryBundle.pane([], fields: field("Title", "Own title")),
      "Info.plist": "<plist><dict/></plist>",
      "en.lproj/Root.plist": MemoryBundle.pane([]),
    ])
    let site = try #require(bundle.imported().site)
    #expect(site.title == "My App")
    #expect(site.navigation == ["index", "com.example.Licences", "Index-2"])
    #expect(site.pages.map(\.slug) == ["Index-2", "com.example.Licences", "com.example.Licences/A-B", "index"])
    #expect(site.pages.map(\.title) == ["Own title", "Licences", "A & B", "My App"])
    #expect(
      site.pages[1].sections == [
        Section(content: .rows([Row(title: "A & B", content: .link(.page("com.example.Licences/A-B")))]))
      ]
    )
    #expect(site.pages[2].sections == [Section(content: .rows([Row(title: "Back", content: .link(.page("index")))]))])
  }

  @Test func namesThatDifferByCaseAreTwoPanes() throws {
    let bundle = MemoryBundle(
      root: specifier("PSChildPaneSpecifier", title: "A", field("File", "pane")),
      specifier("PSChildPaneSpecifier", title: "B", field("File", "Pane")),
      specifier("PSChildPaneSpecifier", title: "C", field("File", "PANE")),
      others: ["pane.plist": MemoryBundle.pane([]), "Pane.plist": MemoryBundle.pane([])]
    )
    #expect(
      try rows(bundle).map(\.content) == [.link(.page("pane")), .link(.page("Pane-2")), .value("")]
    )
  }

  @Test func textsAreThoseOfTheDevelopmentLanguage() throws {
    let root = MemoryBundle.pane(
      [
        specifier("PSGroupSpecifier", title: "HEADER", field("FooterText", "FOOTER")),
        specifier("PSToggleSwitchSpecifier", key: "a", title: "TITLE", field("IASKSubtitle", "SUB")),
        specifier("PSToggleSwitchSpecifier", key: "b", title: "EMPTY"),
      ],
      fields: field("StringsTable", "Root") + field("Title", "APP")
    )
    let english =
      #""HEADER" = "Header"; "FOOTER" = "Foot"; "TITLE" = "Title"; "SUB" = "Below"; "EMPTY" = ""; "APP" = "App";"#
    var bundle = MemoryBundle(["Root.plist": root, "de.lproj/Root.strings": "\"TITLE\" = \"Titel\";"])
    bundle.files["en.lproj/Root.strings"] = Array("\u{FEFF}\(english)".utf16).flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    let site = try #require(bundle.imported().site)
    #expect(site.title == "App")
    #expect(site.language == "en")
    #expect(
      site.pages.first?.sections == [
        Section(
          header: HeaderFooter(.title("Header")),
          footer: HeaderFooter(.text("Foot")),
          content: .rows([
            Row(title: "Title", subtitle: "Below", key: "a", content: .toggle(Toggle(isOn: false))),
            Row(title: "b", key: "b", content: .toggle(Toggle(isOn: false))),
          ])
        )
      ]
    )
    bundle.files["en.lproj/Root.strings"] = nil
    #expect(bundle.imported().site?.language == "de")
  }

  @Test(arguments: [
    ("English.lproj", "en"), ("pt_BR.lproj", "pt-BR"), ("zh-hans.lproj", "zh-Hans"), ("Japanese.lproj", "ja"),
    ("Base.lproj", "en"),
    ("no such language.lproj", "en"),
  ])
  func namesLanguages(folder: String, language: String) {
    let bundle = MemoryBundle(["Root.plist": MemoryBundle.pane([]), "\(folder)/Root.strings": ""])
    #expect(bundle.imported().site?.language == language)
  }

  @Test(arguments: [
    ("Fancy/Settings.bundle", "Fancy"), ("My App/Resources/Settings.bundle/", "My App"),
    ("Settings.bundle", "Settings"),
    (".", "Settings"),
    ("Fancy.app/Settings.bundle", "Fancy"), ("../Other.bundle", "Other"),
  ])
  func namesSites(folder: String, title: String) {
    #expect(MemoryBundle(root: specifier("PSGroupSpecifier")).imported(as: folder).site?.title == title)
  }

  @Test func rootOfInAppSettingsAlone() {
    let bundle = MemoryBundle(["Root.inApp.plist": MemoryBundle.pane([])])
    #expect(bundle.imported().site?.pages.map(\.slug) == ["index"])
  }

  @Test func repeatedWaysOfNamingRowsStayValid() throws {
    let keys = ["a b", "a b", "a-b", "a?b", "A-B", "submit", "submit-value", "1"]
    let bundle = MemoryBundle([
      "Root.plist": MemoryBundle.pane(keys.map { specifier("PSToggleSwitchSpecifier", key: $0, title: "T") })
    ])
    var diagnostics = DiagnosticCollector()
    let site = try #require(bundle.imported().site)
    SiteValidator().validate(site, into: &diagnostics)
    #expect(!diagnostics.hasErrors)
    #expect(
      try rows(bundle).map(\.key) == ["a-b-2", nil, "a-b", "a-b-3", "A-B", "submit-value-2", "submit-value", "key-1"]
    )
  }

  /// Whatever stands in whatever field, what is imported is a site without faults.
  @Test func anyValueInAnyFieldGivesAValidSite() throws {
    let types = [
      "PSGroupSpecifier", "PSRadioGroupSpecifier", "PSToggleSwitchSpecifier", "PSMultiValueSpecifier",
      "PSTextFieldSpecifier",
      "PSSliderSpecifier", "PSTitleValueSpecifier", "PSChildPaneSpecifier", "IASKTextViewSpecifier",
      "IASKOpenURLSpecifier",
      "IASKMailComposeSpecifier", "IASKDatePickerSpecifier", "IASKButtonSpecifier", "IASKListGroupSpecifier", "Other",
      "",
    ]
    let values = [
      "<string></string>", "<string> </string>", "<string>a&#10;b&#9;</string>", "<string>javascript:x</string>",
      "<string>\u{85}\u{9F}</string>",
      "<string>mailto:&#10;</string>", "<string>https://a b</string>", "<string>http:</string>",
      "<string>https://[</string>",
      "<integer>-9223372036854775808</integer>", "<real>nan</real>", "<real>1e-7</real>", "<real>1e30</real>",
      "<true/>",
      "<date>0000-99-99T99:99:99Z</date>", "<data/>", "<array/>",
      "<array><string>a@b</string><string></string></array>", "<array><array/></array>",
      "<dict/>", "<dict><key>__default__</key><string>\u{2028}</string></dict>",
    ]
    let fields = [
      "Type", "Key", "Title", "DefaultValue", "Values", "Titles", "TrueValue", "FalseValue", "MinimumValue",
      "MaximumValue", "File",
      "FooterText", "IASKSubtitle", "IASKPlaceholder", "KeyboardType", "IsSecure", "DatePickerMode",
      "IASKMailComposeToRecipents",
      "IASKMailComposeSubject", "DisplaySortedByTitle",
    ]
    for type in types {
      for value in values {
        let full = specifier(
          type,
          key: "k",
          title: "T",
          "<key>Values</key>\(values[17])<key>Titles</key>\(values[17])<key>KeyboardType</key><string>URL</string><key>DatePickerMode</key><string>Date</string>"
        )
        var specifiers = fields.map { "\(full)<key>\($0)</key>\(value)" }
        let list = "<array>\(value)<string>b</string></array>"
        specifiers.append("\(full)<key>Values</key>\(list)<key>Titles</key>\(list)<key>DefaultValue</key>\(value)")
        for group in [specifiers] + specifiers.map({ [$0] }) {
          let bundle = MemoryBundle(["Root.plist": MemoryBundle.pane(group, fields: "<key>Title</key>\(value)")])
          let site = try #require(bundle.imported().site)
          var diagnostics = DiagnosticCollector()
          SiteValidator().validate(site, into: &diagnostics)
          #expect(diagnostics.diagnostics.map(\.message) == [], "\(type) \(value)")
        }
      }
    }
  }

  @Test func manySpecifiersAreImportedInTime() throws {
    let switches = (0..<20_000).map {
      specifier("PSToggleSwitchSpecifier", key: "k\($0)", title: "T", field("Own\($0)", "x"))
    }
    let groups = (0..<5_000).map { specifier("PSGroupSpecifier", key: "g\($0)", title: "G") }
    let bundle = MemoryBundle(["Root.plist": MemoryBundle.pane(switches + groups)])
    var diagnostics = DiagnosticCollector()
    let files = bundle.files
    let site = SettingsBundleImporter(ImportFolder(name: "S", paths: ["Root.plist"]) { files[$0] }).importSite(
      into: &diagnostics
    )
    #expect(site?.pages.first?.sections.count == 5_001)
  }
}

@Suite struct SliderScaleTests {
  @Test(
    arguments: [
      (0.0, 1.0, 0.5, "0 1 0.5 0.01"), (0, 100, 50, "0 100 50 1"), (0, 5, 3, "0 5 3 0.01"),
      (0.03, 0.6, 0.03, "0.03 0.6 0.03 0.001"),
      (13, 24, 17, "13 24 17 1"), (-1, 1, 0, "-1 1 0 0.01"), (0, 1, 0.123456, "0 1 0.123456 0.000001"),
      (0, 1, 1.0 / 3, "0 1 0.333333 0.000001"), (0, 1, 2, "0 1 1 0.01 clamped"),
      (-0.5, 0, -7, "-0.5 0 -0.5 0.001 clamped"),
      (0, 1e9, 5, "0 1000000000 5 1"), (0, 1, 0, "0 1 0 0.01"),
    ] as [(Double, Double, Double, String)]
  )
  func makesScales(minimum: Double, maximum: Double, value: Double, expected: String) throws {
    let scale = try #require(SliderScale(minimum: minimum, maximum: maximum, value: value))
    let text = "\(scale.minimum) \(scale.maximum) \(scale.value) \(scale.step)" + (scale.isClamped ? " clamped" : "")
    #expect(text == expected)
  }

  @Test(
    arguments: [(1, 0, 0), (1, 1, 1), (0, .infinity, 0), (.nan, 1, 0), (0, 1e300, 0)] as [(Double, Double, Double)]
  )
  func refuses(minimum: Double, maximum: Double, value: Double) {
    #expect(SliderScale(minimum: minimum, maximum: maximum, value: value) == nil)
  }
}

@Suite struct MailLinkTests {
  @Test func encodes() {
    let mail = MailLink(
      recipients: ["a@b.c", "d e@f.g"],
      copies: ["x@y.z"],
      blindCopies: ["?&@y.z"],
      subject: "Ä & b?",
      body: "1\n2"
    )
    #expect(
      mail.url == "mailto:a@b.c,d%20e@f.g?cc=x@y.z&bcc=%3F%26@y.z&subject=%C3%84%20%26%20b%3F&body=1%0D%0A2"
    )
    #expect(MailLink().url == "mailto:")
  }
}
