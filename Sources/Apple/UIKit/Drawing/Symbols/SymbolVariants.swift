internal import Geometry
internal import PictureKit

/// The variants of symbols that are made by rule: `.fill`, `.slash`, a badge, and a symbol within a
/// circle or another shape.
enum SymbolVariants {
  /// Returns the parts of a variant; nil if the name is not one of a known symbol.
  static func parts(named name: Substring) -> [SymbolPart]? {
    var words = name.split(separator: ".")
    if let index = words.firstIndex(of: "badge"), index > 0 {
      return badged(Array(words[..<index]), with: Array(words[(index + 1)...]))
    }
    guard let last = words.popLast(), !words.isEmpty else { return nil }
    let isFilled = last == "fill"
    guard let variant = isFilled ? words.last : last else { return nil }
    if variant == "slash" {
      let base = isFilled ? words.dropLast() + ["fill"] : words
      return SymbolLibrary.parts(named: base.joined(separator: ".")).map(struckOut)
    }
    if isFilled, let parts = SymbolTable.parts(named: words.joined(separator: ".")) {
      return filled(parts)
    }
    guard let enclosure = SymbolEnclosure(rawValue: String(variant)) else { return nil }
    if isFilled { words.removeLast() }
    guard let glyph = glyph(named: words) else { return nil }
    return enclosure.parts(around: glyph, isFilled: isFilled)
  }

  /// Returns the filled variant of a symbol.
  static func filled(_ parts: [SymbolPart]) -> [SymbolPart] {
    parts.map { part in
      switch part.kind {
      case .body: SymbolPart(.solid, part.path)
      case .detail: SymbolPart(.eraseLines, part.path)
      case .mark: SymbolPart(.eraseSolid, part.path)
      default: part
      }
    }
  }

  /// Returns the parts of a symbol, or of one or two characters.
  static func glyph(named words: [Substring]) -> [SymbolPart]? {
    guard words.count == 1, let word = words.first,
      word.count == 1 || word.count == 2 && word.allSatisfy({ ("0"..."9").contains($0) })
    else { return SymbolLibrary.parts(named: words.joined(separator: ".")) }
    let characters = word.compactMap { SymbolTable.parts(named: "character.\($0)") }
    guard characters.count == word.count else { return nil }
    let middle = Double(characters.count - 1) / 2
    return zip(characters, 0...).flatMap { parts, index in
      let place = Transform(translationX: (Double(index) - middle) * characterWidth, y: 0)
      return parts.map { SymbolPart($0.kind, $0.path.applying(place)) }
    }
  }

  /// The distance between two characters, in units of the grid.
  private static let characterWidth = 12.2

  /// Returns a symbol with a line from its upper left to its lower right corner, and a gap along it.
  private static func struckOut(_ parts: [SymbolPart]) -> [SymbolPart] {
    let bounds = bounds(of: parts)
    let half = min(9.6, max(bounds.width, bounds.height) / 2)
    var line = Path()
    line.move(to: Point(bounds.midX - half, bounds.midY - half))
    line.addLine(to: Point(bounds.midX + half, bounds.midY + half))
    // The gap is above the line: the line itself closes the lower half.
    let gap = line.applying(Transform(translationX: 1.1, y: -1.1))
    return parts + [SymbolPart(.cut, gap), SymbolPart(.stroke, line)]
  }

  /// Returns a symbol with a badge: a dot at the upper right, or a symbol in a disc at the lower
  /// right.
  private static func badged(_ words: [Substring], with badge: [Substring]) -> [SymbolPart]? {
    var (words, badge) = (words, badge)
    if badge.last == "fill" { words.append(badge.removeLast()) }
    guard let parts = SymbolLibrary.parts(named: words.joined(separator: ".")) else { return nil }
    let bounds = bounds(of: parts)
    guard !badge.isEmpty else {
      let dot = Path(ovalIn: Rect(x: bounds.maxX - 6.2, y: bounds.minY + 0.4, width: 6, height: 6))
      return parts + [SymbolPart(.hole, dot), SymbolPart(.solid, dot)]
    }
    guard let glyph = glyph(named: badge) else { return nil }
    let center = Point(bounds.maxX - 2.6, bounds.maxY - 3.8)
    let disc = Path(
      ovalIn: Rect(x: center.x - 4.1, y: center.y - 4.1, width: 8.2, height: 8.2))
    let small = SymbolEnclosure.scaled(glyph, toFit: 2.9, around: center)
    return parts + [SymbolPart(.hole, disc), SymbolPart(.solid, disc)]
      + small.map { part in
        switch part.kind {
        case .stroke, .thin, .body, .detail: SymbolPart(.eraseThinLines, part.path)
        case .solid, .area, .mark: SymbolPart(.erase, part.path)
        default: part
        }
      }
  }

  /// The rectangle around the drawn parts of a symbol, without the width of lines.
  private static func bounds(of parts: [SymbolPart]) -> Rect {
    Path.union(of: parts.lazy.filter { !$0.kind.isErasing }.map(\.path))
  }
}

extension Path {
  /// Returns the rectangle around paths; a square of the grid for none.
  fileprivate static func union(of paths: some Sequence<Path>) -> Rect {
    var result: Rect?
    for path in paths { result = result?.union(path.bounds) ?? path.bounds }
    return result ?? Rect(x: 2, y: 2, width: 20, height: 20)
  }
}
