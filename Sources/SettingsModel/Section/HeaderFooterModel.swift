/// What a header or footer of a kind of the author's own shows: a type that knows its kind and gives its fields.
///
/// ```swift
/// struct Banner: HeaderFooterModel {
///   static let identifier = "banner"
///   let title: String
///   var fields: Fields { ["title": .text(title)] }
/// }
///
/// Section { … }.with(\.header, HeaderFooter(Banner(title: "Notes")))
/// ```
///
/// The identifier names a template in the folder of its place, such as `headers/banner`. Where the fields have a text
/// `title`, a group of options is named by it.
public protocol HeaderFooterModel: Sendable {
  /// The kind, which names the template that shows such headers or footers.
  static var identifier: String { get }

  /// What the template shows.
  var fields: Fields { get }

  /// Reads the model back from a header or footer of the kind that was not made of one, such as one of a page file.
  ///
  /// Only a renderer that is registered by the type needs it, and only for such headers and footers. By default there is
  /// no model.
  init?(headerFooter: HeaderFooter)
}

extension HeaderFooterModel {
  /// No model.
  public init?(headerFooter: HeaderFooter) { return nil }
}

extension HeaderFooter {
  /// Creates the header or footer that a model stands for.
  public init(_ model: some HeaderFooterModel) {
    self.init(.custom(kind: type(of: model).identifier, fields: model.fields))
    modelBox = ModelBox(model)
  }

  /// The model that it was made of, or else what its type reads from a header or footer of its kind; `nil` for others.
  public func model<Model: HeaderFooterModel>(as type: Model.Type = Model.self) -> Model? {
    guard kind == Model.identifier else { return nil }
    return modelBox?.value as? Model ?? Model(headerFooter: self)
  }
}
