import Physics
import SystemPackage
import TestSupport
import Testing

/// The programs of the articles, one of each concept; their listings are these lines.
@Suite struct ArticleTests {
  @Test(arguments: [
    "WorldsAndSteps", "BodiesAndMasses", "ShapesAndChains", "ContactsAndEvents",
    "MaterialsAndSurfaces", "KindsOfJoints",
    "Queries", "ContinuousCollision", "Sleeping", "DeterminismAndSnapshots", "Solvers",
  ])
  func `an article shows the lines of the tested program`(page: String) throws {
    let file = FilePath(#filePath)
    let article = repositoryRoot.appending(
      "Sources/Engine/Physics/Physics.docc/Concepts/\(page).md")
    let shown = try listedLines(of: article, from: "```swift", to: "```")
    let tested = try listedLines(
      of: file, from: "// \(page) starts here.", to: "// \(page) ends here.")
    #expect(tested.count > 5)
    #expect(shown == tested)
  }

  @Test func `worlds and steps`() {
    // WorldsAndSteps starts here.
    var settings = Settings()
    settings.gravity = Vec2(0, -9.81)
    var world = World(settings: settings)

    let ball = world.addBody(Body(position: Vec2(0, 10)))
    world.addShape(.circle(radius: 0.5), to: ball)

    for _ in 0..<60 { world.step(1 / 60) }
    let fallen = 10 - world[ball].position.y
    // WorldsAndSteps ends here.
    // g h^2 n (n + 1) / 2 after 60 steps.
    #expect(isClose(Double(fallen), 9.81 * 61 / 120, within: 1e-4))
    #expect(world.stepCount == 60)
  }

  @Test func `bodies`() {
    // BodiesAndMasses starts here.
    var world = World()
    let ground = world.addBody(Body(kind: .static))
    let lift = world.addBody(Body(kind: .kinematic, velocity: Vec2(0, 1)))
    let crate = world.addBody(Body(position: Vec2(0, 3), angle: 0.2, angularDamping: 0.5))
    world.addShape(.box(halfWidth: 0.5, halfHeight: 0.5), to: crate, ShapeTraits(density: 2))

    world.applyImpulse(Vec2(4, 0), to: crate, at: Vec2(0, 3.5))
    let speed = world[crate].velocity.x
    let spin = world[crate].angularVelocity

    world[crate].gravityScale = 0
    world.step(1 / 60)
    let height = world[lift].position.y

    world.removeBody(ground)
    let isThere = world.contains(ground)
    // BodiesAndMasses ends here.
    // 4 N s on 2 kg, and on 2 / 6 kg m^2 with a lever of 0.5 m.
    #expect(isClose(Double(speed), 2, within: 1e-6))
    #expect(isClose(Double(spin), -6, within: 1e-5))
    #expect(isClose(Double(height), 1.0 / 60, within: 1e-6))
    #expect(!isThere)
  }

  @Test func `shapes`() {
    // ShapesAndChains starts here.
    var world = World()
    let ground = world.addBody(Body(kind: .static))
    world.addChain([Vec2(-9, 1), Vec2(-3, 0), Vec2(3, 0), Vec2(9, 1)], to: ground)

    let hammer = world.addBody(Body(position: Vec2(0, 4)))
    world.addShape(.box(halfWidth: 0.1, halfHeight: 1), to: hammer)
    world.addShape(
      .box(halfWidth: 0.5, halfHeight: 0.25, center: Vec2(0, 1)), to: hammer,
      ShapeTraits(density: 8))
    let center = world.centerOfMass(of: hammer)

    let star = world.addBody(Body(position: Vec2(4, 4)))
    let outline = (0..<10).map { Rot(Float($0) * .pi / 5) * Vec2($0 % 2 == 0 ? 1 : 0.4, 0) }
    for piece in Polygon.convexPieces(of: outline) ?? [] {
      world.addShape(.polygon(piece), to: star)
    }
    for _ in 0..<300 { world.step(1 / 60) }
    // ShapesAndChains ends here.
    // 0.4 kg at the origin and 4 kg at 1 m.
    #expect(isClose(Double(center.y), 4 + 4 / 4.4, within: 1e-5))
    #expect(world[star].position.y > 0 && world[hammer].position.y > 0)
  }

  @Test func `contacts and events`() {
    // ContactsAndEvents starts here.
    var world = World()
    let floor = world.addBody(Body(kind: .static))
    world.addShape(.segment(Vec2(-9, 0), Vec2(9, 0)), to: floor)
    let goal = world.addShape(
      .circle(center: Vec2(0, 2), radius: 0.5), to: floor, ShapeTraits(isSensor: true))
    let ball = world.addBody(Body(position: Vec2(0, 4)))
    world.addShape(.circle(radius: 0.25), to: ball, ShapeTraits(restitution: 0.5))

    var hits: [Float] = []
    var goals = 0
    for _ in 0..<240 {
      world.step(1 / 60)
      for event in world.contactsBegan {
        if event.shapeA == goal || event.shapeB == goal {
          goals += 1
        } else {
          hits.append(event.impulse)
        }
      }
    }
    let resting = world.contacts.first { !$0.isSensor }
    // ContactsAndEvents ends here.
    #expect(goals == 1)
    // Each impact has half the speed of the one before, so half the impulse.
    #expect(hits.count >= 3)
    #expect(isClose(Double(hits[1] / hits[0]), 0.5, within: 0.05))
    #expect(isClose(Double(resting?.normal.y ?? 0), 1, within: 1e-5))
  }

  @Test func `materials and surfaces`() {
    // MaterialsAndSurfaces starts here.
    var world = World()
    let ground = world.addBody(Body(kind: .static))
    world.addShape(
      .box(halfWidth: 9, halfHeight: 0.5, center: Vec2(0, -0.5)), to: ground,
      ShapeTraits(friction: 0.8, tangentSpeed: 2))
    world.addShape(
      .segment(Vec2(-9, 3), Vec2(9, 3)), to: ground, ShapeTraits(oneWayNormal: Vec2(0, 1)))

    let crate = world.addBody(Body(position: Vec2(0, 0.6)))
    world.addShape(.box(halfWidth: 0.5, halfHeight: 0.5), to: crate, ShapeTraits(friction: 0.8))
    let jumper = world.addBody(Body(position: Vec2(4, 1), velocity: Vec2(0, 9)))
    world.addShape(.circle(radius: 0.3), to: jumper, ShapeTraits(rollingResistance: 0.1, tag: 7))

    world.contactModifier = { contact in
      if contact.tagA == 7 || contact.tagB == 7 { contact.material.restitution = 0.5 }
    }
    for _ in 0..<180 { world.step(1 / 60) }
    // MaterialsAndSurfaces ends here.
    #expect(isClose(Double(world[crate].velocity.x), 2, within: 1e-3))
    #expect(isClose(Double(world[jumper].position.y), 3.31, within: 0.05))
  }

  @Test func `joints`() {
    // KindsOfJoints starts here.
    var world = World()
    let frame = world.addBody(Body(kind: .static))
    let wheels = [Float(0.5), 1].map { radius in
      let wheel = world.addBody(Body(position: Vec2(1.5 * radius, 0)))
      world.addShape(.circle(radius: radius), to: wheel)
      return wheel
    }
    let pins = wheels.map { wheel in
      world.addJoint(.revolute(RevoluteJoint(frame, wheel, anchorA: world[wheel].position)))
    }
    world.addJoint(
      .gear(GearJoint(wheels[0], wheels[1], joint1: pins[0], joint2: pins[1], ratio: 2)))

    if case .revolute(var pin) = world[pins[0]] {
      pin.motorSpeed = 4
      pin.maxMotorTorque = 100
      world[pins[0]] = .revolute(pin)
    }
    for _ in 0..<60 { world.step(1 / 60) }
    let speeds = wheels.map { world[$0].angularVelocity }
    // KindsOfJoints ends here.
    #expect(isClose(Double(speeds[0]), 4, within: 1e-3))
    #expect(isClose(Double(speeds[1]), -2, within: 1e-3))
  }

  @Test func `queries`() {
    // Queries starts here.
    var world = World()
    let walls = world.addBody(Body(kind: .static))
    let near = world.addShape(.box(halfWidth: 0.5, halfHeight: 2, center: Vec2(4, 0)), to: walls)
    let glass = world.addShape(
      .box(halfWidth: 0.1, halfHeight: 2, center: Vec2(2, 0)), to: walls,
      ShapeTraits(filter: Filter(category: 2)))

    let first = world.castRay(from: .zero, along: Vec2(9, 0))
    let opaque = world.castRay(from: .zero, along: Vec2(9, 0), filter: Filter(mask: 1))
    let ball = world.castShape(
      .circle(radius: 0.5), at: Pose(p: .zero, q: .identity), along: Vec2(9, 0))
    let around = world.shapes(in: AABB(lower: Vec2(1, -1), upper: Vec2(3, 1)))
    // Queries ends here.
    #expect(first?.shape == glass)
    #expect(opaque?.shape == near)
    // The skin of a polygon is 1 cm.
    #expect(isClose(Double(first?.point.x ?? 0), 1.89, within: 0.001))
    #expect(isClose(Double(9 * (ball?.fraction ?? 0)), 1.39, within: 0.01))
    #expect(around == [glass])
  }

  @Test func `continuous collision`() {
    // ContinuousCollision starts here.
    var world = World()
    let wall = world.addBody(Body(kind: .static))
    world.addShape(.segment(Vec2(5, -3), Vec2(5, 3)), to: wall)
    let plate = world.addBody(Body(position: Vec2(4, 0), gravityScale: 0))
    world.addShape(.box(halfWidth: 0.02, halfHeight: 1), to: plate)

    let bullet = world.addBody(Body(velocity: Vec2(300, 0), gravityScale: 0, isBullet: true))
    world.addShape(.circle(radius: 0.05), to: bullet)
    for _ in 0..<60 { world.step(1 / 60) }
    let reached = world[bullet].position.x
    // ContinuousCollision ends here.
    #expect(reached < 5)
    #expect(world[plate].position.x < 5)
  }

  @Test func `sleeping`() {
    // Sleeping starts here.
    var world = World()
    let floor = world.addBody(Body(kind: .static))
    world.addShape(.box(halfWidth: 9, halfHeight: 1, center: Vec2(0, -1)), to: floor)
    let boxes = (0..<4).map { i in
      let box = world.addBody(Body(position: Vec2(0, Float(i) + 0.52)))
      world.addShape(.box(halfWidth: 0.5, halfHeight: 0.5), to: box)
      return box
    }
    for _ in 0..<120 { world.step(1 / 60) }
    let awakeAtRest = world.awakeBodyCount

    world.applyImpulse(Vec2(1, 0), to: boxes[3])
    let awakeAfterPush = world.awakeBodyCount
    // Sleeping ends here.
    #expect(awakeAtRest == 0)
    #expect(awakeAfterPush == 4)
  }

  @Test func `determinism and snapshots`() throws {
    // DeterminismAndSnapshots starts here.
    var world = World()
    let floor = world.addBody(Body(kind: .static))
    world.addShape(.segment(Vec2(-9, 0), Vec2(9, 0)), to: floor)
    for i in 0..<20 {
      let ball = world.addBody(Body(position: Vec2(0.1 * Float(i % 3), 1 + Float(i))))
      world.addShape(.circle(radius: 0.4), to: ball)
    }
    for _ in 0..<60 { world.step(1 / 60) }

    var copy = world
    var read = try World(saved: world.save())
    for _ in 0..<60 {
      world.step(1 / 60)
      copy.step(1 / 60)
      read.step(1 / 60)
    }
    let areEqual = copy.stateHash == world.stateHash && read.stateHash == world.stateHash
    // DeterminismAndSnapshots ends here.
    #expect(areEqual)
  }

  @Test func `solvers`() {
    // Solvers starts here.
    func height(_ solver: Solver) -> Float {
      var settings = Settings()
      settings.solver = solver
      var world = World(settings: settings)
      let hook = world.addBody(Body(kind: .static))
      let ball = world.addBody(Body(position: Vec2(1, 0)))
      world.addShape(.circle(radius: 0.1), to: ball)
      world.addJoint(.revolute(RevoluteJoint(hook, ball, anchorB: Vec2(-1, 0))))

      var highest: Float = -1
      for step in 0..<1200 {
        world.step(1 / 60)
        if step > 900 { highest = max(highest, world[ball].position.y) }
      }
      return highest
    }
    let lost = (height(.sequentialImpulses), height(.softStep))
    // Solvers ends here.
    #expect(lost.0 < -0.3)
    #expect(lost.1 > -0.01)
  }
}

/// Returns the lines of a file between pairs of marker lines, without indentation and empty lines.
func listedLines(of path: FilePath, from begin: String, to end: String) throws -> [Substring] {
  var lines: [Substring] = []
  var isInside = false
  for line in String(decoding: try contents(of: path), as: UTF8.self).split(separator: "\n") {
    let text = line.drop { $0 == " " }
    switch text[...] {
    case begin[...] where !isInside: isInside = true
    case end[...] where isInside: isInside = false
    case "": continue
    default: if isInside { lines.append(text) }
    }
  }
  return lines
}
