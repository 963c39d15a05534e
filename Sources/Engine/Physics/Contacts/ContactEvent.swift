/// The beginning or end of contact between two shapes.
///
/// Shapes in an event may have been removed meanwhile; `World.contains(_:)` checks a handle.
public struct ContactEvent: Sendable, Equatable, BitwiseCopyable {
  /// Whether a contact began or ended.
  public enum Phase: UInt8, Sendable, BitwiseCopyable {
    /// The shapes touch.
    case began
    /// The shapes no longer touch, or one of them was removed.
    case ended
  }

  /// Whether the contact began or ended.
  public let phase: Phase
  /// The first shape.
  public let shapeA: ShapeID
  /// The body of the first shape.
  public let bodyA: BodyID
  /// The second shape.
  public let shapeB: ShapeID
  /// The body of the second shape.
  public let bodyB: BodyID
  /// Whether one of the shapes is a sensor; sensor contacts have no impulse.
  public let isSensor: Bool
  /// The world position, in meters, of the point with the largest impulse; zero when contact ends.
  public internal(set) var point: Vec2
  /// The unit normal from the first shape to the second; zero when contact ends.
  public internal(set) var normal: Vec2
  /// The normal impulse of the first sub-step in N s; zero when contact ends.
  public internal(set) var impulse: Float
}
