/// How a page's controls are submitted.
public struct Form: Hashable, Sendable {
  /// The HTTP methods a form knows.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// The values stand in the address.
    case get
    /// The values stand in the body of the request.
    case post
  }

  /// Where the form is sent to; `nil` means to the page itself.
  public var action: String?

  /// How it is sent.
  public var method: Method

  /// The title of the button that sends it; `nil` means "Save" in the page's language.
  public var submit: String?

  /// The title of the button that restores the defaults; `nil` leaves it out.
  public var reset: String?

  /// Where this page keeps changed settings; `nil` means as the site says.
  public var storage: Storage?

  /// Whether the page's script marks what differs from the defaults, and resets it.
  public var marksChanges: Bool

  /// Whether the page's script offers to export and import the settings.
  public var offersTransfer: Bool

  /// Whether the page's script tells other scripts of the page what is chosen and changed.
  public var dispatchesEvents: Bool

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// Creates a form.
  public init(
    action: String? = nil,
    method: Method = .get,
    submit: String? = nil,
    reset: String? = nil,
    storage: Storage? = nil,
    marksChanges: Bool = false,
    offersTransfer: Bool = false,
    dispatchesEvents: Bool = false,
    origin: Origin? = nil
  ) {
    self.action = action
    self.method = method
    self.submit = submit
    self.reset = reset
    self.storage = storage
    self.marksChanges = marksChanges
    self.offersTransfer = offersTransfer
    self.dispatchesEvents = dispatchesEvents
    self.origin = origin
  }
}
