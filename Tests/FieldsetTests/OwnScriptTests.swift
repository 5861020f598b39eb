import Fieldset
import Foundation
import TestSupport
import Testing

/// Scripts of an author's own, in sites of files and in code.
@Suite struct OwnScriptTests {
  let folder: TemporaryFolder

  /// A page below a folder with a switch, and scripts of the site and of the page.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"{"title": "S", "scripts": ["assets/all.js"]}"#, to: "Site/site.json")
    let rows = #"[{"rows": [{"kind": "switch", "key": "a", "title": "A"}]}]"#
    try folder.write(
      #"{"title": "P", "scripts": ["assets/own/page.js", "assets/all.js"], "sections": \#(rows)}"#,
      to: "Site/pages/b/c.json"
    )
    try folder.write(#"{"title": "Home"}"#, to: "Site/pages/index.json")
    try folder.write("all();", to: "Site/assets/all.js")
    try folder.write("page('</script><!--');", to: "Site/assets/own/page.js")
  }

  private var environment: BuildEnvironment {
    BuildEnvironment(
      currentFolder: folder.url.path,
      themesFolder: Cases.checkout.appendingPathComponent("Themes").path
    )
  }

  private func build(isInline: Bool = false) -> BuildReport {
    let site = NamedPath("Site", in: folder.url.path)
    return SiteBuilder(BuildOptions(site: site, isInline: isInline, environment: environment)).build()
  }

  private func lines(_ report: BuildReport) -> [String] {
    report.diagnostics.sorted.map {
      "\($0.location.map { "\($0): " } ?? "")\($0.severity): \($0.message) [\($0.code.rawValue)]\($0.fix.map { " -> \($0)" } ?? "")"
    }
  }

  private func scripts(_ path: String) throws -> [MarkupTree] {
    try MarkupParser.document(Array(try folder.read(path).utf8)).elements("script")
  }

  @Test func pagesLoadThemWhenTheyHaveBeenRead() throws {
    #expect(lines(build()) == [])
    let page = try scripts("Site/_site/b/c.html")
    #expect(
      page.dropFirst().map { [$0["src"], $0["defer"]] } == [["../assets/all.js", ""], ["../assets/own/page.js", ""]]
    )
    #expect(page.first?["src"]?.hasPrefix("../assets/fieldset-") == true, "someone has to tell them of changes")
    #expect(try scripts("Site/_site/index.html").map { $0["src"] } == ["assets/all.js"])
    #expect(try folder.read("Site/_site/assets/own/page.js") == "page('</script><!--');")
  }

  @Test func theyStandInPagesOfOneFile() throws {
    #expect(lines(build(isInline: true)) == [])
    let html = try folder.read("Site/_site/b/c.html")
    #expect(html.components(separatedBy: "<script>").count == 4)
    #expect(!html.contains("<script src"))
    #expect(html.contains("addEventListener(\"DOMContentLoaded\",()=>{\nall();\n});"))
    #expect(html.contains("page('<\\/script><\\!--');"))
    let policy = html.components(separatedBy: "script-src ").dropFirst().first?.components(separatedBy: "\">").first
    #expect(policy?.components(separatedBy: "sha256-").count == 4, "a digest for each")
  }

  @Test func theyHaveToBeThere() throws {
    try folder.write(#"{"title": "S", "scripts": ["assets/al.js"]}"#, to: "Site/site.json")
    try folder.write(
      #"{"title": "P", "scripts": ["assets/other.js", "../site.json", "x.js"]}"#,
      to: "Site/pages/b/c.json"
    )
    #expect(
      lines(build()) == [
        "Site/pages/b/c.json:1:28: error: there is no script \"assets/other.js\" [unknown-asset] -> Put it into the site's "
          + "folder \"assets\".",
        "Site/pages/b/c.json:1:47: error: \"../site.json\" is no script among the site's assets [invalid-script] -> Put the "
          + "file into the folder \"assets\" and name it like \"assets/mine.js\".",
        "Site/pages/b/c.json:1:63: error: \"x.js\" is no script among the site's assets [invalid-script] -> Did you mean "
          + "\"assets/x.js\"?",
        "Site/site.json:1:28: error: there is no script \"assets/al.js\" [unknown-asset] -> Did you mean \"assets/all.js\"?",
      ]
    )
  }

  @Test func theyAreText() throws {
    try Data([0x22, 0xE9, 0x22]).write(to: folder.url.appendingPathComponent("Site/assets/all.js"))
    #expect(
      lines(build()).first
        == "Site/pages/b/c.json:1:50: error: the script \"assets/all.js\" is not in UTF-8 [invalid-script] -> Save the file "
        + "\"Site/assets/all.js\" in UTF-8."
    )
  }

  @Test func aSiteInCodeHasThemToo() throws {
    let site = Site("S", scripts: ["assets/all.js"]) {
      Page("index", title: "P", scripts: ["assets/own/page.js"]) { Section { Row.toggle("A", key: "a") } }
    }
    let builder = SiteBuilder(site, output: "out", resources: "Site", environment: environment)
    #expect(lines(builder.build()) == [])
    #expect(
      try scripts("out/index.html").compactMap { $0["src"] }.dropFirst() == ["assets/all.js", "assets/own/page.js"]
    )
    let alone = SiteBuilder(site, output: "out", environment: environment).check()
    let way = "Put it into \"assets\" in the folder that is given as \"resources\"."
    #expect(
      lines(alone) == [
        "in the site: error: there is no script \"assets/all.js\" [unknown-asset] -> \(way)",
        "in page \"index\": error: there is no script \"assets/own/page.js\" [unknown-asset] -> \(way)",
      ]
    )
  }

  /// A theme's script that no page asks for would be left out in silence.
  @Test func partsOfAThemeThatNothingNeedsAreToldOf() throws {
    try folder.write(#"{"name": "mine", "extends": "plain"}"#, to: "Site/themes/mine/theme.json")
    try folder.write(#"{"title": "S", "theme": "mine"}"#, to: "Site/site.json")
    try folder.write("// needs: helper\nmine();", to: "Site/themes/mine/scripts/95-mine.js")
    try folder.write("helper();", to: "Site/themes/mine/scripts/05-helper.js")
    try folder.write("more();", to: "Site/themes/mine/scripts/81-event.js")
    try folder.write("// needs: core, extra\nevents();", to: "Site/themes/mine/scripts/80-events.js")
    try folder.write("extra();", to: "Site/themes/mine/scripts/79-extra.js")
    let way =
      "A script of the site's own goes into its folder \"assets\", and is named under \"scripts\" in site.json or a page; a "
      + "part of the theme is loaded where another one names it behind \"// needs:\"."
    let place = "Site/themes/mine/scripts"
    #expect(
      lines(build()) == [
        "\(place)/05-helper.js: warning: no page loads the script \"helper\" [unused-script] -> \(way)",
        "\(place)/81-event.js: warning: no page loads the script \"event\" [unused-script] -> Did you mean \"events\"?",
        "\(place)/95-mine.js: warning: no page loads the script \"mine\" [unused-script] -> \(way)",
      ]
    )
  }
}
