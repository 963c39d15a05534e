public import Geometry
public import PictureKit

/// A view that shows a drawing, stretched over its bounds unless `contentMode` says otherwise.
///
/// As in UIKit, touches go through it until `isUserInteractionEnabled` is set.
public final class ImageView: View {
  /// What the view shows; nil is nothing.
  public var image: Drawing? {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view of a drawing, at its natural size at the origin.
  public init(image: Drawing?) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// The natural size of the drawing.
  override public var intrinsicContentSize: Size? { image?.size }

  /// Draws the drawing, stretched over a rectangle.
  override public func draw(_ rect: Rect, in canvas: Canvas) {
    guard let image, image.size.width > 0, image.size.height > 0 else { return }
    if rect.size != image.size {
      canvas.scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    }
    canvas.draw(image.picture)
  }
}
