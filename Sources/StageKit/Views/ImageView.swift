public import Geometry
public import PictureKit

/// A view that displays an image, fitted to its bounds according to `contentMode`.
///
/// A template (`renderingMode` `.alwaysTemplate`) is drawn in the view's `tintColor`. With
/// `.scaleToFill`, a resizable image keeps its caps at every size. As in UIKit,
/// `isUserInteractionEnabled` is false by default.
open class ImageView: View {
  /// The image; nil displays nothing.
  open var image: Drawing? {
    didSet { setNeedsDisplay() }
  }

  /// The image that is displayed instead while `isHighlighted` is true; nil displays `image`.
  open var highlightedImage: Drawing? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the highlighted image is displayed; false by default.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view with the size of an image, at the origin.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - highlightedImage: The image that is displayed while `isHighlighted` is true.
  public init(image: Drawing?, highlightedImage: Drawing? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The image that is displayed.
  private var shownImage: Drawing? { isHighlighted ? highlightedImage ?? image : image }

  /// The size of the image.
  override open var intrinsicContentSize: Size? { shownImage?.size }

  override var redrawsAtEverySize: Bool {
    super.redrawsAtEverySize
      || contentMode == .scaleToFill && shownImage?.isResizable == true
  }

  /// Draws the image, scaled to a rectangle.
  override open func draw(_ rect: Rect, in canvas: Canvas) {
    guard let image = shownImage else { return }
    let isTemplate = image.renderingMode == .alwaysTemplate
    let drawn = isTemplate ? image.withTintColor(tintColor) : image
    drawn.draw(in: rect, on: canvas)
  }

  /// Redraws a template in the new colour.
  override open func tintColorDidChange() {
    if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }
}
