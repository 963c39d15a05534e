private import ElementaryFunctions
import Geometry
import Physics

// Velocities of the time of positions: see VelocityCentering.

extension DynamicAnimator {
  /// Changes velocities to those of the integrator when a step begins.
  ///
  /// Where other forces act than before, the velocity is taken as it is, and half an integration
  /// step of these forces is removed, since the first one applies them in full.
  func removeLeads(_ subSteps: SubSteps) {
    let half = Float(subSteps.integrationStep / 2)
    let joints = jointsByBody
    let removed = items.records.map { record -> RemovedLead? in
      let body = world[record.body]
      guard body.kind == .dynamic, body.isAwake else { return nil }
      let forces = ItemForces(load: record.load, joints: joints[record.body] ?? [])
      guard record.centering.forces?.isContinued(by: forces) == true else {
        return RemovedLead(lead: lead(of: record, forces, half), forces: forces, isFresh: true)
      }
      // A step of another length has another half.
      let ratio = record.centering.half > 0 ? half / record.centering.half : 1
      let lead = record.centering.lead
      return RemovedLead(
        lead: BodyVelocity(linear: ratio * lead.linear, angular: ratio * lead.angular),
        forces: forces, isFresh: false)
    }
    for (index, removed) in zip(items.records.indices, removed) {
      guard let removed else {
        items.changeCentering(at: index) { $0 = VelocityCentering() }
        continue
      }
      let start = change(items.records[index].body, by: removed.lead, times: -1)
      items.changeCentering(at: index) {
        $0.isFresh = removed.isFresh
        if removed.isFresh { $0.acceleration = (1 / half) * removed.lead.linear }
        $0.forces = removed.forces
        $0.start = start
        $0.middle = start
      }
    }
  }

  /// What is removed from the velocity of an item when a step begins.
  private struct RemovedLead {
    let lead: BodyVelocity
    let forces: ItemForces
    /// Whether other forces act than in the step before.
    let isFresh: Bool
  }

  func recordMiddleVelocities() {
    for index in items.records.indices {
      let velocity = velocity(of: items.records[index].body)
      items.changeCentering(at: index) { $0.middle = velocity }
    }
  }

  /// Changes velocities to those of the time of the positions when a step ends.
  func addLeads(_ subSteps: SubSteps) {
    let half = Float(subSteps.integrationStep / 2)
    let times = MeasuredTimes(subSteps)
    let touching = contactTracker.touchingBodies
    for index in items.records.indices {
      let record = items.records[index]
      let body = world[record.body]
      guard body.kind == .dynamic, body.isAwake, let forces = record.centering.forces else {
        items.changeCentering(at: index) { $0 = VelocityCentering() }
        continue
      }
      let isFree =
        forces.joints.isEmpty && forces.load.fields.isEmpty && !touching.contains(record.body)
      let lead =
        isFree
        ? self.lead(of: record, forces, half)
        : measuredLead(of: record, times, half, touches: touching.contains(record.body))
      items.changeCentering(at: index) {
        $0.lead = lead ?? BodyVelocity()
        $0.half = half
        $0.measuredAcceleration = lead.map { (1 / half) * $0.linear }
      }
      if let lead { change(record.body, by: lead, times: 1) }
    }
  }

  /// Returns the acceleration at the end of the last step, in points/s^2; nil if it is unknown.
  func acceleration(of record: ItemRecord) -> Vector? {
    guard profile.centersVelocities else { return nil }
    let body = world[record.body]
    if body.kind == .static || !body.isAwake { return .zero }
    return record.centering.measuredAcceleration.map(Units.vector)
  }

  func velocity(of body: BodyID) -> BodyVelocity {
    let body = world[body]
    return BodyVelocity(linear: body.velocity, angular: body.angularVelocity)
  }

  /// Returns the speeds of an item at both ends of the step in progress, in points/s in its own
  /// coordinates; nil with a profile whose velocities do not belong to the positions.
  func stepSpeeds(of record: ItemRecord) -> ItemMotion.Speeds? {
    guard profile.centersVelocities, let step = currentStep else { return nil }
    guard let inverse = record.coordinateTransform.inverse?.linearPart else { return nil }
    func velocity(_ value: Vec2) -> Vector {
      (Point.zero + Units.vector(value)).applying(inverse) - .zero
    }
    let end = self.velocity(of: record.body)
    return ItemMotion.Speeds(
      duration: step.duration, start: velocity(record.startVelocity.linear),
      end: velocity(end.linear), startSpin: Double(record.startVelocity.angular),
      endSpin: Double(end.angular))
  }

  /// The factors on forces and torques with which the terminal speed by resistance is that of the
  /// closed form.
  static func gain(_ body: Body, _ subSteps: SubSteps) -> (linear: Float, angular: Float) {
    func gain(_ damping: Float) -> Float {
      let exponent = subSteps.integrationStep * Double(damping)
      // The damping c' of the engine divides by e^(h c) = 1 + h c'.
      return exponent > 1e-7 ? Float(exponent / log(1 + exponent)) : 1
    }
    return (gain(body.linearDamping), gain(body.angularDamping))
  }

  /// Adds a multiple of a velocity to that of a body; returns the new one.
  @discardableResult
  private func change(
    _ id: BodyID, by velocity: BodyVelocity, times factor: Float
  ) -> BodyVelocity {
    var body = world[id]
    let linear = body.velocity + factor * velocity.linear
    let angular = body.angularVelocity + factor * velocity.angular
    if velocity != BodyVelocity(), linear.isFinite, angular.isFinite {
      body.velocity = linear
      body.angularVelocity = angular
      world[id] = body
    }
    return BodyVelocity(linear: body.velocity, angular: body.angularVelocity)
  }
}

// MARK: Leads

extension DynamicAnimator {
  /// Returns the lead by the loads, the springs and the resistance of an item.
  private func lead(of record: ItemRecord, _ forces: ItemForces, _ half: Float) -> BodyVelocity {
    let body = world[record.body]
    let mass = world.mass(of: record.body)
    let inverseInertia =
      mass.inertia > 0 && !body.isRotationFixed ? 1 / mass.inertia : 0
    var acceleration = forces.load.acceleration
    if forces.load.fields.isEmpty {
      acceleration += (1 / mass.mass) * forces.load.force
    } else if case .force(let force)? = effect(
      of: forces.load, on: record, mass: mass.mass, velocity: body.velocity, at: elapsedTime)
    {
      acceleration = (1 / mass.mass) * force
    } else {
      return BodyVelocity()
    }
    var turn = inverseInertia * forces.load.torque
    for joint in forces.joints {
      guard let (force, torque) = springForce(of: joint, on: record.body) else { continue }
      acceleration += (1 / mass.mass) * force
      turn += inverseInertia * torque
    }
    // Half an integration step of strong resistance takes no more than the velocity.
    acceleration -= body.linearDamping / (1 + half * body.linearDamping) * body.velocity
    turn -= body.angularDamping / (1 + half * body.angularDamping) * body.angularVelocity
    return BodyVelocity(linear: half * acceleration, angular: half * turn)
  }

  /// The durations of the two halves of a step, in seconds.
  private struct MeasuredTimes {
    let first: Float
    let second: Float

    init(_ subSteps: SubSteps) {
      let middle = subSteps.count / 2
      first = Float(subSteps.length) * Float(middle)
      second = Float(subSteps.length) * Float(subSteps.count - middle)
    }
  }

  /// Returns the lead by the acceleration that was measured in the two halves of the step,
  /// extrapolated to its end; nil after an impact.
  private func measuredLead(
    of record: ItemRecord, _ times: MeasuredTimes, _ half: Float, touches: Bool
  ) -> BodyVelocity? {
    let (start, middle) = (record.centering.start, record.centering.middle)
    let end = velocity(of: record.body)
    let late = (1 / times.second) * (end.linear - middle.linear)
    let lateTurn = (end.angular - middle.angular) / times.second
    guard times.first > 0, !record.centering.isFresh else {
      if touches { return nil }
      return BodyVelocity(linear: half * late, angular: half * lateTurn)
    }
    let early = (1 / times.first) * (middle.linear - start.linear)
    let earlyTurn = (middle.angular - start.angular) / times.first
    // Smooth motion changes its acceleration little within a step, relative to its speed; an impact
    // changes it by as much as the speed.
    let speed = max(start.linear.length, end.linear.length)
    let applied = record.centering.acceleration.length
    let isSmooth =
      times.second * (late - early).length <= 0.2 * speed + 2 * times.second * applied
    guard isSmooth else { return nil }
    // The late velocities differ by the acceleration half an integration step before the middle of
    // the second half, and the lead belongs to a quarter of a step before the end.
    let ratio = (times.second + half / 2) / (times.first + times.second)
    return BodyVelocity(
      linear: half * (late + ratio * (late - early)),
      angular: half * (lateTurn + ratio * (lateTurn - earlyTurn)))
  }

  /// The joints of attachments and snap behaviors on each body.
  private var jointsByBody: [BodyID: [JointID]] {
    var joints: [BodyID: [JointID]] = [:]
    func add(_ joint: JointID, _ items: [any DynamicItem]) {
      for item in items {
        if let body = bodyID(of: item) { joints[body, default: []].append(joint) }
      }
    }
    for behavior in allBehaviors {
      if let attachment = behavior as? AttachmentBehavior, let joint = attachment.state.joint {
        add(joint, attachment.items)
      } else if let snap = behavior as? SnapBehavior {
        for joint in snap.joints { add(joint, [snap.item]) }
      }
    }
    return joints
  }

  /// Returns the force and torque of a spring on one of its bodies, in newtons; nil for other
  /// joints.
  func springForce(of joint: JointID, on body: BodyID) -> (force: Vec2, torque: Float)? {
    guard case .distance(let spring) = world[joint], case .spring = spring.stiffness else {
      return nil
    }
    let first = world.pose(of: spring.bodyA) * spring.anchorA
    let second = world.pose(of: spring.bodyB) * spring.anchorB
    let offset = second - first
    let length = offset.length
    guard length > 0 else { return nil }
    let direction = (1 / length) * offset
    let tension = tension(of: spring)
    let isFirst = body == spring.bodyA
    let force = (isFirst ? tension : -tension) * direction
    let lever = (isFirst ? first : second) - world.centerOfMass(of: body)
    return (force, cross(lever, force))
  }
}
