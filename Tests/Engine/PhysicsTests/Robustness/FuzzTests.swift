import Physics
import TestSupport
import Testing

/// Random scenes of every shape and joint with random edits between steps, without restrictions.
///
/// Shapes appear inside others, joints contradict each other, walls and motors, and kinematic
/// bodies crush others, so energy and positions have no bounds. The invariants are checked after
/// every step.
struct Fuzzer {
  private var random: SeededGenerator
  private var world: World
  private var bodies: [BodyID] = []
  private var joints: [JointID] = []
  /// The pairs of shapes that touch by the events so far.
  private var touching: Set<Set<ShapeID>> = []

  init(seed: UInt64, solver: Solver = .sequentialImpulses) {
    random = SeededGenerator(seed: seed)
    world = World()
    world.settings.solver = solver
    let room = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(-8, -8), Vec2(8, -8), Vec2(8, 8), Vec2(-8, 8)], isLoop: true, to: room,
      ShapeTraits(friction: 0.4))
    for _ in 0..<12 { addBody() }
  }

  private mutating func addBody() {
    let kind: Body.Kind =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: .static
      case 1: .kinematic
      default: .dynamic
      }
    let body = world.addBody(
      Body(
        kind: kind, position: random.point(6), angle: random.number(-7, 7),
        velocity: random.point(10),
        angularVelocity: random.number(-10, 10), linearDamping: random.number(0, 0.5),
        angularDamping: random.number(0, 0.5),
        gravityScale: random.number(-0.5, 1.5), isRotationFixed: random.number(0, 1) < 0.1,
        isBullet: random.number(0, 1) < 0.3))
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      world.addShape(
        random.shape(minSize: 0.05), to: body,
        ShapeTraits(
          density: random.number(0.1, 5), friction: random.number(0, 1),
          restitution: random.number(0, 0.8),
          rollingResistance: random.number(-1, 1) < 0 ? 0 : random.number(0, 0.5),
          tangentSpeed: random.number(-1, 1) < 0 ? 0 : random.number(-5, 5),
          oneWayNormal: random.number(0, 1) < 0.1 ? Vec2(random.number(-1, 1), 1) : nil,
          isSensor: random.number(0, 1) < 0.1))
    }
    bodies.append(body)
  }

  private mutating func addJoint() {
    guard let a = bodies.randomElement(using: &random),
      let b = bodies.randomElement(using: &random), a != b
    else { return }
    let (anchorA, anchorB) = (random.point(0.5), random.point(0.5))
    let joint: Joint =
      switch Int.random(in: 0..<11, using: &random) {
      case 0:
        .distance(
          DistanceJoint(a, b, anchorA: anchorA, anchorB: anchorB, length: random.number(0, 3)))
      case 1:
        .distance(
          DistanceJoint(
            a, b, anchorA: anchorA, length: random.number(0, 3),
            stiffness: .spring(hertz: random.number(0.2, 20), dampingRatio: random.number(0, 2)),
            maxLength: 4))
      case 2:
        .distance(
          DistanceJoint(a, b, length: 1, stiffness: .free, maxLength: random.number(0.5, 4)))
      case 3:
        .revolute(
          RevoluteJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, lowerAngle: -1, upperAngle: 1,
            motorSpeed: random.number(-5, 5), maxMotorTorque: random.number(0, 20), collides: true))
      case 4:
        .prismatic(
          PrismaticJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, axis: Vec2(1, random.number(-1, 1)),
            lowerTranslation: -1, upperTranslation: 1, motorSpeed: random.number(-5, 5),
            maxMotorForce: random.number(0, 20)))
      case 5:
        .wheel(
          WheelJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, axis: Vec2(random.number(-1, 1), 1),
            hertz: random.number(0, 20), lowerTranslation: -1, upperTranslation: 1,
            motorSpeed: random.number(-5, 5), maxMotorTorque: random.number(0, 20)))
      case 6:
        .pulley(
          PulleyJoint(
            a, b, groundAnchorA: random.point(6), groundAnchorB: random.point(6),
            anchorA: anchorA, anchorB: anchorB, lengthA: random.number(0, 5),
            lengthB: random.number(0, 5), ratio: random.number(0.2, 4)))
      case 7:
        .motor(
          MotorJoint(
            a, b, linearOffset: random.point(3), angularOffset: random.number(-3, 3),
            maxForce: random.number(0, 100), maxTorque: random.number(0, 20)))
      case 8:
        .mouse(
          MouseJoint(
            a, b, anchorB: anchorB, target: random.point(6), hertz: random.number(0.2, 20),
            dampingRatio: random.number(0, 2), maxForce: random.number(0, 1000)))
      case 9: gear() ?? .weld(WeldJoint(a, b))
      default:
        .weld(
          WeldJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, hertz: random.number(-5, 5) > 0 ? 3 : 0))
      }
    joints.append(world.addJoint(joint))
  }

  /// A gear joint of two joints with coordinates and different second bodies, if there are any.
  private mutating func gear() -> Joint? {
    joints.removeAll { !world.contains($0) }
    let coordinates: [(joint: JointID, body: BodyID)] = joints.compactMap { id in
      switch world[id] {
      case .revolute(let joint): (id, joint.bodyB)
      case .prismatic(let joint): (id, joint.bodyB)
      default: nil
      }
    }
    guard let one = coordinates.randomElement(using: &random),
      let two = coordinates.randomElement(using: &random), one.body != two.body
    else { return nil }
    return .gear(
      GearJoint(
        one.body, two.body, joint1: one.joint, joint2: two.joint, ratio: random.number(0.2, 4)))
  }

  private mutating func edit() {
    joints.removeAll { !world.contains($0) }
    guard let index = bodies.indices.randomElement(using: &random) else { return addBody() }
    let body = bodies[index]
    switch Int.random(in: 0..<17, using: &random) {
    case 0: if bodies.count < 30 { addBody() }
    case 1:
      world.removeBody(body)
      bodies.remove(at: index)
    case 2, 3: if joints.count < 14 { addJoint() }
    case 4:
      if let joint = joints.indices.randomElement(using: &random) {
        world.removeJoint(joints.remove(at: joint))
      }
    case 5: world[body].position = random.point(6)
    case 6: world[body].velocity = random.point(60)
    case 7:
      world[body].kind = [.static, .kinematic, .dynamic][Int.random(in: 0..<3, using: &random)]
    case 8: world.addShape(random.shape(minSize: 0.05), to: body)
    case 9: if let shape = world.shapes(of: body).first { world.removeShape(shape) }
    case 10: world[body].isAwake.toggle()
    case 11: world.applyImpulse(random.point(5), to: body, at: random.point(6))
    case 12:
      if let shape = world.shapes(of: body).first { world[shape].isSensor.toggle() }
    case 13:
      if let shape = world.shapes(of: body).first {
        world[shape].oneWayNormal = world[shape].oneWayNormal == nil ? Vec2(0, 1) : nil
      }
    case 14:
      if let shape = world.shapes(of: body).last {
        world[shape].tangentSpeed = random.number(-5, 5)
        world[shape].rollingResistance = random.number(0, 0.5)
      }
    case 15:
      let modifier: ContactModifier = { contact in
        contact.isEnabled = contact.point.x > -4
        contact.material.friction = contact.point.y > 0 ? 0 : 1
      }
      world.contactModifier = world.contactModifier == nil ? modifier : nil
    default: world[body].isRotationFixed.toggle()
    }
  }

  /// Traps if the events of a pair do not alternate or do not lead to its state.
  private mutating func replayEvents() {
    for event in world.contactEvents {
      let pair: Set = [event.shapeA, event.shapeB]
      switch event.phase {
      case .began: precondition(touching.insert(pair).inserted, "a contact began twice")
      case .ended: precondition(touching.remove(pair) != nil, "a contact ended without beginning")
      }
    }
    precondition(
      touching == Set(world.touchingShapes.map { [$0, $1] }), "the events differ from the state")
  }

  /// Runs steps, with an edit before one in four.
  mutating func run(steps: Int) -> World {
    for _ in 0..<steps {
      if random.number(0, 1) < 0.25 { edit() }
      world.step(1 / 60)
      world.checkInvariants()
      replayEvents()
      for body in bodies { precondition(world.contains(body), "a handle was lost") }
    }
    return world
  }
}

/// The variant of a fuzzed room.
enum FuzzedRoomKind: CaseIterable {
  /// With restitution and warm starting.
  case elastic
  /// Without restitution and warm starting.
  case inelastic
  /// With restitution and warm starting, by the soft step.
  case elasticSoftStep
  /// Without restitution and warm starting, by the soft step.
  case inelasticSoftStep

  var isInelastic: Bool { self == .inelastic || self == .inelasticSoftStep }

  var solver: Solver {
    self == .elastic || self == .inelastic ? .sequentialImpulses : .softStep
  }

  /// The maximum energy growth, as a fraction of the maximum of kinetic and elastic energy.
  ///
  /// Worst of a thousand rooms in 4000 steps each: 0.071 in elastic ones, for the reasons in
  /// `ClosedRoom.Kind`, and because a body that stops in the middle of a step has received the
  /// spring impulse of a whole one; 0.015 in inelastic ones, for the latter reason.
  var maxGrowth: Double {
    switch self {
    case .elastic, .elasticSoftStep: 0.1
    case .inelastic, .inelasticSoftStep: 0.02
    }
  }
}

@Suite struct FuzzTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>, Solver.allCases)
  func `the invariants hold and contact events alternate after random edits and steps`(
    seed: UInt64, solver: Solver
  ) {
    var fuzzer = Fuzzer(seed: seed, solver: solver)
    let world = fuzzer.run(steps: 150)
    #expect(world.stepCount == 150)
  }

  @Test(arguments: Solver.allCases)
  func `a random world gives the same hash in two runs`(solver: Solver) {
    var (a, b) = (Fuzzer(seed: 99, solver: solver), Fuzzer(seed: 99, solver: solver))
    #expect(a.run(steps: 100).stateHash == b.run(steps: 100).stateHash)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>, FuzzedRoomKind.allCases)
  func
    `a random room gains no energy beyond the work of edits, motors and springs, and no shape leaves it`(
      seed: UInt64, kind: FuzzedRoomKind
    )
  {
    expectSoundRoom(seed: seed, kind, steps: 300)
  }
}

@Suite(.tags(.slow)) struct LongFuzzTests {
  @Test(arguments: 1000..<1060 as Range<UInt64>)
  func `the invariants hold after many random edits and steps`(seed: UInt64) {
    var fuzzer = Fuzzer(seed: seed)
    let world = fuzzer.run(steps: 4000)
    #expect(world.stepCount == 4000)
  }

  /// A million steps in all.
  @Test(arguments: 1000..<1125 as Range<UInt64>, FuzzedRoomKind.allCases)
  func
    `a random room gains no energy in a million steps beyond the work of edits, motors and springs, and no shape leaves it`(
      seed: UInt64, kind: FuzzedRoomKind
    )
  {
    expectSoundRoom(seed: seed, kind, steps: 4000)
  }
}

private func expectSoundRoom(seed: UInt64, _ kind: FuzzedRoomKind, steps: Int) {
  var room = FuzzedRoom(seed: seed, isInelastic: kind.isInelastic, solver: kind.solver)
  room.run(steps: steps)
  let growth = room.balance.growth / room.balance.peak
  #expect(growth < kind.maxGrowth, "seed \(seed): grew by \(growth)")
  // The smallest shapes extend 0.1 m from their center, so less than half of one may be inside a
  // wall.
  #expect(room.escape < -0.05, "seed \(seed): by \(room.escape)")
}
