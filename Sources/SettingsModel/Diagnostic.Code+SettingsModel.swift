public import Diagnostics

extension Diagnostic.Code {
  // Shape: what decoding finds.

  /// A field that the object does not have.
  public static let unknownField: Self = "unknown-field"
  /// A field that belongs to another kind of row or section.
  public static let misplacedField: Self = "misplaced-field"
  /// A field that the object needs.
  public static let missingField: Self = "missing-field"
  /// A field whose value is of the wrong type.
  public static let wrongType: Self = "wrong-type"
  /// A word that is none of those a field accepts.
  public static let unknownValue: Self = "unknown-value"

  // Conditions: what resolving finds.

  /// A condition that names a flag which the site does not define.
  public static let undefinedFlag: Self = "undefined-flag"

  // Names.

  /// A key that is no name.
  public static let invalidKey: Self = "invalid-key"
  /// A key that would break the form it stands in.
  public static let reservedKey: Self = "reserved-key"
  /// A key that the page has twice.
  public static let duplicateKey: Self = "duplicate-key"
  /// Two keys that differ by upper and lower case alone.
  public static let similarKey: Self = "similar-key"
  /// A flag's name that no condition could spell.
  public static let invalidFlag: Self = "invalid-flag"
  /// An icon's name that is a path, or empty.
  public static let invalidIcon: Self = "invalid-icon"
  /// A kind of row, header or footer that cannot be a template's name.
  public static let invalidKind: Self = "invalid-kind"
  /// A tag that names no language.
  public static let invalidLanguage: Self = "invalid-language"
  /// A language that the library has no words of its own in.
  public static let missingWords: Self = "missing-words"
  /// An identifier that none of the library's own words has.
  public static let unknownString: Self = "unknown-string"

  /// A replacement for the library's own words that leaves out what is to be filled in.
  public static let lostPlaceholder: Self = "lost-placeholder"
  /// A replacement for the library's own words with something to be filled in that they do not have.
  public static let unknownPlaceholder: Self = "unknown-placeholder"

  // Texts.

  /// A text to be read, of spaces or of nothing.
  public static let blankText: Self = "blank-text"
  /// A line break where a text has one line.
  public static let lineBreak: Self = "line-break"
  /// A control character inside a text.
  public static let controlCharacter: Self = "control-character"

  // Choices.

  /// A selection or menu without options.
  public static let noOptions: Self = "no-options"
  /// A value that two options have, or a switch that submits the same when on and when off.
  public static let duplicateValue: Self = "duplicate-value"
  /// A value that is listed as selected twice.
  public static let duplicateSelected: Self = "duplicate-selected"
  /// A selected value that no option has.
  public static let unknownSelected: Self = "unknown-selected"
  /// Several selected values where one can be chosen.
  public static let tooManySelected: Self = "too-many-selected"
  /// The value `""` where it means that nothing is chosen.
  public static let emptyValue: Self = "empty-value"
  /// Options below options where they cannot stand.
  public static let unexpectedTree: Self = "unexpected-tree"
  /// A tree that is too deep to be used.
  public static let treeDepth: Self = "tree-depth"
  /// A selected parent whose choice follows from its children.
  public static let parentSelected: Self = "parent-selected"
  /// Two options selected together of which one excludes the other.
  public static let exclusiveSelected: Self = "exclusive-selected"

  // Dependencies.

  /// A key on which something depends, and that the page does not have.
  public static let unknownDependency: Self = "unknown-dependency"
  /// Something that decides nothing, or that is asked for what it never is.
  public static let invalidDependency: Self = "invalid-dependency"
  /// A value on which something depends, and that no option has.
  public static let unknownOption: Self = "unknown-option"
  /// A setting that depends on itself, by way of others or of its section.
  public static let cyclicDependency: Self = "cyclic-dependency"
  /// A setting that waits for so many others that naming all of them would make the page huge.
  public static let tooManyDependencies: Self = "too-many-dependencies"

  // Headings.

  /// A section that cannot be the page's heading: another one is, or stands above it.
  public static let pageHeading: Self = "page-heading"

  // Fields.

  /// A number that is none.
  public static let invalidNumber: Self = "invalid-number"
  /// A date that is in no calendar.
  public static let invalidDate: Self = "invalid-date"
  /// A time that is on no clock.
  public static let invalidTime: Self = "invalid-time"
  /// A colour that is not written as `#rrggbb`.
  public static let invalidColor: Self = "invalid-color"
  /// A minimum over its maximum, or a step that leads nowhere.
  public static let invalidLimits: Self = "invalid-limits"
  /// A value outside its limits.
  public static let outsideLimits: Self = "outside-limits"
  /// A value between two steps.
  public static let stepMismatch: Self = "step-mismatch"
  /// A pattern that is no regular expression.
  public static let invalidPattern: Self = "invalid-pattern"
  /// A text at first that browsers would not accept, so that the form could not be sent as it is.
  public static let invalidValue: Self = "invalid-value"
  /// A token that HTML's `autocomplete` attribute does not know.
  public static let invalidAutocomplete: Self = "invalid-autocomplete"
  /// A field that has no effect without another.
  public static let ineffectiveField: Self = "ineffective-field"

  // Links and pages.

  /// An address that is none, or has a scheme that is not on the list.
  public static let refusedURL: Self = "refused-url"
  /// A URL scheme that cannot be allowed.
  public static let refusedScheme: Self = "refused-scheme"
  /// A page that the site does not have.
  public static let unknownPage: Self = "unknown-page"
  /// An anchor that the page does not have.
  public static let unknownAnchor: Self = "unknown-anchor"
  /// An asset that the site does not have.
  public static let unknownAsset: Self = "unknown-asset"
  /// A script that is no file of the site's assets.
  public static let invalidScript: Self = "invalid-script"
  /// A script that is named twice.
  public static let duplicateScript: Self = "duplicate-script"
  /// A page that stands in navigation twice.
  public static let duplicateNavigation: Self = "duplicate-navigation"
  /// A slug that is no path, or has a name too long for a file.
  public static let invalidSlug: Self = "invalid-slug"
  /// Two pages of one slug, or of slugs that are one file on some disks.
  public static let duplicateSlug: Self = "duplicate-slug"
  /// A slug that is no file's name on some systems.
  public static let unportableSlug: Self = "unportable-slug"
  /// A storage that loses its settings when the site gets another title.
  public static let missingNamespace: Self = "missing-namespace"

  /// Every code of this module.
  public static let allSettingsModelCodes: [Diagnostic.Code] = [
    unknownField, misplacedField, missingField, wrongType, unknownValue, undefinedFlag, invalidKey, reservedKey,
    duplicateKey, similarKey, invalidFlag, invalidIcon, invalidKind, invalidLanguage, unknownString, blankText,
    lineBreak,
    controlCharacter, noOptions, duplicateValue, duplicateSelected, unknownSelected, tooManySelected, emptyValue,
    unexpectedTree, treeDepth, parentSelected, exclusiveSelected, invalidNumber, invalidDate, invalidTime,
    invalidColor, invalidLimits, outsideLimits, stepMismatch, invalidPattern, invalidAutocomplete, ineffectiveField,
    refusedURL, refusedScheme, unknownPage, unknownAnchor, duplicateNavigation, invalidSlug, duplicateSlug,
    unportableSlug, missingNamespace, lostPlaceholder, unknownPlaceholder, unknownDependency, invalidDependency,
    unknownOption, tooManyFaults, cyclicDependency, tooManyDependencies, pageHeading, invalidValue, unknownAsset,
    missingWords,
    invalidScript,
    duplicateScript,
  ]
}
