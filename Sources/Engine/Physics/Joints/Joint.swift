/// A joint between two bodies: the definition of one kind.
///
/// `World.addJoint(_:)` creates a joint from its definition. `world[id]` reads the definition, and
/// writing it back updates the joint. The bodies and the kind of a joint cannot change.
public enum Joint: Sendable, Equatable {
  /// Constrains the distance between two points: a rod, a spring or a rope.
  case distance(DistanceJoint)
  /// Pins two points together, leaving relative rotation free.
  case revolute(RevoluteJoint)
  /// Constrains the second body to translate along an axis of the first.
  case prismatic(PrismaticJoint)
  /// Fixes the relative position and angle of two bodies.
  case weld(WeldJoint)
  /// Lets a point of the second body slide on a sprung axis of the first, and leaves it free to
  /// turn: a wheel.
  case wheel(WheelJoint)
  /// Hangs two bodies on a rope over two fixed wheels.
  case pulley(PulleyJoint)
  /// Couples the angles or translations of two other joints.
  case gear(GearJoint)
  /// Drives the relative pose of two bodies towards a target, with a bounded force and torque.
  case motor(MotorJoint)
  /// Pulls a point of the second body to a point of the world.
  case mouse(MouseJoint)

  /// The first body.
  public var bodyA: BodyID { pair.a }

  /// The second body.
  public var bodyB: BodyID { pair.b }

  /// Whether contacts between the two bodies are enabled.
  public var collides: Bool { pair.collides }

  private var pair: (a: BodyID, b: BodyID, collides: Bool) {
    switch self {
    case .distance(let definition): definition.pair
    case .revolute(let definition): definition.pair
    case .prismatic(let definition): definition.pair
    case .weld(let definition): definition.pair
    case .wheel(let definition): definition.pair
    case .pulley(let definition): definition.pair
    case .gear(let definition): definition.pair
    case .motor(let definition): definition.pair
    case .mouse(let definition): definition.pair
    }
  }

  /// Traps on values that no joint can have.
  func check() {
    precondition(bodyA != bodyB, "bodyA and bodyB of a joint must differ, but both are \(bodyA)")
    switch self {
    case .distance(let definition): definition.check()
    case .revolute(let definition): definition.check()
    case .prismatic(let definition): definition.check()
    case .weld(let definition): definition.check()
    case .wheel(let definition): definition.check()
    case .pulley(let definition): definition.check()
    case .gear(let definition): definition.check()
    case .motor(let definition): definition.check()
    case .mouse(let definition): definition.check()
    }
  }
}

/// The part of a joint definition that every kind has.
protocol JointDefinition: Sendable, Equatable, BitwiseCopyable {
  var bodyA: BodyID { get }
  var bodyB: BodyID { get }
  /// The anchor in the frame of the first body, in meters.
  var anchorA: Vec2 { get }
  /// The anchor in the frame of the second body, in meters.
  var anchorB: Vec2 { get }
  var collides: Bool { get }

  /// Traps on values that no joint of this kind can have.
  func check()
}

extension JointDefinition {
  /// The bodies, and whether contacts between them are enabled.
  fileprivate var pair: (a: BodyID, b: BodyID, collides: Bool) { (bodyA, bodyB, collides) }

  /// Traps on anchors that are not finite.
  func checkAnchors() {
    precondition(anchorA.isFinite, "anchorA must be finite, but is \(anchorA)")
    precondition(anchorB.isFinite, "anchorB must be finite, but is \(anchorB)")
  }
}
