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
  public convenience init(string str: String, attributes attrs: [Key: Any]?) {
    self.init(string: str, attributes: TextAttributes(objects: attrs ?? [:]))
  }

  /// Creates a copy of another text.
  public convenience init(attributedString attrStr: AttributedText) { self.init(attrStr.contents) }

  /// Returns an attribute of a UTF-16 unit; nil if it has none.
  public func attribute(
    _ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? {
    let run = run(at: location)
    range?.pointee = NSRange(run.range)
    return run.attributes.value(for: attrName)
  }

  /// Returns a part of the text.
  public func attributedSubstring(from range: NSRange) -> AttributedText {
    attributedSubstring(from: range.units)
  }

  /// Returns whether the other text has the same characters and attributes.
  public func isEqual(to other: AttributedText) -> Bool { self == other }

  // MARK: Drawing

  /// Returns the rectangle of the text in a container, in points; the context has no effect.
  public func boundingRect(
    with size: Size, options: TextDrawingOptions = [], context: NSStringDrawingContext?
  ) -> Rect { boundingRect(with: size, options: options) }

  /// Draws the text on the current context with its upper left corner at a point.
  public func draw(at point: Point) { Canvas.currentForDrawing?.draw(contents, at: point) }

  /// Draws the text in a rectangle on the current context.
  public func draw(in rect: Rect) { Canvas.currentForDrawing?.draw(contents, in: rect) }

  /// Draws the text in a rectangle on the current context; the drawing context has no effect.
  public func draw(
    with rect: Rect, options: TextDrawingOptions = [], context: NSStringDrawingContext?
  ) { Canvas.currentForDrawing?.draw(contents, in: rect, options: options) }
}

/// The methods of texts that ``NSTextStorage`` declares for its subclasses: those of an extension of
/// the class could not be declared again.
public protocol AttributeReading: AttributedText {}

extension AttributedText: AttributeReading {}

extension AttributeReading {
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
}

extension NSRange {
  /// The UTF-16 units of the range.
  var units: Range<Int> { lowerBound..<upperBound }
}

/// The context of drawing a text; it has no effect.
public final class NSStringDrawingContext: NSObject {
  /// The smallest scale to which text shrinks; it does not.
  public var minimumScaleFactor = 0.0
}
