import Fieldset
import Foundation
import TestSupport
import Testing

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

  @Test func comparingStates() throws {
    var earlier = Snapshot<String, String>()
    try earlier.append(sections: ["numbers", "letters"])
    try earlier.append(items: ["one", "two"], to: "numbers")

    var later = earlier
    try later.move(item: "two", before: "one")

    let difference = later.difference(from: earlier)
    let same = try earlier.applying(difference) == later
    #expect(same)

    let page = Site.directed.pages[0]
    var changed = page
    changed.sections.removeLast()
    let pageDifference = changed.snapshot.difference(from: page.snapshot)
    let siteDifference = Site(title: "Site", pages: [changed]).difference(from: Site(title: "Site", pages: [page]))
    #expect(pageDifference.removedSections.count == 1)
    #expect(siteDifference.changes.count == 1)
  }
}

extension ArticleCode.Keys {
  static let topics: SettingKey<[ArticleCode.Topic]> = "topics"
}
