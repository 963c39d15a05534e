import Physics
import TestSupport
import Testing

/// A random scene in a closed room to which only edits between steps add energy.
///
/// It has no gravity, motors, springs or kinematic bodies.
struct ClosedRoom {
  /// The variant of the scene.
  enum Kind: CaseIterable {
    /// Shapes only.
    case shapes
    /// Shapes and rigid joints of every kind.
    case joints
    /// Shapes and joints, without warm starting.
    case jointsWithoutWarmStart
    /// Shapes and joints, without warm starting and restitution.
    case inelasticJointsWithoutWarmStart

    var warmStarts: Bool { self == .shapes || self == .joints }

    /// The maximum energy growth, as a fraction of the initial energy.
    ///
    /// Worst of a thousand seeds: 0.15 with warm starting, because eight iterations do not fully
    /// correct the impulses of the previous step where bodies have rotated since; 0.026 without
    /// warm starting, because Newton's law of restitution with friction and several simultaneous
    /// contacts can add energy; 4e-7 without restitution as well, which is rounding.
    var maxGrowth: Double {
      switch self {
      case .shapes, .joints: 0.2
      case .jointsWithoutWarmStart: 0.05
      case .inelasticJointsWithoutWarmStart: 1e-6
      }
    }
  }

  /// The maximum energy growth with the soft step, whose springs push bodies apart that begin in
  /// each other, as a fraction of the initial energy.
  ///
  /// Worst of five thousand seeds of each kind: 0.016. A sub-step may add a thousandth, and the
  /// energy of 0.1 m/s.
  static let maxSoftGrowth = 0.025

  private var random: SeededGenerator
  private(set) var world = World.weightless()
  private var bodies: [BodyID] = []
  private var joints: [JointID] = []
  /// The minimum energy since the last edit.
  private var minEnergy = 0.0
  /// The maximum increase of energy above the minimum since the last edit, in joules.
  private(set) var growth = 0.0
  /// The initial energy, in joules.
  private(set) var start = 0.0
  /// The maximum distance of a center of mass outside the walls; negative if all stay inside.
  private(set) var escape: Float = -8

  /// The maximum number of joints at a time.
  private let maxJoints: Int
  private let greatestRestitution: Float

  init(seed: UInt64, _ kind: Kind, _ solver: Solver = .sequentialImpulses) {
    world.settings.solver = solver
    maxJoints = kind == .shapes ? 0 : 6
    world.settings.warmStarts = kind.warmStarts
    greatestRestitution = kind == .inelasticJointsWithoutWarmStart ? 0 : 0.8
    random = SeededGenerator(seed: seed)
    let room = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(-8, -8), Vec2(8, -8), Vec2(8, 8), Vec2(-8, 8)], isLoop: true, to: room,
      ShapeTraits(friction: 0.4))
    for _ in 0..<16 { addBody() }
    minEnergy = world.energy
    start = minEnergy
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
    // A body that cannot be rotated would be an endless energy source for others.
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

  /// Joins two bodies at their current poses.
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
    case 2: if joints.count < maxJoints { addJoint() }
    case 3:
      if let index = joints.indices.randomElement(using: &random) {
        world.removeJoint(joints.remove(at: index))
      }
    default:
      if let body = bodies.randomElement(using: &random) { world[body].velocity = random.point(10) }
    }
    minEnergy = world.energy
  }

  /// Runs steps, with an edit before one in twenty.
  mutating func run(steps: Int) {
    for _ in 0..<steps {
      if random.number(0, 1) < 0.05 { edit() }
      world.step(1 / 60)
      world.checkInvariants()
      let energy = world.energy
      growth = max(growth, energy - minEnergy)
      minEnergy = min(minEnergy, energy)
      for body in bodies {
        let center = world.centerOfMass(of: body)
        escape = max(escape, abs(center.x) - 8, abs(center.y) - 8)
      }
    }
  }
}

@Suite struct ClosedRoomTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>, ClosedRoom.Kind.allCases)
  func `a closed scene gains no energy and no body leaves its walls`(
    seed: UInt64, kind: ClosedRoom.Kind
  ) {
    var room = ClosedRoom(seed: seed, kind)
    room.run(steps: 300)
    expectSound(room, kind.maxGrowth)
  }
}

@Suite struct SoftStepClosedRoomTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>, ClosedRoom.Kind.allCases)
  func `a closed scene gains no energy and no body leaves its walls by the soft step`(
    seed: UInt64, kind: ClosedRoom.Kind
  ) {
    var room = ClosedRoom(seed: seed, kind, .softStep)
    room.run(steps: 300)
    expectSound(room, ClosedRoom.maxSoftGrowth)
  }
}

@Suite(.tags(.slow)) struct ManyClosedRoomsTests {
  /// A million steps in all; the last seeds are regressions of an escape and of an energy gain.
  @Test(
    arguments: Array(2000..<2121 as Range<UInt64>) + [2188, 2335, 2380, 2439],
    ClosedRoom.Kind.allCases)
  func `a closed scene gains no energy and no body leaves its walls in a million steps`(
    seed: UInt64, kind: ClosedRoom.Kind
  ) {
    var room = ClosedRoom(seed: seed, kind)
    room.run(steps: 2000)
    expectSound(room, kind.maxGrowth)
  }
}

@Suite(.tags(.slow)) struct ManySoftStepClosedRoomsTests {
  /// The last seeds are regressions: of energy gains by shapes that squeeze each other, of bodies
  /// that were moved through a wall in one step, and of gains by joints that contradict each other.
  @Test(
    arguments: Array(1..<201 as Range<UInt64>) + [
      243, 467, 629, 828, 939, 1324, 1879, 1945, 2045, 3095, 3971,
    ],
    ClosedRoom.Kind.allCases)
  func `a closed scene gains no energy and no body leaves its walls by the soft step`(
    seed: UInt64, kind: ClosedRoom.Kind
  ) {
    var room = ClosedRoom(seed: seed, kind, .softStep)
    room.run(steps: 300)
    expectSound(room, ClosedRoom.maxSoftGrowth)
  }
}

private func expectSound(_ room: ClosedRoom, _ maxGrowth: Double) {
  #expect(room.growth < maxGrowth * room.start, "grew by \(room.growth / room.start)")
  #expect(room.escape < 0)
}
