/// Two shapes that began or ceased to touch.
///
/// Handles in an event may be of shapes that were removed since; `World.contains(_:)` tells.
public struct ContactEvent: Sendable, Equatable, BitwiseCopyable {
  /// The first shape and its body.
  public let shapeA: ShapeID
  /// The body of the first shape.
  public let bodyA: BodyID
  /// The second shape.
  public let shapeB: ShapeID
  /// The body of the second shape.
  public let bodyB: BodyID
  /// Whether one of the shapes is a sensor; such a contact has no impulse.
  public let isSensor: Bool
  /// The world position of the contact point of the largest impulse; zero when contact ends.
  public internal(set) var point: Vec2
  /// The direction from the first shape to the second, of length one; zero when contact ends.
  public internal(set) var normal: Vec2
  /// The normal impulse of the first sub-step of touch in N s; zero when contact ends.
  public internal(set) var impulse: Float
}
