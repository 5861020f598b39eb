import Mustache

/// The fields of one record of the view model: a closed set, in slot order, each with the type that templates see.
///
/// The name of a case is the key that templates write. It is asked for as that of a coding key, which the compiler
/// knows: an interpolated case looks itself up in the metadata of the whole program.
protocol ViewField: RawRepresentable<Int>, CaseIterable, CodingKey {
  /// The record's name in the template schema.
  static var recordName: String { get }

  /// What the record is in a sentence, with its article.
  static var noun: String { get }

  /// What kind of value the field holds.
  var type: FieldType { get }
}

extension ViewField {
  static var noun: String { "a \(recordName.lowercased())" }

  /// The record as the template schema describes it.
  static var recordType: RecordType {
    RecordType(name: recordName, noun: noun, fields: allCases.map { (name: $0.stringValue, type: $0.type) })
  }
}

/// A record of the view model that is being filled, addressed by field instead of by slot.
struct View<Field: ViewField> {
  private(set) var record: TemplateRecord

  init(_ layout: RecordLayout) {
    record = TemplateRecord(layout)
  }

  /// Sets a field; fields that are never set are absent.
  mutating func set(_ field: Field, _ value: TemplateValue) {
    record[field.rawValue] = value
  }

  /// Sets a text; an empty one counts as absent in templates.
  mutating func set(_ field: Field, text: String?) {
    if let text { record[field.rawValue] = .text(text) }
  }

  /// Sets a flag.
  mutating func set(_ field: Field, flag: Bool) {
    record[field.rawValue] = .flag(flag)
  }

  /// The filled record as a value of another one.
  var value: TemplateValue { .record(record) }
}
