public import Geometry
internal import PictureKit
public import Scrolling

/// The lines of a text in an area.
///
/// A glyph is a UTF-16 unit here. There is one area: the first one.
open class NSLayoutManager: NSObject {
  /// The text; nil without one.
  open weak var textStorage: NSTextStorage?
  /// The areas.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether hyphens are added; it has no effect.
  open var usesDefaultHyphenation = false
  /// Whether the leading of fonts is used; true by default.
  open var usesFontLeading = true
  /// Whether glyphs are laid out when they are needed; it has no effect.
  open var allowsNonContiguousLayout = false

  /// Creates a layout.
  public override init() { super.init() }

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Removes an area.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

  private var text: TextContents { textStorage?.contents ?? TextContents() }

  private func layout(_ container: NSTextContainer) -> TextLayout {
    let width = max(container.size.width - 2 * container.lineFragmentPadding, 0)
    var options = TextLayout.Options(
      size: CGSize(
        width: width > 0 ? width : .infinity,
        height: container.size.height > 0 ? container.size.height : .infinity),
      maximumNumberOfLines: container.maximumNumberOfLines)
    options.usesFontLeading = usesFontLeading
    options.truncatesLastVisibleLine = container.lineBreakMode == .byTruncatingTail
    return TextLayout(text, options: options)
  }

  /// The number of UTF-16 units.
  open var numberOfGlyphs: Int { text.length }
  /// Lays out; layouts are made when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Makes a layout again; layouts are made when they are asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}

  /// Called after a change of the text; does nothing: layouts are made when they are asked for.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorageEditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {}

  /// Returns the area of the lines, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = layout(container).usedRect
    let padding = container.lineFragmentPadding
    return CGRect(
      x: used.minX, y: used.minY, width: used.width + 2 * padding, height: used.height)
  }

  /// Returns the units of an area.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let end = layout(container).lines.last?.range.upperBound ?? 0
    return NSRange(location: 0, length: end)
  }

  /// Returns the units of characters: the same.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of units: the same.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character at a place of a glyph: the same.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: the same.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyph that is closest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Returns the character that is closest to a point.
  ///
  /// - Parameters:
  ///   - point: The point, in the area.
  ///   - container: The area.
  ///   - partialFraction: Becomes the part of the character's width before the point.
  /// - Returns: The index of its first UTF-16 unit.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let layout = layout(container)
    guard let line = layout.lines.first(where: { point.y < $0.rect.maxY }) ?? layout.lines.last
    else { return 0 }
    let x = point.x - container.lineFragmentPadding - line.rect.minX
    for unit in line.range {
      let (start, end) = (width(line, upTo: unit), width(line, upTo: unit + 1))
      if x < end || unit == line.range.upperBound - 1 {
        partialFraction?.pointee = end > start ? min(max((x - start) / (end - start), 0), 1) : 0
        return unit
      }
    }
    return max(line.range.upperBound - 1, 0)
  }

  private func width(_ line: TextLayout.Line, upTo end: Int) -> Double {
    guard end > line.range.lowerBound else { return 0 }
    return TextLayout(text.attributedSubstring(from: line.range.lowerBound..<end)).size.width
  }

  /// Returns the rectangle around units, in the area.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    let units = glyphRange.location..<glyphRange.location + glyphRange.length
    var result: CGRect?
    for line in layout(container).lines where line.range.overlaps(units) {
      let part = line.range.clamped(to: units)
      let start = width(line, upTo: part.lowerBound)
      let rect = CGRect(
        x: container.lineFragmentPadding + line.rect.minX + start, y: line.rect.minY,
        width: width(line, upTo: part.upperBound) - start, height: line.rect.height)
      result = result.map { $0.union(rect) } ?? rect
    }
    return result ?? .zero
  }

  /// Calls a function with each line: its rectangle, that of its glyphs, the area and the units.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let units = glyphRange.location..<glyphRange.location + glyphRange.length
    var stop: ObjCBool = false
    for line in layout(container).lines where line.range.overlaps(units) {
      let fragment = CGRect(
        x: 0, y: line.rect.minY, width: container.size.width, height: line.rect.height)
      let used = line.rect.offsetBy(dx: container.lineFragmentPadding, dy: 0)
      block(fragment, used, container, NSRange(line.range), &stop)
      if stop.boolValue { return }
    }
  }

  /// Draws the lines of units on the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, let canvas = UIGraphicsGetCurrentContext()
    else { return }
    canvas.draw(
      layout(container),
      at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y))
  }

  /// Draws the colors behind units; they are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension TextView {
  /// The lines.
  public var layoutManager: NSLayoutManager {
    if let manager: NSLayoutManager = AttachedValue.value("layoutManager", of: self) {
      return manager
    }
    let manager = NSLayoutManager()
    AttachedValue.set(manager, "layoutManager", of: self)
    textStorage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return manager
  }
}
