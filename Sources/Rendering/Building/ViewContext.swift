import Localization
import Markup
import Mustache
import SettingsModel
import Themes

/// What the parts of one page need to become view models: the layouts, the templates by identifier, the icons, and the
/// words of the page's language.
struct ViewContext {
  let schema: ViewSchema
  let templates: TemplateTable
  let theme: Theme
  let dependencies: DependencyIndex
  let hooks: ScriptHooks
  let slug: String
  /// The page's language.
  let language: String
  let strings: LibraryStrings
  /// Whether marks stand in the place of texts and positions.
  var isMarked = false

  /// The position of a section or of an option in its ids, from 1.
  func position(_ index: Int, at place: @autoclosure () -> TextPlace) -> String {
    isMarked ? place().mark : String(index + 1)
  }

  /// The value that names a template; absent where the identifier is unbound, which was reported before.
  func template(in folder: String, _ identifier: String) -> TemplateValue {
    templates.template(in: folder, identifier).map { .template($0) } ?? .absent
  }

  /// The direction in which a language is written.
  func direction(of language: String) -> String {
    LanguageTag(language)?.direction.rawValue ?? TextDirection.leftToRight.rawValue
  }

  /// The icon of a name; absent where there is none.
  ///
  /// - Parameter label: What the icon says; without one it is decoration.
  func icon(_ name: String?, label: String? = nil) -> TemplateValue {
    iconMarkup(name, label: label).map { .html($0) } ?? .absent
  }

  /// The icon of a name as markup.
  func iconMarkup(_ name: String?, label: String?) -> HTML? {
    guard let name else { return nil }
    return label.flatMap { theme.icon(named: name, label: $0) } ?? theme.icon(named: name)
  }

  /// What a part waits for, in words.
  func text(of dependency: Dependency?) -> String? {
    dependency.map { dependencies.text(of: $0, in: strings) }
  }

  /// The library's words, for templates.
  var stringsValue: TemplateValue {
    var record = TemplateRecord(schema.strings)
    for (slot, string) in LibraryString.allCases.enumerated() { record[slot] = .text(strings[string]) }
    return .record(record)
  }

  /// A line of help.
  func hint(_ text: String, id: ElementIdentifier, kind: HintKind) -> TemplateValue {
    var view = View<HintField>(schema.hint)
    view.set(.id, text: id.string)
    view.set(.text, text: text)
    view.set(.kind, text: kind.rawValue)
    return view.value
  }
}

/// What a line of help is about; templates may dress each in its own way.
enum HintKind: String {
  case subtitle, limits, pattern, dependency, reason
}
