import Diagnostics
import JSONSource

/// Checks the contrast pairs of a theme in every scheme.
struct ContrastCheck {
  private let tokens: ThemeTokens
  /// The folders of the theme and of those it extends, in that order.
  private let folders: [String]
  private let lookups: [TokenScheme: [String: TokenValue]]

  init(_ tokens: ThemeTokens, folders: [String]) {
    self.tokens = tokens
    self.folders = folders
    lookups = Dictionary(uniqueKeysWithValues: tokens.schemes.map { ($0, tokens.lookup($0)) })
  }

  /// Reports every pair that is too near in some scheme, schemes of the same colours together.
  func report(_ pairs: [ContrastPair], into diagnostics: inout DiagnosticCollector) {
    for pair in pairs {
      guard [pair.foreground, pair.background, pair.backdrop].allSatisfy({ isColor($0, of: pair, &diagnostics) }) else {
        continue
      }
      var failures: [(measure: Measure, schemes: [TokenScheme])] = []
      for scheme in tokens.schemes {
        guard let measure = measure(pair, in: scheme), measure.ratio < pair.minimum else { continue }
        if let index = failures.firstIndex(where: { $0.measure == measure }) {
          failures[index].schemes.append(scheme)
        } else {
          failures.append((measure, [scheme]))
        }
      }
      for (measure, schemes) in failures { report(pair, measure, schemes, into: &diagnostics) }
    }
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

  private func report(
    _ pair: ContrastPair,
    _ measure: Measure,
    _ schemes: [TokenScheme],
    into diagnostics: inout DiagnosticCollector
  ) {
    let titles = schemes.map(\.title).joined(separator: ", ")
    let override = schemes.first.flatMap { scheme in self.override(of: pair, in: scheme) }
    var notes: [Diagnostic.Note] = []
    if override != nil { notes.append(Diagnostic.Note("the pair is named here", at: pair.location)) }
    if let scheme = schemes.first, let place = tokens.place(of: pair.foreground, in: scheme)?.location,
      place != override?.place
    {
      notes.append(Diagnostic.Note("\"\(pair.foreground)\" is \(measure.foreground.css) there", at: place))
    }
    let isOpaque = measure.foreground.alpha == 1 && measure.background.alpha == 1
    let changesBackground = override?.name == pair.background && isOpaque
    diagnostics.error(
      .contrastTooLow,
      "\"\(pair.foreground)\" on \"\(pair.background)\" has a contrast of \(Contrast.text(measure.ratio)) in \(titles), "
        + "and needs \(Contrast.text(pair.minimum))",
      at: override?.place ?? pair.location,
      notes: notes,
      fix: changesBackground ? Self.background(for: measure, pair) : Self.foreground(for: measure, pair)
    )
  }

  private static func foreground(for measure: Measure, _ pair: ContrastPair) -> String {
    let nearest = Contrast.nearestColor(
      to: measure.foreground,
      on: measure.background,
      over: measure.backdrop,
      reaching: pair.minimum
    )
    let ground = measure.background.css
    return nearest.map { "The nearest colour that passes on \(ground) is \($0.css)." }
      ?? "No colour reaches that on \(ground): change the background."
  }

  /// Contrast is the same both ways, as long as nothing shows through.
  private static func background(for measure: Measure, _ pair: ContrastPair) -> String {
    let nearest = Contrast.nearestColor(
      to: measure.background,
      on: measure.foreground,
      over: measure.backdrop,
      reaching: pair.minimum
    )
    let front = measure.foreground.css
    return nearest.map { "The nearest colour that \(front) passes on is \($0.css)." }
      ?? "\(front) reaches that on no colour: change the foreground."
  }

  /// Where a theme further along than the one that names a pair sets one of its colours, or what a colour refers to,
  /// and which of the pair's colours that is.
  private func override(of pair: ContrastPair, in scheme: TokenScheme) -> (place: SourceLocation, name: String)? {
    guard let limit = folders.firstIndex(of: FilePath.folder(of: pair.location.file)) else { return nil }
    var best: (rank: Int, place: TokenPlace, name: String)?
    for name in [pair.foreground, pair.background, pair.backdrop].compactMap({ $0 }) {
      for (_, place) in tokens.sources(of: name, in: scheme) {
        let folder = FilePath.folder(of: place.document.source.name)
        guard let rank = folders.firstIndex(of: folder), rank < min(limit, best?.rank ?? limit) else { continue }
        best = (rank, place, name)
      }
    }
    return best.map { ($0.place.location, $0.name) }
  }
}
