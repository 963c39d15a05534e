internal import PictureKit

/// What takes the place of a font of Apple's that is not installed, by its PostScript or family
/// name.
///
/// Faces with serifs, condensed ones and those whose widths an installed family has are drawn so.
/// `Documentation/Text.md` has the numbers with their sources.
struct SubstituteTypeface {
  /// The families that are drawn, the best first, in small letters; the system font without any.
  let families: [String]
  /// The factor by which letters are larger than those of the family.
  let scale: Double
  /// The width of the letters.
  let width: Font.Width
  /// The line of the font itself, for a size of 1 point; nil is that of the family.
  let line: Line?

  /// The parts of a line, in ems.
  struct Line {
    let ascender: Double
    let descender: Double
    let leading: Double

    /// Returns metrics with this line.
    func applied(to letters: FontMetrics) -> FontMetrics {
      var metrics = letters
      metrics.ascender = ascender
      metrics.descender = descender
      metrics.leading = leading
      return metrics
    }
  }

  /// A family of Apple's and its substitute.
  private struct Row {
    /// How the name begins, in small letters without spaces and hyphens.
    let name: String
    let families: [String]
    let scale: Double
    let line: Line?

    init(_ name: String, _ families: [String], scale: Double = 1, line: Line? = nil) {
      self.name = name
      self.families = families
      self.scale = scale
      self.line = line
    }
  }

  private static let serif = FontLibrary.serifFamilies
  /// The factor by which Noto Serif is as wide as Georgia.
  private static let georgiaScale = 0.918

  /// The first row that fits counts.
  private static let rows: [Row] = [
    Row(
      "georgia", serif, scale: georgiaScale,
      line: Line(ascender: 1878 / 2048, descender: -449 / 2048, leading: 0)),
    Row("timesnewroman", ["liberation serif"] + serif),
    Row("times", ["liberation serif"] + serif),
    Row("arial", ["liberation sans"]),
    Row(
      "helveticaneue", ["liberation sans"],
      line: Line(ascender: 0.952, descender: -0.213, leading: 0.028)),
    Row(
      "helvetica", ["liberation sans"],
      line: Line(ascender: 0.92, descender: -0.23, leading: 0)),
    Row("couriernew", ["liberation mono"]),
    Row("avenir", [], line: Line(ascender: 1, descender: -0.366, leading: 0)),
    Row("verdana", [], line: Line(ascender: 2059 / 2048, descender: -430 / 2048, leading: 0)),
    Row("trebuchet", [], line: Line(ascender: 1923 / 2048, descender: -455 / 2048, leading: 0)),
  ]
  /// Words in the names of other families with serifs.
  private static let serifWords = [
    "americantypewriter", "baskerville", "bodoni", "charter", "cochin", "didot", "garamond",
    "hoefler", "iowan", "lora", "merriweather", "newyork", "palatino", "playfair", "rockwell",
    "superclarendon",
  ]
  /// Words in the names of condensed faces.
  private static let condensedWords = ["condensed", "narrow", "oswald", "bebas"]

  /// Creates the substitute of a font.
  ///
  /// - Parameters:
  ///   - name: The PostScript or family name of the font.
  ///   - weight: The weight of the font.
  init(_ name: String, weight: Font.Weight) {
    let key = name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    let row = Self.rows.first { key.hasPrefix($0.name) }
    let hasSerifs =
      Self.serifWords.contains { key.contains($0) }
      || key.contains("serif") && !key.contains("sans")
    let isCondensed = Self.condensedWords.contains { key.contains($0) }
    width = isCondensed ? .condensed : .standard
    line = row?.line
    if let row, !isCondensed, row.families != ["liberation sans"] || Self.hasLiberation(weight) {
      (families, scale) = (row.families, row.scale)
    } else {
      families = hasSerifs ? Self.serif : []
      scale = hasSerifs ? Self.georgiaScale : 1
    }
  }

  /// Returns whether Liberation Sans has a weight: regular and bold alone.
  private static func hasLiberation(_ weight: Font.Weight) -> Bool {
    weight == .regular || weight == .bold
  }
}
