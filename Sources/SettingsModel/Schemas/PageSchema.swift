/// The JSON Schema of page files (`pages/**/*.json`), which editors complete and check with: `fieldset schema page`.
public enum PageSchema {
  /// The schema's document.
  ///
  /// What a schema cannot say (flags and pages that have to exist, values that have to be unique) `fieldset check` says.
  public static var text: String {
    Schema.document(
      title: "Fieldset page",
      page,
      definitions: Schema.textDefinitions + Schema.headerDefinitions + [("form", form)] + Schema.storageDefinitions
        + Schema.sectionDefinitions
        + Schema.optionDefinitions + Schema.rowDefinitions
    )
  }

  private static let page = Schema.object(
    "A page of settings.",
    [
      Schema.Field("$schema", .text("The schema that editors use for this file.")),
      Schema.Field("title", .reference("title", "The page's name in its title and in navigation."), isRequired: true),
      Schema.Field("language", .reference("language", "The language of the page, if not the site's.")),
      Schema.Field("icon", .reference("icon", "The name of an icon for navigation.")),
      Schema.Field("filter", .flag("Whether a field \"Find a setting\" narrows the page down to what matches.")),
      Schema.Field("header", .reference("header", "What stands above the sections: a heading or an object.")),
      Schema.Field("form", .reference("form")),
      Schema.Field("sections", .array("The sections in order.", of: .reference("section"))),
      Schema.Field("footer", .reference("footer", "What stands below the sections: a text or an object.")),
      Schema.Field("scripts", Schema.scripts("Your own scripts that this page loads besides those of the site.")),
    ]
  )

  private static let form = Schema.object(
    "How the page's controls are submitted.",
    [
      Schema.Field("action", .reference("url", "Where the form is sent to; the page itself if left out.")),
      Schema.Field(
        "method",
        .word("How it is sent.", Form.Method.allWords).with("default", .text(Form.Method.get.rawValue))
      ),
      Schema.Field("submit", .reference("title", "The title of the button that sends it; \"Save\" if left out.")),
      Schema.Field(
        "reset",
        .reference("title", "The title of the button that restores the defaults; none if left out.")
      ),
      Schema.Field(
        "storage",
        .reference(
          "storage",
          "Where changed settings of this page are kept besides the form, instead of what site.json says."
        )
      ),
      Schema.Field(
        "changes",
        .flag("Whether settings that differ from their defaults are marked, each with a way back to its default.")
      ),
      Schema.Field("transfer", .flag("Whether settings can be exported and imported as JSON.")),
      Schema.Field(
        "events",
        .flag("Whether the page tells your own script of changes: fieldset:ready, fieldset:change, fieldset:select.")
      ),
    ]
  )
}
