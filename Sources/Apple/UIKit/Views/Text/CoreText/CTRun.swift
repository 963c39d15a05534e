public import Geometry
public import PictureKit

/// Glyphs of a line with the same attributes.
public final class CTRun: NSObject {
  let run: ShapedRun
  let line: CTLine
  /// The x coordinate at which the glyphs begin in the line.
  let x: Double

  init(_ run: ShapedRun, of line: CTLine, at x: Double) {
    self.run = run
    self.line = line
    self.x = x
    super.init()
  }

  /// The places of the glyphs in the line, with y pointing up.
  var positions: [CGPoint] {
    var x = x
    return run.glyphs.map { glyph in
      defer { x += glyph.advance }
      return CGPoint(x: x + glyph.offset.dx, y: -glyph.offset.dy)
    }
  }

  fileprivate func write<Value>(
    _ values: [Value], _ range: CFRange, to buffer: UnsafeMutablePointer<Value>
  ) {
    for (index, value) in values[range.indices(of: values.count)].enumerated() {
      buffer[index] = value
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the attributes of the text by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let result = NSMutableDictionary()
  for (key, value) in run.run.attributes.objects {
    result[NSString(string: key.rawValue)] = value
  }
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets glyphs.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) { run.write(run.run.glyphs.map { CGGlyph(clamping: $0.id) }, range, to: buffer) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the places of glyphs in their line, with y pointing up.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) { run.write(run.positions, range, to: buffer) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the distances to the next glyphs.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) { run.write(run.run.glyphs.map { CGSize(width: $0.advance, height: 0) }, range, to: buffer) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the units of the text of which glyphs are.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) { run.write(run.run.glyphs.map { run.line.start + Int($0.location) }, range, to: buffer) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of the text that glyphs show.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  let units = run.run.glyphs.map { Int($0.location) }
  guard let first = units.min(), let last = units.max() else { return CFRange() }
  let next = run.line.places.map(\.unit).filter { $0 > last }.min() ?? run.line.text.length
  return CFRange(location: run.line.start + first, length: next - first)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the metrics of glyphs.
///
/// - Returns: The width.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.run.metrics.ascender
  descent?.pointee = -run.run.metrics.descender
  leading?.pointee = run.run.metrics.leading
  let glyphs = run.run.glyphs
  return glyphs[range.indices(of: glyphs.count)].reduce(0) { $0 + $1.advance }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws glyphs of a line whose origin is the position of text, with y pointing up.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let part = range.indices(of: run.run.glyphs.count)
  context.saveGState()
  let position = context.textPosition
  context.translateBy(x: position.x, y: position.y)
  context.setFillColor(run.run.attributes.foregroundColor ?? .black)
  for (glyph, place) in zip(run.run.glyphs[part], run.positions[part]) {
    guard case .outline(let path) = run.run.typeface.glyph(glyph.id), !path.isEmpty else {
      continue
    }
    let (scale, stretch) = (run.run.scale, run.run.stretch)
    context.addPath(
      path.applying(
        CGAffineTransform(a: scale * stretch, b: 0, c: 0, d: -scale, tx: place.x, ty: place.y)))
    context.fillPath()
  }
  context.restoreGState()
}
