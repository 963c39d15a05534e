public import Geometry
public import PictureKit

/// A view that displays a drawing, scaled to its bounds according to `contentMode`.
///
/// As in UIKit, `isUserInteractionEnabled` is false by default.
open class ImageView: View {
  /// The drawing; nil displays nothing.
  open var image: Drawing? {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view with the size of a drawing, at the origin.
  public init(image: Drawing?) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without a drawing.
  override public init(frame: Rect = .zero) {
    image = nil
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The size of the drawing.
  override open var intrinsicContentSize: Size? { image?.size }

  /// Draws the drawing, scaled to a rectangle.
  override open func draw(_ rect: Rect, in canvas: Canvas) {
    guard let image, image.size.width > 0, image.size.height > 0 else { return }
    if rect.size != image.size {
      canvas.scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    }
    canvas.draw(image.picture)
  }
}
