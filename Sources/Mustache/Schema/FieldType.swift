/// What a template finds under a key.
public enum FieldType: Hashable, Sendable {
  /// Plain text, escaped wherever it lands.
  case text
  /// A checked address, the only thing that may stand directly in `href`, `src` or `action`.
  case url
  /// Ready markup, for `{{{key}}}` alone.
  case html
  /// Ready attributes, each with a space before it, for `{{{key}}}` inside a tag and outside its attributes' values.
  case attributes
  /// A yes or no, for sections alone.
  case flag
  /// A record of this name, or nothing.
  case record(String)
  /// A list of records of this name.
  case list(String)
  /// The name of a template in this folder, for `{{>*key}}`.
  case templateName(folder: String)
  /// Fields of the author's own: any dotted name below it is accepted.
  case open
}
