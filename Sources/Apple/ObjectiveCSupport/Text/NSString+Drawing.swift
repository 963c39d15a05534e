public import Geometry
public import PictureKit

// UIKit's methods that draw and measure texts.

extension NSString {
  /// Returns the size of the text with attributes.
  public func sizeWithAttributes(_ attributes: NSDictionary!) -> CGSize {
    attributed(attributes).size()
  }
  /// Draws the text with attributes, from its upper left corner.
  public func drawAtPoint(_ point: CGPoint, withAttributes attributes: NSDictionary!) {
    attributed(attributes).draw(at: point)
  }
  /// Draws the text with attributes in a rectangle.
  public func drawInRect(_ rect: CGRect, withAttributes attributes: NSDictionary!) {
    attributed(attributes).draw(in: rect)
  }
  /// Returns the rectangle that the text takes in a size.
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, attributes: NSDictionary!, context: AnyObject!
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: nil) }

  // MARK: Before iOS 7

  /// Returns the size of the text in one line.
  public func sizeWithFont(_ font: UIFont!) -> CGSize { attributed(font).size() }
  /// Returns the size of the text in lines of a width.
  public func sizeWithFont(_ font: UIFont!, constrainedToSize size: CGSize) -> CGSize {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    return attributed(font).boundingRect(with: size, options: options, context: nil).size
  }
  /// Returns the size of the text in lines of a width.
  public func sizeWithFont(
    _ font: UIFont!, constrainedToSize size: CGSize, lineBreakMode: NSLineBreakMode
  ) -> CGSize { sizeWithFont(font, constrainedToSize: size) }
  /// Returns the size of the text in one line of at most a width.
  public func sizeWithFont(
    _ font: UIFont!, forWidth width: Double, lineBreakMode: NSLineBreakMode
  ) -> CGSize {
    let size = sizeWithFont(font)
    return CGSize(width: min(size.width, width), height: size.height)
  }
  /// Draws the text in the fill color, from its upper left corner.
  @discardableResult
  public func drawAtPoint(_ point: CGPoint, withFont font: UIFont!) -> CGSize {
    attributed(font).draw(at: point)
    return sizeWithFont(font)
  }
  /// Draws the text in the fill color in a rectangle.
  @discardableResult
  public func drawInRect(_ rect: CGRect, withFont font: UIFont!) -> CGSize {
    attributed(font).draw(in: rect)
    return sizeWithFont(font, constrainedToSize: rect.size)
  }
  /// Draws the text in the fill color in a rectangle.
  @discardableResult
  public func drawInRect(
    _ rect: CGRect, withFont font: UIFont!, lineBreakMode: NSLineBreakMode,
    alignment: NSTextAlignment
  ) -> CGSize {
    var style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    var attributes = TextAttributes()
    attributes.font = font
    attributes.paragraphStyle = style
    AttributedText(string: storage, attributes: attributes).draw(in: rect)
    return sizeWithFont(font, constrainedToSize: rect.size)
  }

  private func attributed(_ attributes: NSDictionary?) -> AttributedText {
    AttributedText(string: storage, attributes: textAttributes(of: attributes))
  }

  private func attributed(_ font: UIFont?) -> AttributedText {
    var attributes = TextAttributes()
    attributes.font = font
    return AttributedText(string: storage, attributes: attributes)
  }
}

extension NSAttributedString {
  /// Returns the size of the text.
  public func size() -> CGSize { storage.size() }
  /// Draws the text, from its upper left corner.
  public func drawAtPoint(_ point: CGPoint) { AttributedText(storage).draw(at: point) }
  /// Draws the text in a rectangle.
  public func drawInRect(_ rect: CGRect) { AttributedText(storage).draw(in: rect) }
  /// Returns the rectangle that the text takes in a size.
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, context: AnyObject!
  ) -> CGRect { storage.boundingRect(with: size, options: options) }
}
