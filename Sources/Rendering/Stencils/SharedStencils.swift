import Dispatch

/// The stencils that all workers of a build have learned, so that none learns what another has learned already.
///
/// A worker uses a copy, which costs it nothing, and comes back with a page for which that does not do:
///
/// ```swift
/// stencils = shared.updated { stencils in
///   stencils.learn(page, facts, surroundings, render: render)
/// }
/// ```
final class SharedStencils: @unchecked Sendable {
  // The queue lets one thread at a time touch it.
  private let queue = DispatchQueue(label: "fieldset.stencils")
  private var stencils: PageStencils

  init(_ stencils: PageStencils) {
    self.stencils = stencils
  }

  /// What is known when a function has added to it, while the others wait.
  func updated(_ body: (inout PageStencils) -> Void) -> PageStencils {
    queue.sync {
      body(&stencils)
      return stencils
    }
  }
}
