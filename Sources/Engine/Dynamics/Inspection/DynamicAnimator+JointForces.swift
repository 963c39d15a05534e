private import ElementaryFunctions
import Geometry
import Physics

// Forces of joints: those of springs by their law, those of rigid joints by the positions and
// velocities, or where contacts act as the engine's last step found them.
extension DynamicAnimator {
  func tension(of joint: JointID) -> Double { tension(of: joint, jointForce(of: joint)) }

  /// Returns the tension of a joint of which the force is known.
  func tension(of joint: JointID, _ force: Vec2) -> Double {
    guard case .distance = world[joint] else { return Double(force.length) }
    return Double(force.x)
  }

  /// Returns the force of a joint on one of its bodies, in newtons.
  func force(of joint: JointID, on body: BodyID) -> Vec2 {
    let force = jointForce(of: joint)
    switch world[joint] {
    case .distance(let joint):
      return (body == joint.bodyA ? force.x : -force.x) * line(of: joint).normalized
    case let joint: return body == joint.bodyB ? force : -1 * force
    }
  }

  /// Returns the tension of a spring, with that of its damping, in newtons.
  func tension(of spring: DistanceJoint) -> Float {
    guard case .spring(let hertz, let dampingRatio) = spring.stiffness else { return 0 }
    let first = world.pose(of: spring.bodyA) * spring.anchorA
    let second = world.pose(of: spring.bodyB) * spring.anchorB
    let offset = second - first
    let length = offset.length
    guard length > 0 else { return 0 }
    let direction = (1 / length) * offset
    let speed = dot(
      direction,
      world.velocity(of: spring.bodyB, at: second) - world.velocity(of: spring.bodyA, at: first))
    let rate = 2 * Float.pi * hertz
    let mass = Float(effectiveMass(of: spring))
    return mass * (rate * rate * (length - spring.length) + 2 * dampingRatio * rate * speed)
  }

  /// Returns the force of a joint on its second body, in newtons; of a distance joint (tension, 0).
  private func jointForce(of joint: JointID) -> Vec2 {
    jointForces(connectedWith: joint)[joint] ?? .zero
  }

  /// Returns the force of a joint as ``jointForce(of:)`` does, and of those that were found with
  /// it.
  func jointForces(connectedWith joint: JointID) -> [JointID: Vec2] {
    if case .distance(let spring) = world[joint], case .spring = spring.stiffness {
      return [joint: Vec2(tension(of: spring), 0)]
    }
    guard profile.centersVelocities, let solved = rigidForces(connectedWith: joint) else {
      return [joint: measuredForce(of: joint)]
    }
    var forces = [joint: Vec2.zero]
    for (joint, rows) in solved {
      if case .distance(let rod) = world[joint] {
        let tension = rod.stiffness == .free ? max(0, -rows[0]) : -rows[0]
        forces[joint] = Vec2(Float(tension), 0)
      } else {
        forces[joint] = Vec2(Float(rows[0]), Float(rows[1]))
      }
    }
    return forces
  }

  private func measuredForce(of id: JointID) -> Vec2 {
    let force = world.force(of: id)
    guard case .distance(let joint) = world[id] else { return force }
    return Vec2(-dot(force, line(of: joint).normalized), 0)
  }

  /// The way from the first to the second end of a distance joint, in meters.
  private func line(of joint: DistanceJoint) -> Vec2 {
    world.pose(of: joint.bodyB) * joint.anchorB - world.pose(of: joint.bodyA) * joint.anchorA
  }
}

// MARK: Connected bodies

extension DynamicAnimator {
  /// Returns the forces of a joint and of all that are connected with it; nil where a contact, a
  /// sliding attachment, a limit or the friction of a pin acts, or too many are connected.
  private func rigidForces(connectedWith joint: JointID) -> [JointID: [Double]]? {
    var joints: [BodyID: [JointID]] = [:]
    for behavior in allBehaviors {
      guard let attachment = behavior as? AttachmentBehavior, let id = attachment.state.joint,
        attachment.state.frequency == 0
      else { continue }
      for item in attachment.items {
        if let body = bodyID(of: item) { joints[body, default: []].append(id) }
      }
    }
    let touching = contactTracker.touchingBodies
    var (connected, bodies): ([JointID], [BodyID]) = ([joint], [])
    var (knownJoints, knownBodies): (Set<JointID>, Set<BodyID>) = ([joint], [])
    var next = 0
    while next < connected.count {
      let ends = world[connected[next]]
      next += 1
      for body in [ends.bodyA, ends.bodyB]
      where world[body].kind == .dynamic && knownBodies.insert(body).inserted {
        guard !touching.contains(body) else { return nil }
        bodies.append(body)
        for other in joints[body] ?? [] where knownJoints.insert(other).inserted {
          connected.append(other)
        }
      }
    }
    var forces = RigidForces(bodies: bodies.compactMap(unjoinedBody))
    for id in connected {
      switch world[id] {
      case .distance(let rod):
        if rod.stiffness == .free, measuredForce(of: id).x <= 0 { continue }
        forces.addRod(id, rod, world)
      case .revolute(let pin)
      where pin.maxMotorTorque == 0 && pin.lowerAngle == -.infinity && pin.upperAngle == .infinity:
        forces.addPin(
          id, pin.bodyA, pin.anchorA, pin.bodyB, pin.anchorB, fixesAngle: false, world)
      case .weld(let weld):
        forces.addPin(
          id, weld.bodyA, weld.anchorA, weld.bodyB, weld.anchorB, fixesAngle: true, world)
      default: return nil
      }
      guard forces.rowCount <= RigidForces.maximumRowCount else { return nil }
    }
    return forces.solve()
  }

  /// Returns a body with the accelerations by all forces but those of rigid joints and contacts.
  private func unjoinedBody(_ id: BodyID) -> RigidForces.Body? {
    guard let record = items.index(of: id).map({ items.records[$0] }) else { return nil }
    let mass = world.mass(of: id)
    let canTurn = mass.inertia > 0 && !world[id].isRotationFixed
    var force = [ForceKind.weight, .push, .fields, .resistance].reduce(Vec2.zero) {
      $0 + self.force($1, on: record)
    }
    var torque: Float = 0
    for behavior in allBehaviors {
      if let push = behavior as? PushBehavior, push.active, push.mode == .continuous {
        for item in push.items where bodyID(of: item) == id {
          let lever = Units.meters(push.targetOffsetFromCenter(for: item).vector)
          torque += cross(lever, Units.force(push.pushDirection))
        }
      }
      for joint in springs(of: behavior) {
        guard world[joint].bodyA == id || world[joint].bodyB == id,
          let (pull, turn) = springForce(of: joint, on: id)
        else { continue }
        force += pull
        torque += turn
      }
    }
    let inverseInertia = canTurn ? 1 / Double(mass.inertia) : 0
    let step = dampingStep
    let damping = Double(world[id].angularDamping)
    let rate = step > 0 ? log(1 + step * damping) / step : damping
    return RigidForces.Body(
      id: id, inverseMass: 1 / Double(mass.mass), inverseInertia: inverseInertia,
      acceleration: (
        Double(force.x) / Double(mass.mass), Double(force.y) / Double(mass.mass),
        canTurn ? Double(torque) * inverseInertia - rate * Double(world[id].angularVelocity) : 0
      ))
  }

  private func springs(of behavior: DynamicBehavior) -> [JointID] {
    switch behavior {
    case let attachment as AttachmentBehavior:
      attachment.state.frequency > 0 ? attachment.state.joint.map { [$0] } ?? [] : []
    case let snap as SnapBehavior: snap.joints
    default: []
    }
  }
}
