/// The four ways in which a visitor may want colours.
enum TokenScheme: Hashable, Sendable, CaseIterable {
  case light, dark, lightMoreContrast, darkMoreContrast

  /// The scheme in words.
  var title: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightMoreContrast: "light with more contrast"
    case .darkMoreContrast: "dark with more contrast"
    }
  }

  /// The token files that count, each over the one before.
  var files: [TokenFile] {
    switch self {
    case .light: [.base]
    case .dark: [.base, .dark]
    case .lightMoreContrast: [.base, .contrast]
    case .darkMoreContrast: [.base, .dark, .contrast, .darkContrast]
    }
  }

  /// What shows through a translucent background when a theme does not say.
  var backdrop: Color {
    switch self {
    case .light, .lightMoreContrast: .white
    case .dark, .darkMoreContrast: .black
    }
  }

  /// The schemes that a theme of some colour schemes has.
  static func schemes(of colorSchemes: [ColorScheme]) -> [TokenScheme] {
    let light: [TokenScheme] = colorSchemes.contains(.light) ? [.light, .lightMoreContrast] : []
    let dark: [TokenScheme] = colorSchemes.contains(.dark) ? [.dark, .darkMoreContrast] : []
    return allCases.filter { (light + dark).contains($0) }
  }
}

/// The token files that a theme may have.
enum TokenFile: String, Hashable, Sendable, CaseIterable {
  case base = "tokens.json"
  case dark = "tokens.dark.json"
  case contrast = "tokens.contrast.json"
  case darkContrast = "tokens.dark.contrast.json"
}
