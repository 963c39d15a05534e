public import Geometry
public import PictureKit

/// The content of a layer: a bitmap, or a picture with a size.
public enum LayerContents: Hashable, Sendable {
  /// A bitmap; its size in points is that in pixels divided by ``Layer/contentsScale``.
  case bitmap(Bitmap)
  /// A picture from (0, 0) to a size in points.
  case picture(Picture, Size)

  /// Returns the size in points.
  func size(scale: Double) -> Size {
    switch self {
    case .bitmap(let bitmap): Size(Double(bitmap.width) / scale, Double(bitmap.height) / scale)
    case .picture(_, let size): size
    }
  }
}

/// How contents are placed in the bounds: `CALayerContentsGravity`.
public enum LayerContentsGravity: String, Hashable, Sendable, CaseIterable {
  /// In the middle, unscaled.
  case center
  /// At the upper edge, unscaled.
  case top
  /// At the lower edge, unscaled.
  case bottom
  /// At the left edge, unscaled.
  case left
  /// At the right edge, unscaled.
  case right
  /// In the upper left corner, unscaled.
  case topLeft
  /// In the upper right corner, unscaled.
  case topRight
  /// In the lower left corner, unscaled.
  case bottomLeft
  /// In the lower right corner, unscaled.
  case bottomRight
  /// Scaled to the bounds; the default.
  case resize
  /// Scaled to the largest size within the bounds that keeps the aspect ratio.
  case resizeAspect
  /// Scaled to the smallest size that covers the bounds and keeps the aspect ratio.
  case resizeAspectFill

  /// Returns the rectangle that contents of a size, both above 0, cover.
  func rect(for size: Size, in bounds: Rect) -> Rect {
    let (scaleX, scaleY) = (bounds.width / size.width, bounds.height / size.height)
    let scale =
      switch self {
      case .resizeAspect: min(scaleX, scaleY)
      case .resizeAspectFill: max(scaleX, scaleY)
      default: 1.0
      }
    let size = Size(size.width * scale, size.height * scale)
    var rect = Rect(center: bounds.center, size: size)
    switch self {
    case .resize: return bounds
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
    default: break
    }
    return rect
  }
}

/// How a bitmap is enlarged: `CALayerContentsFilter`.
public enum LayerContentsFilter: String, Hashable, Sendable {
  /// The nearest pixel.
  case nearest
  /// A weighted mean of neighboring pixels.
  case linear
}
