import Dispatch

/// Something that one of several workers may find out and all of them have to know.
final class Flag: @unchecked Sendable {
  private let queue = DispatchQueue(label: "fieldset.flag")
  private var value = false

  var isRaised: Bool { queue.sync { value } }

  func raise() { queue.sync { value = true } }
}
