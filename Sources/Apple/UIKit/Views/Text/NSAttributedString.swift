public import Geometry
public import PictureKit

/// `ParagraphStyle`, which is a value: rewritten source declares it as a variable.
public typealias NSMutableParagraphStyle = ParagraphStyle
/// `LineStyle`.
public typealias NSUnderlineStyle = LineStyle
/// `ParagraphStyle.LineBreakMode`.
public typealias NSLineBreakMode = ParagraphStyle.LineBreakMode

extension AttributedText {
  /// The name of an attribute.
  public typealias Key = TextAttributes.Key

  /// Creates a text with the same attributes for all characters.
  public init(string str: String, attributes attrs: [Key: Any]?) {
    self.init(string: str, attributes: TextAttributes(objects: attrs ?? [:]))
  }

  /// Creates a copy of another text.
  public init(attributedString attrStr: AttributedText) { self = attrStr }

  /// Returns the attributes of a UTF-16 unit.
  ///
  /// - Parameters:
  ///   - location: The index of the unit, below `length`.
  ///   - range: Becomes the range with the same attributes; nil to leave that out.
  /// - Returns: The attributes.
  public func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [Key: Any] {
    let run = run(at: location)
    range?.pointee = NSRange(run.range)
    return run.attributes.objects
  }

  /// Returns an attribute of a UTF-16 unit; nil if it has none.
  public func attribute(
    _ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// Returns a part of the text.
  public func attributedSubstring(from range: NSRange) -> AttributedText {
    attributedSubstring(from: range.units)
  }

  /// Returns whether the other text has the same characters and attributes.
  public func isEqual(to other: AttributedText) -> Bool { self == other }

  /// Returns the text.
  public func copy() -> Any { self }
  /// Returns the text.
  public func mutableCopy() -> Any { self }

  // MARK: Changing

  /// Inserts a text before a UTF-16 unit.
  public mutating func insert(_ attrString: AttributedText, at loc: Int) {
    replaceCharacters(in: loc..<loc, with: attrString)
  }

  /// Replaces characters by a text with attributes.
  public mutating func replaceCharacters(in range: NSRange, with attrString: AttributedText) {
    replaceCharacters(in: range.units, with: attrString)
  }

  /// Removes characters.
  public mutating func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range.units, with: AttributedText())
  }

  /// Replaces the whole text.
  public mutating func setAttributedString(_ attrString: AttributedText) { self = attrString }

  /// Sets an attribute of a range.
  public mutating func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Sets attributes of a range and keeps others.
  public mutating func addAttributes(_ attrs: [Key: Any], range: NSRange) {
    addAttributes(TextAttributes(objects: attrs), range: range.units)
  }

  /// Sets all attributes of a range.
  public mutating func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    setAttributes(TextAttributes(objects: attrs ?? [:]), range: range.units)
  }

  /// Removes an attribute of a range.
  public mutating func removeAttribute(_ name: Key, range: NSRange) {
    removeAttribute(name, range: range.units)
  }

  // MARK: Drawing

  /// Returns the rectangle of the text in a container, in points; the context has no effect.
  public func boundingRect(
    with size: Size, options: TextDrawingOptions = [], context: NSStringDrawingContext?
  ) -> Rect { boundingRect(with: size, options: options) }

  /// Draws the text on the current context with its upper left corner at a point.
  public func draw(at point: Point) { Canvas.currentForDrawing?.draw(self, at: point) }

  /// Draws the text in a rectangle on the current context.
  public func draw(in rect: Rect) { Canvas.currentForDrawing?.draw(self, in: rect) }

  /// Draws the text in a rectangle on the current context; the drawing context has no effect.
  public func draw(
    with rect: Rect, options: TextDrawingOptions = [], context: NSStringDrawingContext?
  ) { Canvas.currentForDrawing?.draw(self, in: rect, options: options) }
}

extension NSRange {
  fileprivate var units: Range<Int> { lowerBound..<upperBound }
}

extension TextAttributes {
  /// Creates attributes whose numbers may be objects.
  public init(objects: [Key: Any]) {
    self.init()
    for (key, value) in objects { set(key, to: Self.plainValue(value, for: key)) }
  }

  /// The attributes that are numbers.
  private static let numbers: Set<Key> = [
    .baselineOffset, .kern, .ligature, .obliqueness, .strikethroughStyle, .strokeWidth,
    .underlineStyle,
  ]

  private static func plainValue(_ value: Any, for key: Key) -> Any {
    guard Self.numbers.contains(key), let number = value as? NSNumber else { return value }
    let isWhole = [.ligature, .underlineStyle, .strikethroughStyle].contains(key)
    return isWhole ? number.intValue : number.doubleValue
  }
}

/// The context of drawing a text; it has no effect.
public final class NSStringDrawingContext: NSObject {
  /// The smallest scale to which text shrinks; it does not.
  public var minimumScaleFactor = 0.0
}
