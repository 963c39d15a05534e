public import Geometry
public import PictureKit

/// What breaks a text into lines in an area.
public final class CTFramesetter: NSObject {
  let text: TextContents

  init(_ text: TextContents) {
    self.text = text
    super.init()
  }

  /// Returns the lines of a part of the text in a size.
  func layout(_ range: Range<Int>, in size: CGSize) -> TextLayout {
    TextLayout(
      text.attributedSubstring(from: range),
      options: TextLayout.Options(
        size: CGSize(
          width: size.width > 0 ? min(size.width, 1e6) : .infinity,
          height: size.height > 0 ? size.height : .infinity)))
  }
}

/// The lines of a text in an area.
public final class CTFrame: NSObject {
  let path: CGPath
  let range: Range<Int>
  let lines: [CTLine]
  /// The origins of the lines in the rectangle of the area, with y pointing up.
  let origins: [CGPoint]

  init(_ setter: CTFramesetter, _ range: Range<Int>, _ path: CGPath) {
    self.path = path
    let box = path.boundingBox
    let layout = setter.layout(range, in: box.size)
    let end = layout.lines.last.map { range.lowerBound + $0.range.upperBound }
    self.range = range.lowerBound..<max(end ?? range.lowerBound, range.lowerBound)
    lines = layout.lines.map { line in
      let first = range.lowerBound + line.range.lowerBound
      let units = first..<range.lowerBound + line.range.upperBound
      return CTLine(setter.text.attributedSubstring(from: units), start: first)
    }
    origins = layout.lines.map { CGPoint(x: $0.rect.minX, y: box.height - $0.baseline) }
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates what breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString.contents) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the lines of a part of a text in the rectangle of an area.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange.indices(of: framesetter.text.length), path) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size that a part of a text takes in another size, and gets the part that fits.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.indices(of: framesetter.text.length)
  let layout = framesetter.layout(range, in: constraints)
  fitRange?.pointee = CFRange(
    location: range.lowerBound, length: layout.lines.last?.range.upperBound ?? 0)
  return CGSize(width: layout.usedRect.maxX, height: layout.usedRect.maxY)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the lines: values of the type `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gets the origins of lines in the rectangle of the area, with y pointing up.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  for (index, origin) in frame.origins[range.indices(of: frame.origins.count)].enumerated() {
    origins[index] = origin
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the area.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of the text that the lines show.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the lines, with y pointing up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBox
  let old = context.textPosition
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    line.draw(in: context)
  }
  context.textPosition = old
}

/// What breaks a text into lines of any width.
public final class CTTypesetter: NSObject {
  let text: TextContents

  init(_ text: TextContents) {
    self.text = text
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates what breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTTypesetter { CTTypesetter(attrString.contents) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of units from an index on that fit a width, and at least one.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let length = typesetter.text.length
  guard startIndex < length else { return 0 }
  let rest = typesetter.text.attributedSubstring(from: startIndex..<length)
  let layout = TextLayout(
    rest, options: .init(size: CGSize(width: width, height: .infinity), maximumNumberOfLines: 2))
  let next = layout.lines.count > 1 ? layout.lines[1].range.lowerBound : rest.length
  return max(next, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the line of a part of a text.
public func CTTypesetterCreateLine(
  _ typesetter: CTTypesetter, _ stringRange: CFRange
) -> CTLine {
  let range = stringRange.indices(of: typesetter.text.length)
  return CTLine(typesetter.text.attributedSubstring(from: range), start: range.lowerBound)
}
