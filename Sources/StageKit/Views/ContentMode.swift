public import Geometry

/// How content that was drawn for one size is shown at another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Stretched to fill, whatever happens to its proportions.
  case scaleToFill
  /// As large as fits, proportions kept.
  case scaleAspectFit
  /// As small as fills, proportions kept; what sticks out is cut off only by `clipsToBounds`.
  case scaleAspectFill
  /// Drawn anew for every size.
  case redraw
  /// Kept at its size, in the middle.
  case center

  /// Where content goes in a view's bounds.
  ///
  /// - Parameters:
  ///   - content: The size of the content, with an area.
  ///   - bounds: The view's bounds.
  /// - Returns: The rectangle that the content fills.
  public func rect(for content: Size, in bounds: Rect) -> Rect {
    precondition(
      content.width > 0 && content.height > 0, "content without an area, \(content), fits nowhere")
    let across = bounds.width / content.width
    let down = bounds.height / content.height
    let factor: Double
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: factor = min(across, down)
    case .scaleAspectFill: factor = max(across, down)
    case .center: factor = 1
    }
    return Rect(
      center: bounds.center, size: Size(content.width * factor, content.height * factor))
  }
}
