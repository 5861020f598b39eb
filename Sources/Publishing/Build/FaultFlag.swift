import Dispatch

/// Whether some worker has met a fault, so that the others need not write anything any more.
final class FaultFlag: @unchecked Sendable {
  private let queue = DispatchQueue(label: "fieldset.fault")
  private var value = false

  var isRaised: Bool { queue.sync { value } }

  func raise() { queue.sync { value = true } }
}
