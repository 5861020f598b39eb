public import Fieldset

enum Number: String, CaseIterable, OptionValue {
  case one, two, three

  var text: String {
    switch self {
    case .one: "One"
    case .two: "Two"
    case .three: "Three"
    }
  }

  var secondaryText: String? { self == .two ? "The smallest prime" : nil }
}

enum Letter: String, CaseIterable, OptionValue {
  case a, b, c, d

  var text: String { rawValue.uppercased() }

  var secondaryText: String? {
    switch self {
    case .a: "As in apple"
    case .b: "As in bridge"
    case .c: "As in cloud"
    case .d: nil
    }
  }
}

enum Board: String, CaseIterable, OptionValue {
  case small, medium, large

  var text: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  var secondaryText: String? {
    switch self {
    case .small: "About ten minutes"
    case .medium: "About half an hour"
    case .large: "A whole evening"
    }
  }

  var icon: String? {
    switch self {
    case .small: "sun"
    case .medium: "clock"
    case .large: "moon"
    }
  }
}

extension Page {
  /// Single and multiple selection: options from enums.
  public static var selection: Page {
    Page(
      "selection",
      title: "Numbers and letters",
      icon: "text-size",
      subtitle: "One choice from a few, and any choice from several.",
      form: Form(submit: "Save", reset: "Start again")
    ) {
      Section(
        "Pick a number",
        key: "number",
        selected: Number.two,
        footer: "Choosing another number replaces this one."
      ) {
        Number.allCases
      }
      Section(
        "Pick some letters",
        key: "letters",
        selected: [Letter.a, .c],
        footer: "You can also leave all of them out."
      ) {
        for letter in Letter.allCases {
          Selection.Option(for: letter).disabled(letter == .d, because: "All D tiles are in use")
        }
      }
      Section("Board", subtitle: "For the next game.", key: "board", selected: Board.small) {
        Board.allCases
      }
    }
  }
}
