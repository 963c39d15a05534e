/// A rigid transform: position and rotation of a frame in the world.
@frozen
public struct Pose: Hashable, Sendable, BitwiseCopyable {
  /// The world position of the frame's origin, in meters.
  public var p: Vec2
  /// The rotation of the frame.
  public var q: Rot

  /// Creates a transform from a position and a rotation.
  @inlinable
  public init(p: Vec2, q: Rot) {
    self.p = p
    self.q = q
  }

  /// The identity transform.
  @inlinable public static var identity: Pose { Pose(p: .zero, q: .identity) }

  /// Transforms a point from the frame to the world.
  @inlinable
  public static func * (pose: Pose, point: Vec2) -> Vec2 {
    Vec2(
      (pose.q.c * point.x - pose.q.s * point.y) + pose.p.x,
      (pose.q.s * point.x + pose.q.c * point.y) + pose.p.y)
  }

  /// Transforms a point from the world to the frame.
  @inlinable
  public func inverse(_ point: Vec2) -> Vec2 { q.inverse(point - p) }

  /// Returns another transform relative to this one.
  @inlinable
  public func relative(_ other: Pose) -> Pose {
    Pose(p: q.inverse(other.p - p), q: q.relative(other.q))
  }
}
