public import Geometry
public import PictureKit

extension String {
  /// Draws the text on the current context with its upper left corner at a point.
  public func draw(at point: Point, withAttributes attrs: [TextAttributes.Key: Any]? = nil) {
    AttributedText(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle on the current context.
  public func draw(in rect: Rect, withAttributes attrs: [TextAttributes.Key: Any]? = nil) {
    AttributedText(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle on the current context.
  public func draw(
    with rect: Rect, options: TextDrawingOptions = [], attributes: [TextAttributes.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    AttributedText(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the size of the text in lines of any width, in points.
  @_disfavoredOverload
  public func size(withAttributes attrs: [TextAttributes.Key: Any]?) -> Size {
    AttributedText(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text in a container, in points.
  public func boundingRect(
    with size: Size, options: TextDrawingOptions = [], attributes: [TextAttributes.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> Rect {
    AttributedText(string: self, attributes: attributes).boundingRect(with: size, options: options)
  }
}

extension NSString {
  /// Draws the text on the current context with its upper left corner at a point.
  public func draw(at point: Point, withAttributes attrs: [TextAttributes.Key: Any]? = nil) {
    AttributedText(string: self as String, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle on the current context.
  public func draw(in rect: Rect, withAttributes attrs: [TextAttributes.Key: Any]? = nil) {
    AttributedText(string: self as String, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle on the current context.
  public func draw(
    with rect: Rect, options: TextDrawingOptions = [], attributes: [TextAttributes.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    AttributedText(string: self as String, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the size of the text in lines of any width, in points.
  public func size(withAttributes attrs: [TextAttributes.Key: Any]?) -> Size {
    AttributedText(string: self as String, attributes: attrs).size()
  }

  /// Returns the rectangle of the text in a container, in points.
  public func boundingRect(
    with size: Size, options: TextDrawingOptions = [], attributes: [TextAttributes.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> Rect {
    AttributedText(string: self as String, attributes: attributes).boundingRect(
      with: size, options: options)
  }
}
