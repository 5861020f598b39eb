import Dispatch

/// The stencils that all workers of a build have learned, so that none learns what another has learned already.
///
/// A worker uses a copy, which costs it nothing, and comes back with a page for which that does not do:
///
/// ```swift
/// stencils = shared.known
/// if let more = shared.extended(by: { $0.learn(page, facts, surroundings, render: render) }) { stencils = more }
/// ```
final class SharedStencils: @unchecked Sendable {
  // The queue lets one thread at a time touch them; what is done there takes no time.
  private let queue = DispatchQueue(label: "fieldset.stencils")
  private var stencils: PageStencils
  private let learner = DispatchSemaphore(value: 1)

  init(_ stencils: PageStencils) {
    self.stencils = stencils
  }

  /// What is known so far.
  var known: PageStencils { queue.sync { stencils } }

  /// What is known when a function has added to it; `nil` when another worker is just learning something.
  ///
  /// Who would wait for that has made the page by its templates in the meantime.
  func extended(by learn: (inout PageStencils) -> Void) -> PageStencils? {
    guard learner.wait(timeout: .now()) == .success else { return nil }
    defer { learner.signal() }
    var stencils = known
    learn(&stencils)
    queue.sync { self.stencils = stencils }
    return stencils
  }
}
