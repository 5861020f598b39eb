extension LibraryStrings {
  /// German.
  static let german: [LibraryString: String] = [
    .save: "Speichern",
    .reset: "Zurücksetzen",
    .notSet: "Nicht festgelegt",
    .skipToContent: "Zum Inhalt springen",
    .navigation: "Navigation",
    .allSettings: "Alle Einstellungen",
    .externalLink: "öffnet eine andere Website",
    .showOrHide: "Ein- oder ausblenden",
    .chooseOne: "Eine Option wählen",
    .chooseAny: "Beliebig viele wählen",
    .required: "erforderlich",
    .error: "Fehler:",
    .on: "Ein",
    .off: "Aus",
    .fromMinimumToMaximum: "Von {minimum} bis {maximum}",
    .atLeast: "Mindestens {minimum}",
    .atMost: "Höchstens {maximum}",
    .atLeastCharacters: "Mindestens {count} Zeichen",
    .atMostCharacters: "Höchstens {count} Zeichen",
    .fromMinimumToMaximumCharacters: "{minimum} bis {maximum} Zeichen",
    .selectedOfCount: "{selected} von {count} ausgewählt",
    .onlyIfOn: "Nur wenn „{title}“ eingeschaltet ist",
  ]
}
