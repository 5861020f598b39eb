extension LibraryStrings {
  /// English.
  static let english: [LibraryString: String] = [
    .save: "Save",
    .reset: "Reset",
    .notSet: "Not set",
    .skipToContent: "Skip to content",
    .navigation: "Navigation",
    .allSettings: "All settings",
    .externalLink: "opens another site",
    .showOrHide: "Show or hide",
    .chooseOne: "Choose one",
    .chooseAny: "Choose any number",
    .required: "required",
    .error: "Error:",
    .on: "On",
    .off: "Off",
    .fromMinimumToMaximum: "From {minimum} to {maximum}",
    .atLeast: "At least {minimum}",
    .atMost: "At most {maximum}",
    .atLeastCharacters: "At least {count} characters",
    .atMostCharacters: "At most {count} characters",
    .fromMinimumToMaximumCharacters: "From {minimum} to {maximum} characters",
    .selectedOfCount: "{selected} of {count} selected",
    .onlyIfOn: "Only if {title} is on",
  ]
}
