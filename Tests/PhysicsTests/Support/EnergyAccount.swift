import Physics

/// An account of a world's mechanical energy, in joules: what edits and motors give it is entered, so that
/// all other growth shows.
///
/// - **Edits** are entered by what they change, measured right before and after.
/// - **A motor** can give in a step no more than its torque or force times its speed times the duration:
///   it drives bodies up to its speed, never beyond. That much is entered.
/// - **A spring** keeps its frequency, not its stiffness: this follows the mass that its ends have
///   along it, which changes as bodies turn. A step works with the stiffness at its start; what a
///   stretched spring stores more or less with the next one is entered.
///
/// Everything else may only take energy away.
struct EnergyAccount {
  /// What was entered, less than what there was at the start.
  private var entered = 0.0
  /// The least of what there was without what was entered.
  private var least: Double
  /// By how much, at worst, there was more than at some time before without what was entered since.
  private(set) var growth = 0.0
  /// The greatest sum of kinetic energy and that of springs so far.
  private(set) var peak: Double

  init(_ world: World) {
    let energy = world.mechanicalEnergy
    least = energy.total
    peak = energy.lively
  }

  /// Enters what an edit changed.
  mutating func enterEdit(of world: World, energyBefore: MechanicalEnergy) {
    let energy = world.mechanicalEnergy
    entered += energy.total - energyBefore.total
    peak = max(peak, energy.lively)
  }

  /// Takes a step.
  mutating func step(_ world: inout World, _ duration: Float) {
    let springs = world.joints.compactMap { joint in
      world.spring(of: joint).map { (joint: joint, old: $0) }
    }
    let motors = world.joints.reduce(0) { $0 + world.motorPower(of: $1) }
    world.step(duration)
    entered += Double(duration) * motors
    for (joint, old) in springs {
      guard let new = world.spring(of: joint) else { continue }
      entered += 0.5 * (new.stiffness - old.stiffness) * new.stretch * new.stretch
    }
    let energy = world.mechanicalEnergy
    peak = max(peak, energy.lively)
    let rest = energy.total - entered
    growth = max(growth, rest - least)
    least = min(least, rest)
  }
}

/// How far a spring is from rest, in metres or radians, and the force or torque per unit of it.
private struct SpringState {
  var stretch: Double
  var stiffness: Double
}

/// The energy of a world, in joules.
struct MechanicalEnergy {
  /// That of motion and of springs.
  var lively = 0.0
  /// That of height in the world's gravity.
  var height = 0.0

  var total: Double { lively + height }
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
      energy.lively +=
        0.5 * mass * Double(body.velocity.lengthSquared)
        + 0.5 * Double(properties.inertia) * spin * spin
      let depth = Double(dot(settings.gravity, centerOfMass(of: id)))
      energy.height -= mass * Double(body.gravityScale) * depth
    }
    for joint in joints {
      guard let spring = spring(of: joint) else { continue }
      energy.lively += 0.5 * spring.stiffness * spring.stretch * spring.stretch
    }
    return energy
  }

  /// Whether anything can change a body's spin.
  func isTurnable(_ id: BodyID) -> Bool {
    !self[id].isRotationFixed && mass(of: id).inertia > 0
  }

  /// The most that the motor of a joint can give, in watts.
  fileprivate func motorPower(of id: JointID) -> Double {
    switch self[id] {
    case .revolute(let joint): Double(joint.maxMotorTorque * abs(joint.motorSpeed))
    case .prismatic(let joint): Double(joint.maxMotorForce * abs(joint.motorSpeed))
    case .distance, .weld: 0
    }
  }

  /// The spring in a joint as the joint's documentation has it; nil for a joint without one.
  fileprivate func spring(of id: JointID) -> SpringState? {
    switch self[id] {
    case .distance(let joint):
      guard case .spring(let hertz, _) = joint.stiffness else { return nil }
      let (a, b) = (pose(of: joint.bodyA) * joint.anchorA, pose(of: joint.bodyB) * joint.anchorB)
      let way = b - a
      let inverseMass =
        inverseMass(of: joint.bodyA, at: a, along: way)
        + inverseMass(of: joint.bodyB, at: b, along: way)
      return SpringState(
        stretch: Double(way.length - joint.length), inverseMass: inverseMass, hertz: hertz)
    case .weld(let joint):
      guard joint.hertz > 0 else { return nil }
      let angle = self[joint.bodyB].angle - self[joint.bodyA].angle - joint.referenceAngle
      return SpringState(
        stretch: Double(angle),
        inverseMass: inverseInertia(of: joint.bodyA) + inverseInertia(of: joint.bodyB),
        hertz: joint.hertz)
    case .revolute, .prismatic: return nil
    }
  }

  private func inverseMass(of id: BodyID, at point: Vec2, along way: Vec2) -> Double {
    let mass = Double(mass(of: id).mass)
    let lever = Double(cross(point - centerOfMass(of: id), way.normalized))
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
