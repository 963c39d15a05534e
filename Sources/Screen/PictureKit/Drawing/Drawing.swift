public import Geometry

/// A picture with a size that is displayed as an image: the counterpart of `UIImage`.
///
/// ```swift
/// let card = Drawing(size: Size(40, 40)) { canvas in
///   canvas.fill(Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 8))
/// }
/// let button = card.resizableImage(withCapInsets: Insets(top: 8, left: 8, bottom: 8, right: 8))
/// button.withTintColor(.red).draw(in: Rect(x: 0, y: 0, width: 200, height: 44), on: canvas)
/// ```
///
/// A drawing has paths, a vector image, or the bitmaps of one image for several scales. Paths and
/// vector images are sharp at every scale; of bitmaps, the one that fits the scale of a frame is
/// drawn.
///
/// A drawing does not change: what changes one returns another. Two drawings are equal if they show
/// the same.
open class Drawing: Hashable, @unchecked Sendable {
  /// The way in which a view draws an image, `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// Original in image views; other views may draw a template.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// As a shape: its opacity in the view's tint color.
    case alwaysTemplate
  }

  /// What the drawing shows, and how.
  public let contents: DrawingContents

  /// Creates a drawing with the contents of another one.
  public required init(_ contents: DrawingContents) { self.contents = contents }

  /// The size as it is shown, in points.
  open var size: Size { contents.size }
  /// The pixels per point of the bitmap for a screen of scale 2; 1 without bitmaps, unless another
  /// one was given.
  open var scale: Double { contents.scale }
  /// How the stored image is turned to be shown.
  open var imageOrientation: Orientation { contents.imageOrientation }
  /// How views draw the image; `.automatic` by default.
  open var renderingMode: RenderingMode { contents.renderingMode }
  /// The edges that keep their size when the image is resized; zero by default.
  open var capInsets: Insets { contents.capInsets }
  /// How the parts between the caps fill a larger size; `.tile` by default, as in UIKit.
  open var resizingMode: ResizingMode { contents.resizingMode }
  /// Whether the caps keep their size: `resizableImage(withCapInsets:)` makes such a drawing.
  open var isResizable: Bool { contents.isResizable }
  /// The distances from the edges to the part that layout aligns; zero by default.
  open var alignmentRectInsets: Insets { contents.alignmentRectInsets }
  /// The distance of the baseline from the lower edge, in points upwards; nil for an image without
  /// a baseline.
  ///
  /// A symbol has one, which may be below the image.
  open var baselineOffsetFromBottom: Double? { contents.baselineOffsetFromBottom }
  /// The images of an animation, which an image view shows one after the other; nil for a still
  /// image.
  open var images: [Drawing]? { contents.images }
  /// The duration of one pass through ``images``, in seconds; 0 for a still image.
  open var duration: Double { contents.duration }
  /// The picture, from (0, 0) to `size`, turned and tinted.
  open var picture: Picture { contents.picture }

  var tint: Color? { contents.tint }
  var symbol: SymbolShape? { contents.symbol }
  var capCenter: Size? { contents.capCenter }

  /// Creates a drawing of paths.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - draw: Draws the picture from (0, 0) to `size`.
  public convenience init(size: Size, draw: (Canvas) -> Void) {
    self.init(DrawingContents(.picture(Picture(draw: draw), size)))
  }

  /// Creates a drawing of paths that says of itself to have a number of pixels per point.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The pixels per point of bitmaps that are made of the drawing, above 0.
  ///   - draw: Draws the picture from (0, 0) to `size`.
  package convenience init(size: Size, scale: Double, draw: (Canvas) -> Void) {
    var contents = DrawingContents(.picture(Picture(draw: draw), size))
    contents.scale = scale
    self.init(contents)
  }

  /// Creates a drawing of a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - scale: The number of pixels per point, finite and above 0; 1 by default.
  ///   - orientation: How the bitmap is turned to be shown; `.up` by default.
  public convenience init(_ bitmap: Bitmap, scale: Double = 1, orientation: Orientation = .up) {
    self.init([BitmapVariant(bitmap, scale: scale)], orientation: orientation)
  }

  /// Creates a drawing of the bitmaps of one image for several scales.
  ///
  /// - Parameters:
  ///   - variants: The bitmaps, at least one. Their sizes in points should be equal; that of the
  ///     bitmap for scale 2 counts.
  ///   - orientation: How the bitmaps are turned to be shown; `.up` by default.
  public convenience init(_ variants: [BitmapVariant], orientation: Orientation = .up) {
    self.init(DrawingContents(variants, orientation))
  }

  /// Creates a drawing of a vector image.
  ///
  /// - Parameters:
  ///   - vector: The vector image.
  ///   - size: The size in points, to which the image is scaled; nil is its own.
  public convenience init(_ vector: VectorImage, size: Size? = nil) {
    let size = size ?? vector.size
    self.init(size: size) { $0.draw(vector, in: Rect(origin: .zero, size: size)) }
  }

  /// Returns a drawing with changed contents.
  func with(_ change: (inout DrawingContents) -> Void) -> Drawing {
    var contents = contents
    change(&contents)
    return Drawing(contents)
  }

  /// Returns the drawing with another orientation or tint, and the same other properties.
  func with(orientation: Orientation, tint: Color?) -> Drawing {
    Drawing(contents.with(orientation: orientation, tint: tint))
  }

  /// The bitmap for a screen of scale 2 as it is stored, the counterpart of `UIImage.cgImage`; nil
  /// for a drawing of paths or a vector image.
  open var bitmap: Bitmap? { variants.best(forScale: 2)?.bitmap }

  /// The bitmaps as they are stored; empty for a drawing of paths or a vector image.
  open var variants: [BitmapVariant] {
    guard case .bitmaps(let stored, _) = contents.source else { return [] }
    return stored
  }

  /// Returns whether two drawings show the same in the same way.
  public static func == (left: Drawing, right: Drawing) -> Bool {
    left === right || left.contents == right.contents
  }

  /// Hashes what the drawing shows.
  open func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}
