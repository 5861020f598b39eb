// The schemas of storage, which sites and forms share.
extension Schema {
  static let storageDefinitions: [(name: String, schema: Schema)] = [
    ("storage", .oneOf("Where changed settings are kept besides the form.", storages))
  ]

  private static let namespace = Field(
    "namespace",
    .reference(
      "title",
      "What the settings are kept under, apart from those of other sites on the same origin; made of the site's title if "
        + "left out."
    )
  )

  private static let storages: [Schema] = [
    .object(
      "Kept in the browser, or nowhere.",
      [
        Field(
          "kind",
          .word(
            "Nowhere, in the browser's local storage, or in an extension's synchronised storage.",
            Storage.Kind.allWords.filter { $0 != Storage.Kind.post.rawValue }
          ),
          isRequired: true
        ),
        namespace,
      ]
    ),
    .object(
      "Sent as JSON.",
      [
        Field(
          "kind",
          .constant(Storage.Kind.post.rawValue, "Behind an address that takes JSON."),
          isRequired: true
        ),
        Field("url", .reference("url", "The address."), isRequired: true),
        namespace,
      ]
    ),
  ]
}
