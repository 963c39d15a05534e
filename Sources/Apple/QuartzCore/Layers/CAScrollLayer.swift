public import Geometry
public import Layers

/// In which directions a layer scrolls.
public enum CAScrollLayerScrollMode: String, Sendable {
  case none, vertically, horizontally, both
}

/// A layer that shows a part of what is larger.
open class CAScrollLayer: Layer {
  /// In which directions the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves a point of the content to the origin.
  open func scroll(to point: Point) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds.origin = origin
  }

  /// Moves a rectangle of the content by the least distance that makes it visible.
  open func scroll(to rect: Rect) {
    var point = bounds.origin
    if rect.minX < bounds.minX { point.x = rect.minX }
    if rect.maxX > bounds.maxX { point.x = rect.maxX - bounds.width }
    if rect.minY < bounds.minY { point.y = rect.minY }
    if rect.maxY > bounds.maxY { point.y = rect.maxY - bounds.height }
    scroll(to: point)
  }
}
