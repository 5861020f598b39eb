public import Fieldset

struct Person: RowRepresentable {
  let name: String
  let occupation: String

  var row: Row? { .value(name, occupation, icon: "person") }
}

struct Place: RowRepresentable {
  let name: String
  let note: String
  let map: String

  var row: Row? {
    .link(name, to: .url("https://lantern.example/maps/\(map)"), subtitle: note, icon: "map-pin")
  }
}

struct Course: OptionValue {
  let optionValue: String
  let text: String
  var secondaryText: String?
  var isDraft = false
}

enum Chapter: String, CaseIterable, OptionValue {
  case quay, toll, pass, walls, ferry

  var text: String {
    switch self {
    case .quay: "Harrow Quay"
    case .toll: "The toll"
    case .pass: "Snow on the pass"
    case .walls: "Walls of salt"
    case .ferry: "The last ferry"
    }
  }
}

/// Sections of different types: a new one is a case here, and nothing else has to change.
enum ClubSection: SectionRepresentable {
  case people([Person])
  case places([Place])
  case chapters(parts: [(title: String, chapters: [Chapter])], read: [Chapter])
  case courses([Course], taken: [Course])
  case meeting(day: String, hour: String)
  case noCourses

  var section: Section? {
    switch self {
    case .people(let people):
      Section("Characters", key: "characters") { people }
    case .places(let places):
      Section("Locations", key: "locations", footer: "Maps open in your browser.") { places }
    case .chapters(let parts, let read):
      Section(
        "Chapters read",
        subtitle: "Notes on later chapters stay hidden.",
        key: "chapters",
        selected: read,
        parents: .derived
      ) {
        for part in parts { Selection.Option(part.title) { part.chapters } }
      }
    case .courses(let courses, let taken):
      Section(
        "Courses",
        key: "courses",
        selected: taken,
        footer: "Each course takes about two hours. You can leave at any time."
      ) {
        for course in courses {
          if course.isDraft {
            Selection.Option(for: course).present(if: "beta")
          } else {
            course
          }
        }
      }
      .present(if: "courses")
    case .meeting(let day, let hour):
      Section("Next meeting", key: "meeting") {
        Row.date("Day", key: "day", value: day, icon: "calendar")
        Row.time("Time", key: "hour", value: hour, icon: "clock")
        Row.number(
          "Guests you bring",
          key: "guests",
          value: 0,
          minimum: 0,
          maximum: 4,
          hasSpinner: true,
          icon: "person"
        )
        Row.toggle("Remind me", key: "remind", isOn: true, subtitle: "One hour before", icon: "bell")
      }
    case .noCourses:
      Section("No courses this month", footer: "New courses are announced on the first of the month.") {}
        .present(if: "!courses")
    }
  }
}

extension Page {
  /// Sections as enum cases with associated values.
  public static var sections: Page {
    let maps = Course(
      optionValue: "maps",
      text: "Drawing maps by hand",
      secondaryText: "With Ada Brandt, Tuesdays"
    )
    let sections: [ClubSection] = [
      .people([
        Person(name: "Ines Duarte", occupation: "Cartographer"),
        Person(name: "Tomas Reyl", occupation: "Salt trader"),
        Person(name: "Old Marit", occupation: "Keeper of the ferry"),
      ]),
      .places([
        Place(name: "Harrow Quay", note: "Where the journey starts", map: "harrow-quay"),
        Place(name: "The White Pass", note: "Closed from November to April", map: "white-pass"),
        Place(name: "Saint Brannoc", note: "A town built of salt", map: "saint-brannoc"),
      ]),
      .chapters(
        parts: [("Part one: The road", [.quay, .toll, .pass]), ("Part two: The town", [.walls, .ferry])],
        read: [.quay, .toll]
      ),
      .courses(
        [
          maps,
          Course(
            optionValue: "salt",
            text: "A short history of salt",
            secondaryText: "With Jonas Weil, Thursdays"
          ),
          Course(optionValue: "draft", text: "Writing a first chapter", isDraft: true),
        ],
        taken: [maps]
      ),
      .meeting(day: "2026-12-10", hour: "19:00"),
      .noCourses,
    ]
    return Page(
      "sections",
      title: "Reading club",
      icon: "book",
      heading: "The Salt Road",
      subtitle: "This month’s book: its people, its places and what to learn from it.",
      form: Form(submit: "Save my choices")
    ) {
      sections
    }
  }
}
