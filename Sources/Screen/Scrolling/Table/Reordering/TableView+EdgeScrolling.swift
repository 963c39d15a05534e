internal import Geometry
internal import StageKit

extension TableView {
  /// The distance from the upper or lower edge at which a lifted row scrolls the table, in points;
  /// chosen by eye.
  private static let scrollEdge = 44.0
  /// The velocity per point by which a finger is nearer to the edge, in 1/s; chosen by eye.
  private static let scrollRate = 8.0

  /// Scrolls a little if the finger that moves a row is near the upper or the lower edge.
  ///
  /// - Parameter interval: The time since the last call, in seconds.
  func scrollAtEdge(during interval: Double) {
    guard let moved = movedRow else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let y = moved.touch.location(in: self).y
    let below = min(y - area.maxY + Self.scrollEdge, Self.scrollEdge)
    let above = min(area.minY + Self.scrollEdge - y, Self.scrollEdge)
    let depth = below > 0 ? below : above > 0 ? -above : 0
    let offset = clamped(contentOffset + Vector(dx: 0, dy: depth * Self.scrollRate * interval))
    guard offset != contentOffset else { return }
    move(to: offset)
    layoutIfNeeded()
    _ = followMovedRow(moved.touch)
  }
}
