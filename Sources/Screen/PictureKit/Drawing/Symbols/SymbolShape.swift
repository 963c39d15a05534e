internal import Geometry

/// The parts of a symbol, and the configuration that they are drawn with.
struct SymbolShape: Hashable, Sendable {
  /// The parts, drawn one after the other.
  let parts: [SymbolPart]
  /// The symbol's configuration.
  var configuration: Drawing.SymbolConfiguration

  /// The size of the font that a symbol without a configuration fits, in points.
  private static let defaultPointSize = 17.0
  /// The units of the grid in the point size of a font.
  private static let unitsPerEm = 20.0
  /// The middle of capitals in the grid.
  private static let middle = 12.0
  /// The height of capitals as a fraction of the point size: San Francisco's.
  private static let capHeight = 0.705
  /// The height of lines as a fraction of the point size: San Francisco's, which is the height of
  /// the rectangle that layout aligns.
  private static let lineHeight = 1.1934
  /// The space between the drawn part and the sides of the image, as a fraction of the point size.
  ///
  /// `chevron.compact.down` of 64 points is 70.33 by 25.67 points large, with a drawn part of 54.33
  /// by 14.33: 8 and 5.67 points on each side (Apple's developer forums, thread 716773).
  private static let margin = Size(8.0 / 64, 5.67 / 64)
  /// The pixels per point to which sizes are rounded up.
  private static let pixels = 3.0

  private var pointSize: Double { configuration.pointSize ?? Self.defaultPointSize }

  private var scale: Double { (configuration.scale ?? .medium).factor }

  /// The points in a unit of the grid.
  private var factor: Double { pointSize / Self.unitsPerEm * scale }

  /// The width of lines in units of the grid: the same in points for all scales, so that a symbol
  /// matches the weight of the text beside it.
  private var weight: Double { (configuration.weight ?? .regular).lineWidth / scale }

  /// The rectangle around what is drawn, in units of the grid.
  private var drawnRect: Rect {
    let rects = parts.lazy.filter { !$0.kind.isErasing }.map { part in
      let half = part.kind.lineWidth(weight) / 2
      return part.path.bounds.insetBy(dx: -half, dy: -half)
    }
    guard let first = rects.first else { return Rect(x: 2, y: 2, width: 20, height: 20) }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the contents of a drawing of the symbol.
  var contents: DrawingContents {
    let drawn = drawnRect
    let size = Size(
      Self.roundedUp(drawn.width * factor + 2 * Self.margin.width * pointSize),
      Self.roundedUp(drawn.height * factor + 2 * Self.margin.height * pointSize))
    // The middle of capitals, from the top of the image.
    let middle = size.height / 2 + (Self.middle - drawn.midY) * factor
    let (parts, factor, weight) = (parts, factor, weight)
    let color = configuration.colors.first
    let picture = Picture { canvas in
      canvas.translateBy(
        x: size.width / 2 - drawn.midX * factor, y: size.height / 2 - drawn.midY * factor)
      canvas.scaleBy(x: factor, y: factor)
      if let color {
        canvas.setFillColor(color)
        canvas.setStrokeColor(color)
      }
      canvas.setLineCap(.round)
      canvas.setLineJoin(.round)
      canvas.draw(parts, weight: weight)
    }
    var contents = DrawingContents(.picture(picture, size))
    contents.renderingMode = configuration.colors.isEmpty ? .alwaysTemplate : .alwaysOriginal
    contents.symbol = self
    contents.baselineOffsetFromBottom = size.height - middle - Self.capHeight / 2 * pointSize
    let line = Self.lineHeight * pointSize
    let top = middle - line / 2
    contents.alignmentRectInsets = Insets(
      top: top, left: 0, bottom: size.height - top - line, right: 0)
    return contents
  }

  private static func roundedUp(_ length: Double) -> Double {
    // Rounding errors of the sum must not add a pixel.
    (length * pixels - 1e-6).rounded(.up) / pixels
  }
}

extension Canvas {
  /// Draws the parts of a symbol; those that erase need a layer of their own.
  fileprivate func draw(_ parts: [SymbolPart], weight: Double) {
    let erases = parts.contains { $0.kind.isErasing }
    if erases { beginTransparencyLayer() }
    var isErasing = false
    for part in parts {
      if part.kind.isErasing != isErasing {
        isErasing.toggle()
        setBlendMode(isErasing ? .destinationOut : .normal)
      }
      if part.kind.fills { fill(part.path) }
      let width = part.kind.lineWidth(weight)
      if width > 0 {
        setLineWidth(width)
        stroke(part.path)
      }
    }
    if erases { endTransparencyLayer() }
  }
}
