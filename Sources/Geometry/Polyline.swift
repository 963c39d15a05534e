/// A run of straight lines through points.
public struct Polyline: Hashable, Sendable {
  /// The points in order; a closed polyline does not repeat its first point at the end.
  public var points: [Point]
  /// Whether a line leads from the last point back to the first.
  public var isClosed: Bool

  /// Creates a polyline.
  public init(points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }
}
