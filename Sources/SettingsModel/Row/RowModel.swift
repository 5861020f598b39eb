/// What a row of a kind of the author's own shows: a type that knows its kind and gives its fields.
///
/// ```swift
/// struct TwoTitles: RowModel {
///   static let identifier = "two-titles"
///   let left: String
///   let right: String
///   var fields: Fields { ["left": .text(left), "right": .text(right)] }
/// }
///
/// Section("Departure") { TwoTitles(left: "Departs", right: "08:15") }
/// ```
///
/// The identifier names the template `rows/two-titles`, in the theme or the site or registered with a director. A row
/// that is a control of its own looks, such as a switch, gives that control as its ``content``. Each of its texts may be
/// a `String` or a `String?`.
public protocol RowModel: RowRepresentable, Sendable {
  /// The type of the title: `String` or `String?`.
  associatedtype Title: OptionalText = String?

  /// The type of the subtitle: `String` or `String?`.
  associatedtype Subtitle: OptionalText = String?

  /// The type of the key: `String` or `String?`.
  associatedtype Key: OptionalText = String?

  /// The type of the icon's name: `String` or `String?`.
  associatedtype Icon: OptionalText = String?

  /// The type of the event's name: `String` or `String?`.
  associatedtype Event: OptionalText = String?

  /// The kind, which names the template that shows such rows.
  static var identifier: String { get }

  /// What the template shows, beside what every row has.
  var fields: Fields { get }

  /// What a person reads first, for templates that show it; a control has to have one.
  var title: Title { get }

  /// A line of help below the title.
  var subtitle: Subtitle { get }

  /// The name a control submits under; on other rows an anchor.
  var key: Key { get }

  /// The name of an icon.
  var icon: Icon { get }

  /// The name under which the page's script tells that the row was pressed, or that its value changed.
  var event: Event { get }

  /// What the row is besides its looks: a control of the library's, or by default nothing but its fields.
  var content: Row.Content { get }

  /// Reads the model back from a row of the kind that was not made of one, such as a row of a page file.
  ///
  /// Only a renderer that is registered by the type needs it, and only for such rows. By default there is no model.
  init?(row: Row)
}

extension RowModel {
  /// No fields.
  public var fields: Fields { Fields() }

  /// Nothing but the fields.
  public var content: Row.Content { .custom(kind: Self.identifier, fields: fields) }

  /// The row that the model stands for.
  public var row: Row? { Row(self) }

  /// No model.
  public init?(row: Row) { return nil }
}

extension RowModel where Title == String? {
  /// No title.
  public var title: String? { nil }
}

extension RowModel where Subtitle == String? {
  /// No help.
  public var subtitle: String? { nil }
}

extension RowModel where Key == String? {
  /// No key.
  public var key: String? { nil }
}

extension RowModel where Icon == String? {
  /// No icon.
  public var icon: String? { nil }
}

extension RowModel where Event == String? {
  /// No event.
  public var event: String? { nil }
}

extension Row {
  /// Creates the row that a model stands for.
  public init(_ model: some RowModel) {
    self.init(
      title: model.title.optionalText,
      subtitle: model.subtitle.optionalText,
      key: model.key.optionalText,
      icon: model.icon.optionalText,
      event: model.event.optionalText,
      content: model.content
    )
    modelBox = ModelBox(model)
    if case .custom = content { return }
    template = type(of: model).identifier
    fields = model.fields
  }

  /// The model that the row was made of, or else what its type reads from a row of its kind; `nil` for other rows.
  ///
  /// It is the model as it was, whatever was changed about the row since.
  public func model<Model: RowModel>(as type: Model.Type = Model.self) -> Model? {
    guard identifier == Model.identifier else { return nil }
    return modelBox?.value as? Model ?? Model(row: self)
  }
}
