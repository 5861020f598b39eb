import Markup
import SettingsModel

/// A menu of which one entry is chosen.
///
/// Without a chosen value, and without an entry of the value `""`, it starts with an empty entry of its own.
struct SelectControl {
  let attributes: ControlAttributes
  let field: SelectField
  /// "Not set" in the page's language.
  let notSet: String
  /// The direction of a language's writing, for entries in another language than the page's.
  let direction: (String) -> String
  /// The number of the dependency that an entry decides.
  var decides: (String) -> String? = { _ in nil }

  var html: HTML {
    var writer = HTMLWriter()
    writer.start("select")
    writer.attribute("class", "field select")
    writer.attributes(attributes)
    // HTML asks for an empty first entry then; without one a menu cannot be left empty.
    writer.attribute("required", if: field.isRequired && startsEmpty)
    writer.end()
    if hasOwnEmptyOption {
      writer.start("option")
      writer.attribute("value", "")
      writer.attribute("selected", if: true)
      writer.end()
      writer.text(notSet)
      writer.close("option")
    }
    let selected = field.value ?? ""
    for group in field.groups {
      if let header = group.header {
        writer.start("optgroup")
        writer.attribute("label", header)
        writer.end()
      }
      for option in group.options { write(option, isSelected: isSame(option.value, selected), to: &writer) }
      if group.header != nil { writer.close("optgroup") }
    }
    writer.close("select")
    return writer.html
  }

  /// Whether the menu starts with the library's entry for "not set".
  private var hasOwnEmptyOption: Bool {
    field.value == nil && !field.options.contains { $0.value.isEmpty }
  }

  /// Whether the first entry of the menu, outside of any group, is the empty one.
  private var startsEmpty: Bool {
    hasOwnEmptyOption || field.groups.first.map { $0.header == nil && $0.options.first?.value.isEmpty == true } ?? false
  }

  private func write(_ option: SelectField.Option, isSelected: Bool, to writer: inout HTMLWriter) {
    writer.start("option")
    writer.attribute("value", option.value)
    if let language = option.language {
      writer.attribute("lang", language)
      writer.attribute("dir", direction(language))
    }
    writer.attribute("disabled", if: option.isDisabled)
    writer.attribute("selected", if: isSelected)
    writer.attribute("data-decides", decides(option.value))
    writer.end()
    writer.text(option.title)
    writer.close("option")
  }
}

/// Whether two values are the same scalar by scalar: unlike `==`, NFC and NFD differ, as they do for whoever receives
/// a form.
func isSame(_ first: String, _ second: String) -> Bool {
  guard first.utf8.count == second.utf8.count else { return false }
  let answer = first.utf8.withContiguousStorageIfAvailable { first in
    second.utf8.withContiguousStorageIfAvailable { second in first.elementsEqual(second) }
  }
  // Only a text of another system's is not at hand as bytes.
  return (answer ?? nil) ?? first.utf8.elementsEqual(second.utf8)
}
