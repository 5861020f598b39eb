import Diagnostics
@_spi(Output) import Markup
import SettingsModel
import TestSupport
import Testing

@testable import Rendering

/// A worker's renderer makes the same bytes of a page as one that has seen no page before.
@Suite struct PageRendererTests {
  /// Random pages of a few shapes, so that most parts of them have been met before.
  private struct Pages {
    var random: SeededGenerator

    private static let words = [
      "Tea & toast", "<b>", "\"quoted\"", "it's", "café", "cafe\u{301}", "日本語", "\u{1F1E9}\u{1F1EA}", "a", "{{title}}",
      "\u{F8F0}0.0.0.0\u{F8F1}", "eight by", "exactly sixteen.", "&<>\"'&<>\"'", "",
    ]

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func word() -> String { Self.words.randomElement(using: &random) ?? "" }

    mutating func text() -> String { "\(word()) \(word())" }

    mutating func maybe(_ one: Int) -> String? { chance(one) ? word() : nil }

    mutating func language() -> String? { chance(8) ? ["de", "ar"].randomElement(using: &random) : nil }

    mutating func headerFooter() -> HeaderFooter? {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: nil
      case 1: HeaderFooter(.text(text()), language: language())
      default: HeaderFooter(.title(text(), subtitle: maybe(3)), language: language())
      }
    }

    mutating func option(_ index: Int, depth: Int) -> Selection.Option {
      Selection.Option(
        value: chance(12) ? "" : "\(word())\(index)",
        title: chance(12) ? word() : text(),
        subtitle: maybe(2),
        icon: chance(5) ? "dot" : nil,
        iconLabel: maybe(6),
        language: language(),
        isDisabled: chance(6),
        disabledReason: maybe(4),
        isExclusive: chance(20),
        divider: maybe(10),
        synonyms: chance(10) ? [word(), word()] : [],
        event: chance(20) ? word() : nil,
        options: depth > 0 && chance(60) ? [option(0, depth: depth - 1)] : []
      )
    }

    mutating func section(_ index: Int) -> Section {
      let options = (0..<Int.random(in: 1..<12, using: &random)).map { option($0, depth: 2) }
      let selection = Selection(
        chance(2) ? .single : .multiple,
        options: options,
        selected: options.compactMap { chance(3) ? $0.value : nil },
        parents: chance(8) ? .derived : .independent,
        minimum: chance(8) ? 1 : nil,
        maximum: chance(8) ? 3 : nil,
        offersSelectAll: chance(10)
      )
      let row = Row(title: text(), key: "row\(index)", content: .value(text()))
      return Section(
        key: chance(30) ? nil : "key\(index)",
        header: headerFooter(),
        isHeaderHidden: chance(6),
        isPageHeading: chance(30),
        footer: headerFooter(),
        dependency: nil,
        error: chance(60) ? word() : nil,
        synonyms: chance(12) ? [word()] : [],
        event: chance(20) ? word() : nil,
        content: chance(40) ? .rows([row]) : .selection(selection)
      )
    }

    mutating func page(_ number: Int) -> Page {
      Page(
        slug: number == 0 ? "index" : chance(4) ? "folder/page\(number)" : "page\(number)",
        title: chance(10) ? "Site" : text(),
        language: ["de", "ar", nil].randomElement(using: &random) ?? nil,
        offersFilter: chance(6),
        header: headerFooter(),
        form: chance(3)
          ? Form(
            action: maybe(2),
            method: chance(2) ? .get : .post,
            submit: maybe(2),
            reset: maybe(2),
            storage: chance(3) ? Storage(.local, namespace: maybe(2)) : nil,
            marksChanges: chance(5)
          ) : nil,
        sections: (0..<Int.random(in: 0..<5, using: &random)).map { section($0) },
        footer: headerFooter()
      )
    }
  }

  /// Themes whose templates look at more than the part that they show.
  static let themes: [[String: String]] = [
    [:],
    ["options/option": "<span>{{documentTitle}} {{legend}} {{{control}}}{{>label}}{{strings.save}}</span>"],
    [
      "options/option": "{{<frame}}{{$body}}{{title}}{{/body}}{{/frame}}",
      "frame": "[{{$body}}{{/body}}{{$mode}}m{{/mode}}]",
      "sections/single": "{{<group}}{{$mode}}single{{/mode}}{{/group}}",
    ],
    ["sections/single": "  {{#options}}\n    {{>*template}}\n  {{/options}}\n{{#options}}{{title}}{{/options}}"],
    ["sections/multiple": "<ul>\n  {{#options}}\n  <li>\n    {{>*template}}\n  </li>\n  {{/options}}\n</ul>"],
    ["options/option": "{{title}} of {{#options}}*{{/options}}{{^navigation}}alone{{/navigation}}"],
    ["options/option": "{{#sections}}{{#options}}*{{/options}}{{/sections}}"],
    [
      "sections/single":
        "{{#navigation}}{{title}}{{#isCurrent}}!{{/isCurrent}}{{/navigation}}{{#options}}{{title}}{{/options}}",
      "sections/multiple": "{{#sections}}*{{/sections}}{{#options}}{{>*template}}{{/options}}",
    ],
  ]

  @Test(arguments: themes.indices, [UInt64(1), 2]) func makesTheSamePages(_ theme: Int, _ seed: UInt64) throws {
    var diagnostics = DiagnosticCollector()
    let icons = ["dot": #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>"#]
    let dress = try #require(TestTheme.load(Self.themes[theme], icons: icons, into: &diagnostics))
    var pages = Pages(random: SeededGenerator(seed: seed))
    let all = (0..<150).map { pages.page($0) }
    let navigation = seed == 1 ? [] : all[..<6].map(\.slug)
    let site = Site(title: "Site", navigation: navigation, pages: all)
    let renderer = try #require(SiteRenderer(site: site, theme: dress, into: &diagnostics))
    // What one of them has learned the other uses as well.
    let workers = (0..<2).map { _ in renderer.makePageRenderer() }
    for (number, page) in (all + all).enumerated() {
      let expected = try #require(renderer.render(page, into: &diagnostics))
      let worker = number / 3 % 2
      #expect(workers[worker].render(page, PageOutline(page), into: &diagnostics))
      let bytes = Array(workers[worker].bytes)
      guard bytes != expected else { continue }
      let start = max(0, zip(bytes, expected).prefix { $0 == $1 }.count - 80)
      let texts = [bytes, expected].map { String(decoding: $0.dropFirst(start).prefix(240), as: UTF8.self) }
      #expect(texts[0] == texts[1], "\(page.slug)")
      return
    }
  }

  /// What is learned from an excerpt of a page is enough for all of it, whatever was known before.
  @Test(arguments: 0..<5) func learnsAllOfAPage(_ theme: Int) throws {
    var diagnostics = DiagnosticCollector()
    let icons = ["dot": #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>"#]
    let dress = try #require(TestTheme.load(Self.themes[theme], icons: icons, into: &diagnostics))
    var pages = Pages(random: SeededGenerator(seed: 3))
    let all = (0..<200).map { pages.page($0) }
    let renderer = try #require(SiteRenderer(site: Site(title: "Site", pages: all), theme: dress, into: &diagnostics))
    let shared = renderer.stencils
    var written = 0
    for page in all {
      let outline = PageOutline(page)
      guard let facts = PageFacts(page, outline) else { continue }
      let needs = renderer.needs(of: page, outline)
      let surroundings = renderer.surroundings(of: page, needs)
      guard !TextPlace.isHeld(in: surroundings.key) else { continue }
      let known = shared.extended {
        $0.learn(page, facts, surroundings) { marked, showsAllAsCurrent, buffer in
          renderer.trace(
            marked,
            needs,
            renderer.words(of: page),
            showsAllAsCurrent: showsAllAsCurrent,
            to: &buffer
          )
        }
      }
      let outcome = known.write(page, facts, surroundings, to: OutputBytes(limit: 1 << 20))
      #expect(outcome != .unknown, "\(page.slug)")
      if outcome == .written { written += 1 }
    }
    #expect(written > 20, "\(written)")
  }
}
