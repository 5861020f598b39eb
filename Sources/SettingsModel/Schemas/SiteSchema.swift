import Localization

/// The JSON Schema of `site.json`, which editors complete and check with: `fieldset schema site`.
public enum SiteSchema {
  /// The schema's document.
  public static var text: String {
    Schema.document(
      title: "Fieldset site",
      site,
      definitions: Schema.textDefinitions + Schema.headerDefinitions + Schema.storageDefinitions
    )
  }

  private static let site = Schema.object(
    "What a set of pages has in common.",
    [
      Schema.Field("$schema", .text("The schema that editors use for this file.")),
      Schema.Field("title", .reference("title", "The site's name."), isRequired: true),
      Schema.Field(
        "language",
        .reference("language", "The language of the texts, where a page names no other.").with("default", .text("en"))
      ),
      Schema.Field(
        "theme",
        .text("A built-in theme, one in the folder themes, or a path from this file.")
          .with("minLength", .number(1))
          .with("default", .text(Site.defaultTheme))
          .with("examples", .texts(["plain", "grouped", "inset-grouped"]))
      ),
      Schema.Field(
        "flags",
        Schema()
          .with("description", .text("The flags that \"if\" may name, with their values: {\"beta\": true}."))
          .with("type", .text("object"))
          .with("propertyNames", .schema(Schema().with("pattern", .text(TextPattern.name))))
          .with("additionalProperties", .schema(Schema().with("type", .text("boolean"))))
      ),
      Schema.Field(
        "navigation",
        .array(
          "The pages in navigation, in order; if left out all pages by title, up to 100 of them.",
          of: .reference("slug")
        )
        .with("uniqueItems", .flag(true))
      ),
      Schema.Field("header", .reference("header", "What stands above every page: a heading or an object.")),
      Schema.Field("footer", .reference("footer", "What stands below every page: a text or an object.")),
      Schema.Field("storage", .reference("storage")),
      Schema.Field(
        "urlSchemes",
        .array("URL schemes that links may have besides http, https, mailto and tel.", of: scheme)
          .with("uniqueItems", .flag(true))
      ),
      Schema.Field("scripts", Schema.scripts("Your own scripts that every page loads, in order.")),
      Schema.Field(
        "strings",
        .object(
          "Replacements for the library's own words, by their names; what stands in braces is filled in.",
          LibraryString.allCases.map { string in
            Schema.Field(string.rawValue, .reference("title", "Instead of \"\(english[string])\"."))
          }
        )
      ),
      Schema.Field(
        "contracts",
        Schema()
          .with("description", .text("Whether NAME.schema.json and NAME.defaults.json stand beside pages with a form."))
          .with("type", .text("boolean"))
          .with("default", .flag(true))
      ),
    ]
  )

  private static let english = LibraryStrings(language: "en")

  private static let scheme = Schema.text(
    "A URL scheme, without the colon.",
    pattern: "^[A-Za-z][A-Za-z0-9+.-]*$"
  ).excluding(URLSchemes.never.sorted())
}
