internal import Geometry

/// What a drawing shows and how: the value that drawings are copied and compared by.
///
/// Only drawings make contents; ``Drawing/init(_:)-(DrawingContents)`` copies those of another one.
public struct DrawingContents: Hashable, Sendable {
  /// What a drawing shows, before its orientation.
  enum Source: Hashable, Sendable {
    case picture(Picture, Size)
    /// The bitmaps as they are stored, and as they are shown; at least one.
    case bitmaps(stored: [BitmapVariant], shown: [BitmapVariant])
  }

  let source: Source
  /// The tint of `withTintColor(_:)`; nil draws the image's own colors.
  let tint: Color?
  let size: Size
  /// The pixels per point of the preferred bitmap; of paths, those of bitmaps that are made of
  /// them.
  var scale: Double
  let imageOrientation: Drawing.Orientation
  var renderingMode = Drawing.RenderingMode.automatic
  var capInsets = Insets.zero
  var resizingMode = Drawing.ResizingMode.tile
  /// The part behind the left and upper caps that is resized, in points; nil is all between the
  /// caps.
  var capCenter: Size?
  var isResizable = false
  var alignmentRectInsets = Insets.zero
  /// The distance of the baseline from the lower edge, upwards; nil for an image without one.
  var baselineOffsetFromBottom: Double?
  /// The shape of a symbol; nil for another image.
  var symbol: SymbolShape?
  /// Whether views that are laid out from right to left show the mirror image.
  var flipsForRightToLeft = false
  var images: [Drawing]?
  var duration = 0.0
  /// The picture, from (0, 0) to `size`, turned and tinted.
  let picture: Picture

  /// Makes the contents of what is stored, turned and tinted.
  init(_ source: Source, _ orientation: Drawing.Orientation = .up, tint: Color? = nil) {
    self.source = source
    self.tint = tint
    imageOrientation = orientation
    switch source {
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

  /// Makes the contents of bitmaps, at least one.
  init(_ stored: [BitmapVariant], _ orientation: Drawing.Orientation) {
    precondition(!stored.isEmpty, "a drawing needs at least one bitmap")
    self.init(Self.source(stored, orientation), orientation)
  }

  private static func source(
    _ stored: [BitmapVariant], _ orientation: Drawing.Orientation
  ) -> Source {
    .bitmaps(
      stored: stored,
      shown: stored.map { BitmapVariant($0.bitmap.shown(in: orientation), scale: $0.scale) })
  }

  /// Returns the contents with another orientation or tint, and the same other properties.
  func with(orientation: Drawing.Orientation, tint: Color?) -> DrawingContents {
    var source = source
    if case .bitmaps(let stored, _) = source, orientation != imageOrientation {
      source = Self.source(stored, orientation)
    }
    var contents = DrawingContents(source, orientation, tint: tint)
    contents.renderingMode = renderingMode
    contents.capInsets = capInsets
    contents.resizingMode = resizingMode
    contents.capCenter = capCenter
    contents.isResizable = isResizable
    if case .picture = source { contents.scale = scale }
    contents.flipsForRightToLeft = flipsForRightToLeft
    contents.alignmentRectInsets = alignmentRectInsets
    contents.baselineOffsetFromBottom = baselineOffsetFromBottom
    contents.images = images?.map { $0.with(orientation: orientation, tint: tint) }
    contents.duration = duration
    contents.symbol = symbol
    return contents
  }
}

extension Canvas {
  /// Draws something, or its shape in a color.
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
