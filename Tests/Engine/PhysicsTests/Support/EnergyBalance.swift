import Physics

/// The balance of a world's mechanical energy in joules: subtracts the work of edits, motors and
/// springs, so that any other growth is visible.
///
/// - **Edits** are measured as the energy difference before and after.
/// - **A motor** adds at most its torque or force times its speed times the duration of a step,
///   since it never accelerates beyond its speed.
/// - **A spring** keeps its frequency, not its stiffness, so the stiffness follows the effective
///   mass along the spring, which changes as bodies rotate. A step uses the stiffness at its start;
///   the change of stored energy with the next stiffness is work.
///
/// Everything else may only dissipate energy.
struct EnergyBalance {
  /// The work done so far, in joules.
  private var work = 0.0
  /// The minimum of energy minus work.
  private var minimum: Double
  /// The maximum increase of energy minus work above its earlier minimum.
  private(set) var growth = 0.0
  /// The maximum of kinetic and elastic energy.
  private(set) var peak: Double

  init(_ world: World) {
    let energy = world.mechanicalEnergy
    minimum = energy.total
    peak = energy.kineticAndElastic
  }

  /// Adds the energy change of an edit to the work.
  mutating func addEdit(of world: World, energyBefore: MechanicalEnergy) {
    let energy = world.mechanicalEnergy
    work += energy.total - energyBefore.total
    peak = max(peak, energy.kineticAndElastic)
  }

  /// Runs a step and adds the work of motors and springs.
  mutating func step(_ world: inout World, _ duration: Float) {
    let springs = world.joints.compactMap { joint in
      world.spring(of: joint).map { (joint: joint, old: $0) }
    }
    let motors = world.joints.reduce(0) { $0 + world.motorPower(of: $1) }
    world.step(duration)
    work += Double(duration) * motors
    for (joint, old) in springs {
      guard let new = world.spring(of: joint) else { continue }
      work += 0.5 * (new.stiffness - old.stiffness) * new.stretch * new.stretch
    }
    let energy = world.mechanicalEnergy
    peak = max(peak, energy.kineticAndElastic)
    let balance = energy.total - work
    growth = max(growth, balance - minimum)
    minimum = min(minimum, balance)
  }
}

/// The deformation of a spring in meters or radians, and its stiffness.
private struct SpringState {
  var stretch: Double
  var stiffness: Double
}

/// The energy of a world, in joules.
struct MechanicalEnergy {
  /// Kinetic energy and elastic energy of springs.
  var kineticAndElastic = 0.0
  /// Potential energy in the world's gravity.
  var gravitational = 0.0

  var total: Double { kineticAndElastic + gravitational }
}

extension World {
  var mechanicalEnergy: MechanicalEnergy {
    var energy = MechanicalEnergy()
    for id in bodies {
      let properties = mass(of: id)
      guard properties.mass > 0 else { continue }
      let body = self[id]
      let mass = Double(properties.mass)
      let spin = body.isRotationFixed ? 0 : Double(body.angularVelocity)
      energy.kineticAndElastic +=
        0.5 * mass * Double(body.velocity.lengthSquared)
        + 0.5 * Double(properties.inertia) * spin * spin
      let depth = Double(dot(settings.gravity, centerOfMass(of: id)))
      energy.gravitational -= mass * Double(body.gravityScale) * depth
    }
    for joint in joints {
      guard let spring = spring(of: joint) else { continue }
      energy.kineticAndElastic += 0.5 * spring.stiffness * spring.stretch * spring.stretch
    }
    return energy
  }

  /// Whether the angular velocity of a body can change.
  func isTurnable(_ id: BodyID) -> Bool {
    !self[id].isRotationFixed && mass(of: id).inertia > 0
  }

  /// The maximum power of a joint's motor, in watts.
  fileprivate func motorPower(of id: JointID) -> Double {
    switch self[id] {
    case .revolute(let joint): Double(joint.maxMotorTorque * abs(joint.motorSpeed))
    case .prismatic(let joint): Double(joint.maxMotorForce * abs(joint.motorSpeed))
    case .wheel(let joint): Double(joint.maxMotorTorque * abs(joint.motorSpeed))
    case .distance, .weld, .pulley, .gear, .motor, .mouse: 0
    }
  }

  /// The spring of a joint as documented; nil for a joint without one.
  fileprivate func spring(of id: JointID) -> SpringState? {
    switch self[id] {
    case .distance(let joint):
      guard case .spring(let hertz, _) = joint.stiffness else { return nil }
      let (a, b) = (pose(of: joint.bodyA) * joint.anchorA, pose(of: joint.bodyB) * joint.anchorB)
      let displacement = b - a
      let inverseMass =
        inverseMass(of: joint.bodyA, at: a, along: displacement)
        + inverseMass(of: joint.bodyB, at: b, along: displacement)
      return SpringState(
        stretch: Double(displacement.length - joint.length), inverseMass: inverseMass, hertz: hertz)
    case .weld(let joint):
      guard joint.hertz > 0 else { return nil }
      let angle = self[joint.bodyB].angle - self[joint.bodyA].angle - joint.referenceAngle
      return SpringState(
        stretch: Double(angle),
        inverseMass: inverseInertia(of: joint.bodyA) + inverseInertia(of: joint.bodyB),
        hertz: joint.hertz)
    case .wheel(let joint):
      guard joint.hertz > 0 else { return nil }
      let (a, b) = (pose(of: joint.bodyA) * joint.anchorA, pose(of: joint.bodyB) * joint.anchorB)
      let axis = Rot(self[joint.bodyA].angle) * joint.axis.normalized
      // The force acts on both bodies at the anchor of the second.
      let inverseMass =
        inverseMass(of: joint.bodyA, at: b, along: axis)
        + inverseMass(of: joint.bodyB, at: b, along: axis)
      return SpringState(
        stretch: Double(dot(axis, b - a)), inverseMass: inverseMass, hertz: joint.hertz)
    case .revolute, .prismatic, .pulley, .gear, .motor, .mouse: return nil
    }
  }

  private func inverseMass(of id: BodyID, at point: Vec2, along displacement: Vec2) -> Double {
    let mass = Double(mass(of: id).mass)
    let lever = Double(cross(point - centerOfMass(of: id), displacement.normalized))
    return (mass > 0 ? 1 / mass : 0) + inverseInertia(of: id) * lever * lever
  }

  private func inverseInertia(of id: BodyID) -> Double {
    isTurnable(id) ? 1 / Double(mass(of: id).inertia) : 0
  }
}

extension SpringState {
  fileprivate init(stretch: Double, inverseMass: Double, hertz: Float) {
    let omega = 2 * Double.pi * Double(hertz)
    self.init(
      stretch: stretch, stiffness: inverseMass > 0 ? omega * omega / inverseMass : 0)
  }
}
