internal import CHarfBuzz
internal import Geometry
internal import PictureKit

/// Shapes the items of a paragraph when lines need them, and breaks the paragraph into lines.
///
/// Items are shaped as a whole. A line that ends where HarfBuzz flags a glyph as unsafe to break
/// has its part of the item shaped again.
final class ParagraphShaper {
  let paragraph: UnshapedParagraph
  let library: FontLibrary
  let analysis: TextAnalysis
  let items: [Item]
  private let missingCharacters: Set<Character>
  private let missingFonts: Set<String>
  /// The glyphs of the items that have been shaped, from left to right.
  private var shapedGlyphs: [[RawGlyph]?]
  /// The clusters of the items that have been shaped, in the order of the text.
  private var clusters: [[Cluster]?]

  /// The rounding error, in points, by which a line may be too wide.
  static let tolerance = 1e-6

  init(_ paragraph: UnshapedParagraph, _ library: FontLibrary) {
    self.paragraph = paragraph
    self.library = library
    analysis = TextAnalysis(paragraph.text.string, direction: paragraph.direction)
    let itemizer = Itemizer(paragraph.text, analysis, library)
    items = itemizer.items
    missingCharacters = itemizer.missingCharacters
    missingFonts = itemizer.missingFonts
    clusters = Array(repeating: nil, count: items.count)
    shapedGlyphs = Array(repeating: nil, count: items.count)
  }

  var length: Int { analysis.units.count }

  /// Returns the lines.
  func shaped() -> ShapedParagraph {
    var lines: [ShapedLine] = []
    var start = 0
    var isTruncated = false
    repeat {
      let width = lines.isEmpty ? paragraph.firstLineWidth : paragraph.lineWidth
      let isLast = lines.count + 1 >= paragraph.maxLineCount
      if isLast, paragraph.overflow != .drop {
        let (line, truncated) = lastLine(from: start, width: width)
        lines.append(line)
        isTruncated = truncated
        break
      }
      let end = lineEnd(from: start, width: width, wrapping: paragraph.wrapping)
      lines.append(line(start..<end.position, width: width, isWrapped: end.isWrapped))
      start = end.position
      if start >= length, !end.isForced { break }
      if isLast {
        isTruncated = start < length
        break
      }
    } while true
    if !isTruncated, let pushed = pushingOutLastWord(of: lines) { lines = pushed }
    return ShapedParagraph(
      lines: lines, isRightToLeft: analysis.isRightToLeft, isTruncated: isTruncated,
      missingCharacters: missingCharacters, missingFonts: missingFonts)
  }

  /// Returns the clusters of an item, in the order of the text.
  func clusters(of index: Int) -> [Cluster] {
    if let known = clusters[index] { return known }
    let glyphs = glyphs(of: index)
    let item = items[index]
    var result: [Cluster] = []
    let logical = item.isRightToLeft ? glyphs.reversed() : glyphs
    var position = 0
    while position < logical.count {
      let start = logical[position].cluster
      var advance: Int32 = 0
      var isUnsafe = false
      while position < logical.count, logical[position].cluster == start {
        advance &+= logical[position].advance
        isUnsafe = isUnsafe || logical[position].isUnsafeToBreak
        position += 1
      }
      let end = position < logical.count ? logical[position].cluster : item.range.count
      result.append(
        Cluster(
          start: start + item.range.lowerBound, end: end + item.range.lowerBound,
          advance: item.advance(advance, of: analysis.units[start + item.range.lowerBound]),
          isUnsafeToBreak: isUnsafe))
    }
    clusters[index] = result
    return result
  }

  /// Returns the glyphs of an item, from left to right.
  func glyphs(of item: Int) -> [RawGlyph] {
    if let known = shapedGlyphs[item] { return known }
    let glyphs = glyphs(of: items[item], in: items[item].range)
    shapedGlyphs[item] = glyphs
    return glyphs
  }

  /// Returns the glyphs of a part of an item, from left to right.
  func glyphs(of item: Item, in range: Range<Int>) -> [RawGlyph] {
    // Letters of these scripts have the form that fits their neighbors in other items.
    let context = item.script.joinsLetters ? 8 : 0
    let around = max(range.lowerBound - context, 0)..<min(range.upperBound + context, length)
    let key = ShapeKey(
      face: ObjectIdentifier(item.match.face), script: item.script.rawValue,
      isRightToLeft: item.isRightToLeft, features: item.features,
      language: item.attributes.languageIdentifier ?? "und", units: Array(analysis.units[around]),
      range: range.lowerBound - around.lowerBound..<range.upperBound - around.lowerBound)
    return library.shapes.glyphs(key, item.match.face)
  }

  /// Returns the index of the item with a UTF-16 unit.
  func item(at unit: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension hb_script_t {
  fileprivate var joinsLetters: Bool {
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA,
      HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_SOGDIAN,
    ].contains(self)
  }
}
