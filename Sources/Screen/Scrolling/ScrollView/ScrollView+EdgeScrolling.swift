internal import Geometry
internal import Layers
internal import StageKit

extension ScrollView {
  /// The distance from the upper or lower edge at which a lifted row scrolls, in points; chosen by
  /// eye.
  private static let scrollEdge = 44.0
  /// The velocity per point by which a finger is nearer to the edge, in 1/s; chosen by eye.
  private static let scrollRate = 8.0

  /// Returns the content offset after a time in which a finger moves a row: near the upper or the
  /// lower edge it scrolls.
  ///
  /// - Parameters:
  ///   - y: The height of the finger in the content, in points.
  ///   - interval: The time, in seconds.
  /// - Returns: The content offset, which scrolling allows.
  func edgeOffset(withFingerAt y: Double, during interval: Double) -> Point {
    let area = bounds.inset(by: adjustedContentInset)
    let below = min(y - area.maxY + Self.scrollEdge, Self.scrollEdge)
    let above = min(area.minY + Self.scrollEdge - y, Self.scrollEdge)
    let depth = below > 0 ? below : above > 0 ? -above : 0
    return clamped(contentOffset + Vector(dx: 0, dy: depth * Self.scrollRate * interval))
  }
}

extension View {
  /// Gives a cell the shadow of a row that a finger has lifted, or removes it.
  func setLifted(_ isLifted: Bool) {
    layer.shadowOffset = Size(0, 2)
    layer.shadowRadius = 6
    layer.shadowOpacity = isLifted ? 0.25 : 0
    alpha = isLifted ? 0.95 : 1
  }
}
