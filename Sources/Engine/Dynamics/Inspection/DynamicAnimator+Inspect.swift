import Geometry
import Physics

extension DynamicAnimator {
  /// Returns the current state of the animator: bodies, contacts, attachments, boundaries and
  /// forces, in reference coordinates.
  ///
  /// The call does not affect the motion.
  ///
  /// - Parameter fraction: The fraction of the step in progress at which bodies are shown, as a
  ///   ticker shows items between two steps: 0 is its beginning, 1, the default, its end.
  ///   Contacts are those at its end, and so are velocities except with `Profile.accurate`, whose
  ///   velocities are those of that time. It has no effect between steps.
  /// - Returns: The inspection.
  public func inspect(atFractionOfStep fraction: Double = 1) -> Inspection {
    // Masses before the first step are those of the items' properties.
    if !isStepping, !isWithinStep { applyProperties(of: allBehaviors) }
    var inspector = Inspector(self, fraction: min(max(fraction, 0), 1))
    for behavior in allBehaviors { inspector.add(behavior) }
    inspector.add(impulseRecord)
    return inspector.inspection
  }
}

extension DynamicAnimator {
  /// Returns the current state of an attachment, in reference coordinates.
  ///
  /// - Parameter name: Its ``AttachmentBehavior/name``.
  /// - Returns: The first attachment with the name; nil if the animator has none.
  public func attachment(named name: String) -> Inspection.Attachment? {
    inspect().attachments.first { $0.name == name }
  }

  /// Returns the current state of the body of an item.
  ///
  /// - Returns: The body; nil for an item without one.
  package func inspectBody(of item: any DynamicItem) -> Inspection.Body? {
    if !isStepping, !isWithinStep { applyProperties(of: allBehaviors) }
    return items[item].map { inspect($0, atFractionOfStep: 1) }
  }

  /// The mass that a distance joint moves along its line: of two bodies whose lines of force pass
  /// beside their centers, 1 / (1/m1 + r1^2/I1 + 1/m2 + r2^2/I2) with the levers r.
  func effectiveMass(of joint: DistanceJoint) -> Double {
    let first = world.pose(of: joint.bodyA) * joint.anchorA
    let second = world.pose(of: joint.bodyB) * joint.anchorB
    let direction = (second - first).normalized
    let inverse = [(joint.bodyA, first), (joint.bodyB, second)].reduce(0.0) { sum, end in
      let mass = world.mass(of: end.0)
      guard mass.mass > 0 else { return sum }
      let lever = Double(cross(end.1 - world.centerOfMass(of: end.0), direction))
      let canTurn = mass.inertia > 0 && !world[end.0].isRotationFixed
      return sum + 1 / Double(mass.mass) + (canTurn ? lever * lever / Double(mass.inertia) : 0)
    }
    return inverse > 0 ? 1 / inverse : 0
  }
}

/// Collects an inspection.
private struct Inspector {
  private(set) var inspection: DynamicAnimator.Inspection
  private let animator: DynamicAnimator
  private var bodyIndices: [BodyID: Int] = [:]
  private var boundaryIndices: [BodyID: Int] = [:]
  /// The forces of joints that were found so far.
  private var jointForces: [JointID: Vec2] = [:]

  init(_ animator: DynamicAnimator, fraction: Double) {
    self.animator = animator
    inspection = DynamicAnimator.Inspection(
      velocityDelay: animator.profile.centersVelocities ? 0 : animator.profile.integrationStep / 2)
    for record in animator.items.records {
      bodyIndices[record.body] = inspection.bodies.count
      inspection.bodies.append(animator.inspect(record, atFractionOfStep: fraction))
    }
  }

  mutating func add(_ behavior: DynamicBehavior) {
    switch behavior {
    case let gravity as GravityBehavior:
      inspection.gravities.append(
        DynamicAnimator.Inspection.Gravity(
          bodies: indices(of: gravity.items),
          acceleration: Units.pointsPerMeter * Units.gravity * gravity.gravityDirection))
    case let collision as CollisionBehavior: add(collision)
    case let attachment as AttachmentBehavior:
      guard let joint = attachment.state.joint else { return }
      add(joint, attachment.inspectedKind, attachment.items, name: attachment.name)
    case let snap as SnapBehavior:
      for joint in snap.joints { add(joint, .snap, [snap.item]) }
    case let push as PushBehavior: add(push)
    case let field as FieldBehavior:
      let position = field.position
      let toPosition = Transform(translationX: position.x, y: position.y)
      inspection.fields.append(
        DynamicAnimator.Inspection.Field(
          kind: field.kind, bodies: indices(of: field.items), position: position,
          outlines: field.region.outlines.map { $0.applying(toPosition) },
          strength: field.strength, direction: field.direction))
    default: break
    }
  }

  private func indices(of items: [any DynamicItem]) -> [Int] {
    items.compactMap { animator.bodyID(of: $0).flatMap { bodyIndices[$0] } }
  }

  // MARK: Boundaries and contacts

  private mutating func add(_ collision: CollisionBehavior) {
    for body in collision.boundaryBodies {
      guard let (identifier, outline) = collision.boundary(of: body) else { continue }
      boundaryIndices[body] = inspection.boundaries.count
      inspection.boundaries.append(
        DynamicAnimator.Inspection.Boundary(
          identifier: identifier, outline: outline.polygon,
          isSolid: collision.collisionMode.contains(.boundaries)))
    }
  }

  mutating func add(_ record: ImpulseRecord) {
    for contact in record.contacts {
      let first = bodyIndices[contact.bodyA]
      let second = bodyIndices[contact.bodyB]
      let boundary = boundaryIndices[contact.bodyA] ?? boundaryIndices[contact.bodyB]
      let bodies = [first, second].compactMap(\.self).sorted()
      guard bodies.count == 2 || bodies.count == 1 && boundary != nil else { continue }
      // The normal points from A to B; the impulse on A is opposite.
      let sense = bodies[0] == first ? -1.0 : 1.0
      inspection.contacts.append(
        DynamicAnimator.Inspection.Contact(
          bodies: bodies, boundary: bodies.count == 1 ? boundary : nil,
          point: Units.point(contact.point),
          normal: Vector(
            dx: sense * Double(contact.normal.x), dy: sense * Double(contact.normal.y)),
          impulse: Double(contact.impulse)))
    }
    let impulses = record.pushes.compactMap { push in
      bodyIndices[push.body].map { body in
        DynamicAnimator.Inspection.Push(
          body: body, point: inspection.bodies[body].center + Units.vector(push.offset),
          force: Vector(dx: Double(push.impulse.x), dy: Double(push.impulse.y)),
          isInstantaneous: true)
      }
    }
    inspection.pushes = impulses + inspection.pushes
  }

  // MARK: Joints and pushes

  private mutating func add(
    _ id: JointID, _ kind: DynamicAnimator.Inspection.Attachment.Kind, _ items: [any DynamicItem],
    name: String? = nil
  ) {
    let start: Point
    let end: Point
    var length: Double?
    var spring = (frequency: 0.0, damping: 0.0, stiffness: 0.0)
    // The first body is the joint's second one, except for distance joints.
    switch animator.world[id] {
    case .distance(let joint):
      start = point(joint.anchorA, of: joint.bodyA)
      end = point(joint.anchorB, of: joint.bodyB)
      length = Units.points(joint.length)
      if case .spring(let hertz, let dampingRatio) = joint.stiffness {
        let angular = 2 * Double.pi * Double(hertz)
        spring = (
          Double(hertz), Double(dampingRatio), animator.effectiveMass(of: joint) * angular * angular
        )
      }
    case .revolute(let joint):
      start = point(joint.anchorB, of: joint.bodyB)
      end = point(joint.anchorA, of: joint.bodyA)
    case .prismatic(let joint):
      start = point(joint.anchorB, of: joint.bodyB)
      end = point(joint.anchorA, of: joint.bodyA)
    case .weld(let joint):
      start = point(joint.anchorB, of: joint.bodyB)
      end = point(joint.anchorA, of: joint.bodyA)
    case .wheel, .pulley, .gear, .motor, .mouse:
      preconditionFailure("no attachment is a joint of this kind")
    }
    inspection.attachments.append(
      DynamicAnimator.Inspection.Attachment(
        kind: kind, name: name, bodies: indices(of: items), start: start, end: end, length: length,
        frequency: spring.frequency, damping: spring.damping, stiffness: spring.stiffness,
        tension: name.map { _ in tension(of: id) }))
  }

  private mutating func tension(of joint: JointID) -> Double {
    if jointForces[joint] == nil {
      jointForces.merge(animator.jointForces(connectedWith: joint)) { first, _ in first }
    }
    return animator.tension(of: joint, jointForces[joint] ?? .zero)
  }

  /// Returns a point of a body at the position where the body is shown.
  private func point(_ anchor: Vec2, of body: BodyID) -> Point {
    guard let index = bodyIndices[body] else {
      return Units.point(animator.world.pose(of: body) * anchor)
    }
    let shown = inspection.bodies[index]
    let offset = Units.point(anchor).applying(Transform(rotationAngle: shown.angle))
    return shown.center + (offset - .zero)
  }

  private mutating func add(_ push: PushBehavior) {
    guard push.active, push.mode == .continuous, push.pushDirection != .zero else { return }
    for item in push.items {
      guard let index = indices(of: [item]).first else { continue }
      inspection.pushes.append(
        DynamicAnimator.Inspection.Push(
          body: index,
          point: inspection.bodies[index].center + push.targetOffsetFromCenter(for: item).vector,
          force: push.pushDirection, isInstantaneous: false))
    }
  }
}

extension DynamicAnimator {
  fileprivate func inspect(
    _ record: ItemRecord, atFractionOfStep fraction: Double
  ) -> Inspection.Body {
    let body = world[record.body]
    var center = Units.point(body.position)
    var angle = Double(body.angle)
    var velocity = Units.vector(body.velocity)
    var spin = Double(body.angularVelocity)
    if fraction < 1, let motion = motion(of: record.item) {
      center = (motion.startCenter + motion.displacement(atFraction: fraction))
        .applying(record.coordinateTransform)
      angle += motion.rotation(atFraction: fraction) - motion.rotation
      if let moving = motion.velocity(atFraction: fraction) {
        let toReference = record.coordinateTransform.linearPart
        velocity = (Point.zero + moving.linear).applying(toReference) - .zero
        spin = moving.spin
      }
    }
    let mass = world.mass(of: record.body)
    return Inspection.Body(
      item: record.item, center: center, angle: angle,
      outlines: record.parts.map { $0.outline(center: center, angle: angle) },
      velocity: velocity, angularVelocity: spin,
      acceleration: acceleration(of: record),
      mass: Double(mass.mass), inertia: body.isRotationFixed ? 0 : Double(mass.inertia),
      isSleeping: body.kind == .dynamic && !body.isAwake, isStatic: body.kind == .static)
  }
}

extension AttachmentBehavior {
  fileprivate var inspectedKind: DynamicAnimator.Inspection.Attachment.Kind {
    switch kind {
    case .distance where state.isPinned: .pin
    case .distance: state.frequency > 0 ? .spring : .rod
    case .limit: .limit
    case .sliding: .sliding
    case .fixed: .fixed
    case .pin: .pin
    }
  }
}
