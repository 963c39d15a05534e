internal import Geometry
internal import PictureKit

/// The glyphs of a font that a program has asked for.
final class GlyphTable {
  private let font: Font
  private let typeface: (any Typeface)?
  private let scale: CGSize
  private var advances: [CGGlyph: Double] = [:]
  private var units: [UniChar: CGGlyph] = [:]

  private init(_ font: Font) {
    self.font = font
    let run = Self.runs(of: "A", font).first
    typeface = run?.typeface
    let points = run?.scale ?? font.pointSize
    scale = CGSize(width: points * (run?.stretch ?? 1), height: points)
    _ = glyphs(of: Array(0x20...0x7E))
  }

  /// Returns the table of a font, which the application keeps.
  static func shared(of font: Font) -> GlyphTable {
    UIApplication.shared.service { _ in GlyphTables() }.table(of: font)
  }

  private final class GlyphTables {
    private var tables: [Font: GlyphTable] = [:]
    func table(of font: Font) -> GlyphTable {
      if let table = tables[font] { return table }
      let table = GlyphTable(font)
      tables[font] = table
      return table
    }
  }

  private static func runs(of text: String, _ font: Font) -> [ShapedRun] {
    let attributes = TextAttributes(font: font)
    let paragraph = UnshapedParagraph(
      text: TextContents(string: text, attributes: attributes), attributes: attributes)
    return TextShaping.shaper.shape(paragraph).lines.first?.runs ?? []
  }

  /// Returns the glyphs of UTF-16 units: 0 for those that another font has, and for the second half
  /// of a pair.
  func glyphs(of units: [UniChar]) -> [CGGlyph] {
    var result: [CGGlyph] = []
    var index = 0
    while index < units.count {
      let isPair =
        UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
        && UTF16.isTrailSurrogate(units[index + 1])
      let part = Array(units[index..<index + (isPair ? 2 : 1)])
      result.append(glyph(of: part))
      if isPair { result.append(0) }
      index += part.count
    }
    return result
  }

  private func glyph(of part: [UniChar]) -> CGGlyph {
    if part.count == 1, let known = units[part[0]] { return known }
    let runs = Self.runs(of: String(decoding: part, as: UTF16.self), font)
    var glyph: CGGlyph = 0
    if let run = runs.first, run.typeface === typeface, let first = run.glyphs.first {
      glyph = CGGlyph(clamping: first.id)
      advances[glyph] = first.advance
    }
    if part.count == 1 { units[part[0]] = glyph }
    return glyph
  }

  /// Returns the distance to the next glyph; 0 for a glyph of no character that was asked for.
  func advance(of glyph: CGGlyph) -> Double { advances[glyph] ?? 0 }

  /// Returns the outline of a glyph, with y pointing up; nil for a bitmap.
  func path(of glyph: CGGlyph) -> Path? {
    guard case .outline(let path)? = typeface?.glyph(UInt32(glyph)) else { return nil }
    return path.applying(CGAffineTransform(scaleX: scale.width, y: -scale.height))
  }
}
