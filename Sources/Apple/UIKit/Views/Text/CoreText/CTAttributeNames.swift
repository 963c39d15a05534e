internal import PictureKit

// The names of attributes of Core Text are those of attributed texts.

private func name(_ key: TextAttributes.Key) -> NSString { NSString(string: key.rawValue) }

/// The font.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = name(.font)
/// The color.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = name(.foregroundColor)
/// The color behind the text.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = name(.backgroundColor)
/// The distance between characters.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = name(.kern)
/// The style of paragraphs.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = name(.paragraphStyle)
/// The width of strokes.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = name(.strokeWidth)
/// The color of strokes.
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = name(.strokeColor)
/// The lines below the text.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = name(.underlineStyle)
/// The distance of the baseline.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = name(.baselineOffset)
