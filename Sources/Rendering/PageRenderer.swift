@_spi(Output) import Markup
package import Diagnostics
import Localization
package import SettingsModel

/// Renders the pages that one worker of a build is given, one after the other.
///
/// What it learns from a page it uses for the next ones, and so do the others. Each worker makes its own:
///
/// ```swift
/// let pages = renderer.makePageRenderer()
/// while let page = queue.next() {
///   if pages.render(page, PageOutline(page), into: &diagnostics) { write(pages.bytes) }
/// }
/// ```
package final class PageRenderer {
  private let renderer: SiteRenderer
  /// The number of the page from which on something is learned.
  private let firstLesson: Int
  private var pageCount = 0
  /// What all workers know; `nil` before it is asked for, and where there can be none.
  private var sharedStencils: SharedStencils?
  /// What of it was known when this worker has last met a new shape.
  private var known: SharedStencils.Knowledge?
  private let output: OutputBytes
  /// What templates write to.
  private var buffer: [UInt8] = []
  /// The library's words by language, as far as pages have spoken it.
  private var words: [String: LibraryStrings] = [:]

  init(_ renderer: SiteRenderer, expectsMany: Bool) {
    self.renderer = renderer
    // Where one page is all there is, or all that changed, nothing would be made of what is learned from it.
    firstLesson = expectsMany ? 1 : 2
    output = OutputBytes(limit: renderer.outputLimit)
  }

  /// The HTML of the page that was rendered last, for as long as no other is.
  package var bytes: UnsafeRawBufferPointer { output.bytes }

  /// Makes the HTML of a page, and tells whether it could; a template may go too deep.
  package func render(
    _ page: Page,
    _ outline: PageOutline,
    into diagnostics: inout DiagnosticCollector
  ) -> Bool {
    let needs = renderer.needs(of: page, outline)
    pageCount += 1
    if pageCount == firstLesson, renderer.allowsStencils { sharedStencils = renderer.stencils }
    if let sharedStencils, let facts = PageFacts(page, outline), write(page, facts, needs, sharedStencils) {
      return true
    }
    buffer.removeAll(keepingCapacity: true)
    guard renderer.render(page, needs, words(of: page), to: &buffer, into: &diagnostics) else { return false }
    output.removeAll()
    buffer.withUnsafeBytes { output.append($0) }
    return true
  }

  private func words(of page: Page) -> LibraryStrings {
    let language = renderer.language(of: page)
    if let known = words[language] { return known }
    let words = renderer.words(of: page)
    if self.words.count < 64 { self.words[language] = words }
    return words
  }

  private func write(
    _ page: Page,
    _ facts: PageFacts,
    _ needs: ScriptNeeds,
    _ shared: SharedStencils
  ) -> Bool {
    let surroundings = renderer.surroundings(of: page, needs)
    output.removeAll()
    if let known {
      let outcome = known.write(page, facts, surroundings, to: output)
      // Of a site with too many shapes no others are learned.
      guard outcome == .unknown, known.stencils.hasRoom else { return outcome == .written }
    }
    return learn(page, facts, needs, surroundings, shared)
  }

  /// Writes a page of a shape that this worker has not met.
  @inline(never)
  private func learn(
    _ page: Page,
    _ facts: PageFacts,
    _ needs: ScriptNeeds,
    _ surroundings: PageStencils.Surroundings,
    _ shared: SharedStencils
  ) -> Bool {
    let renderer = self.renderer
    let words = words(of: page)
    let extended = shared.extended { stencils in
      // Another worker may have met it meanwhile.
      output.removeAll()
      guard stencils.write(page, facts, surroundings, to: output) == .unknown else { return }
      stencils.learn(page, facts, surroundings) { marked, showsAllAsCurrent, buffer in
        renderer.trace(marked, needs, words, showsAllAsCurrent: showsAllAsCurrent, to: &buffer)
      }
    }
    self.known = extended
    output.removeAll()
    return extended.write(page, facts, surroundings, to: output) == .written
  }
}
