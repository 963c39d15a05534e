public import Geometry
public import PictureKit

/// A view that displays an image, fitted to its bounds according to `contentMode`.
///
/// A template (`renderingMode` `.alwaysTemplate`) is drawn in the view's `tintColor`. With
/// `.scaleToFill`, a resizable image keeps its caps at every size. As in UIKit,
/// `isUserInteractionEnabled` is false by default.
open class ImageView: View {
  /// The image; nil displays nothing.
  ///
  /// An animated one (`Drawing.animatedImage(with:duration:)`) begins when it is set, and repeats
  /// without end.
  open var image: Drawing? {
    didSet {
      imageStart = stage?.time
      setNeedsDisplay()
    }
  }

  /// The image that is displayed instead while `isHighlighted` is true; nil displays `image`.
  open var highlightedImage: Drawing? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the highlighted image is displayed; false by default.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The configuration for what a symbol does not specify itself; nil by default.
  open var preferredSymbolConfiguration: Drawing.SymbolConfiguration? {
    didSet {
      setNeedsDisplay()
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The images of an animation, which are displayed one after the other; nil by default.
  ///
  /// Setting them stops the animation.
  open var animationImages: [Drawing]? { didSet { stopAnimating() } }

  /// The images that are animated instead while `isHighlighted` is true; nil animates
  /// `animationImages`.
  open var highlightedAnimationImages: [Drawing]? { didSet { stopAnimating() } }

  /// The duration of one pass through the images, in seconds; 0, the default, gives each image a
  /// thirtieth of a second.
  open var animationDuration = 0.0

  /// The number of passes; 0, the default, repeats them forever.
  open var animationRepeatCount = 0

  /// The time at which the animation started; nil without one.
  private var animationStart: Double?
  /// The time at which the animation of ``image`` started; nil until it is on a stage.
  private var imageStart: Double?
  /// The image of the animation that the cached content shows.
  private var drawnStep: Int?

  /// Creates a view with the size of an image, at the origin.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - highlightedImage: The image that is displayed while `isHighlighted` is true.
  public init(image: Drawing?, highlightedImage: Drawing?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image, at the origin.
  public init(image: Drawing?) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Starts to display the images of the animation, from the first one, at the stage's time.
  open func startAnimating() {
    animationStart = stage?.time ?? 0
    setNeedsDisplay()
  }

  /// Ends the animation, and displays the image again.
  open func stopAnimating() {
    animationStart = nil
    setNeedsDisplay()
  }

  /// Whether the animation is running at the stage's time.
  open var isAnimating: Bool { animationStep != nil }

  /// The number of the animation's image at the stage's time; nil if the animation is not running.
  private var animationStep: Int? {
    guard let animationStart, let count = runningImages?.count, count > 0 else { return nil }
    let steps = steps(of: count, in: animationDuration, since: animationStart)
    let passes = steps / Double(count)
    guard animationRepeatCount <= 0 || passes < Double(animationRepeatCount) else { return nil }
    return Int(steps.truncatingRemainder(dividingBy: Double(count)))
  }

  /// The number of images that have been due since a time; with a duration of 0 each takes a
  /// thirtieth of a second.
  private func steps(of count: Int, in duration: Double, since start: Double) -> Double {
    let interval = duration > 0 ? duration / Double(count) : 1.0 / 30
    let elapsed = max((stage?.time ?? 0) - start, 0)
    // An image is due at its time in spite of rounding errors.
    return ((elapsed + Stage.timeTolerance) / interval).rounded(.down)
  }

  /// The image that is displayed without an animation of the view; of an animated one, that of the
  /// stage's time and its number.
  private var stillImage: (image: Drawing?, step: Int?) {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let images = image?.images, !images.isEmpty, let start = imageStart else {
      return (image, nil)
    }
    let steps = steps(of: images.count, in: image?.duration ?? 0, since: start)
    let step = Int(steps.truncatingRemainder(dividingBy: Double(images.count)))
    return (images[step], step)
  }

  private var runningImages: [Drawing]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// The image that is displayed.
  private var shownImage: Drawing? {
    if let animationStep { return runningImages?[animationStep] }
    return stillImage.image?.preferring(preferredSymbolConfiguration)
  }

  override func contentPicture(size: Size) -> Picture {
    if imageStart == nil { imageStart = stage?.time }
    let step = animationStep ?? stillImage.step
    if step != drawnStep { setNeedsDisplay() }
    drawnStep = step
    return super.contentPicture(size: size)
  }

  /// The size of the part of the image that layout aligns.
  override open var intrinsicContentSize: Size {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return Size(
      image.size.width - insets.left - insets.right, image.size.height - insets.top - insets.bottom)
  }

  /// Those of the image: a symbol is aligned by a line of text.
  override open var alignmentRectInsets: Insets { shownImage?.alignmentRectInsets ?? .zero }

  override var baselineOffsetFromTop: Double {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return image.size.height - image.alignmentRectInsets.top - offset
  }

  override var baselineOffsetFromBottom: Double {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return offset - image.alignmentRectInsets.bottom
  }

  /// Returns the size of the image.
  override open func sizeThatFits(_ size: Size) -> Size { shownImage?.size ?? .zero }

  // A subclass draws nothing, as in UIKit.
  override var drawsAfterEvents: Bool { false }

  override var contentSize: Size { shownImage?.size ?? super.contentSize }

  override var redrawsAtEverySize: Bool {
    super.redrawsAtEverySize
      || contentMode == .scaleToFill && shownImage?.isResizable == true
  }

  /// Draws the image, scaled to a rectangle.
  override open func draw(_ rect: Rect, in canvas: Canvas) {
    guard let image = shownImage?.shown(isRightToLeft: isRightToLeft) else { return }
    let isTemplate = image.renderingMode == .alwaysTemplate
    let drawn = isTemplate ? image.withTintColor(tintColor) : image
    drawn.draw(in: rect, on: canvas)
  }

  /// Redraws a template in the new color.
  override open func tintColorDidChange() {
    if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }
}
