import Diagnostics

/// Checks the contrast pairs of a theme in every scheme.
struct ContrastCheck {
  private let tokens: ThemeTokens
  private let lookups: [TokenScheme: [String: TokenValue]]

  init(_ tokens: ThemeTokens) {
    self.tokens = tokens
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
    // Cut, not rounded: 4.499 must not be shown as the 4.5 that it misses.
    let ratio = CSSNumber.text((measure.ratio * 100).rounded(.down) / 100, digits: 2)
    let minimum = CSSNumber.text(pair.minimum, digits: 2)
    let nearest = Contrast.nearestColor(
      to: measure.foreground,
      on: measure.background,
      over: measure.backdrop,
      reaching: pair.minimum
    )
    let titles = schemes.map(\.title).joined(separator: ", ")
    diagnostics.error(
      .contrastTooLow,
      "\"\(pair.foreground)\" on \"\(pair.background)\" has a contrast of \(ratio) in \(titles), and needs \(minimum)",
      at: pair.location,
      notes: schemes.first.flatMap { tokens.place(of: pair.foreground, in: $0) }.map {
        [Diagnostic.Note("\"\(pair.foreground)\" is \(measure.foreground.css) there", at: $0.location)]
      } ?? [],
      fix: nearest.map { "The nearest colour that passes on \(measure.background.css) is \($0.css)." }
        ?? "No colour reaches that on \(measure.background.css): change the background."
    )
  }
}
