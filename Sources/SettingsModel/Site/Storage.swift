/// Where changed settings are kept, besides what a form submits.
public struct Storage: Hashable, Sendable {
  /// The places that settings can be kept in.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Nowhere: the form is all there is.
    case none
    /// In the browser's local storage.
    case local
    /// In a browser extension's synchronised storage.
    case `extension`
    /// Behind an address that takes JSON.
    case post
  }

  /// Where settings are kept.
  public var kind: Kind

  /// The address, for ``Kind/post``.
  public var url: String?

  /// What sets the site's keys apart from others on the same origin.
  public var namespace: String?

  /// Creates a storage.
  public init(_ kind: Kind = .none, url: String? = nil, namespace: String? = nil) {
    self.kind = kind
    self.url = url
    self.namespace = namespace
  }
}
