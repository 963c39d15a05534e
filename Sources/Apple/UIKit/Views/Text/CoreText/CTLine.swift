public import Geometry
public import PictureKit
internal import StageKit

/// `NSAttributedString`.
public typealias CFAttributedString = AttributedText

/// A line of a text.
public final class CTLine: NSObject {
  let text: TextContents
  /// The first unit of the line in the text that it was made of.
  let start: Int
  let layout: TextLayout
  let shaped: ShapedLine?

  init(_ text: TextContents, start: Int = 0) {
    var line = text
    line.change(0..<line.length) {
      $0.paragraphStyle = ParagraphStyle(alignment: .left, lineBreakMode: .byClipping)
    }
    self.text = line
    self.start = start
    layout = TextLayout(line)
    let attributes = line.isEmpty ? TextAttributes() : line.attributes(at: 0)
    let paragraph = UnshapedParagraph(text: line, attributes: attributes)
    shaped = line.isEmpty ? nil : TextShaping.shaper.shape(paragraph).lines.first
    super.init()
  }

  var width: Double { shaped?.width ?? 0 }

  /// The metrics of the tallest font.
  var metrics: (ascent: Double, descent: Double, leading: Double) {
    (shaped?.runs ?? []).reduce((0, 0, 0)) {
      (
        max($0.0, $1.metrics.ascender), max($0.1, -$1.metrics.descender),
        max($0.2, $1.metrics.leading)
      )
    }
  }

  /// The x coordinate of each glyph with its unit of the line, and the end.
  var places: [(unit: Int, x: Double)] {
    var x = 0.0
    var places: [(Int, Double)] = []
    for glyph in shaped?.runs.flatMap(\.glyphs) ?? [] {
      places.append((Int(glyph.location), x))
      x += glyph.advance
    }
    return places + [(text.length, x)]
  }

  /// Draws the line with its baseline at the position of text of a context.
  func draw(in context: Canvas) {
    context.saveGState()
    let position = context.textPosition
    context.translateBy(x: position.x, y: position.y)
    var matrix = context.textMatrix
    (matrix.tx, matrix.ty) = (0, 0)
    context.concatenate(matrix)
    context.scaleBy(x: 1, y: -1)
    context.draw(layout, at: Point(-layout.usedRect.minX, -layout.firstBaseline))
    context.restoreGState()
    context.textPosition.x += width
  }
}

extension Canvas {
  /// The transform of text of Core Text; the identity by default.
  public var textMatrix: Transform {
    get { AttachedValue.value("textMatrix", of: self) ?? .identity }
    set { AttachedValue.set(newValue, "textMatrix", of: self) }
  }

  /// Where the next text of Core Text begins, on its baseline.
  public var textPosition: Point {
    get { Point(textMatrix.tx, textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
}

/// Where a line is cut.
public enum CTLineTruncationType: UInt32, Sendable {
  case start, end, middle
}

/// What the rectangle of a line includes.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// No distance to the next line.
  public static let excludeTypographicLeading = Self(rawValue: 1)
  /// The outlines of the glyphs in place of their metrics.
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  /// The outlines as they are drawn.
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a line of a text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString.contents)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a line that is cut to a width, and ends with a token; nil if the token does not fit.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > width else { return line }
  let token = truncationToken?.text ?? TextContents()
  let room = width - (truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  let places = line.places
  let total = line.width
  func first(_ room: Double) -> Int { places.last { $0.x <= room }?.unit ?? 0 }
  func last(_ room: Double) -> Int { places.first { $0.x >= total - room }?.unit ?? 0 }
  var result = TextContents()
  switch truncationType {
  case .end:
    result = line.text.attributedSubstring(from: 0..<first(room))
    result.append(token)
  case .start:
    result = token
    result.append(line.text.attributedSubstring(from: last(room)..<line.text.length))
  case .middle:
    result = line.text.attributedSubstring(from: 0..<first(room / 2))
    result.append(token)
    result.append(line.text.attributedSubstring(from: last(room / 2)..<line.text.length))
  }
  return CTLine(result, start: line.start)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the metrics of a line.
///
/// - Returns: The width.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = line.metrics
  ascent?.pointee = metrics.ascent
  descent?.pointee = metrics.descent
  leading?.pointee = metrics.leading
  return line.width
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle of a line around its origin, with y pointing up.
public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect {
  if !options.isDisjoint(with: [.useGlyphPathBounds, .useOpticalBounds]) {
    return CTLineGetImageBounds(line, nil)
  }
  let metrics = line.metrics
  let leading = options.contains(.excludeTypographicLeading) ? 0 : metrics.leading
  return CGRect(
    x: 0, y: -metrics.descent - leading, width: line.width,
    height: metrics.ascent + metrics.descent + leading)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle of the outlines of a line around its origin, with y pointing up.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  var (x, all) = (0.0, CGRect.null)
  for run in line.shaped?.runs ?? [] {
    for glyph in run.glyphs {
      if case .outline(let path) = run.typeface.glyph(glyph.id), !path.isEmpty {
        let place = CGAffineTransform(
          a: run.scale * run.stretch, b: 0, c: 0, d: -run.scale, tx: x + glyph.offset.dx,
          ty: -glyph.offset.dy)
        all = all.union(path.applying(place).boundingBox)
      }
      x += glyph.advance
    }
  }
  return all.isNull ? .zero : all
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.shaped?.runs.reduce(0) { $0 + $1.glyphs.count } ?? 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the glyphs of a line by their attributes: values of the type `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  var x = 0.0
  let runs = (line.shaped?.runs ?? []).map { run in
    defer { x += run.width }
    return CTRun(run, of: line, at: x)
  }
  return NSArray(array: runs)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of the text that a line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.text.length)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the x coordinate of the place before a unit of the text.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let unit = charIndex - line.start
  let offset = line.places.first { $0.unit >= unit }?.x ?? line.width
  secondaryOffset?.pointee = offset
  return offset
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the unit of the text before which the place nearest to a point is.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let nearest = line.places.min { abs($0.x - position.x) < abs($1.x - position.x) }
  return line.start + (nearest?.unit ?? 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width of the spaces at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  (line.shaped?.runs.flatMap(\.glyphs) ?? []).reversed().prefix(while: \.isSpace)
    .reduce(0) { $0 + $1.advance }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the x coordinate at which a line begins that is moved in a width: 0 to the left, 1 to
/// the right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double { max((flushWidth - line.width) * min(max(flushFactor, 0), 1), 0) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line at the position of text, with y pointing up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }
