public import Geometry
public import PictureKit
public import Scrolling

// Ranges and attributes of a text as source for iOS has them. These properties hide those of the
// module Scrolling.

extension TextView {
  /// The selected UTF-16 units, or the position of the cursor if there are none.
  public var selectedRange: NSRange {
    get { NSRange(selectedUnits) }
    set {
      let length = _unitText.utf16.count
      let start = min(max(newValue.location, 0), length)
      selectedUnits = start..<min(max(newValue.upperBound, start), length)
    }
  }

  /// The attributes of typed characters; none by default, and missing ones are the view's.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfTyping.objects }
    set { attributesOfTyping = TextAttributes(objects: newValue) }
  }

  /// Moves the content by the least distance that makes characters visible.
  public func scrollRangeToVisible(_ range: NSRange) {
    scrollRangeToVisible(range.location..<max(range.upperBound, range.location))
  }

  /// Returns the rectangle of the characters of a range in their first line.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the rectangles of the characters of a range, one for each line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    var rects: [CGRect] = []
    for unit in range.range.clamped(to: 0..<_unitText.utf16.count) {
      guard let first = cursorRect(at: unit), let next = cursorRect(at: unit + 1) else { continue }
      let isSameLine = next.minY == first.minY
      let rect = CGRect(
        x: first.minX, y: first.minY, width: isSameLine ? next.minX - first.minX : 0,
        height: first.height)
      if let last = rects.last, last.minY == rect.minY {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  /// Returns the place between characters that is nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let places = (0..._unitText.utf16.count).compactMap { place in
      cursorRect(at: place).map { (place, $0) }
    }
    func distance(_ rect: CGRect) -> (Double, Double) {
      let down = max(rect.minY - point.y, point.y - rect.maxY, 0)
      return (down, abs(rect.minX - point.x))
    }
    return places.min { distance($0.1) < distance($1.1) }.map { UITextPosition(offset: $0.0) }
  }

  /// Returns the character at a point; nil without text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let length = _unitText.utf16.count
    guard length > 0, let place = closestPosition(to: point) else { return nil }
    let isAfter = cursorRect(at: place.offset).map { point.x < $0.minX } ?? false
    let first = min(max(isAfter ? place.offset - 1 : place.offset, 0), length - 1)
    return UITextRange(first..<first + 1)
  }
}

/// A rectangle of selected characters.
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinates of the view.
  open private(set) var rect = CGRect.zero
  /// Whether the selection begins here.
  open private(set) var containsStart = false
  /// Whether the selection ends here.
  open private(set) var containsEnd = false
  /// Whether the text runs from top to bottom; false.
  open var isVertical: Bool { false }

  /// Creates a rectangle, as the base of one of a program.
  public override init() { super.init() }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.rect = rect
    self.containsStart = containsStart
    self.containsEnd = containsEnd
    super.init()
  }
}
