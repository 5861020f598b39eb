import Diagnostics
import SettingsModel
import Testing

@Suite struct ResolverTests {
  private func resolve(_ sections: [Section], flags: [String: Bool] = ["on": true, "off": false]) -> [Section] {
    var page = Page(slug: "p", title: "P", sections: sections)
    var diagnostics = DiagnosticCollector()
    PageResolver(flags: flags).resolve(&page, into: &diagnostics)
    #expect(diagnostics.lines == [])
    return page.sections
  }

  private func option(_ value: String, if spelling: String? = nil, _ options: [Selection.Option] = [])
    -> Selection.Option
  {
    Selection.Option(value: value, title: value, condition: spelling.map(Condition.init(spelling:)), options: options)
  }

  private func section(_ selection: Selection) -> Section {
    Section(key: "k", header: HeaderFooter(.title("H")), content: .selection(selection))
  }

  private func note(_ text: String, if spelling: String? = nil) -> Row {
    Row(title: nil, condition: spelling.map(Condition.init(spelling:)), content: .note(text))
  }

  @Test func leavesOutRowsAndSections() {
    let header = HeaderFooter(.title("H"))
    let sections = resolve([
      Section(header: header, condition: Condition(flag: "off"), content: .rows([note("a")])),
      Section(
        header: header,
        condition: Condition(flag: "on"),
        content: .rows([note("b", if: "!off"), note("c", if: "off")])
      ),
      Section(header: header, content: .rows([note("d", if: "!on")])),
      Section(header: header, content: .rows([])),
      Section(content: .rows([])),
    ])
    #expect(
      sections == [
        Section(header: header, content: .rows([note("b")])), Section(header: header, content: .rows([])),
      ]
    )
  }

  @Test func passesOverSelectedValuesWhoseOptionsAreLeftOut() {
    let selection = Selection(
      .multiple,
      options: [option("a", if: "off"), option("b", if: "on"), option("c", [option("d", if: "off")])],
      selected: ["a", "b", "d", "x"]
    )
    let expected = Selection(.multiple, options: [option("b"), option("c")], selected: ["b", "x"])
    #expect(resolve([section(selection)]) == [section(expected)])
    #expect(resolve([section(Selection(.single, options: [option("a", if: "off")]))]) == [])
  }

  @Test func keepsAValueThatAnotherOptionHas() {
    let selection = Selection(.single, options: [option("a", if: "off"), option("a", if: "!off")], selected: ["a"])
    #expect(resolve([section(selection)]) == [section(Selection(.single, options: [option("a")], selected: ["a"]))])
  }

  @Test func leavesOutDerivedParentsWithoutChildren() {
    let options = [option("a", [option("b", [option("c", if: "off")])]), option("d")]
    let derived = Selection(.multiple, options: options, selected: ["c", "d"], parents: .derived)
    let left = Selection(.multiple, options: [option("d")], selected: ["d"], parents: .derived)
    #expect(resolve([section(derived)]) == [section(left)])
    let independent = Selection(.multiple, options: options)
    #expect(
      resolve([section(independent)]) == [
        section(Selection(.multiple, options: [option("a", [option("b")]), option("d")]))
      ]
    )
  }

  @Test func disablesWhatIsBelowADisabledParent() {
    var parent = option("a", [option("b", [option("c")])])
    parent.isDisabled = true
    guard case .selection(let selection) = resolve([section(Selection(.multiple, options: [parent]))])[0].content
    else { return #expect(Bool(false)) }
    #expect(selection.options[0].options[0].isDisabled)
    #expect(selection.options[0].options[0].options[0].isDisabled)
  }

  @Test func leavesOutEntriesOfMenus() {
    func menu(_ groups: [SelectField.Group], value: String?) -> Section {
      Section(content: .rows([Row(title: "T", key: "k", content: .select(SelectField(groups: groups, value: value)))]))
    }
    func entry(_ value: String, if flag: String? = nil) -> SelectField.Option {
      SelectField.Option(value: value, title: value, condition: flag.map { Condition(flag: $0) })
    }
    let groups: [SelectField.Group] = [
      .init(options: [entry("a", if: "off"), entry("b")]), .init(header: "H", options: [entry("c", if: "off")]),
      .init(header: "I", options: [entry("d")], condition: Condition(flag: "off")),
    ]
    #expect(resolve([menu(groups, value: "d")]) == [menu([.init(options: [entry("b")])], value: nil)])
  }

  /// Settings `there`, and `gone` with an option `gone` of `size`, which a condition leaves out.
  private func settled(_ dependency: Dependency) -> Dependency? {
    func toggle(_ key: String, if flag: String) -> Row {
      Row(title: key, key: key, condition: Condition(flag: flag), content: .toggle(Toggle(isOn: true)))
    }
    let size = Selection(.single, options: [option("s"), option("gone", if: "off"), option("true")])
    let sections = resolve([
      Section(content: .rows([toggle("there", if: "on"), toggle("gone", if: "off")])),
      Section(key: "size", header: HeaderFooter(.title("Size")), content: .selection(size)),
      Section(dependency: dependency, content: .rows([Row(title: nil, dependency: dependency, content: .note("N"))])),
    ])
    guard case .rows(let rows) = sections[2].content else { return nil }
    #expect(rows.map(\.dependency) == [sections[2].dependency])
    return sections[2].dependency
  }

  @Test func showsAlwaysWhatDependedOnWhatIsLeftOut() {
    #expect(settled(Dependency(key: "gone", .isOn(true))) == nil)
    #expect(settled(Dependency(key: "size", .has("gone"))) == nil)
    for dependency in [
      Dependency(key: "there", .isOn(false)), Dependency(key: "size", .has("s")), Dependency(key: "size", .has("x")),
      Dependency(key: "none", .isOn(true)), Dependency(key: "size", .isOn(false)),
    ] {
      #expect(settled(dependency) == dependency)
    }
  }

  @Test func readsTrueAsTheValueOfAnOption() {
    #expect(settled(Dependency(key: "size", .isOn(true))) == Dependency(key: "size", .has("true")))
  }

  @Test func loosensLimitsOfFewerOptions() {
    func resolved(minimum: Int?, maximum: Int?) -> Selection? {
      let options = [option("a"), option("b", if: "off"), option("c", if: "off"), option("d")]
      let selection = Selection(.multiple, options: options, minimum: minimum, maximum: maximum)
      guard case .selection(let resolved) = resolve([section(selection)])[0].content else { return nil }
      return resolved
    }
    let remaining = [option("a"), option("d")]
    #expect(resolved(minimum: 3, maximum: 4) == Selection(.multiple, options: remaining, minimum: 2))
    #expect(resolved(minimum: 1, maximum: 2) == Selection(.multiple, options: remaining, minimum: 1, maximum: 2))
    // What was wrong before stays wrong.
    #expect(resolved(minimum: nil, maximum: 5) == Selection(.multiple, options: remaining, maximum: 5))
  }

  @Test func makesLineBreaksLineFeeds() {
    #expect(
      resolve([Section(content: .rows([note("a\r\nb\rc\n\r\nd")]))]) == [
        Section(content: .rows([note("a\nb\nc\n\nd")]))
      ]
    )
  }

  @Test func takesFlagsFromOutside() {
    let site = Site(
      title: "S",
      flags: ["beta": false],
      pages: [
        Page(slug: "p", title: "P", sections: [Section(content: .rows([note("a", if: "beta")]))])
      ]
    )
    var diagnostics = DiagnosticCollector()
    #expect(SiteResolver().resolve(site, into: &diagnostics).pages[0].sections == [])
    #expect(SiteResolver(defines: ["beta": true]).resolve(site, into: &diagnostics).pages[0].sections.count == 1)
    #expect(diagnostics.lines == [])
    _ = SiteResolver(defines: ["bta": true]).resolve(site, into: &diagnostics)
    #expect(diagnostics.lines == ["-: error: undefined flag \"bta\" [undefined-flag]\n  fix: Did you mean \"beta\"?"])
  }
}
