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
  public var bodyA: BodyID { definition.bodyA }

  /// The second body.
  public var bodyB: BodyID { definition.bodyB }

  /// Whether contacts between the two bodies are enabled.
  public var collides: Bool { definition.collides }

  /// The definition without its kind; an existential, so not for use in a step.
  private var definition: any JointDefinition {
    switch self {
    case .distance(let definition): definition
    case .revolute(let definition): definition
    case .prismatic(let definition): definition
    case .weld(let definition): definition
    case .wheel(let definition): definition
    case .pulley(let definition): definition
    case .gear(let definition): definition
    case .motor(let definition): definition
    case .mouse(let definition): definition
    }
  }

  /// Traps on values that no joint can have.
  func check() {
    precondition(bodyA != bodyB, "bodyA and bodyB of a joint must differ, but both are \(bodyA)")
    definition.check()
  }
}

/// The part of a joint definition that every kind has.
protocol JointDefinition: Sendable, Equatable, BitwiseCopyable {
  var bodyA: BodyID { get }
  var bodyB: BodyID { get }
  /// The anchor in the frame of the first body, in metres.
  var anchorA: Vec2 { get }
  /// The anchor in the frame of the second body, in metres.
  var anchorB: Vec2 { get }
  var collides: Bool { get }

  /// Traps on values that no joint of this kind can have.
  func check()
}

extension JointDefinition {
  /// Traps on anchors that are not finite.
  func checkAnchors() {
    precondition(anchorA.isFinite, "anchorA must be finite, but is \(anchorA)")
    precondition(anchorB.isFinite, "anchorB must be finite, but is \(anchorB)")
  }
}
