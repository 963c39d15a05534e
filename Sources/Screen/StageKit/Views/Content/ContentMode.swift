public import Geometry

/// The way in which content is fitted to a view's bounds, `UIView.ContentMode`.
public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
  /// Scales to the bounds without preserving the aspect ratio.
  case scaleToFill
  /// Scales to the largest size within the bounds that preserves the aspect ratio.
  case scaleAspectFit
  /// Scales to the smallest size that covers the bounds and preserves the aspect ratio; only
  /// `clipsToBounds` clips the excess.
  case scaleAspectFill
  /// Redraws the content at every size.
  case redraw
  /// Centers without scaling.
  case center
  /// Aligns the top edges, centered horizontally, without scaling.
  case top
  /// Aligns the bottom edges, centered horizontally, without scaling.
  case bottom
  /// Aligns the left edges, centered vertically, without scaling.
  case left
  /// Aligns the right edges, centered vertically, without scaling.
  case right
  /// Aligns the upper left corners without scaling.
  case topLeft
  /// Aligns the upper right corners without scaling.
  case topRight
  /// Aligns the lower left corners without scaling.
  case bottomLeft
  /// Aligns the lower right corners without scaling.
  case bottomRight

  /// Returns the rectangle that content covers.
  ///
  /// - Parameters:
  ///   - content: The size of the content; width and height are above 0.
  ///   - bounds: The view's bounds.
  /// - Returns: The rectangle, in the view's coordinates.
  public func rect(for content: Size, in bounds: Rect) -> Rect {
    precondition(
      content.width > 0 && content.height > 0,
      "the width and height of content must be above 0, not \(content)")
    let scaleX = bounds.width / content.width
    let scaleY = bounds.height / content.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return centered(content, in: bounds, scale: min(scaleX, scaleY))
    case .scaleAspectFill: return centered(content, in: bounds, scale: max(scaleX, scaleY))
    default: break
    }
    // The remaining space is on both sides, on the right and below, or on the left and above.
    let x: Double
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - content.width
    default: x = bounds.midX - content.width / 2
    }
    let y: Double
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - content.height
    default: y = bounds.midY - content.height / 2
    }
    return Rect(origin: Point(x, y), size: content)
  }

  private func centered(_ content: Size, in bounds: Rect, scale: Double) -> Rect {
    Rect(center: bounds.center, size: Size(content.width * scale, content.height * scale))
  }
}
