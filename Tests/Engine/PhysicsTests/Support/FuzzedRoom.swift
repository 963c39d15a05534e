import Physics
import TestSupport

/// A random scene of every shape and joint in a closed room, with random edits between steps and an
/// energy balance.
///
/// A thin wall divides the room in two halves. Edits are restricted to those with a bounded energy
/// change:
///
/// - No shape appears, grows or becomes solid where it would overlap another.
/// - Joints connect nearby bodies of one half at their current poses, so that they contradict
///   neither each other nor the walls, and their levers are not much longer than the bodies.
/// - A body that cannot be rotated or slowed down does not move, and becomes so only without
///   contacts.
/// - No shape is thin enough to be pushed through a wall.
struct FuzzedRoom {
  /// The distance of the outer walls from the center, in meters.
  static let halfWidth: Float = 8

  private var random: SeededGenerator
  private(set) var world: World
  private(set) var balance: EnergyBalance
  private var bodies: [BodyID] = []
  private var joints: [JointID] = []
  private var removed = Removed()
  /// Segments, which pass through walls because segments do not collide with segments.
  private var segments: Set<ShapeID> = []
  private var trackedShapes: [TrackedShape] = []
  private let isInelastic: Bool
  /// The maximum distance of a shape's center beyond a wall, in meters; negative if all stay
  /// inside.
  private(set) var escape: Float = -.infinity

  /// A solid shape and the half of the room that it must not leave: -1 or 1.
  private struct TrackedShape {
    var shape: ShapeID
    var half: Float
  }

  /// Handles of removed elements.
  private struct Removed {
    var bodies: [BodyID] = []
    var shapes: [ShapeID] = []
    var joints: [JointID] = []
  }

  /// Creates a room.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - isInelastic: Whether the scene has neither restitution nor warm starting.
  ///   - solver: The solver of the world.
  init(seed: UInt64, isInelastic: Bool, solver: Solver = .sequentialImpulses) {
    random = SeededGenerator(seed: seed)
    self.isInelastic = isInelastic
    world = World()
    world.settings.solver = solver
    world.settings.warmStarts = !isInelastic
    world.settings.gravity = random.bool(probability: 0.3) ? .zero : random.point(10)
    let room = world.addBody(Body(kind: .static))
    let reach = FuzzedRoom.halfWidth
    world.addChain(
      [Vec2(-reach, -reach), Vec2(reach, -reach), Vec2(reach, reach), Vec2(-reach, reach)],
      isLoop: true, to: room, ShapeTraits(friction: 0.4))
    world.addShape(.segment(Vec2(0, -reach), Vec2(0, reach)), to: room)
    balance = EnergyBalance(world)
    for _ in 0..<12 { edit { $0.addBody() } }
  }

  /// Runs steps, with an edit before one in four.
  mutating func run(steps: Int) {
    for _ in 0..<steps {
      if random.bool(probability: 0.25) { edit { $0.editSomething() } }
      balance.step(&world, 1 / 60)
      world.checkInvariants()
      for shape in trackedShapes {
        let middle = world.aabb(of: shape.shape).center
        let wall = max(abs(middle.x), abs(middle.y)) - FuzzedRoom.halfWidth
        escape = max(escape, wall, -shape.half * middle.x)
      }
    }
  }

  /// Continues with an equal world.
  mutating func replaceWorld(_ other: World) { world = other }

  // MARK: Edits

  /// Makes an edit, adds its energy change to the balance and updates the tracked shapes.
  private mutating func edit(_ change: (inout FuzzedRoom) -> Void) {
    let before = world.mechanicalEnergy
    change(&self)
    balance.addEdit(of: world, energyBefore: before)
    trackedShapes = bodies.flatMap { body in
      solidShapes(of: body).map { TrackedShape(shape: $0, half: half(of: $0)) }
    }
    precondition(bodies.allSatisfy(world.contains), "a body was lost")
    precondition(
      !removed.bodies.contains(where: world.contains)
        && !removed.shapes.contains(where: world.contains)
        && !removed.joints.contains(where: world.contains), "a handle names what was removed")
  }

  private mutating func editSomething() {
    guard let body = bodies.randomElement(using: &random) else { return addBody() }
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: if bodies.count < 24 { addBody() }
    case 2: if bodies.count > 6 { remove(body) }
    case 3, 4: if joints.count < 8 { addJoint() }
    case 5: if let joint = joints.randomElement(using: &random) { remove(joint) }
    case 6: if let joint = joints.randomElement(using: &random) { change(joint) }
    case 7: move(body)
    case 8: if world[body].kind == .dynamic { world[body].velocity = velocity() }
    case 9: if world.isTurnable(body) { world[body].angularVelocity = random.number(-10, 10) }
    case 10: setKind(of: body)
    case 11: addShape(to: body)
    case 12: removeShape(of: body)
    case 13: world[body].isAwake.toggle()
    case 14: push(body)
    case 15: toggleSensor(of: body)
    case 16:
      world[body].isRotationFixed.toggle()
      stopTurning(body)
    case 17: world[body].gravityScale = random.number(-0.5, 1.5)
    case 18: if random.bool(probability: 0.2) { world.settings.gravity = random.point(10) }
    default: world.settings.subSteps = random.bool(probability: 0.1) ? 2 : 1
    }
  }

  /// A moderate velocity, and that of a bullet in one of ten cases.
  private mutating func velocity() -> Vec2 { random.point(random.bool(probability: 0.1) ? 60 : 10) }

  private mutating func traits() -> ShapeTraits {
    ShapeTraits(
      density: random.number(0.5, 2), friction: random.number(0, 1),
      restitution: isInelastic ? 0 : random.number(0, 0.8), isSensor: random.bool(probability: 0.1))
  }

  // MARK: Bodies

  private mutating func addBody() {
    let kind: Body.Kind =
      random.bool(probability: 0.1)
      ? .static : random.bool(probability: 0.1) ? .kinematic : .dynamic
    guard let position = freePosition(within: 1.6, except: nil) else { return }
    let body = world.addBody(
      Body(
        kind: kind, position: position, angle: random.number(-7, 7),
        linearDamping: random.number(0, 0.5), angularDamping: random.number(0, 0.5),
        gravityScale: random.number(-0.5, 1.5), isRotationFixed: random.bool(probability: 0.1),
        isBullet: random.bool(probability: 0.3)))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      addRandomShape(to: body)
    }
    stopTurning(body)
    if kind == .dynamic { world[body].velocity = velocity() }
    if world.isTurnable(body) { world[body].angularVelocity = random.number(-10, 10) }
    bodies.append(body)
  }

  private mutating func remove(_ body: BodyID) {
    removed.shapes += world.shapes(of: body)
    removed.joints += joints(of: body)
    removed.bodies.append(body)
    bodies.removeAll { $0 == body }
    world.removeBody(body)
    joints.removeAll { !world.contains($0) }
  }

  /// Moves a body without joints to a free place.
  private mutating func move(_ body: BodyID) {
    guard joints(of: body).isEmpty else { return }
    let reach = world.shapes(of: body).reduce(Float(0)) { reach, shape in
      let box = world.aabb(of: shape)
      let far = Vec2(
        max(abs(box.lower.x - world[body].position.x), abs(box.upper.x - world[body].position.x)),
        max(abs(box.lower.y - world[body].position.y), abs(box.upper.y - world[body].position.y)))
      return max(reach, far.length)
    }
    guard let position = freePosition(within: reach, except: body) else { return }
    world[body].position = position
    world[body].angle = random.number(-7, 7)
  }

  private mutating func setKind(of body: BodyID) {
    let kinds: [Body.Kind] = [.static, .kinematic, .dynamic, .dynamic]
    let kind = kinds[Int.random(in: 0..<4, using: &random)]
    guard kind == .dynamic || !isBlocked(body) else { return }
    world[body].kind = kind
    if kind == .kinematic { world[body].velocity = .zero }
    stopTurning(body)
  }

  private mutating func push(_ body: BodyID) {
    let impulse = world.mass(of: body).mass * random.point(5)
    world.applyImpulse(impulse, to: body, at: world.centerOfMass(of: body) + random.point(0.3))
  }

  /// Stops a body that cannot be rotated: it would be an endless energy source for others.
  private mutating func stopTurning(_ body: BodyID) {
    if !world.isTurnable(body) { world[body].angularVelocity = 0 }
  }

  // MARK: Shapes

  @discardableResult
  private mutating func addRandomShape(to body: BodyID) -> ShapeID {
    let shape = random.shape(minSize: 0.1)
    let id = world.addShape(shape, to: body, traits())
    if case .segment = shape { segments.insert(id) }
    return id
  }

  private mutating func addShape(to body: BodyID) {
    guard world.shapes(of: body).count < 4 else { return }
    let shape = addRandomShape(to: body)
    if isBlocked(body) { world.removeShape(shape) }
    stopTurning(body)
  }

  private mutating func removeShape(of body: BodyID) {
    guard let shape = world.shapes(of: body).randomElement(using: &random) else { return }
    world.removeShape(shape)
    removed.shapes.append(shape)
    stopTurning(body)
    removeJointsIfNotSolid(body)
  }

  private mutating func toggleSensor(of body: BodyID) {
    guard let shape = world.shapes(of: body).randomElement(using: &random) else { return }
    world[shape].isSensor.toggle()
    if !world[shape].isSensor, isBlocked(body) { world[shape].isSensor = true }
    removeJointsIfNotSolid(body)
  }

  /// Removes the joints of a body without a solid shape, which no wall stops: it would pull others
  /// through.
  private mutating func removeJointsIfNotSolid(_ body: BodyID) {
    guard solidShapes(of: body).isEmpty else { return }
    for joint in joints(of: body) where joints.contains(joint) { remove(joint) }
  }

  /// The shapes of a body that collide with walls.
  private func solidShapes(of body: BodyID) -> [ShapeID] {
    world.shapes(of: body).filter { !world[$0].isSensor && !segments.contains($0) }
  }

  /// The half of the room that contains a shape.
  private func half(of shape: ShapeID) -> Float { world.aabb(of: shape).center.x < 0 ? -1 : 1 }

  // MARK: Joints

  private func joints(of body: BodyID) -> [JointID] {
    joints.filter { world[$0].bodyA == body || world[$0].bodyB == body }
  }

  /// Joins two bodies in one half at their current poses.
  private mutating func addJoint() {
    guard let a = bodies.randomElement(using: &random),
      let b = bodies.randomElement(using: &random), a != b,
      let shapeA = solidShapes(of: a).first, let shapeB = solidShapes(of: b).first,
      half(of: shapeA) == half(of: shapeB)
    else { return }
    let (poseA, poseB) = (world.pose(of: a), world.pose(of: b))
    let between = poseB.p - poseA.p
    guard between.length < 4 else { return }
    let middle = poseA.p + 0.5 * between
    let (anchorA, anchorB) = (poseA.inverse(middle), poseB.inverse(middle))
    let angle = world[b].angle - world[a].angle
    // Touching bodies whose joint disables contacts may overlap later; see `remove`.
    let collides = random.bool(probability: 0.5)
    let joint: Joint =
      switch Int.random(in: 0..<7, using: &random) {
      case 0: .distance(DistanceJoint(a, b, length: between.length))
      case 1:
        .distance(
          DistanceJoint(
            a, b, anchorA: random.point(0.3), length: random.number(0, 5),
            stiffness: .spring(hertz: hertz(), dampingRatio: random.number(0, 2))))
      case 2:
        .distance(
          DistanceJoint(a, b, length: 1, stiffness: .free, maxLength: between.length + 0.5))
      case 3:
        .revolute(
          RevoluteJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, referenceAngle: angle, lowerAngle: -1,
            upperAngle: 1, motorSpeed: random.number(-5, 5),
            maxMotorTorque: isNear(middle, a, b) ? random.number(0, 20) : 0, collides: collides))
      case 4:
        .prismatic(
          PrismaticJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, axis: random.point(1) + Vec2(2, 0),
            referenceAngle: angle, lowerTranslation: -1, upperTranslation: 1,
            motorSpeed: random.number(-5, 5),
            maxMotorForce: random.bool(probability: 0.5) ? random.number(0, 20) : 0,
            collides: collides))
      case 5:
        .wheel(
          WheelJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, axis: random.point(1) + Vec2(0, 2),
            hertz: hertz(), dampingRatio: random.number(0, 2), lowerTranslation: -1,
            upperTranslation: 1, motorSpeed: random.number(-5, 5),
            maxMotorTorque: isNear(middle, a, b) ? random.number(0, 20) : 0, collides: collides))
      default:
        .weld(
          WeldJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, referenceAngle: angle,
            hertz: random.bool(probability: 0.5) ? hertz() : 0, dampingRatio: random.number(0, 1),
            collides: collides))
      }
    joints.append(world.addJoint(joint))
  }

  /// Removes a joint, and its first body if that overlaps another without the joint.
  private mutating func remove(_ id: JointID) {
    let joint = world[id]
    world.removeJoint(id)
    joints.removeAll { $0 == id }
    removed.joints.append(id)
    if !joint.collides, isBlocked(joint.bodyA) { remove(joint.bodyA) }
  }

  /// Whether a point is within three radii of gyration of two bodies.
  ///
  /// Joints with longer levers skip warm starting, which would add energy. A revolute joint with a
  /// motor always warm-starts and can add as much energy as it transfers.
  private func isNear(_ point: Vec2, _ a: BodyID, _ b: BodyID) -> Bool {
    [a, b].allSatisfy { body in
      let properties = world.mass(of: body)
      let lever = point - world.centerOfMass(of: body)
      return properties.mass * lever.lengthSquared <= 9 * properties.inertia
    }
  }

  /// A spring frequency with a period of at least fifteen steps.
  private mutating func hertz() -> Float { random.number(0.2, 4) }

  private mutating func change(_ id: JointID) {
    switch world[id] {
    case .distance(var joint):
      if case .spring = joint.stiffness {
        joint.stiffness = .spring(hertz: hertz(), dampingRatio: random.number(0, 2))
        joint.length = random.number(0, 5)
      }
      world[id] = .distance(joint)
    case .revolute(var joint):
      joint.motorSpeed = random.number(-5, 5)
      if joint.maxMotorTorque > 0 { joint.maxMotorTorque = random.number(0, 20) }
      world[id] = .revolute(joint)
    case .prismatic(var joint):
      joint.motorSpeed = random.number(-5, 5)
      joint.maxMotorForce = random.number(0, 20)
      world[id] = .prismatic(joint)
    case .weld(var joint):
      if joint.hertz > 0 { joint.hertz = hertz() }
      world[id] = .weld(joint)
    case .wheel(var joint):
      joint.hertz = hertz()
      joint.motorSpeed = random.number(-5, 5)
      world[id] = .wheel(joint)
    case .pulley, .gear, .motor, .mouse: break
    }
  }

  // MARK: Free space

  /// Returns a random position without other shapes within a distance, or nil after ten tries.
  private mutating func freePosition(within reach: Float, except body: BodyID?) -> Vec2? {
    for _ in 0..<10 {
      let position = random.point(FuzzedRoom.halfWidth - reach - 0.1)
      let corner = Vec2(reach, reach)
      if isFree(AABB(lower: position - corner, upper: position + corner), except: body) {
        return position
      }
    }
    return nil
  }

  /// Whether the bounding box of a body overlaps another body or a wall.
  private func isBlocked(_ body: BodyID) -> Bool {
    let boxes = world.shapes(of: body).map(world.aabb)
    guard let first = boxes.first else { return false }
    let all = boxes.reduce(first) { all, box in
      AABB(
        lower: Vec2(min(all.lower.x, box.lower.x), min(all.lower.y, box.lower.y)),
        upper: Vec2(max(all.upper.x, box.upper.x), max(all.upper.y, box.upper.y)))
    }
    let reach = FuzzedRoom.halfWidth
    let room = AABB(lower: Vec2(-reach, -reach), upper: Vec2(reach, reach))
    return !room.contains(all) || !isFree(all, except: body)
  }

  /// Whether a box overlaps no solid shape except those of a body.
  private func isFree(_ box: AABB, except body: BodyID?) -> Bool {
    world.shapes(in: box).allSatisfy { world.body(of: $0) == body || world[$0].isSensor }
  }
}
