import Dispatch
@_spi(Output) import Markup
import SettingsModel

/// The stencils that all workers of a build have learned, so that none learns what another has learned already.
///
/// A worker uses a copy, which costs it nothing, and comes back with a page for which that does not do:
///
/// ```swift
/// known = shared.known
/// known = shared.extended { $0.learn(page, facts, surroundings, render: render) }
/// ```
final class SharedStencils: @unchecked Sendable {
  /// What was known at some time; it is handed on by one reference, and used without counting others.
  final class Knowledge: Sendable {
    let stencils: PageStencils

    fileprivate init(_ stencils: PageStencils) {
      self.stencils = stencils
    }

    /// Writes a page.
    @inline(never)
    func write(
      _ page: Page,
      _ facts: PageFacts,
      _ surroundings: PageStencils.Surroundings,
      to output: OutputBytes
    ) -> PageStencils.Outcome {
      // In a function of this class that is called, the stencils are surely not changed, and so not copied.
      stencils.write(page, facts, surroundings, to: output)
    }
  }

  // The queue lets one thread at a time touch it; what is done there takes no time.
  private let queue = DispatchQueue(label: "fieldset.stencils")
  private var knowledge: Knowledge
  private let learner = DispatchSemaphore(value: 1)

  init(_ stencils: PageStencils) {
    knowledge = Knowledge(stencils)
  }

  /// What is known so far.
  var known: Knowledge { queue.sync { knowledge } }

  /// What is known when a function has added to it.
  ///
  /// One worker learns at a time: learning takes less time than making a page by its templates, and what one has learned
  /// the next need not.
  func extended(by learn: (inout PageStencils) -> Void) -> Knowledge {
    learner.wait()
    defer { learner.signal() }
    var stencils = known.stencils
    learn(&stencils)
    let extended = Knowledge(stencils)
    queue.sync { knowledge = extended }
    return extended
  }
}
