import Diagnostics
import SettingsModel
import TestSupport
import Themes

@testable import Rendering

/// A theme that says what it is given and little else, so that tests of view models read like the model.
enum TestTheme {
  static let templates: [String: String] = [
    "page": """
    <!doctype html>
    <html lang="{{language}}" dir="{{direction}}"><head><title>{{documentTitle}}</title>{{{resources}}}</head>
    <body>{{#header}}{{>*template}}{{/header}}
    {{#hasNavigation}}<nav>{{#navigation}}<a href="{{url}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
    {{/navigation}}</nav>{{/hasNavigation}}
    {{#form}}<form method="{{method}}"{{#action}} action="{{action}}"{{/action}}{{{attributes}}}>{{/form}}
    {{#sections}}{{>*template}}{{/sections}}
    {{#form}}{{#submit}}<button>{{submit}}</button>{{/submit}}{{#reset}}<button type="reset">{{reset}}</button>{{/reset}}
    </form>{{/form}}
    {{#footer}}{{>*template}}{{/footer}}{{#siteFooter}}{{>*template}}{{/siteFooter}}</body></html>
    """,
    "page-headers/title": #"<h1>{{title}}</h1>{{#subtitle}}<p id="{{subtitleID}}">{{subtitle}}</p>{{/subtitle}}"#,
    "page-headers/text": "<h1>{{title}}</h1><p>{{text}}</p>",
    "site-footers/text": #"<small{{#language}} lang="{{language}}" dir="{{direction}}"{{/language}}>{{text}}</small>"#,
    "page-footers/text": "<footer>{{text}}</footer>",
    "headers/title":
      #"<h2 id="{{headingID}}">{{title}}</h2>{{#subtitle}}<p id="{{subtitleID}}">{{subtitle}}</p>{{/subtitle}}"#,
    "footers/text": #"<p id="{{textID}}">{{text}}</p>"#,
    "sections/plain": """
    <section{{#id}} id="{{id}}"{{/id}}{{{attributes}}}>{{#header}}{{>*template}}{{/header}}
    {{#runs}}<div class="{{#isValues}}values{{/isValues}}{{#isLinks}}links{{/isLinks}}{{#isControls}}controls{{/isControls}}">
    {{#rows}}{{>*template}}{{/rows}}</div>{{/runs}}{{#footer}}{{>*template}}{{/footer}}</section>
    """,
    "sections/single": "{{>group}}",
    "sections/multiple": "{{>group}}",
    "group": """
    <div{{{attributes}}}>{{#header}}{{>*template}}{{/header}}{{#modeHint}}<p id="{{modeHintID}}">{{modeHint}}</p>{{/modeHint}}{{{hiddenControl}}}
    <fieldset id="{{groupID}}"{{#describedBy}} aria-describedby="{{describedBy}}"{{/describedBy}}{{{groupAttributes}}}>
    <legend>{{legend}}</legend>{{#options}}{{>*template}}{{/options}}</fieldset>
    {{#footer}}{{>*template}}{{/footer}}</div>
    """,
    "options/option": "<span{{{attributes}}}>{{{control}}}{{>label}}</span>",
    "options/parent": """
    {{{control}}}{{>label}}<details{{{attributes}}}{{#isExpanded}} open{{/isExpanded}}><summary>{{count}}</summary>
    <fieldset id="{{groupID}}"><legend>{{childLegend}}</legend>{{#children}}{{>*template}}{{/children}}</fieldset></details>
    """,
    "options/disclosure": """
    <details{{{attributes}}}{{#isExpanded}} open{{/isExpanded}}><summary>{{title}}: {{count}}</summary>
    <fieldset id="{{groupID}}"><legend>{{childLegend}}</legend>{{#children}}{{>*template}}{{/children}}</fieldset></details>
    """,
    "label": """
    <label for="{{id}}"{{#language}} lang="{{language}}" dir="{{direction}}"{{/language}}>{{title}}</label>{{>hints}}
    """,
    "hints": #"{{#hints}}<p class="{{kind}}" id="{{id}}">{{text}}</p>{{/hints}}"#,
    "rows/switch": "<span{{{attributes}}}>{{{control}}}{{>label}}</span>",
    "rows/select": "<div{{{attributes}}}>{{>label}}{{{control}}}</div>",
    "rows/text":
      "<div{{{attributes}}}>{{>label}}{{{control}}}{{#requiredText}}<i>{{requiredText}}</i>{{/requiredText}}</div>",
    "rows/number":
      #"<div{{{attributes}}}>{{>label}}{{{control}}}{{#unit}}<span id="{{unitID}}">{{unit}}</span>{{/unit}}</div>"#,
    "rows/value": "<p{{#id}} id=\"{{id}}\"{{/id}}{{{attributes}}}>{{title}} = {{value}}</p>",
    "rows/link":
      #"<a href="{{url}}"{{{attributes}}}>{{title}}</a>{{#isExternal}}<i>{{strings.externalLink}}</i>{{/isExternal}}"#,
    "rows/button": "<div{{{attributes}}}>{{{control}}}{{>hints}}</div>",
    "rows/note": "<p{{{attributes}}}>{{text}}</p>",
    "rows/two-titles": "<p>{{fields.left}} | {{fields.right}}</p>",
  ]

  /// The theme, with other templates in place of or beside its own.
  static func load(
    _ changes: [String: String] = [:],
    icons: [String: String] = [:],
    styles: [String: String] = [:],
    siteTemplates: [String: String] = [:],
    into diagnostics: inout DiagnosticCollector
  ) -> Theme? {
    var files = ["Themes/test/theme.json": #"{"name": "test"}"#]
    for (name, text) in templates.merging(changes, uniquingKeysWith: { $1 }) where !text.isEmpty {
      files["Themes/test/templates/\(name).mustache"] = text
    }
    let scripts = [
      "core", "storage-local", "storage-post", "changes", "tree", "limits", "deep-links", "filter", "events",
    ]
    for name in scripts {
      files["Themes/test/scripts/\(name).js"] =
        name == "core" ? "// strings: save\ncore();\n" : "// needs: core\n\(name);\n"
    }
    for (name, text) in styles { files["Themes/test/styles/\(name).css"] = text }
    for (name, text) in icons { files["Themes/test/icons/\(name).svg"] = text }
    for (name, text) in siteTemplates { files["Site/templates/\(name).mustache"] = text }
    let locator = ThemeLocator(reader: MemoryFolder(files), siteFolder: "Site", builtInFolders: ["Themes"])
    return Theme.load("test", using: locator, into: &diagnostics)
  }

  /// A page of a site as a tree, rendered with the theme.
  static func render(_ page: Page, in site: Site = Site(title: "Site")) throws -> MarkupTree {
    var diagnostics = DiagnosticCollector()
    var site = site
    if site.pages.isEmpty { site.pages = [page] }
    guard let theme = load(into: &diagnostics),
      let renderer = SiteRenderer(site: site, theme: theme, into: &diagnostics),
      let bytes = renderer.render(page, into: &diagnostics), diagnostics.diagnostics.isEmpty
    else { throw TestThemeError(diagnostics: diagnostics.sorted) }
    return try MarkupParser.document(bytes)
  }
}

struct TestThemeError: Error {
  let diagnostics: [Diagnostic]
}
