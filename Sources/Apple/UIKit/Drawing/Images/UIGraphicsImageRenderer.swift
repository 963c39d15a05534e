public import Geometry
public import PictureKit

/// The properties of the images that a renderer draws.
public class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the images, in points.
  public internal(set) var bounds = Rect.zero

  /// Creates the properties for the screen.
  override public required init() { super.init() }

  /// Returns the properties for the screen.
  public class func `default`() -> Self { Self() }

  /// Returns the properties for the screen.
  public class func preferred() -> Self { Self() }
}

/// The properties of the images that an image renderer draws.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels of a point of bitmaps and files that are made of the images, which keep their
  /// paths; those of the screen by default, and for 0.
  public var scale = TextSettings.current.displayScale
  /// Whether the images are black where nothing is drawn; false by default.
  public var opaque = false

  fileprivate var pixelsPerPoint: Double {
    scale > 0 ? scale : TextSettings.current.displayScale
  }
}

/// What an image renderer draws on.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The canvas.
  public let cgContext: Canvas
  /// The properties of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ canvas: Canvas, _ format: UIGraphicsImageRendererFormat) {
    cgContext = canvas
    self.format = format
    super.init()
  }

  /// The image that has been drawn so far.
  public var currentImage: Drawing {
    Drawing(
      drawing: cgContext.picture, size: format.bounds.size, scale: format.pixelsPerPoint,
      opaque: format.opaque)
  }

  /// Fills a rectangle.
  public func fill(_ rect: Rect) { cgContext.fill(rect) }

  /// Fills a rectangle with a blend mode.
  public func fill(_ rect: Rect, blendMode: BlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a rectangle inside of its edges.
  public func stroke(_ rect: Rect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

  /// Clips what is drawn next.
  public func clip(to rect: Rect) { cgContext.clip(to: rect) }
}

/// Draws images.
///
/// The canvas is the current one while the function draws.
public final class UIGraphicsImageRenderer: NSObject {
  /// Draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: Size) { self.init(size: size, format: .default()) }

  /// Creates a renderer of images of a size with properties.
  public convenience init(size: Size, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a rectangle.
  public convenience init(bounds: Rect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of a rectangle with properties.
  public init(bounds: Rect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    own.scale = format.scale
    own.opaque = format.opaque
    own.bounds = bounds
    self.format = own
    super.init()
  }

  /// Draws an image, which keeps its paths.
  public func image(actions: DrawingActions) -> Drawing {
    let canvas = Canvas(showing: Rect(origin: .zero, size: format.bounds.size))
    canvas.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    canvas.makeCurrent { actions(UIGraphicsImageRendererContext(canvas, format)) }
    return Drawing(
      drawing: canvas.picture, size: format.bounds.size, scale: format.pixelsPerPoint,
      opaque: format.opaque)
  }

  /// Draws an image and encodes it as a PNG.
  public func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image and encodes it as a JPEG.
  public func jpegData(
    withCompressionQuality compressionQuality: Double, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
