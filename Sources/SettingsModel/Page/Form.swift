/// How a page's controls are submitted.
public struct Form: Hashable, Sendable {
  /// The HTTP methods a form knows.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case get, post
  }

  /// Where the form is sent to; `nil` means to the page itself.
  public var action: String?

  /// How it is sent.
  public var method: Method

  /// The title of the button that sends it; `nil` means "Save" in the page's language.
  public var submit: String?

  /// The title of the button that restores the defaults; `nil` leaves it out.
  public var reset: String?

  /// Where it was written.
  @Incidental public var origin: Origin?

  /// Creates a form.
  public init(
    action: String? = nil,
    method: Method = .get,
    submit: String? = nil,
    reset: String? = nil,
    origin: Origin? = nil
  ) {
    self.action = action
    self.method = method
    self.submit = submit
    self.reset = reset
    self.origin = origin
  }
}
