import Diagnostics
import SettingsModel
import Testing

/// What is right, and what is found in sites that were made in code.
@Suite struct ValidationTests {
  private func lines(_ site: Site) -> [String] {
    var diagnostics = DiagnosticCollector()
    SiteValidator().validate(SiteResolver().resolve(site, into: &diagnostics), into: &diagnostics)
    return diagnostics.lines
  }

  private func lines(_ sections: Section...) -> [String] {
    lines(Site(title: "S", pages: [Page(slug: "p", title: "P", sections: sections)]))
  }

  private func lines(_ rows: Row...) -> [String] {
    lines(Section(content: .rows(rows)))
  }

  /// Blanks, quotes and signs are fine in the values of options; a key must be a name.
  @Test func takesAnyTextAsAnOptionsValue() {
    let options = ["my cloud", "50% / \"local\"", "", "#", "é", "e\u{301}"].map {
      Selection.Option(value: $0, title: "T")
    }
    let selection = Selection(.single, options: options, selected: ["e\u{301}"])
    let header = HeaderFooter(.title("H"))
    #expect(lines(Section(key: "backup", header: header, content: .selection(selection))) == [])
    #expect(
      lines(Section(key: "backup where", header: header, content: .selection(selection))) == [
        """
        in section "backup where" of page "p": error: the key "backup where" is no name [invalid-key]
          fix: Begin with a letter A to Z and go on with at most 63 letters, digits, dots, hyphens and underscores.
        """
      ]
    )
  }

  @Test func namesWhatIsAtFaultInSitesMadeInCode() {
    #expect(
      lines(Row(title: nil, content: .toggle(Toggle(isOn: true)))) == [
        """
        in row 1 in section 1 of page "p": error: missing field "key" in a row of the kind "switch" [missing-field]
          fix: The key is the name under which the value is submitted.
        """,
        """
        in row 1 in section 1 of page "p": error: missing field "title" in a row of the kind "switch" [missing-field]
          fix: Give it a "title".
        """,
      ]
    )
  }

  @Test func namesEveryPartOfASiteMadeInCode() {
    let site = Site(" ", flags: ["beta": true], subtitle: "\u{1}") {
      Page("p", title: "P", subtitle: "\u{1}", form: Form(submit: " "), footer: "\u{1}") {
        Section("General", footer: "\u{1}") {
          Row.toggle(" ", key: "wifi").onlyIf("none")
          Row.note(" ").present(if: "betta")
          Row.select("Language", key: SettingKey<String>("language")) {
            SelectField.Group("Slavic") { SelectField.Option(" ", value: "ru") }
          }
        }
        Section("Pick", key: "pick", selected: [String]()) {
          Selection.Option("A", value: "a") { Selection.Option(" ", value: "b") }
        }
      }
    }
    let found = lines(site)
    let general = #"section "General" of page "p""#
    for place in [
      "the site", "the header of the site", #"the header of page "p""#, #"the form of page "p""#,
      #"the footer of page "p""#, "the footer in \(general)", "row \"wifi\" in \(general)", "row 2 in \(general)",
      "option \"ru\" of row \"language\" in \(general)", #"option "b" in section "pick" of page "p""#,
    ] {
      #expect(found.contains { $0.hasPrefix("in \(place): error: ") }, "\(place)\n\(found.joined(separator: "\n"))")
    }
    #expect(found.allSatisfy { $0.hasPrefix("in ") && !$0.contains(".json") })
  }

  @Test func aFlagThatIsNotDefinedIsGivenToTheSite() {
    let site = Site("S") { Page("p", title: "P") { Section { Row.note("N").present(if: "beta") } } }
    #expect(
      lines(site) == [
        """
        in row 1 in section 1 of page "p": error: undefined flag "beta" [undefined-flag]
          fix: Give it to the site: Site(…, flags: ["beta": false]).
        """
      ]
    )
  }

  @Test(arguments: [
    ("2024-02-29", true), ("2000-02-29", true), ("1900-02-29", false), ("2026-04-31", false), ("2026-12-31", true),
    ("0000-01-01", false), ("0001-01-01", true), ("2026-1-01", false), ("26-01-01", false), ("2026-00-10", false),
    ("2026-01-01 ", false), ("२०२६-०१-०१", false), ("", true),
  ])
  func knowsTheCalendar(_ date: String, _ isRight: Bool) {
    #expect(lines(Row(title: "T", key: "k", content: .date(date))).isEmpty == isRight)
  }

  @Test(arguments: [("00:00", true), ("23:59", true), ("24:00", false), ("8:30", false), ("08:60", false), ("", true)])
  func knowsTheClock(_ time: String, _ isRight: Bool) {
    #expect(lines(Row(title: "T", key: "k", content: .time(time))).isEmpty == isRight)
  }

  @Test(arguments: [
    ("1", true), ("-1.5", true), (".5", true), ("1e-3", true), ("+1", false), ("1.", false), ("0x1", false),
    ("inf", false), ("nan", false), ("1e999", false), ("1,5", false), (" 1", false), ("-", false), ("1e", false),
  ])
  func knowsNumbers(_ number: String, _ isRight: Bool) {
    #expect(lines(Row(title: "T", key: "k", content: .number(NumberField(value: number)))).isEmpty == isRight)
  }

  @Test(arguments: [("0.3", true), ("0.35", false), ("100000000000.1", true)])
  func countsStepsInDecimals(_ value: String, _ isRight: Bool) {
    let field = NumberField(value: value, minimum: "0", step: "0.1")
    #expect(lines(Row(title: "T", key: "k", content: .number(field))).isEmpty == isRight)
  }

  @Test(arguments: [
    (#"[A-Za-z]{2,4}"#, nil), (#"(?:a|b)+?\d*"#, nil), (#"[\]]"#, nil), (#"[\p{L}--[a-z]]"#, nil),
    (#"a\"#, "it ends with a backslash"), ("a)", #"a ")" closes nothing"#), ("(a", #"a "(" is not closed"#),
    ("*a", #"a "*" repeats nothing"#), ("a{x}", #"a "{" is no count"#), ("a}", #"a "}" closes nothing"#),
    ("a]", #"a "]" closes nothing"#), ("(?=.*[0-9]).{8,}", nil),
  ])
  func judgesPatterns(_ pattern: String, _ flaw: String?) {
    let found = lines(Row(title: "T", key: "k", content: .textField(TextField(pattern: pattern))))
    #expect(found.isEmpty == (flaw == nil))
    if let flaw { #expect(found[0].contains("regular expression: \(flaw) [")) }
  }

  @Test(arguments: [
    ("email", true), ("off", true), ("section-a shipping street-address", true), ("work tel", true),
    ("username webauthn", true), ("EMAIL", true), ("", false), ("work name", false), ("email tel", false),
    ("on email", false), ("shipping", false),
  ])
  func judgesAutocomplete(_ tokens: String, _ isRight: Bool) {
    #expect(lines(Row(title: "T", key: "k", content: .textField(TextField(autocomplete: tokens)))).isEmpty == isRight)
  }

  @Test func finds16LevelsFine() {
    var option = Selection.Option(value: "16", title: "T")
    for level in (1..<16).reversed() { option = .init(value: "\(level)", title: "T", options: [option]) }
    let content = Section.Content.selection(Selection(.multiple, options: [option]))
    #expect(lines(Section(key: "k", header: HeaderFooter(.title("H")), content: content)) == [])
  }

  /// What decoding would refuse in a page file.
  @Test func refusesFieldsWhereTheyHaveNoMeaning() {
    let header = HeaderFooter(.title("H"))
    let options = [Selection.Option(value: "a", title: "A")]
    let single = Selection(.single, options: options, minimum: 1, maximum: 1, offersSelectAll: true)
    let alone = "Leave it out, or use a key of SettingKey<[Value]>."
    #expect(
      lines(Section(key: "k", header: header, content: .selection(single)))
        == ["minimum", "maximum", "selectAll"].map {
          "in section \"k\" of page \"p\": error: a section with \"selection\": \"single\" cannot have \"\($0)\" [misplaced-field]\n  fix: \(alone)"
        }
    )
    let note = Row(title: nil, error: "E", content: .note("N"))
    #expect(
      lines(Section(isPageHeading: true, error: "E", content: .rows([note]))) == [
        """
        in section 1 of page "p": error: a section without "selection" cannot have "error" [misplaced-field]
          fix: Give it to the row at fault.
        """,
        """
        in section 1 of page "p": error: a section without "selection" cannot have "pageHeading" [misplaced-field]
          fix: Give the section a key and "selected", so that its rows are options.
        """,
        """
        in row 1 in section 1 of page "p": error: a row of the kind "note" cannot have "error" [misplaced-field]
          fix: Only a control can be at fault; give it to the row of one.
        """,
      ]
    )
    let below = Selection(.multiple, options: options, minimum: -1)
    #expect(
      lines(Section(key: "k", header: header, content: .selection(below))) == [
        "in section \"k\" of page \"p\": error: the minimum -1 is below 0 [invalid-limits]\n  fix: Write a number from 0."
      ]
    )
  }

  @Test func takesTheTitleOfAHeaderOfTheAuthorsOwn() {
    let fields = Fields([.init(name: "title", value: .text("H"))])
    let header = HeaderFooter(.custom(kind: "own", fields: fields))
    let selection = Selection(.single, options: [.init(value: "a", title: "A")])
    #expect(header.title == "H")
    #expect(lines(Section(key: "k", header: header, content: .selection(selection))) == [])
  }

  /// Ten thousand settings in one circle, and as many that depend on one menu.
  @Test(.timeLimit(.minutes(1))) func judgesLongChains() {
    let count = 10_000
    let chain = (0..<count).map { number in
      Row(
        title: "T",
        key: "k\(number)",
        dependency: Dependency(key: "k\((number + 1) % count)", .isOn(true)),
        content: .toggle(Toggle(isOn: true))
      )
    }
    #expect(
      lines(Section(content: .rows(chain))) == [
        """
        in row "k9999" in section 1 of page "p": error: "k9999" depends on itself by way of "k0", "k1", "k2" and others [cyclic-dependency]
          fix: Take one of these dependencies out.
        """
      ]
    )
    let options = (0..<count).map { SelectField.Option(value: "\($0)", title: "T") }
    let menu = Row(title: "T", key: "menu", content: .select(SelectField(groups: [.init(options: options)])))
    let notes = (0..<count).map { number in
      Row(title: nil, dependency: Dependency(key: "menu", .has("\(number)")), content: .note("N"))
    }
    #expect(lines(Section(content: .rows([menu] + notes))) == [])
  }

  /// Settings that wait for each other in a row, and settings that are reached by many ways.
  @Test(.timeLimit(.minutes(1)), arguments: [(100, false), (101, false), (10_000, false), (100, true), (5_000, true)])
  func boundsWhatASettingWaitsFor(count: Int, isByTwoWays: Bool) {
    let sections = (0...count).map { number in
      let before = number == 0 ? nil : Dependency(key: "k\(number - 1)", .isOn(true))
      let farther = isByTwoWays && number > 1 ? Dependency(key: "k\(number - 2)", .isOn(true)) : nil
      let row = Row(title: "T", key: "k\(number)", dependency: before, content: .toggle(Toggle(isOn: true)))
      return Section(dependency: farther, content: .rows([row]))
    }
    let expected = """
      in row "k101" in section 102 of page "p": error: "k101" waits for more than 100 settings, one by way of the other \
      [too-many-dependencies]
        fix: Let it wait for a setting that waits for few others or none.
      """
    let site = Site(title: "S", pages: [Page(slug: "p", title: "P", sections: sections)])
    #expect(lines(site) == (count > 100 ? [expected] : []))
  }

  /// A minimum of nothing is none, whatever the value is.
  @Test(arguments: ["", "x"]) func minimumLengthOfNothing(value: String) {
    #expect(lines(Row(title: "T", key: "k", content: .textField(TextField(value: value, minimumLength: 0)))) == [])
  }

  /// What cannot be seen is no name: rows are told apart by their numbers then.
  @Test func countsPartsWithoutANameToSee() {
    let found = lines(Row.value("", "1"), .value(" ", "2"), Row.value("", "3").with(\.key, ""))
    #expect(
      found.filter { $0.contains("\"title\" is blank") }.map { String($0.prefix { $0 != ":" }) } == [
        "in row 1 in section 1 of page \"p\"", "in row 2 in section 1 of page \"p\"",
        "in row 3 in section 1 of page \"p\"",
      ]
    )
  }

  @Test func speaksOfPartsMadeInCodeAsSwiftDoes() {
    let key = SettingKey<String>("k")
    #expect(
      lines(.custom("My Row"), .select("T", key: key) {}) == [
        """
        in row 1 in section 1 of page "p": error: the kind "My Row" is no name [invalid-kind]
          fix: Write an identifier that is the name of a template without its folder: letters, digits, hyphens, \
        underscores and dots, not beginning with a dot.
        """,
        """
        in row "k" in section 1 of page "p": error: a row of the kind "select" has no options [no-options]
          fix: Add at least one.
        """,
      ]
    )
    let pages = [Page(slug: "x", title: "A"), Page(slug: "x", title: "B")]
    #expect(
      lines(Site(title: "S", pages: pages)) == [
        """
        in page "x": error: two pages have the slug "x" [duplicate-slug]
          note: in page "x": first here
          fix: Give each its own.
        """
      ]
    )
  }

  /// Characters are those of HTML; where a person counts fewer, it says so.
  @Test func saysHowItCounts() {
    let found = ["👩‍👩‍👧", "abcdefgh"].map { value in
      lines(Row(title: "T", key: "k", content: .textField(TextField(value: value, maximumLength: 5))))[0]
    }
    #expect(found[0].contains("has 8 characters as HTML counts them, in UTF-16, more than the maximum length 5"))
    #expect(found[1].contains("has 8 characters, more than the maximum length 5"))
  }

  /// Nobody walks down a tree that is refused; of what is deeper, none is left to be walked over.
  @Test(arguments: [Selection.Mode.single, .multiple], [Selection.Parents.independent, .derived, .exclusive])
  func refusesATreeOfThousandsOfLevels(mode: Selection.Mode, parents: Selection.Parents) {
    var option = Selection.Option(value: "v", title: "T")
    for level in 0..<4_000 { option = Selection.Option(value: "v\(level)", title: "T", options: [option]) }
    let selection = Selection(mode, options: [option], parents: parents)
    let found = lines(Section(key: "k", header: HeaderFooter(.title("H")), content: .selection(selection)))
    #expect(found.contains { $0.contains(mode == .single ? "[unexpected-tree]" : "[tree-depth]") })
  }

  @Test func findsTheHomePageAlways() {
    #expect(lines(Row(title: "T", content: .link(.page("index")))) == [])
  }

  @Test(arguments: [
    "../../escape", "/abs", "a/", "a//b", "..", ".", "a/../b", "%2e%2e", "a\\b", "a:b", "a\u{0}", "a b", "",
    "/\u{301}a",
  ])
  func refusesSlugsThatLeadElsewhere(_ slug: String) {
    let found = lines(Site(title: "S", pages: [Page(slug: slug, title: "P")]))
    #expect(
      found.count == 1 && found[0].hasPrefix("in page \"\(slug)\": error: \"\(slug)\" is no page's path [invalid-slug]")
    )
  }

  @Test func namesHaveRoomForTheirEndings() {
    let longest = String(repeating: "a", count: 241)
    #expect(lines(Site(title: "S", pages: [Page(slug: "\(longest)/\(longest)", title: "P")])) == [])
    for slug in ["\(longest)a", "b/\(longest)a", "\(longest)a/b", String(repeating: "é", count: 121)] {
      let found = lines(Site(title: "S", pages: [Page(slug: slug, title: "P")]))
      let fault = "in page \"\(slug)\": error: \"\(slug)\" has a name that is too long for files [invalid-slug]"
      #expect(found == [fault + "\n  fix: Keep each name in it to 241 bytes."])
    }
  }

  @Test(arguments: ["account/mail", "настройки", "a-b_c.d", "2", "हिन्दी"])
  func takesPlainSlugs(_ slug: String) {
    #expect(lines(Site(title: "S", pages: [Page(slug: slug, title: "P")])) == [])
  }
}
