/// Where a body's own frame lies in the world: its origin and its turn.
@frozen
public struct Pose: Hashable, Sendable, BitwiseCopyable {
  /// The world position of the frame's origin, in metres.
  public var p: Vec2
  /// The turn of the frame.
  public var q: Rot

  /// Creates a pose from an origin and a turn.
  @inlinable
  public init(p: Vec2, q: Rot) {
    self.p = p
    self.q = q
  }

  /// The pose of the world's own frame.
  @inlinable public static var identity: Pose { Pose(p: .zero, q: .identity) }

  /// The world position of a point given in the frame.
  @inlinable
  public static func * (pose: Pose, point: Vec2) -> Vec2 {
    Vec2(
      (pose.q.c * point.x - pose.q.s * point.y) + pose.p.x,
      (pose.q.s * point.x + pose.q.c * point.y) + pose.p.y)
  }

  /// The place in the frame of a world point.
  @inlinable
  public func inverse(_ point: Vec2) -> Vec2 { q.inverse(point - p) }

  /// Another pose as seen from this frame.
  @inlinable
  public func relative(_ other: Pose) -> Pose {
    Pose(p: q.inverse(other.p - p), q: q.relative(other.q))
  }
}
