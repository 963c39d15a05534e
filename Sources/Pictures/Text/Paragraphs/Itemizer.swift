internal import CHarfBuzz
internal import PictureKit

/// Splits a paragraph into items, and finds a font for each character.
struct Itemizer {
  private let library: FontLibrary
  private let text: TextContents
  private let analysis: TextAnalysis
  private(set) var items: [Item] = []
  private(set) var missingCharacters: Set<Character> = []
  private(set) var missingFonts: Set<String> = []

  /// The maximum number of UTF-16 units of an item, at which it is split between words.
  static let maxItemLength = 256

  init(_ text: TextContents, _ analysis: TextAnalysis, _ library: FontLibrary) {
    self.text = text
    self.analysis = analysis
    self.library = library
    var position = 0
    var scripts = analysis.scripts[...]
    var runs = text.runs[...]
    var start = 0
    var current: (match: FontLibrary.Match, isTab: Bool)?
    var fonts = RunFonts(text.runs.first?.attributes ?? TextAttributes(), library)
    missingFonts.formUnion(fonts.missingFont.map { [$0] } ?? [])

    func finishItem(at end: Int) {
      guard let current, start < end else { return }
      items.append(
        Item(
          range: start..<end, attributes: fonts.attributes, font: fonts.font, match: current.match,
          metrics: fonts.metrics, script: scripts.first?.script ?? HB_SCRIPT_LATIN,
          level: analysis.levels[start], isTab: current.isTab))
      start = end
    }

    for character in text.string {
      let end = position + character.utf16.count
      if let script = scripts.first, script.range.upperBound <= position {
        finishItem(at: position)
        scripts.removeFirst()
      }
      if let run = runs.first, run.range.upperBound <= position {
        finishItem(at: position)
        runs.removeFirst()
        fonts = RunFonts(runs.first?.attributes ?? TextAttributes(), library)
        missingFonts.formUnion(fonts.missingFont.map { [$0] } ?? [])
      }
      let isTab = analysis.flags[position].contains(.tab)
      let match = fonts.match(for: character, &missingCharacters)
      let isLong =
        position - start >= Self.maxItemLength
        && (analysis.flags[position].contains(.lineBreak)
          || position - start >= 4 * Self.maxItemLength)
      if position > start, let present = current,
        present.match.face !== match.face || present.isTab || isTab || isLong
          || analysis.levels[position] != analysis.levels[start]
          || analysis.flags[position - 1].contains(.lineEnd)
      {
        finishItem(at: position)
      }
      current = (match, isTab)
      position = end
    }
    finishItem(at: position)
  }
}

/// The font of a run of attributes, and those that stand in for it.
private struct RunFonts {
  let attributes: TextAttributes
  let font: Font
  let missingFont: String?
  private let library: FontLibrary
  private let primary: FontLibrary.Match
  /// The metrics of the font, also for glyphs of other fonts: the lines of a text have one height,
  /// as in labels of UIKit.
  let metrics: FontMetrics
  /// The last other face, which is tried first, so that a text has few fonts.
  private var last: FontLibrary.Match?

  init(_ attributes: TextAttributes, _ library: FontLibrary) {
    self.attributes = attributes
    self.library = library
    font = attributes.font ?? TextAttributes.defaultFont
    (primary, missingFont) = library.primary(for: font)
    metrics = library.metrics(of: font)
  }

  /// Returns the face of a grapheme.
  mutating func match(
    for character: Character, _ missing: inout Set<Character>
  ) -> FontLibrary.Match {
    let scalars = Array(character.unicodeScalars.lazy.filter { !$0.isInvisible })
    if character.isEmoji, let match = fallback(for: scalars, withColor: true) { return match }
    guard let first = scalars.first else { return last ?? primary }
    if scalars.allSatisfy(primary.face.file.has) { return primary }
    // Marks that the primary font lacks go with a font that has them and their letter.
    if let last, !last.face.file.hasColor, scalars.allSatisfy(last.face.file.has),
      library.families(with: first).count > 0, isPreferred(last, for: first)
    {
      return last
    }
    guard let match = fallback(for: scalars, withColor: false) else {
      missing.insert(character)
      return primary
    }
    last = match
    return match
  }

  /// Returns whether a face is of the family that is preferred for a character.
  private func isPreferred(_ match: FontLibrary.Match, for scalar: Unicode.Scalar) -> Bool {
    guard let best = candidates(for: scalar, withColor: false).first else { return false }
    return library.families[best].name == match.face.file.families.first
  }

  private func fallback(
    for scalars: [Unicode.Scalar], withColor: Bool
  ) -> FontLibrary.Match? {
    guard let first = scalars.first else { return nil }
    var partial: FontLibrary.Match?
    for family in candidates(for: first, withColor: withColor) {
      guard
        let match = library.match(
          family: family, weight: font.weight, isItalic: font.isItalic),
        match.face.file.has(first)
      else { continue }
      let plain = FontLibrary.Match(face: match.face, isSlanted: false, isRequested: false)
      if scalars.allSatisfy(match.face.file.has) { return plain }
      if partial == nil { partial = plain }
    }
    return partial
  }

  private func candidates(for scalar: Unicode.Scalar, withColor: Bool) -> [Int] {
    let cjk = FallbackRank.cjkFamily(for: attributes.languageIdentifier)
    let families = library.families(with: scalar).filter {
      (library.families[$0].rank == FallbackRank.color) == withColor
    }
    guard let preferred = families.first(where: { library.families[$0].name == cjk }) else {
      return families
    }
    let rank = library.families[preferred].rank
    let index = families.firstIndex { library.families[$0].rank >= rank } ?? 0
    var sorted = families.filter { $0 != preferred }
    sorted.insert(preferred, at: min(index, sorted.count))
    return sorted
  }
}

extension Character {
  /// Whether the character is displayed as a color emoji.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0xFF || unicodeScalars.count > 1,
      first.properties.isEmoji
    else { return false }
    let others = unicodeScalars.dropFirst()
    if others.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation || others.contains("\u{FE0F}")
      || others.contains { $0.properties.isEmojiModifier }
  }
}

extension Unicode.Scalar {
  /// Whether the character has no glyph of its own in any font.
  fileprivate var isInvisible: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || properties.isDefaultIgnorableCodePoint
      || value == 0x2028
  }
}
