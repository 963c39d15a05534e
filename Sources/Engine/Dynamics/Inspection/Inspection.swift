public import Geometry

extension DynamicAnimator {
  /// The state of an animator at one time: bodies, contacts, joints and forces, for overlays and
  /// tests.
  ///
  /// Lengths are in points, angles in radians clockwise, times in seconds, masses in kilograms of
  /// 100 by 100 points, forces and impulses in UIKit's newtons and newton-seconds: an impulse of 1
  /// changes the velocity of a mass of 1 by 100 points/s.
  public struct Inspection {
    /// The bodies, in the order in which their items were added.
    public internal(set) var bodies: [Body] = []
    /// The contacts of the last step; empty unless the animator's `recordsImpulses` is true.
    public internal(set) var contacts: [Contact] = []
    /// The attachments and the springs of snap behaviors, in the order of the behaviors.
    public internal(set) var attachments: [Attachment] = []
    /// The boundaries of collision behaviors, in the order of the behaviors.
    public internal(set) var boundaries: [Boundary] = []
    /// The gravity behaviors, in their order.
    public internal(set) var gravities: [Gravity] = []
    /// The active pushes, in the order of their behaviors.
    ///
    /// Instantaneous pushes of the last step come first, if the animator's `recordsImpulses` is
    /// true.
    public internal(set) var pushes: [Push] = []
    /// The field behaviors, in their order.
    public internal(set) var fields: [Field] = []
    /// The time by which velocities lag behind positions, in seconds: half a step of the
    /// integrator.
    let velocityDelay: Double
  }
}

extension DynamicAnimator.Inspection {
  /// A body of the simulation: an item.
  public struct Body {
    /// The item.
    public let item: any DynamicItem
    /// The center.
    public internal(set) var center: Point
    /// The angle, which counts full turns.
    public internal(set) var angle: Double
    /// The outlines of the collision shape, closed and convex; more than one for a group and for a
    /// concave path.
    public internal(set) var outlines: [Path]
    /// The velocity of the center of mass, in points/s.
    public internal(set) var velocity: Vector
    /// The angular velocity, in radians/s.
    public internal(set) var angularVelocity: Double
    /// The acceleration of the center of mass by all forces at the end of the last step, in
    /// points/s^2; nil before the first step, at an impact, and for profiles whose velocities do
    /// not belong to positions: of these, `Profile.accurate` is not one.
    public internal(set) var acceleration: Vector?
    /// The mass; 0 for an anchored item.
    public let mass: Double
    /// The moment of inertia about the center of mass, in kilograms times square meters of 100
    /// points; 0 for an anchored item, and for one that cannot rotate.
    public let inertia: Double
    /// Whether the body is at rest and not simulated until something wakes it.
    public let isSleeping: Bool
    /// Whether the item is anchored.
    public let isStatic: Bool

    /// The kinetic energy, including rotation, in joules, with 100 points per meter.
    public var kineticEnergy: Double {
      let speed = velocity.length / Units.pointsPerMeter
      return (mass * speed * speed + inertia * angularVelocity * angularVelocity) / 2
    }
  }

  /// A contact of two bodies, or of a body and a boundary, in the last step.
  public struct Contact: Sendable, Hashable {
    /// The indices of the bodies, one or two.
    public let bodies: [Int]
    /// The index of the boundary; nil for two bodies.
    public let boundary: Int?
    /// The point at which the impulse acts.
    public internal(set) var point: Point
    /// The direction of the impulse on the first body, of length 1.
    public internal(set) var normal: Vector
    /// The normal impulse of the step: the sum over its sub-steps.
    ///
    /// A body that rests on the ground has its weight times the length of the step.
    public let impulse: Double
  }

  /// A boundary of a collision behavior.
  public struct Boundary {
    /// The identifier; nil for the boundary made from the reference bounds.
    public let identifier: AnyHashable?
    /// The outline: a line, or a closed polygon.
    public internal(set) var outline: Path
    /// Whether items collide with it; false without the mode `.boundaries`.
    public let isSolid: Bool
  }
}

extension DynamicAnimator.Inspection {
  /// The kinetic energy of all bodies, including rotation, in joules, with 100 points per meter.
  public var kineticEnergy: Double { bodies.reduce(0) { $0 + $1.kineticEnergy } }

  /// The energy of all stretched or compressed springs, in joules.
  public var springEnergy: Double { attachments.reduce(0) { $0 + $1.energy } }

  /// Returns the potential energy of all bodies in the gravity of behaviors, in joules.
  ///
  /// The heights are those at the time of the velocities, half a step of the integrator before the
  /// positions, so that the sum with the kinetic energy is constant for a body in free flight.
  ///
  /// - Parameter origin: The point of zero potential energy.
  /// - Returns: The energy.
  public func potentialEnergy(from origin: Point) -> Double {
    bodies.indices.reduce(0) { $0 + potentialEnergy(ofBody: $1, from: origin) }
  }

  /// Returns the potential energy of one body in the gravity of behaviors, in joules.
  ///
  /// - Parameters:
  ///   - index: The index of the body.
  ///   - origin: The point of zero potential energy.
  /// - Returns: The energy.
  public func potentialEnergy(ofBody index: Int, from origin: Point) -> Double {
    let body = bodies[index]
    let fall = body.center - velocityDelay * body.velocity - origin
    return gravities.filter { $0.bodies.contains(index) }.reduce(0) { sum, gravity in
      let work = gravity.acceleration.dx * fall.dx + gravity.acceleration.dy * fall.dy
      return sum - body.mass * work / (Units.pointsPerMeter * Units.pointsPerMeter)
    }
  }
}

@available(*, unavailable)
extension DynamicAnimator.Inspection: Sendable {}

@available(*, unavailable)
extension DynamicAnimator.Inspection.Body: Sendable {}

@available(*, unavailable)
extension DynamicAnimator.Inspection.Boundary: Sendable {}
