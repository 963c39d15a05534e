import Physics
import TestSupport

/// A random scene of every shape and joint in a closed room with random edits between steps, of which
/// every joule is accounted for.
///
/// A thin wall parts the room in two. Edits may do anything but what no account could hold:
///
/// - Nothing appears, grows or becomes solid where it would overlap something.
/// - Joints join bodies of one half that are near each other, as they stand, so that they do not contradict
///   each other or the walls, and their levers are not much longer than the bodies.
/// - What nothing can turn or slow down does not move, and nothing becomes so while others lean on it.
/// - Nothing is so thin that others squeeze it through a wall.
struct FuzzedRoom {
  /// How far from the middle the outer walls are, in metres.
  static let halfWidth: Float = 8

  private var random: SeededGenerator
  private(set) var world: World
  private(set) var account: EnergyAccount
  private var bodies: [BodyID] = []
  private var joints: [JointID] = []
  private var removed = Removed()
  /// Shapes that pass through walls, for lines do not meet lines.
  private var segments: Set<ShapeID> = []
  private var guarded: [Guarded] = []
  private let isPlastic: Bool
  /// How far beyond a wall the middle of a shape was, at worst; below 0 for on its own side.
  private(set) var escape: Float = -.infinity

  /// A solid shape and the half of the room that it can not leave: -1 or 1.
  private struct Guarded {
    var shape: ShapeID
    var half: Float
  }

  /// Handles of things that are no more.
  private struct Removed {
    var bodies: [BodyID] = []
    var shapes: [ShapeID] = []
    var joints: [JointID] = []
  }

  /// Creates a room.
  ///
  /// - Parameters:
  ///   - seed: What all depends on.
  ///   - isPlastic: Whether nothing bounces, and each step begins without the impulses of the last.
  init(seed: UInt64, isPlastic: Bool) {
    random = SeededGenerator(seed: seed)
    self.isPlastic = isPlastic
    world = World()
    world.settings.warmStarts = !isPlastic
    world.settings.gravity = random.happens(0.3) ? .zero : random.point(10)
    let room = world.addBody(Body(kind: .static))
    let reach = FuzzedRoom.halfWidth
    world.addChain(
      [Vec2(-reach, -reach), Vec2(reach, -reach), Vec2(reach, reach), Vec2(-reach, reach)],
      isLoop: true, to: room, ShapeTraits(friction: 0.4))
    world.addShape(.segment(Vec2(0, -reach), Vec2(0, reach)), to: room)
    account = EnergyAccount(world)
    for _ in 0..<12 { edit { $0.addBody() } }
  }

  /// Takes a number of steps, with an edit before one in four.
  mutating func run(steps: Int) {
    for _ in 0..<steps {
      if random.happens(0.25) { edit { $0.editSomething() } }
      account.step(&world, 1 / 60)
      world.checkInvariants()
      for shape in guarded {
        let middle = world.box(of: shape.shape).center
        let wall = max(abs(middle.x), abs(middle.y)) - FuzzedRoom.halfWidth
        escape = max(escape, wall, -shape.half * middle.x)
      }
    }
  }

  // MARK: Edits

  /// Enters what an edit changes, and looks where everything is after it.
  private mutating func edit(_ change: (inout FuzzedRoom) -> Void) {
    let before = world.mechanicalEnergy
    change(&self)
    account.enterEdit(of: world, energyBefore: before)
    guarded = bodies.flatMap { body in
      solidShapes(of: body).map { Guarded(shape: $0, half: half(of: $0)) }
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
    case 18: if random.happens(0.2) { world.settings.gravity = random.point(10) }
    default: world.settings.subSteps = random.happens(0.1) ? 2 : 1
    }
  }

  /// Mostly that of things thrown, now and then that of a bullet.
  private mutating func velocity() -> Vec2 { random.point(random.happens(0.1) ? 60 : 10) }

  private mutating func traits() -> ShapeTraits {
    ShapeTraits(
      density: random.number(0.5, 2), friction: random.number(0, 1),
      restitution: isPlastic ? 0 : random.number(0, 0.8), isSensor: random.happens(0.1))
  }

  // MARK: Bodies

  private mutating func addBody() {
    let kind: Body.Kind =
      random.happens(0.1) ? .static : random.happens(0.1) ? .kinematic : .dynamic
    guard let place = room(for: 1.6, except: nil) else { return }
    let body = world.addBody(
      Body(
        kind: kind, position: place, angle: random.number(-7, 7),
        linearDamping: random.number(0, 0.5), angularDamping: random.number(0, 0.5),
        gravityScale: random.number(-0.5, 1.5), isRotationFixed: random.happens(0.1),
        isBullet: random.happens(0.3)))
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

  /// Puts a body that no joint holds somewhere else, where there is room.
  private mutating func move(_ body: BodyID) {
    guard joints(of: body).isEmpty else { return }
    let reach = world.shapes(of: body).reduce(Float(0)) { reach, shape in
      let box = world.box(of: shape)
      let far = Vec2(
        max(abs(box.lower.x - world[body].position.x), abs(box.upper.x - world[body].position.x)),
        max(abs(box.lower.y - world[body].position.y), abs(box.upper.y - world[body].position.y)))
      return max(reach, far.length)
    }
    guard let place = room(for: reach, except: body) else { return }
    world[body].position = place
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

  /// Stops the spin of what nothing can turn, which would give it to others without end.
  private mutating func stopTurning(_ body: BodyID) {
    if !world.isTurnable(body) { world[body].angularVelocity = 0 }
  }

  // MARK: Shapes

  @discardableResult
  private mutating func addRandomShape(to body: BodyID) -> ShapeID {
    let shape = random.shape(least: 0.1)
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
    letGoOfNothing(body)
  }

  private mutating func toggleSensor(of body: BodyID) {
    guard let shape = world.shapes(of: body).randomElement(using: &random) else { return }
    world[shape].isSensor.toggle()
    if !world[shape].isSensor, isBlocked(body) { world[shape].isSensor = true }
    letGoOfNothing(body)
  }

  /// Removes the joints of a body without a solid shape: no wall stops it, and it would pull others along.
  private mutating func letGoOfNothing(_ body: BodyID) {
    guard solidShapes(of: body).isEmpty else { return }
    for joint in joints(of: body) where joints.contains(joint) { remove(joint) }
  }

  /// The shapes of a body that walls stop.
  private func solidShapes(of body: BodyID) -> [ShapeID] {
    world.shapes(of: body).filter { !world[$0].isSensor && !segments.contains($0) }
  }

  /// The half of the room that a shape is in.
  private func half(of shape: ShapeID) -> Float { world.box(of: shape).center.x < 0 ? -1 : 1 }

  // MARK: Joints

  private func joints(of body: BodyID) -> [JointID] {
    joints.filter { world[$0].bodyA == body || world[$0].bodyB == body }
  }

  /// Joins two bodies of one half as they stand.
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
    // Touching bodies that need not touch would overlap; some may, see `remove`.
    let collides = random.happens(0.5)
    let joint: Joint =
      switch Int.random(in: 0..<6, using: &random) {
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
            maxMotorForce: random.happens(0.5) ? random.number(0, 20) : 0, collides: collides))
      default:
        .weld(
          WeldJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, referenceAngle: angle,
            hertz: random.happens(0.5) ? hertz() : 0, dampingRatio: random.number(0, 1),
            collides: collides))
      }
    joints.append(world.addJoint(joint))
  }

  /// Removes a joint; a body that overlaps what only the joint kept it from touching goes with it.
  private mutating func remove(_ id: JointID) {
    let joint = world[id]
    world.removeJoint(id)
    joints.removeAll { $0 == id }
    removed.joints.append(id)
    if !joint.collides, isBlocked(joint.bodyA) { remove(joint.bodyA) }
  }

  /// Whether a point is no farther from two bodies than three radii of gyration.
  ///
  /// Farther off, a joint starts each step cold and makes no energy, but for a hinge with a motor: it stays
  /// warm, to bear its load, and can make as much energy as it turns over.
  private func isNear(_ point: Vec2, _ a: BodyID, _ b: BodyID) -> Bool {
    [a, b].allSatisfy { body in
      let properties = world.mass(of: body)
      let lever = point - world.centerOfMass(of: body)
      return properties.mass * lever.lengthSquared <= 9 * properties.inertia
    }
  }

  /// How fast a spring swings: fifteen steps at least are one swing.
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
    }
  }

  // MARK: Room

  /// A random place at which nothing is within a reach, if a few tries find one.
  private mutating func room(for reach: Float, except body: BodyID?) -> Vec2? {
    for _ in 0..<10 {
      let place = random.point(FuzzedRoom.halfWidth - reach - 0.1)
      let corner = Vec2(reach, reach)
      if isFree(Box(lower: place - corner, upper: place + corner), except: body) { return place }
    }
    return nil
  }

  /// Whether something else is in the box around a body.
  private func isBlocked(_ body: BodyID) -> Bool {
    let boxes = world.shapes(of: body).map(world.box)
    guard let first = boxes.first else { return false }
    let all = boxes.reduce(first) { all, box in
      Box(
        lower: Vec2(min(all.lower.x, box.lower.x), min(all.lower.y, box.lower.y)),
        upper: Vec2(max(all.upper.x, box.upper.x), max(all.upper.y, box.upper.y)))
    }
    let reach = FuzzedRoom.halfWidth
    let room = Box(lower: Vec2(-reach, -reach), upper: Vec2(reach, reach))
    return !room.contains(all) || !isFree(all, except: body)
  }

  /// Whether nothing solid but a body is in a box.
  private func isFree(_ box: Box, except body: BodyID?) -> Bool {
    world.shapes(in: box).allSatisfy { world.body(of: $0) == body || world[$0].isSensor }
  }
}
