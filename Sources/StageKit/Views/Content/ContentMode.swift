public import Geometry

/// The way in which content is fitted to a view's bounds, `UIView.ContentMode`.
public enum ContentMode: Hashable, Sendable, CaseIterable {
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
    let scale: Double
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: scale = min(scaleX, scaleY)
    case .scaleAspectFill: scale = max(scaleX, scaleY)
    case .center: scale = 1
    }
    return Rect(
      center: bounds.center, size: Size(content.width * scale, content.height * scale))
  }
}
