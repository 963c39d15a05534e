/// A sequence of connected straight lines.
public struct Polyline: Hashable, Sendable {
  /// The vertices in order; a closed polyline does not repeat its first vertex.
  public var points: [Point]
  /// Whether a line connects the last vertex to the first.
  public var isClosed: Bool

  /// Creates a polyline.
  public init(points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }
}
