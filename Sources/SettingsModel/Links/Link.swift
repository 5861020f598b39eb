/// Where a link row leads.
public enum Link: Hashable, Sendable {
  /// To a page of the site, by its slug, and there to a section or control, by its key.
  case page(String, anchor: String? = nil)
  /// To an address that passed the list of schemes when the site was checked.
  case url(String)
}
