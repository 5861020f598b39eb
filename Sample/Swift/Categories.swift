public import Fieldset

/// A category and its subcategories, to any depth.
struct Category: OptionValue {
  let optionValue: String
  let text: String
  var secondaryText: String?
  var icon: String?
  var subcategories: [Category] = []

  init(
    _ text: String,
    _ optionValue: String,
    note: String? = nil,
    icon: String? = nil,
    _ subcategories: [Category] = []
  ) {
    self.text = text
    self.optionValue = optionValue
    secondaryText = note
    self.icon = icon
    self.subcategories = subcategories
  }
}

extension Category {
  static let topics = [
    Category("Weather warnings", "weather", icon: "cloud"),
    Category(
      "Nature",
      "nature",
      icon: "leaf",
      [
        Category("Rivers", "rivers"),
        Category(
          "Forests",
          "forests",
          [Category("Oaks", "oaks", note: "With weekly walks"), Category("Beeches", "beeches")]
        ),
      ]
    ),
    Category("Photography", "photography", icon: "camera"),
    Category(
      "Cars",
      "cars",
      icon: "car",
      [Category("Petrol", "petrol"), Category("Electric", "electric"), Category("Hire and sharing", "hire")]
    ),
  ]

  static let collections = [
    Category(
      "All notes",
      "notes",
      icon: "folder",
      [Category("Bookmarks", "bookmarks"), Category("Quotes", "quotes"), Category("Thoughts", "thoughts")]
    ),
    Category("Wish list", "wishlist", icon: "star"),
  ]
}

extension Page {
  /// The expandable list with multiple selection: trees of a recursive type.
  public static var categories: Page {
    Page(
      "categories",
      title: "Topics",
      icon: "tag",
      subtitle: "What your front page shows and what is kept for later.",
      form: Form(submit: "Save topics", reset: "Reset topics")
    ) {
      Section(
        "Follow",
        subtitle: "A topic can be followed with or without its parts.",
        key: "follow",
        selected: ["cars", "nature", "forests", "oaks", "weather"]
      ) {
        Selection.Option.tree(of: Category.topics, children: \.subcategories, sortedBy: \.text) { topic in
          Selection.Option(for: topic)
            .disabled(topic.optionValue == "weather", because: "Always shown in your region")
        }
      }
      Section(
        "Keep offline",
        subtitle: "A shelf is kept when its books are.",
        key: "offline",
        selected: ["tides", "lights"],
        parents: .derived,
        footer: "About 300 MB of the 20 GB that are free."
      ) {
        Selection.Option("Novels", icon: "book") {
          Selection.Option("The Salt Road", value: "road")
          Selection.Option("Three Tides", value: "tides")
          Selection.Option("A Winter in Saint Brannoc", value: "winter")
        }
        Selection.Option("Travel", icon: "map-pin") {
          Selection.Option("Northern Lights by Rail", value: "lights")
          Selection.Option("Small Islands", value: "islands")
        }
        Selection.Option("Dictionary", value: "dictionary", subtitle: "180 MB", icon: "search")
      }
      Section(
        "Share with your club",
        subtitle: "A whole collection, or only parts of it.",
        key: "share",
        selected: ["quotes", "wishlist"],
        parents: .exclusive
      ) {
        Selection.Option.tree(of: Category.collections, children: \.subcategories)
      }
    }
  }
}
