internal import PictureKit

extension FontLibrary {
  /// Returns the face of a font, and the font's name if it is not installed.
  func primary(for font: Font) -> (match: Match, missingFont: String?) {
    switch font.design {
    case .system, .monospacedDigit: return (system(Self.systemFamilies, font), nil)
    case .monospaced: return (system(Self.monospacedFamilies + Self.systemFamilies, font), nil)
    case .named(let name):
      if let family = family([name.lowercased()]),
        let match = match(family: family, weight: font.weight, isItalic: font.isItalic)
      {
        return (match, nil)
      }
      if let file = file(named: name), let face = face(at: file) {
        return (Match(face: face, isSlanted: false, isRequested: true), nil)
      }
      let style = NameStyle(name)
      let substitute = font.withWeight(font.weight == .regular ? style.weight : font.weight)
        .withItalic(font.isItalic || style.isItalic)
      let families = style.isMonospaced ? Self.monospacedFamilies : []
      return (system(families + Self.systemFamilies, substitute), name)
    }
  }

  private func system(_ names: [String], _ font: Font) -> Match {
    let candidates = names.lazy.compactMap { self.family([$0]) } + Array(families.indices)
    for family in candidates where families[family].rank < FallbackRank.color {
      if let match = match(family: family, weight: font.weight, isItalic: font.isItalic) {
        return match
      }
    }
    MissingFonts.exit(searched: directories.all)
  }
}

/// The style that the name of a face ends with, as in `Avenir-BoldOblique`.
private struct NameStyle {
  let weight: Font.Weight
  let isItalic: Bool
  let isMonospaced: Bool

  private static let weights: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  init(_ name: String) {
    let lowercased = name.lowercased()
    weight = Self.weights.first { lowercased.contains($0.word) }?.weight ?? .regular
    isItalic = lowercased.contains("italic") || lowercased.contains("oblique")
    isMonospaced = ["mono", "courier", "menlo", "console"].contains { lowercased.contains($0) }
  }
}
