public import Fieldset

/// A row of this site's own kind: its template is `templates/rows/two-titles.mustache`.
struct TwoTitles: RowModel {
  static let identifier = "two-titles"

  let left: String
  let right: String

  var fields: Fields { ["left": .text(left), "right": .text(right)] }
}

extension Director {
  /// Shows this site's own kind of row without its template.
  public static var lantern: Director {
    var director = Director()
    director.register(TwoTitles.self) { titles, row, html in
      html.start("div")
      html.attribute("class", "row row-value")
      html.markup(row.attributes)
      html.end()
      for (place, title) in [("title", titles.left), ("value", titles.right)] {
        html.start("span")
        html.attribute("class", place)
        html.end()
        html.text(title)
        html.close("span")
      }
      html.close("div")
    }
    return director
  }
}

extension Page {
  /// The table director: every kind of row, and one that this site adds.
  public static var director: Page {
    Page(
      "director",
      title: "Every kind of row",
      icon: "info",
      subtitle: "What a page can be made of, and one kind that this site adds.",
      form: Form(submit: "Save", reset: "Reset"),
      scripts: ["assets/trip.js"]
    ) {
      Section("Titles", subtitle: "A kind of this site’s own, with a title on either side.", key: "titles") {
        TwoTitles(left: "Departs", right: "Harrow Quay, 08:15")
        TwoTitles(left: "Arrives", right: "Saint Brannoc, 11:40")
        Row.value("Carriage", "7, by the window")
        Row.link(
          "Preferences",
          to: .page("index", anchor: "connections"),
          subtitle: "Back to where the tour began"
        )
        Row.link("Timetable", to: .url("https://lantern.example/timetable"), value: "Winter")
      }
      Section("Title and switch", key: "switches", footer: "A switch takes effect when the page is saved.") {
        Row.toggle("Quiet carriage", key: "quiet", isOn: true, icon: "speaker")
        Row.toggle(
          "Seat alerts",
          key: "seat-alerts",
          onValue: "1",
          offValue: "0",
          subtitle: "When a seat by the window becomes free",
          icon: "bell"
        )
        .with(\.event, "seat-alerts-switched")
        Row.toggle("Dining car", key: "dining", icon: "cart").disabled(because: "Not on this train")
      }
      Section("Texts", key: "texts") {
        Row.text("Find a station", key: "station", kind: .search, placeholder: "Name or postcode")
        Row.text("Passenger", key: "passenger", value: "Mina Okafor", autocomplete: "name", isRequired: true)
        Row.text("Send ticket to", key: "ticket-email", kind: .email, placeholder: "name@example.org")
        Row.text("Password", key: "pass", kind: .password, minimumLength: 8, autocomplete: "current-password")
        Row.text("Phone", key: "phone", kind: .telephone, value: "+44 20 7946 0018", autocomplete: "tel")
        Row.text("Website", key: "homepage", kind: .url, value: "https://example.org")
        Row.text(
          "Discount card",
          key: "card",
          pattern: "[A-Z]{2}[0-9]{6}",
          patternHint: "Two letters and six digits, such as LN204518"
        )
        Row.text(
          "Wishes",
          key: "wishes",
          kind: .multiline,
          value: "A table for two.\nTea, no sugar.",
          subtitle: "The crew reads them before you board."
        )
      }
      Section("Numbers, dates and colours", key: "numbers") {
        Row.number("Bags", key: "bags", value: 2, minimum: 0, maximum: 5, hasSpinner: true)
        Row.number(
          "Weight",
          key: "weight",
          value: 18.5,
          minimum: 0,
          maximum: 30,
          step: 0.5,
          unit: "kg",
          hasSpinner: true
        )
        Row.range("Cabin temperature", key: "warmth", value: 20, in: 16...24, unit: "°C")
        Row.select("Meal", key: SettingKey<String>("meal")) {
          SelectField.Option("No meal", value: "none")
          SelectField.Group("Hot") {
            SelectField.Option("Soup", value: "soup")
            SelectField.Option("Vegetable pie", value: "pie")
          }
          SelectField.Group("Cold") {
            SelectField.Option("Salad", value: "salad")
            SelectField.Option("Sandwich", value: "sandwich").with(\.isDisabled, true)
          }
        }
        Row.date("Return on", key: "return-on")
        Row.time("Wake me at", key: "wake-at", value: "07:45")
        Row.color("Luggage tag", key: "tag-colour", value: "#248a3d")
      }
      Section("Notes and buttons", key: "actions", footer: "Refunds arrive within five days.") {
        Row.note("You can cancel until one hour before departure.\nAfter that it is valid on the next train.")
        Row.button("Send the ticket again", key: "copy", value: "ticket")
        Row.button("Cancel this trip", key: "cancel", value: "trip")
      }
    }
    .with(\.footer, .title("That is all of them", subtitle: "Each is one line of a page file."))
  }
}
