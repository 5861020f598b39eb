/// A value that a row of a page stands for: an item of the app's own model.
///
/// ```swift
/// struct Location: RowRepresentable {
///   let name: String
///   let map: String
///   var row: Row? { .link(name, to: .url(map), icon: "map-pin") }
/// }
///
/// Section("Locations") { locations }   // an array of them is listed as it stands
/// ```
public protocol RowRepresentable {
  /// The row; `nil` leaves it out.
  var row: Row? { get }
}
