import Physics
import TestSupport
import Testing

/// Random things in a closed room in which nothing gives them energy but the edits between steps.
///
/// There is no gravity, no motor, no spring and nothing kinematic.
struct ClosedRoom {
  /// What is in the room.
  enum Kind: CaseIterable {
    /// Shapes alone.
    case shapes
    /// Shapes and rigid joints of every kind.
    case joints
    /// The same, each step beginning without the impulses of the last.
    case coldJoints
    /// The same, where besides nothing bounces.
    case coldPlasticJoints

    var warmStarts: Bool { self == .shapes || self == .joints }

    /// The most energy that may appear, as a part of what there was at the start.
    ///
    /// Worst of a thousand seeds: 0.15 among shapes and with joints, for eight iterations do not take
    /// back every impulse of the step before where bodies have turned since; 0.026 without warm
    /// starts, because restitution in Newton's sense, with friction and several contacts at a time, can
    /// add energy; 4e-7 without bounces either, which is rounding.
    var mostGrowth: Double {
      switch self {
      case .shapes, .joints: 0.2
      case .coldJoints: 0.05
      case .coldPlasticJoints: 1e-6
      }
    }
  }

  private var random: SeededGenerator
  private(set) var world = World.weightless()
  private var bodies: [BodyID] = []
  private var joints: [JointID] = []
  /// The least energy since the last edit.
  private var least = 0.0
  /// By how much the energy after a step was above the least since the last edit, at worst, in joules.
  private(set) var growth = 0.0
  /// The energy at the start, in joules.
  private(set) var start = 0.0
  /// How far outside the room's lines a centre of mass was, at worst; below 0 for inside.
  private(set) var escape: Float = -8

  /// How many joints there may be at once.
  private let mostJoints: Int
  private let greatestRestitution: Float

  init(seed: UInt64, _ kind: Kind) {
    mostJoints = kind == .shapes ? 0 : 6
    world.settings.warmStarts = kind.warmStarts
    greatestRestitution = kind == .coldPlasticJoints ? 0 : 0.8
    random = SeededGenerator(seed: seed)
    let room = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(-8, -8), Vec2(8, -8), Vec2(8, 8), Vec2(-8, 8)], isLoop: true, to: room,
      ShapeTraits(friction: 0.4))
    for _ in 0..<16 { addBody() }
    least = world.energy
    start = least
  }

  private mutating func shape() -> Shape {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .circle(center: random.point(0.2), radius: random.number(0.1, 0.6))
    case 1:
      return .capsule(
        random.point(0.4), random.point(0.4) + Vec2(1, 0), radius: random.number(0.1, 0.3))
    case 2:
      return .box(
        halfWidth: random.number(0.1, 0.8), halfHeight: random.number(0.1, 0.8),
        angle: random.number(-3, 3),
        radius: random.number(0, 0.1))
    default:
      let points = (0..<Int.random(in: 3...12, using: &random)).map { _ in random.point(0.7) }
      return Polygon.isValid(points) ? .polygon(Polygon(points)) : .circle(radius: 0.3)
    }
  }

  private mutating func addBody() {
    // A body that can not be turned would give its spin to others without end.
    let isFixed = random.number(0, 1) < 0.1
    let body = world.addBody(
      Body(
        position: random.point(5), angle: random.number(-7, 7), velocity: random.point(5),
        angularVelocity: isFixed ? 0 : random.number(-5, 5),
        isRotationFixed: isFixed, isBullet: random.number(0, 1) < 0.3))
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      world.addShape(
        shape(), to: body,
        ShapeTraits(
          density: random.number(0.5, 2), friction: random.number(0, 1),
          restitution: random.number(0, greatestRestitution)))
    }
    bodies.append(body)
  }

  /// Joins two bodies as they are.
  private mutating func addJoint() {
    guard let a = bodies.randomElement(using: &random),
      let b = bodies.randomElement(using: &random), a != b
    else { return }
    let (poseA, poseB) = (world.pose(of: a), world.pose(of: b))
    let middle = 0.5 * (poseA.p + poseB.p)
    let (anchorA, anchorB) = (poseA.inverse(middle), poseB.inverse(middle))
    let angle = world[b].angle - world[a].angle
    let joint: Joint =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .distance(DistanceJoint(a, b, length: (poseB.p - poseA.p).length))
      case 1:
        .distance(
          DistanceJoint(
            a, b, length: 1, stiffness: .free, maxLength: (poseB.p - poseA.p).length + 0.5))
      case 2:
        .revolute(
          RevoluteJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, referenceAngle: angle, lowerAngle: -1,
            upperAngle: 1))
      case 3:
        .prismatic(
          PrismaticJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, axis: random.point(1) + Vec2(2, 0),
            referenceAngle: angle, lowerTranslation: -1, upperTranslation: 1))
      default:
        .weld(WeldJoint(a, b, anchorA: anchorA, anchorB: anchorB, referenceAngle: angle))
      }
    joints.append(world.addJoint(joint))
  }

  private mutating func edit() {
    joints.removeAll { !world.contains($0) }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: if bodies.count < 24 { addBody() }
    case 1:
      if bodies.count > 8, let index = bodies.indices.randomElement(using: &random) {
        world.removeBody(bodies.remove(at: index))
      }
    case 2: if joints.count < mostJoints { addJoint() }
    case 3:
      if let index = joints.indices.randomElement(using: &random) {
        world.removeJoint(joints.remove(at: index))
      }
    default:
      if let body = bodies.randomElement(using: &random) { world[body].velocity = random.point(10) }
    }
    least = world.energy
  }

  /// Takes a number of steps, with an edit before one in twenty.
  mutating func run(steps: Int) {
    for _ in 0..<steps {
      if random.number(0, 1) < 0.05 { edit() }
      world.step(1 / 60)
      world.checkInvariants()
      let energy = world.energy
      growth = max(growth, energy - least)
      least = min(least, energy)
      for body in bodies {
        let center = world.centerOfMass(of: body)
        escape = max(escape, abs(center.x) - 8, abs(center.y) - 8)
      }
    }
  }
}

@Suite struct ClosedRoomTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>, ClosedRoom.Kind.allCases)
  func `nothing gains energy or leaves a closed room`(seed: UInt64, kind: ClosedRoom.Kind) {
    var room = ClosedRoom(seed: seed, kind)
    room.run(steps: 300)
    expectSound(room, kind)
  }
}

@Suite struct SlowClosedRoomTests {
  /// A million steps in all; the last of the rooms once let something out or gained energy.
  @Test(
    arguments: Array(2000..<2121 as Range<UInt64>) + [2188, 2335, 2380, 2439],
    ClosedRoom.Kind.allCases)
  func `nothing gains energy or leaves a closed room for long`(
    seed: UInt64, kind: ClosedRoom.Kind
  ) {
    var room = ClosedRoom(seed: seed, kind)
    room.run(steps: 2000)
    expectSound(room, kind)
  }
}

private func expectSound(_ room: ClosedRoom, _ kind: ClosedRoom.Kind) {
  #expect(room.growth < kind.mostGrowth * room.start, "grew by \(room.growth / room.start)")
  #expect(room.escape < 0)
}
