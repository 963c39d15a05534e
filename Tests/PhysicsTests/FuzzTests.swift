import Physics
import TestSupport
import Testing

/// Random scenes of every shape and joint with random edits between steps, checked after every step.
struct Fuzzer {
  private var random: SeededGenerator
  private var world: World
  private var bodies: [BodyID] = []
  private var joints: [JointID] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    world = World()
    let room = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(-8, -8), Vec2(8, -8), Vec2(8, 8), Vec2(-8, 8)], isLoop: true, to: room,
      ShapeTraits(friction: 0.4))
    for _ in 0..<12 { addBody() }
  }

  private mutating func number(_ low: Float, _ high: Float) -> Float {
    .random(in: low...high, using: &random)
  }

  private mutating func point(_ reach: Float) -> Vec2 {
    Vec2(number(-reach, reach), number(-reach, reach))
  }

  private mutating func shape() -> Shape {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .circle(center: point(0.2), radius: number(0.05, 0.6))
    case 1: return .capsule(point(0.4), point(0.4) + Vec2(1, 0), radius: number(0.05, 0.3))
    case 2: return .segment(point(0.5), point(0.5) + Vec2(1.2, 0))
    case 3:
      return .box(
        halfWidth: number(0.05, 0.8), halfHeight: number(0.05, 0.8), angle: number(-3, 3),
        radius: number(0, 0.1))
    default:
      let points = (0..<Int.random(in: 3...12, using: &random)).map { _ in point(0.7) }
      return Polygon.isValid(points) ? .polygon(Polygon(points)) : .circle(radius: 0.3)
    }
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
        kind: kind, position: point(6), angle: number(-7, 7), velocity: point(10),
        spin: number(-10, 10), linearDamping: number(0, 0.5), angularDamping: number(0, 0.5),
        gravityScale: number(-0.5, 1.5), isRotationFixed: number(0, 1) < 0.1,
        isBullet: number(0, 1) < 0.3))
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      world.addShape(
        shape(), to: body,
        ShapeTraits(
          density: number(0.1, 5), friction: number(0, 1), restitution: number(0, 0.8),
          isSensor: number(0, 1) < 0.1))
    }
    bodies.append(body)
  }

  private mutating func addJoint() {
    guard let a = bodies.randomElement(using: &random),
      let b = bodies.randomElement(using: &random), a != b
    else { return }
    let (anchorA, anchorB) = (point(0.5), point(0.5))
    let joint: Joint =
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        .distance(DistanceJoint(a, b, anchorA: anchorA, anchorB: anchorB, length: number(0, 3)))
      case 1:
        .distance(
          DistanceJoint(
            a, b, anchorA: anchorA, length: number(0, 3),
            stiffness: .spring(hertz: number(0.2, 20), dampingRatio: number(0, 2)), maxLength: 4))
      case 2: .distance(DistanceJoint(a, b, length: 1, stiffness: .free, maxLength: number(0.5, 4)))
      case 3:
        .revolute(
          RevoluteJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, lowerAngle: -1, upperAngle: 1,
            motorSpeed: number(-5, 5), maxMotorTorque: number(0, 20), collides: true))
      case 4:
        .prismatic(
          PrismaticJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, axis: Vec2(1, number(-1, 1)),
            lowerTranslation: -1, upperTranslation: 1, motorSpeed: number(-5, 5),
            maxMotorForce: number(0, 20)))
      default:
        .weld(WeldJoint(a, b, anchorA: anchorA, anchorB: anchorB, hertz: number(-5, 5) > 0 ? 3 : 0))
      }
    joints.append(world.addJoint(joint))
  }

  private mutating func edit() {
    joints.removeAll { !world.contains($0) }
    guard let index = bodies.indices.randomElement(using: &random) else { return addBody() }
    let body = bodies[index]
    switch Int.random(in: 0..<14, using: &random) {
    case 0: if bodies.count < 30 { addBody() }
    case 1:
      world.removeBody(body)
      bodies.remove(at: index)
    case 2, 3: if joints.count < 10 { addJoint() }
    case 4:
      if let joint = joints.indices.randomElement(using: &random) {
        world.removeJoint(joints.remove(at: joint))
      }
    case 5: world[body].position = point(6)
    case 6: world[body].velocity = point(60)
    case 7:
      world[body].kind = [.static, .kinematic, .dynamic][Int.random(in: 0..<3, using: &random)]
    case 8: world.addShape(shape(), to: body)
    case 9: if let shape = world.shapes(of: body).first { world.removeShape(shape) }
    case 10: world[body].isAwake.toggle()
    case 11: world.applyImpulse(point(5), to: body, at: point(6))
    case 12:
      if let shape = world.shapes(of: body).first { world[shape].isSensor.toggle() }
    default: world[body].isRotationFixed.toggle()
    }
  }

  /// Takes a number of steps, with an edit before one in four.
  mutating func run(steps: Int) -> World {
    for _ in 0..<steps {
      if number(0, 1) < 0.25 { edit() }
      world.step(1 / 60)
      world.checkInvariants()
      for body in bodies { precondition(world.contains(body), "a handle was lost") }
    }
    return world
  }
}

@Suite struct FuzzTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a random world keeps its promises`(seed: UInt64) {
    var fuzzer = Fuzzer(seed: seed)
    let world = fuzzer.run(steps: 150)
    #expect(world.stepCount == 150)
  }

  @Test func `a random world comes out the same twice`() {
    var (a, b) = (Fuzzer(seed: 99), Fuzzer(seed: 99))
    #expect(a.run(steps: 100).stateHash == b.run(steps: 100).stateHash)
  }
}

@Suite struct SlowFuzzTests {
  @Test(arguments: 1000..<1250 as Range<UInt64>)
  func `a random world keeps its promises for long`(seed: UInt64) {
    var fuzzer = Fuzzer(seed: seed)
    let world = fuzzer.run(steps: 4000)
    #expect(world.stepCount == 4000)
  }
}
