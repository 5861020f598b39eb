/// A value that a section of a page stands for: often an enum whose cases hold items of different types.
///
/// ```swift
/// enum ClubSection: SectionRepresentable {
///   case characters([Character])
///   case locations([Location])
///
///   var section: Section? {
///     switch self {
///     case .characters(let characters): Section("Characters", key: "characters") { characters }
///     case .locations(let locations): Section("Locations", key: "locations") { locations }
///     }
///   }
/// }
///
/// Page("club", title: "Reading club") {
///   for section in sections { section }
/// }
/// ```
///
/// Order, number and presence of the sections are those of the array; a section that is added is one more case.
public protocol SectionRepresentable {
  /// The section; `nil` leaves it out.
  var section: Section? { get }
}
