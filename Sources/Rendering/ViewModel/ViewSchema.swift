import Localization
public import Mustache

/// The closed set of keys that a theme's templates may use, and the layouts of the records that hold them.
public struct ViewSchema: Sendable {
  /// The schema that templates are compiled against.
  public let templates: TemplateSchema

  let page: RecordLayout
  let navigationItem: RecordLayout
  let form: RecordLayout
  let errorSummary: RecordLayout
  let errorItem: RecordLayout
  let section: RecordLayout
  let run: RecordLayout
  let row: RecordLayout
  let option: RecordLayout
  let hint: RecordLayout
  let strings: RecordLayout
  private let headersFooters: [String: RecordLayout]

  static let stringsRecordName = "Strings"

  /// The name of the template that a page is rendered with.
  static let pageTemplate = "page"

  /// Creates the schema.
  public init() {
    let places = HeaderFooterField.Place.allCases.flatMap { place in
      HeaderFooterField.Side.allCases.map { side in (place, side) }
    }
    let strings = RecordType(
      name: Self.stringsRecordName,
      noun: "the library's words",
      fields: LibraryString.allCases.map { (name: $0.rawValue, type: .text) }
    )
    templates = TemplateSchema(
      [
        PageField.recordType, NavigationItemField.recordType, FormField.recordType, ErrorSummaryField.recordType,
        ErrorItemField.recordType, SectionField.recordType,
        RunField.recordType, RowField.recordType, OptionField.recordType, HintField.recordType, strings,
      ] + places.map { HeaderFooterField.recordType(in: $0, $1) },
      roots: [Self.pageTemplate: PageField.recordName]
    )
    let schema = templates
    page = schema.layout(of: PageField.recordName)
    navigationItem = schema.layout(of: NavigationItemField.recordName)
    form = schema.layout(of: FormField.recordName)
    errorSummary = schema.layout(of: ErrorSummaryField.recordName)
    errorItem = schema.layout(of: ErrorItemField.recordName)
    section = schema.layout(of: SectionField.recordName)
    run = schema.layout(of: RunField.recordName)
    row = schema.layout(of: RowField.recordName)
    option = schema.layout(of: OptionField.recordName)
    hint = schema.layout(of: HintField.recordName)
    self.strings = schema.layout(of: Self.stringsRecordName)
    headersFooters = Dictionary(
      uniqueKeysWithValues: places.map { place, side in
        let folder = HeaderFooterField.folder(in: place, side)
        return (folder, schema.layout(of: HeaderFooterField.recordName(in: place, side)))
      }
    )
  }

  /// The layout of the headers or footers whose templates stand in this folder.
  func headerFooter(in folder: String) -> RecordLayout? {
    headersFooters[folder]
  }
}
