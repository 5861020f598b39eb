import Fieldset
import Foundation
import TestSupport
import Testing

struct Banner: HeaderFooterModel {
  static let identifier = "banner"
  let title: String
  var fields: Fields { ["title": .text(title)] }
}

/// The code of the documentation's articles that is not part of the sample, so that it compiles.
@Suite struct ArticleCode {
  enum Letter: String, CaseIterable, OptionValue {
    case a, b, c
  }

  enum Keys {
    static let wifi: SettingKey<Bool> = "wifi"
    static let days: SettingKey<Int> = "days"
    static let letters: SettingKey<[Letter]> = "letters"
  }

  /// A type whose values form a tree.
  struct Topic: OptionValue {
    let optionValue: String
    var subtopics: [Topic] = []

    static let all = [Topic(optionValue: "cars", subtopics: [Topic(optionValue: "electric")])]
  }

  @Test func overview() {
    let site = Site("Lantern") {
      Page("preferences", title: "Preferences") {
        Section("Connections", footer: "Turning Wi-Fi off keeps known networks.") {
          Row.toggle("Wi-Fi", key: "wifi", isOn: true, icon: "wifi")
          Row.link("Languages", to: .url("https://example.org/languages"))
        }
      }
    }
    #expect(site.pages.map(\.slug) == ["preferences"])
  }

  @Test func gettingStarted() {
    let languages = ["English", "Русский", "العربية"]
    let isAdministrator = false

    let page = Page("general", title: "General") {
      Section("Languages", key: "languages", selected: ["English"]) {
        for language in languages {
          Selection.Option(language, value: language)
        }
      }
      if isAdministrator {
        Section("Administration") {
          Row.text("Server", key: "server", kind: .url)
        }
      }
    }
    #expect(page.sections.count == 1)
  }

  @Test func selectionOptions() {
    var letters = SelectionOptions(Letter.allCases, selectedValues: [.a, .c])
    letters.toggle(.b)
    letters.toggle(.a)
    #expect(letters.selectedValues == [.b, .c])
  }

  @Test func readingValuesBack() throws {
    let settings = Page("settings", title: "Settings") {
      Section("General") {
        Row.toggle("Wi-Fi", key: Keys.wifi, isOn: true)
        Row.number("Keep messages", key: Keys.days, value: 30, minimum: 1, maximum: 365, unit: "days")
      }
      Section("Letters", key: Keys.letters, selected: [.a]) {
        Letter.allCases
      }
    }
    let body = Array("wifi=off&wifi=on&days=7&letters=&letters=b&letters=c".utf8)
    let decoder = FormDecoder(settings)
    let form = try decoder.decode(urlencoded: body)
    let isOn: Bool? = form[Keys.wifi]
    let days: Int? = form[Keys.days]
    let chosen: [Letter]? = form[Keys.letters]
    let whole = FormDecoder(settings, flags: ["beta": false])
    let again = try whole.decode(urlencoded: body)
    #expect(again == form)
    let tree = Page("tree", title: "Tree") {
      Section("Topics", key: Keys.topics, selected: []) { Selection.Option.tree(of: Topic.all, children: \.subtopics) }
    }
    let topicForm = try FormDecoder(tree).decode(urlencoded: Array("topics=&topics=electric".utf8))
    let topics: [Topic]? = topicForm[Keys.topics, among: Topic.all, children: \.subtopics]
    #expect(topics?.map(\.optionValue) == ["electric"])
    #expect(isOn == true && days == 7 && chosen == [.b, .c])
    let sent = try decoder.decode(json: Array(#"{"wifi": "on", "days": "7", "letters": ["b", "c"]}"#.utf8))
    #expect(sent == form)
    do {
      _ = try decoder.decode(urlencoded: Array("wifi=maybe&days=0&letters=".utf8))
    } catch {
      for problem in error.problems { print(problem.key ?? "the form", problem.diagnostic.message) }
      print(error["days"].map(\.message))
      print(error)
    }
    let problems = #expect(throws: FormProblems.self) {
      try decoder.decode(urlencoded: Array("wifi=maybe&days=0&letters=".utf8))
    }
    #expect(problems?.problems.map(\.key) == ["wifi", "days"])
    #expect(problems?["days"].count == 1)
    let printed = problems.map { "\($0)" }
    #expect(printed == problems?.problems.map(\.diagnostic.description).joined(separator: "\n"))
  }

  @Test func scriptsOfYourOwn() {
    let journey = Page("journey", title: "Journey", scripts: ["assets/trip.js"]) {
      Section("Seats") {
        Row.toggle("Seat alerts", key: "seat-alerts").with(\.event, "seat-alerts-switched")
      }
    }
    #expect(journey.scripts == ["assets/trip.js"])
  }

  @Test func theTableDirector() throws {
    let folder = try TemporaryFolder()
    let environment = BuildEnvironment(
      currentFolder: folder.url.path,
      themesFolder: Cases.checkout.appendingPathComponent("Themes").path
    )
    let builder = SiteBuilder(.directed, output: "settings", director: .withTemplates, environment: environment)
    let report = builder.build()
    if report.outcome != .success { print(DiagnosticPrinter(.text).text(of: report.diagnostics)) }
    #expect(report.outcome == .success)
    #expect(folder.files().contains("settings/index.html"))
  }

  @Test func headersAndFooters() throws {
    enum Size: String, CaseIterable, OptionValue {
      case small, standard
    }
    enum Keys {
      static let size: SettingKey<Size> = "size"
    }
    let page = Page("index", title: "Banners") {
      Section {
        Row.note("Trains run every hour.")
      }
      .with(\.header, HeaderFooter(Banner(title: "Notes")))
      Section(header: HeaderFooter(Banner(title: "Text size")), key: Keys.size, selected: .standard) {
        Size.allCases
      }
      Section(header: HeaderFooter(Banner(title: "Sizes")), key: SettingKey<[Size]>("sizes"), selected: [.small]) {
        Size.allCases
      }
    }
    var director = Director()
    director.register(
      Banner.self,
      in: [.sectionHeader],
      with: .template(#"<h2 class="banner" id="{{headingID}}">{{fields.title}}</h2>"#)
    )
    let folder = try TemporaryFolder()
    let environment = BuildEnvironment(
      currentFolder: folder.url.path,
      themesFolder: Cases.checkout.appendingPathComponent("Themes").path
    )
    let code = SiteBuilder(Site("S") { page }, output: "code", director: director, environment: environment).build()
    #expect(code.diagnostics.sorted.map(\.description) == [])
    let html = try folder.read("code/index.html")
    #expect(html.contains(">Text size</h2>"))

    try folder.write(#"{"title": "Lantern"}"#, to: "Lantern/site.json")
    try folder.write(
      #"{"title": "Home", "sections": [{"header": {"kind": "banner", "fields": {"title": "T"}}, "rows": []}]}"#,
      to: "Lantern/pages/index.json"
    )
    let options = BuildOptions(site: NamedPath("Lantern", in: environment.currentFolder), environment: environment)
    let report = SiteBuilder(options, director: director).build()
    #expect(report.diagnostics.sorted.map(\.description) == [])
    #expect(try folder.read("Lantern/_site/index.html").contains(#"<h2 class="banner""#))
  }

  @Test func comparingStates() throws {
    var earlier = Snapshot<String, String>()
    try earlier.append(sections: ["numbers", "letters"])
    try earlier.append(items: ["one", "two"], to: "numbers")

    var later = earlier
    try later.move(item: "two", before: "one")

    let difference = later.difference(from: earlier)
    let same = try earlier.applying(difference) == later
    #expect(same)

    for move in difference.movedItems { print(move.new.item, move.old.position, move.new.position) }
    print(difference)  // moved item "two" in "numbers"
    #expect("\(difference)" == "moved item \"two\" in \"numbers\"")

    let page = Site.directed.pages[0]
    var changed = page
    changed.sections.removeLast()
    let pageDifference = changed.snapshot.difference(from: page.snapshot)
    let siteDifference = Site(title: "Site", pages: [changed]).difference(from: Site(title: "Site", pages: [page]))
    #expect(pageDifference.removedSections.count == 1)
    for change in siteDifference.changes {
      print(change.action, change.part, change.section?.title ?? "", change.fields.map(\.name))
    }
    print(siteDifference)  // removed section "Trip" …
    #expect(siteDifference.changes.count == 1)
    #expect("\(siteDifference)" == #"removed section "Trip""#)
    #expect("\(pageDifference)".hasPrefix(#"removed section "Trip""#))
  }
}

extension ArticleCode.Keys {
  static let topics: SettingKey<[ArticleCode.Topic]> = "topics"
}
