import Diagnostics
import JSONSource

/// Checks the contrast pairs of a theme in every scheme.
struct ContrastCheck {
  private let tokens: ThemeTokens
  /// The folders of the theme and of those it extends, in that order.
  private let folders: [String]
  private let lookups: CaseTable<TokenScheme, [String: TokenValue]>

  init(_ tokens: ThemeTokens, folders: [String]) {
    self.tokens = tokens
    self.folders = folders
    var lookups = CaseTable<TokenScheme, [String: TokenValue]>()
    for scheme in tokens.schemes { lookups[scheme] = tokens.lookup(scheme) }
    self.lookups = lookups
  }

  /// Reports every pair that is too near in some scheme, schemes of the same colours together, and those together that
  /// one colour of an extending theme spoils and another one would mend.
  func report(_ pairs: [ContrastPair], into diagnostics: inout DiagnosticCollector) {
    var failures: [Failure] = []
    for pair in pairs { failures += self.failures(of: pair, into: &diagnostics) }
    while let first = failures.first {
      let group = first.override == nil ? [first] : failures.filter { $0.override == first.override }
      let reported = group.count > 1 && reportTogether(group, into: &diagnostics) ? group : [first]
      if reported.count == 1 { report(first, into: &diagnostics) }
      failures.removeAll { failure in reported.contains { $0.pair == failure.pair && $0.measure == failure.measure } }
    }
  }

  /// A pair that is too near in some schemes.
  private struct Failure {
    let pair: ContrastPair
    let measure: Measure
    var schemes: [TokenScheme]
    var override: Override?

    /// The ratio with another colour in place of one of the two.
    func ratio(_ color: Color, for name: String) -> Double {
      name == pair.background
        ? Contrast.ratio(measure.foreground, on: color, over: measure.backdrop)
        : Contrast.ratio(color, on: measure.background, over: measure.backdrop)
    }
  }

  /// A colour that an extending theme sets, and where.
  private struct Override: Equatable {
    let place: SourceLocation
    let name: String
  }

  private func failures(of pair: ContrastPair, into diagnostics: inout DiagnosticCollector) -> [Failure] {
    let names = [pair.foreground, pair.background, pair.backdrop]
    guard names.allSatisfy({ isColor($0, of: pair, &diagnostics) }) else { return [] }
    var failures: [Failure] = []
    for scheme in tokens.schemes {
      guard let measure = measure(pair, in: scheme), measure.ratio < pair.minimum else { continue }
      if let index = failures.firstIndex(where: { $0.measure == measure }) {
        failures[index].schemes.append(scheme)
      } else {
        let override = override(of: pair, in: scheme)
        failures.append(Failure(pair: pair, measure: measure, schemes: [scheme], override: override))
      }
    }
    return failures
  }

  private struct Measure: Equatable {
    let foreground: Color
    let background: Color
    let backdrop: Color

    var ratio: Double { Contrast.ratio(foreground, on: background, over: backdrop) }
  }

  private func measure(_ pair: ContrastPair, in scheme: TokenScheme) -> Measure? {
    guard let foreground = color(pair.foreground, in: scheme), let background = color(pair.background, in: scheme)
    else { return nil }
    // Nothing shows through an opaque background, so that schemes with the same colours measure the same.
    let backdrop =
      background.alpha < 1 ? pair.backdrop.flatMap { color($0, in: scheme) } ?? scheme.backdrop : .white
    return Measure(foreground: foreground, background: background, backdrop: backdrop)
  }

  /// The colour of a token, or the colour that a text is in CSS.
  private func color(_ name: String, in scheme: TokenScheme) -> Color? {
    lookups[scheme]?[name]?.color ?? Color(css: name)
  }

  private func isColor(_ name: String?, of pair: ContrastPair, _ diagnostics: inout DiagnosticCollector) -> Bool {
    guard let name, let scheme = tokens.schemes.first, color(name, in: scheme) == nil else { return true }
    // A token that is there and has no value had a fault that was reported.
    if tokens.places[name] != nil, lookups[scheme]?[name] == nil { return false }
    let colors = (tokens.values[scheme] ?? []).filter { $0.value.color != nil }.map(\.path)
    let other = lookups[scheme]?[name].map { "is a \($0.type.rawValue) and no color" }
    diagnostics.error(
      .contrastNoColor,
      "the contrast pair names \"\(name)\", which \(other ?? "is no token")",
      at: pair.location,
      fix: colors.nearest(to: name).map { "Did you mean \"\($0)\"?" }
    )
    return false
  }

  /// Reports pairs that one colour would mend all; whether there is such a colour.
  private func reportTogether(_ failures: [Failure], into diagnostics: inout DiagnosticCollector) -> Bool {
    guard let override = failures.first?.override else { return false }
    let candidates = failures.compactMap { failure in
      override.name == failure.pair.background ? Self.background(for: failure) : Self.foreground(for: failure)
    }
    let color = candidates.first { color in
      failures.allSatisfy { $0.ratio(color, for: override.name) >= $0.pair.minimum }
    }
    guard let color else { return false }
    diagnostics.error(
      .contrastTooLow,
      "\"\(override.name)\" has too little contrast in \(failures.count) pairs",
      at: override.place,
      notes: failures.map { Diagnostic.Note(Self.words(for: $0), at: $0.pair.location) },
      fix: "The nearest colour that passes in all of them is \(color.css)."
    )
    return true
  }

  private static func words(for failure: Failure) -> String {
    let titles = failure.schemes.map(\.title).joined(separator: ", ")
    return "\"\(failure.pair.foreground)\" on \"\(failure.pair.background)\" has a contrast of "
      + "\(Contrast.text(failure.measure.ratio)) in \(titles), and needs \(Contrast.text(failure.pair.minimum))"
  }

  private func report(_ failure: Failure, into diagnostics: inout DiagnosticCollector) {
    let (pair, measure, override) = (failure.pair, failure.measure, failure.override)
    var notes: [Diagnostic.Note] = []
    if override != nil { notes.append(Diagnostic.Note("the pair is named here", at: pair.location)) }
    if let scheme = failure.schemes.first, let place = tokens.place(of: pair.foreground, in: scheme)?.location,
      place != override?.place
    {
      notes.append(Diagnostic.Note("\"\(pair.foreground)\" is \(measure.foreground.css) there", at: place))
    }
    diagnostics.error(
      .contrastTooLow,
      Self.words(for: failure),
      at: override?.place ?? pair.location,
      notes: notes,
      fix: Self.fix(for: failure)
    )
  }

  private static func fix(for failure: Failure) -> String {
    let (front, ground) = (failure.measure.foreground.css, failure.measure.background.css)
    if failure.override?.name == failure.pair.background, let color = background(for: failure) {
      return "The nearest colour that \(front) passes on is \(color.css)."
    }
    return foreground(for: failure).map { "The nearest colour that passes on \(ground) is \($0.css)." }
      ?? "No colour reaches that on \(ground): change the background."
  }

  private static func foreground(for failure: Failure) -> Color? {
    let measure = failure.measure
    return Contrast.nearestColor(
      to: measure.foreground,
      on: measure.background,
      over: measure.backdrop,
      reaching: failure.pair.minimum
    )
  }

  /// Contrast is the same both ways, as long as nothing shows through.
  private static func background(for failure: Failure) -> Color? {
    let measure = failure.measure
    guard measure.foreground.alpha == 1, measure.background.alpha == 1 else { return nil }
    return Contrast.nearestColor(
      to: measure.background,
      on: measure.foreground,
      over: measure.backdrop,
      reaching: failure.pair.minimum
    )
  }

  /// Where a theme further along than the one that names a pair sets one of its colours, or what a colour refers to,
  /// and which of the pair's colours that is.
  private func override(of pair: ContrastPair, in scheme: TokenScheme) -> Override? {
    guard let limit = folders.firstIndex(of: FilePath.folder(of: pair.location.file)) else { return nil }
    var best: (rank: Int, place: TokenPlace, name: String)?
    for name in [pair.foreground, pair.background, pair.backdrop].compactMap({ $0 }) {
      for (_, place) in tokens.sources(of: name, in: scheme) {
        let folder = FilePath.folder(of: place.fileName)
        guard let rank = folders.firstIndex(of: folder), rank < min(limit, best?.rank ?? limit) else { continue }
        best = (rank, place, name)
      }
    }
    return best.map { Override(place: $0.place.location, name: $0.name) }
  }
}
