public import Geometry
public import PictureKit

// The contexts of UIKit are those of Core Graphics upside down. What Core Graphics draws by its own
// directions is mirrored in them.

extension Canvas {
  /// Adds an arc to the current path.
  ///
  /// As in Core Graphics, whose y axis points up, `clockwise` is counterclockwise on screen. The
  /// arc of a `UIBezierPath` is clockwise on screen.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at which the arc begins, in radians, clockwise on screen from the
  ///     right.
  ///   - endAngle: The angle at which it ends.
  ///   - clockwise: Whether the angles fall from the first to the second.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Draws a bitmap scaled to a rectangle, upside down unless the context is flipped before.
  ///
  /// - Parameters:
  ///   - image: The bitmap.
  ///   - rect: The rectangle.
  public func draw(_ image: Bitmap, in rect: Rect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect, interpolation: .smooth)
    restoreGState()
    bitmapObserver?()
  }

  /// Intersects the clip with a rectangle, and multiplies what is drawn by the opacity of a bitmap,
  /// which lies in it as ``draw(_:in:)`` draws it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - mask: The bitmap. The brightness of one without transparent pixels is its opacity.
  public func clip(to rect: Rect, mask: Bitmap) {
    let mask = mask.hasTransparency ? mask : mask.withOpacityOfBrightness
    clip(to: rect, mask: Picture { $0.draw(mask, in: rect) })
  }
}

extension Bitmap {
  fileprivate var hasTransparency: Bool { pixels.contains { $0 >> 24 != 255 } }

  /// The bitmap in white, with the brightness of its pixels as their opacity.
  fileprivate var withOpacityOfBrightness: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: pixels.map { pixel in
        // The weights of Rec. 601, in 256ths.
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        return ((77 * red + 150 * green + 29 * blue) >> 8) * 0x0101_0101
      })
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an arc, as `addArc(center:radius:startAngle:endAngle:clockwise:)` does; 0 is
/// counterclockwise.
public func CGContextAddArc(
  _ context: Canvas?, _ x: Double, _ y: Double, _ radius: Double, _ startAngle: Double,
  _ endAngle: Double, _ clockwise: Int32
) {
  context?.addArc(
    center: Point(x, y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise != 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a bitmap, as `draw(_:in:)` does.
public func CGContextDrawImage(_ context: Canvas?, _ rect: Rect, _ image: Bitmap?) {
  if let image { context?.draw(image, in: rect) }
}
