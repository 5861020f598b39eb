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
}

extension HeaderFooter {
  /// Creates the header or footer that a model stands for.
  public init(_ model: some HeaderFooterModel) {
    self.init(.custom(kind: type(of: model).identifier, fields: model.fields))
  }
}
