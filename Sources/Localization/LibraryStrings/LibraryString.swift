/// A text of the library's own, as opposed to one of the author's.
///
/// The raw value is the identifier under `strings` in `site.json`. Texts with a placeholder have it in braces:
/// `From {minimum} to {maximum}`.
public enum LibraryString: String, Hashable, Sendable, CaseIterable {
  /// The button that submits a form.
  case save
  /// The button that restores the defaults.
  case reset
  /// The empty entry of a menu.
  case notSet
  /// The link that leads past the navigation.
  case skipToContent
  /// The name of the navigation.
  case navigation
  /// The link back to the list of all pages.
  case allSettings
  /// What is said of a link that leaves the site.
  case externalLink
  /// The button that discloses and hides what is below an option.
  case showOrHide
  /// The hint of a group in which one option can be chosen.
  case chooseOne
  /// The hint of a group in which any number of options can be chosen.
  case chooseAny
  /// What is said of a field that must not be left empty.
  case required
  /// What stands before an error, so that it is told by more than colour.
  case error
  /// The state of a switch that is on.
  case on
  /// The state of a switch that is off.
  case off
  /// The limits of a number: `{minimum}` and `{maximum}`.
  case fromMinimumToMaximum
  /// The lower limit of a number: `{minimum}`.
  case atLeast
  /// The upper limit of a number: `{maximum}`.
  case atMost
  /// The lower limit of a text's length: `{count}`.
  case atLeastCharacters
  /// The upper limit of a text's length: `{count}`.
  case atMostCharacters
  /// The limits of a text's length: `{minimum}` and `{maximum}`.
  case fromMinimumToMaximumCharacters
  /// How many options below a parent are chosen: `{selected}` and `{count}`.
  case selectedOfCount
  /// On which switch a row depends: `{title}`.
  case onlyIfOn
  /// On which switch, when off, a row depends: `{title}`.
  case onlyIfOff
  /// On which choice a row depends: `{title}` and `{option}`.
  case onlyIfChosen
  /// The limits of how many options are chosen: `{minimum}` and `{maximum}`.
  case chooseFromMinimumToMaximum
  /// The least number of options that are chosen: `{minimum}`.
  case chooseAtLeast
  /// The largest number of options that are chosen: `{maximum}`.
  case chooseAtMost
  /// The heading over all errors of a page.
  case errorSummary
  /// What is said when a setting has been stored.
  case saved
  /// What is said when a setting has been stored, but not where it is shared with other devices.
  case savedHere
  /// What is said when a setting could not be stored.
  case notSaved
  /// What is said when nothing can be stored.
  case storageBlocked
  /// What is said of stored settings that do not fit: `{titles}`.
  case notRestored
  /// What is said when a server refuses a form: `{status}`, a number.
  case notAccepted
  /// What is said when a server cannot be reached.
  case notSent
  /// What is said of a setting that does not keep its limits: `{title}` and `{reason}`, a sentence.
  case notValid
  /// The name of the field that filters a page.
  case findSetting
  /// How many settings a filter has found: `{count}`.
  case settingsFound
  /// The button that chooses all options of a group.
  case selectAll
  /// The button that chooses no option of a group.
  case selectNone
  /// What is said of a setting that differs from its default.
  case changed
  /// How many settings differ from their defaults: `{count}`.
  case changedCount
  /// The button that resets a setting.
  case resetToDefault
  /// The button that resets the settings of a section.
  case resetSection
  /// The button that resets all settings of a page.
  case resetAll
  /// The button that writes the settings to a file.
  case exportSettings
  /// The button that reads settings from a file.
  case importSettings
  /// The question whether the settings of a file are to be taken over.
  case importTitle
  /// What a file changes: `{title}`, `{old}` and `{new}`.
  case importChange
  /// Which settings of a file do not fit: `{names}`.
  case importIgnored
  /// What is said of a file that changes nothing.
  case importNothing
  /// What is said of a file that holds no settings.
  case importBroken
  /// The button that takes over what a file changes.
  case apply
  /// The button that leaves everything as it is.
  case cancel

  /// The placeholders that the text has.
  public var placeholders: [String] {
    switch self {
    case .fromMinimumToMaximum, .fromMinimumToMaximumCharacters, .chooseFromMinimumToMaximum: ["minimum", "maximum"]
    case .atLeast, .chooseAtLeast: ["minimum"]
    case .atMost, .chooseAtMost: ["maximum"]
    case .atLeastCharacters, .atMostCharacters, .settingsFound, .changedCount: ["count"]
    case .selectedOfCount: ["selected", "count"]
    case .onlyIfOn, .onlyIfOff: ["title"]
    case .onlyIfChosen: ["title", "option"]
    case .notRestored: ["titles"]
    case .notAccepted: ["status"]
    case .notValid: ["title", "reason"]
    case .importChange: ["title", "old", "new"]
    case .importIgnored: ["names"]
    default: []
    }
  }
}
