import Diagnostics
import Rendering
import SettingsModel

/// Reads single pages again, of which all faults have been reported.
struct PageReader {
  private let source: PageSource
  private let resolver: PageResolver
  private let validator: PageValidator
  private let director: Director

  init(_ plan: BuildPlan, _ director: Director) {
    source = plan.source
    resolver = PageResolver(flags: plan.site?.flags ?? [:])
    validator = PageValidator(urlSchemes: plan.site?.urlSchemes ?? [])
    self.director = director
  }

  /// A page as it is to be rendered; `nil` when it cannot be read.
  func page(_ number: Int) -> Page? { read(number).page }

  /// A page as it is to be rendered, with what the system said of its file.
  func read(_ number: Int) -> PageSource.Reading {
    var (path, reported) = (PathBuffer(), DiagnosticCollector())
    var reading = source.read(number, with: &path, into: &reported)
    guard var page = reading.page.take() else { return reading }
    if source.isOfFiles, !source.isMade(number) { resolver.resolve(&page, into: &reported) }
    director.prepare(&page, validator, into: &reported)
    reading.page = page
    return reading
  }
}
