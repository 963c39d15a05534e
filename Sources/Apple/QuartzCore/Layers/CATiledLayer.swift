public import Geometry
public import Layers
internal import PictureKit

/// A layer that is drawn in parts: `draw(in:)` is called for each, and is clipped to it.
///
/// All parts are drawn before the frame, at one size.
open class CATiledLayer: Layer {
  /// The size of a part, in pixels; 256 by 256 by default.
  open var tileSize = Size(256, 256)
  /// The number of sizes; it has no effect.
  open var levelsOfDetail = 1
  /// The number of larger sizes; it has no effect.
  open var levelsOfDetailBias = 0
  /// The duration in which a part appears, in seconds; parts are there at once.
  open class func fadeDuration() -> Double { 0.25 }

  /// The most parts; a layer with more is drawn at once.
  private static let maxTileCount = 4096.0

  /// The size of a part in points.
  private var tile: Size {
    Size(tileSize.width / contentsScale, tileSize.height / contentsScale)
  }

  open override func display() {
    let (tile, bounds) = (tile, bounds)
    let columns = (bounds.width / tile.width).rounded(.up)
    let rows = (bounds.height / tile.height).rounded(.up)
    guard columns * rows > 1, columns * rows <= Self.maxTileCount else { return super.display() }
    if let delegate, delegate.display(self) { return }
    delegate?.layerWillDraw(self)
    setContents { canvas in
      for row in 0..<Int(rows) {
        for column in 0..<Int(columns) {
          let origin = Point(
            bounds.minX + Double(column) * tile.width, bounds.minY + Double(row) * tile.height)
          canvas.saveGState()
          canvas.clip(to: Rect(origin: origin, size: tile).intersection(bounds))
          draw(in: canvas)
          canvas.restoreGState()
        }
      }
    }
  }
}
