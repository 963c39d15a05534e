public import Geometry
public import PictureKit

/// `UIFont`.
public typealias CTFont = Font
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// The fonts of the system.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
  case label = 10
  case message = 15
}

/// The direction of lines.
public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the font of a name, or else that of the system.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return Font(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a font of the system.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : Font.systemFontSize
  switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  default: return .systemFont(ofSize: size)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a font in another size; 0 keeps it.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: UIFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height of a line above its baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the depth of a line below its baseline.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height of capitals.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height of lower-case letters without ascenders.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  NSString(string: font.fontName)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font in full.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }

// MARK: Glyphs

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds the glyphs of UTF-16 units; one that the font lacks is 0.
///
/// - Returns: Whether the font has all.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  let table = GlyphTable.shared(of: font)
  let units = Array(UnsafeBufferPointer(start: characters, count: max(count, 0)))
  let found = table.glyphs(of: units)
  for (index, glyph) in found.enumerated() { glyphs[index] = glyph }
  // The second half of a pair has no glyph of its own.
  return zip(units, found).allSatisfy { $1 != 0 || UTF16.isTrailSurrogate($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the distances to the next glyphs.
///
/// - Returns: Their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  let table = GlyphTable.shared(of: font)
  return (0..<max(count, 0)).reduce(0) { sum, index in
    let advance = table.advance(of: glyphs[index])
    advances?[index] = CGSize(width: advance, height: 0)
    return sum + advance
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the rectangles of the outlines of glyphs, with y pointing up.
///
/// - Returns: The rectangle of all, placed at one point.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  let table = GlyphTable.shared(of: font)
  return (0..<max(count, 0)).reduce(CGRect.null) { all, index in
    let rect = table.path(of: glyphs[index])?.boundingBox ?? .zero
    boundingRects?[index] = rect
    return all.union(rect)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the outline of a glyph at its origin, with y pointing up; nil for one without any.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let path = GlyphTable.shared(of: font).path(of: glyph), !path.isEmpty else { return nil }
  return matrix.map { path.applying($0.pointee) } ?? path
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws glyphs at places, with y pointing up.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  let table = GlyphTable.shared(of: font)
  for index in 0..<max(count, 0) {
    guard let path = table.path(of: glyphs[index]), !path.isEmpty else { continue }
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    context.addPath(path.applying(place.concatenating(context.textMatrix)))
    context.fillPath()
  }
}
