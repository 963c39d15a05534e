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
public struct Drawing: Hashable, Sendable {
  /// The content of a drawing, before its orientation.
  enum Content: Hashable, Sendable {
    case picture(Picture, Size)
    /// The bitmaps as they are stored, and as they are shown; at least one.
    case bitmaps(stored: [BitmapVariant], shown: [BitmapVariant])
  }

  /// How a view draws an image, `UIImage.RenderingMode`.
  public enum RenderingMode: Hashable, Sendable, CaseIterable {
    /// Original in image views; other views may draw a template.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// As a shape: its opacity in the view's tint color.
    case alwaysTemplate
  }

  let content: Content
  /// The tint of `withTintColor(_:)`; nil draws the image's own colors.
  let tint: Color?

  /// The size as it is shown, in points.
  public let size: Size
  /// The pixels per point of the bitmap for a screen of scale 2; 1 without bitmaps.
  public let scale: Double
  /// How the stored image is oriented when it is shown.
  public let imageOrientation: Orientation
  /// How views draw the image; `.automatic` by default.
  public internal(set) var renderingMode = RenderingMode.automatic
  /// The edges that keep their size when the image is resized; zero by default.
  public internal(set) var capInsets = Insets.zero
  /// How the parts between the caps fill a larger size; `.tile` by default, as in UIKit.
  public internal(set) var resizingMode = ResizingMode.tile
  /// The part next to the left and upper caps that is resized, in points; nil is everything between
  /// the caps.
  var capCenter: Size?
  /// Whether the caps keep their size: `resizableImage(withCapInsets:)` makes such a drawing.
  public internal(set) var isResizable = false
  /// The distances from the edges to the part that layout aligns; zero by default.
  public internal(set) var alignmentRectInsets = Insets.zero
  /// The shape of a symbol; nil for another image.
  var symbol: SymbolShape?
  /// The images of an animation, which an image view shows one after the other; nil for a still
  /// image.
  public internal(set) var images: [Drawing]?
  /// The duration of one pass through ``images``, in seconds; 0 for a still image.
  public internal(set) var duration = 0.0
  /// The picture, from (0, 0) to `size`, oriented and tinted.
  public let picture: Picture

  /// Creates a drawing of paths.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - draw: Draws the picture from (0, 0) to `size`.
  public init(size: Size, draw: (Canvas) -> Void) {
    self.init(.picture(Picture(draw: draw), size), .up, tint: nil)
  }

  /// Creates a drawing of a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - scale: The number of pixels per point, finite and above 0; 1 by default.
  ///   - orientation: How the bitmap is oriented when it is shown; `.up` by default.
  public init(_ bitmap: Bitmap, scale: Double = 1, orientation: Orientation = .up) {
    self.init([BitmapVariant(bitmap, scale: scale)], orientation: orientation)
  }

  /// Creates a drawing of the bitmaps of one image for several scales.
  ///
  /// - Parameters:
  ///   - variants: The bitmaps, at least one. Their sizes in points should be equal; that of the
  ///     bitmap for scale 2 is used.
  ///   - orientation: How the bitmaps are oriented when they are shown; `.up` by default.
  public init(_ variants: [BitmapVariant], orientation: Orientation = .up) {
    precondition(!variants.isEmpty, "a drawing needs at least one bitmap")
    self.init(Self.content(variants, orientation), orientation, tint: nil)
  }

  /// Creates a drawing of a vector image.
  ///
  /// - Parameters:
  ///   - vector: The vector image.
  ///   - size: The size in points, to which the image is scaled; nil is its own.
  public init(_ vector: VectorImage, size: Size? = nil) {
    let size = size ?? vector.size
    self.init(size: size) { $0.draw(vector, in: Rect(origin: .zero, size: size)) }
  }

  private init(_ content: Content, _ orientation: Orientation, tint: Color?) {
    self.content = content
    self.tint = tint
    imageOrientation = orientation
    switch content {
    case .picture(let picture, let storedSize):
      let size = orientation.swapsSides ? Size(storedSize.height, storedSize.width) : storedSize
      self.size = size
      scale = 1
      let transform = orientation.transform(of: storedSize)
      self.picture =
        orientation == .up && tint == nil
        ? picture
        : Picture { canvas in
          canvas.tinting(tint, Rect(origin: .zero, size: size)) {
            canvas.concatenate(transform)
            canvas.draw(picture)
          }
        }
    case .bitmaps(_, let shown):
      let preferred = shown.best(forScale: 2) ?? shown[0]
      let size = Size(
        Double(preferred.bitmap.width) / preferred.scale,
        Double(preferred.bitmap.height) / preferred.scale)
      self.size = size
      scale = preferred.scale
      let rect = Rect(origin: .zero, size: size)
      picture = Picture { canvas in
        canvas.tinting(tint, rect) {
          // A single bitmap needs no choice.
          if shown.count == 1 {
            canvas.draw(shown[0].bitmap, in: rect)
          } else {
            canvas.draw(shown, in: rect)
          }
        }
      }
    }
  }

  private static func content(_ stored: [BitmapVariant], _ orientation: Orientation) -> Content {
    .bitmaps(
      stored: stored,
      shown: stored.map { BitmapVariant($0.bitmap.shown(in: orientation), scale: $0.scale) })
  }

  /// Returns the drawing with another orientation or tint, and the same other properties.
  func with(orientation: Orientation, tint: Color?) -> Drawing {
    var content = content
    if case .bitmaps(let stored, _) = content, orientation != imageOrientation {
      content = Self.content(stored, orientation)
    }
    var drawing = Drawing(content, orientation, tint: tint)
    drawing.renderingMode = renderingMode
    drawing.capInsets = capInsets
    drawing.resizingMode = resizingMode
    drawing.capCenter = capCenter
    drawing.isResizable = isResizable
    drawing.alignmentRectInsets = alignmentRectInsets
    drawing.images = images?.map { $0.with(orientation: orientation, tint: tint) }
    drawing.duration = duration
    drawing.symbol = symbol
    return drawing
  }

  /// The bitmap for a screen of scale 2 as it is stored, the counterpart of `UIImage.cgImage`; nil
  /// for a drawing of paths or a vector image.
  public var bitmap: Bitmap? { variants.best(forScale: 2)?.bitmap }

  /// The bitmaps as they are stored; empty for a drawing of paths or a vector image.
  public var variants: [BitmapVariant] {
    guard case .bitmaps(let stored, _) = content else { return [] }
    return stored
  }
}

extension Canvas {
  /// Draws content, or its shape in a color.
  func tinting(_ tint: Color?, _ rect: Rect, _ draw: () -> Void) {
    guard let tint else { return draw() }
    beginTransparencyLayer()
    saveGState()
    draw()
    restoreGState()
    setBlendMode(.sourceIn)
    setFillColor(tint)
    fill(rect)
    endTransparencyLayer()
  }
}
