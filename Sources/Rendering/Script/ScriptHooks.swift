import JSONSource
import Localization
import Markup
import SettingsModel
import Themes

/// The attributes by which the page's script finds its way: written only where a page has the script.
struct ScriptHooks {
  let needs: ScriptNeeds

  /// The attributes of the form.
  func form(of page: Page, in site: Site, parts: [ScriptPart], strings: LibraryStrings) -> HTML {
    guard !needs.isEmpty else { return .empty }
    var writer = HTMLWriter()
    let storage = needs.storage
    if storage.kind != .none {
      // A browser's own memory of forms would fight with what is stored.
      writer.attribute("autocomplete", "off")
    }
    writer.attribute("data-fieldset", page.slug)
    writer.attribute("data-storage", storage.kind == .none ? nil : storage.kind.rawValue)
    writer.attribute("data-namespace", storage.namespace ?? site.title)
    writer.attribute("data-url", storage.kind == .post ? storage.url : nil)
    writer.attribute("data-changes", if: needs.features.contains(.changes))
    writer.attribute("data-transfer", if: needs.features.contains(.transfer))
    writer.attribute("data-events", if: needs.features.contains(.events))
    writer.attribute("data-filter", if: needs.features.contains(.filter))
    var json = JSONWriter(.compact)
    json.object { object in
      for name in Set(parts.flatMap(\.strings)).sorted() {
        if let string = LibraryString(rawValue: name) { object.member(name, strings[string]) }
      }
    }
    writer.attribute("data-strings", json: json.text)
    return writer.html
  }

  /// The attributes of a row, of an option, or of a section's outermost element.
  ///
  /// - Parameters:
  ///   - marker: The attribute that says which of them it is.
  ///   - key: The value of the marker: the key it submits under, or nothing.
  ///   - event: The name under which the page's script tells of it.
  ///   - dependency: What the part waits for; the stylesheet hides it by that, script or not.
  func part(
    _ marker: StaticString?,
    key: String = "",
    synonyms: [String],
    event: String?,
    dependency: DependencyNumbers? = nil
  ) -> HTML {
    var writer = HTMLWriter()
    writer.attribute("data-depends", dependency?.onValue)
    writer.attribute("data-depends-not", dependency?.offValue)
    guard !needs.isEmpty else { return writer.html }
    if let marker {
      if key.isEmpty { writer.attribute(marker, if: true) } else { writer.attribute(marker, key) }
    }
    writer.attribute("data-event", event)
    if needs.features.contains(.filter), !synonyms.isEmpty {
      writer.attribute("data-synonyms", synonyms.joined(separator: " "))
    }
    return writer.html
  }

  /// The attributes of a section's outermost element; a selection is what a row is elsewhere.
  func section(_ section: Section, dependencies: DependencyIndex) -> HTML {
    var writer = HTMLWriter()
    if !needs.isEmpty { writer.attribute("data-section", if: true) }
    let dependency = section.dependency.flatMap { dependencies.numbers(of: $0) }
    if case .selection = section.content {
      writer.markup(
        part(
          "data-row",
          key: section.key ?? "",
          synonyms: section.synonyms,
          event: section.event,
          dependency: dependency
        )
      )
    } else {
      writer.markup(part(nil, synonyms: section.synonyms, event: nil, dependency: dependency))
    }
    return writer.html
  }

  /// The attributes of a group's `<fieldset>`.
  ///
  /// - Parameter mayBeHidden: Whether nobody may get to see it, so that nothing has to be chosen.
  func group(_ selection: Selection, mayBeHidden: Bool) -> HTML {
    guard !needs.isEmpty else { return .empty }
    var writer = HTMLWriter()
    if !mayBeHidden { writer.attribute("data-minimum", selection.minimum.map(String.init)) }
    writer.attribute("data-maximum", selection.maximum.map(String.init))
    writer.attribute("data-parents", selection.isTree ? selection.parents.rawValue : nil)
    writer.attribute("data-select-all", if: selection.offersSelectAll)
    return writer.html
  }
}
