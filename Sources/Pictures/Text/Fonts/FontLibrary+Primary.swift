internal import PictureKit

extension FontLibrary {
  /// Returns the face of a font, and the font's name if it is not installed.
  func primary(for font: Font) -> (match: Match, missingFont: String?) {
    switch font.design {
    case .system, .monospacedDigit, .rounded: return (system(font), nil)
    case .serif: return (first(of: Self.serifFamilies, font) ?? system(font), nil)
    case .monospaced: return (first(of: Self.monospacedFamilies, font) ?? system(font), nil)
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
      return (self.substitute(of: substitute, name, isMonospaced: style.isMonospaced), name)
    }
  }

  /// Returns the face that takes the place of a font that is not installed.
  ///
  /// - Parameters:
  ///   - font: The font with the weight and slant of its name.
  ///   - name: The name.
  ///   - isMonospaced: Whether the characters of the font have one width.
  /// - Returns: The face.
  private func substitute(of font: Font, _ name: String, isMonospaced: Bool) -> Match {
    let typeface = SubstituteTypeface(name, weight: font.weight)
    let families = typeface.families + (isMonospaced ? Self.monospacedFamilies : [])
    var match = first(of: families, font) ?? system(font.withWidth(typeface.width))
    match.line = typeface.line
    if !typeface.families.isEmpty { match.scale *= typeface.scale }
    return match
  }

  /// Returns the face of the system font with the scale and the distances that make it as high and
  /// as wide as San Francisco.
  ///
  /// Where Inter is not installed, another family takes its place as it is.
  private func system(_ font: Font) -> Match {
    let typeface = SystemTypeface(font)
    let text = SystemTypeface.textFamilies
    if family([text[0]]) != nil {
      guard var match = first(of: [typeface.family], font) else {
        MissingFonts.exit(searched: directories.all, lacking: SystemTypeface.displayFamilyName)
      }
      match.spacing = typeface.spacing
      match.scale = SystemTypeface.capHeight / match.face.metrics.capHeight
      match.stretch = typeface.stretch
      return match
    }
    if let match = first(of: text, font) { return match }
    for family in families.indices where families[family].rank < FallbackRank.color {
      if let match = match(family: family, weight: font.weight, isItalic: font.isItalic) {
        return match
      }
    }
    MissingFonts.exit(searched: directories.all)
  }

  /// Returns the face of the first family that is installed; nil without any.
  private func first(of names: [String], _ font: Font) -> Match? {
    names.lazy.compactMap { self.family([$0]) }.compactMap {
      self.match(family: $0, weight: font.weight, isItalic: font.isItalic)
    }.first
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
