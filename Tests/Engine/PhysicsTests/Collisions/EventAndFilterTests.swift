import Physics
import TestSupport
import Testing

@Suite struct EventAndFilterTests {
  @Test
  func `a bounce reports the beginning and the end of a contact, with point, normal and impulse`()
    throws
  {
    var world = World.weightless()
    let floor = world.addFloor(ShapeTraits(friction: 0, restitution: 1))
    let ball = world.addBall(radius: 0.5, at: Vec2(2, 1), velocity: Vec2(0, -6))
    var began: [ContactEvent] = []
    var ended: [ContactEvent] = []
    for _ in 0..<30 {
      world.step(1 / 60)
      began += world.contactsBegan
      ended += world.contactsEnded
    }
    let event = try #require(began.first)
    #expect(began.count == 1 && ended.count == 1)
    #expect(Set([event.bodyA, event.bodyB]) == [floor, ball])
    #expect(abs(event.point.x - 2) < 1e-4 && abs(event.point.y) < 0.1)
    let away = event.bodyA == floor ? event.normal : -event.normal
    #expect(isClose(Double(away.y), 1, within: 1e-5))
    // Twice the momentum.
    let momentum = 6 * Double(world.mass(of: ball).mass)
    #expect(isClose(Double(event.impulse), 2 * momentum, within: 1e-3))
  }

  @Test func `removing a touching body ends its contacts in the next step`() {
    var world = World()
    world.addFloor()
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 0.51))
    world.step(1 / 60, times: 10)
    world.removeBody(box)
    world.step(1 / 60)
    #expect(world.contactsEnded.count == 1)
    world.step(1 / 60)
    #expect(world.contactsEnded.isEmpty)
  }

  @Test func `a sensor reports contacts and causes no collision response`() {
    var world = World()
    let gate = world.addBody(Body(kind: .static))
    world.addShape(
      .box(halfWidth: 1, halfHeight: 0.5), to: gate, ShapeTraits(isSensor: true))
    let ball = world.addBall(radius: 0.2, at: Vec2(0, 3))
    var began: [ContactEvent] = []
    var ended: [ContactEvent] = []
    for _ in 0..<90 {
      world.step(1 / 60)
      began += world.contactsBegan
      ended += world.contactsEnded
    }
    #expect(began.count == 1 && ended.count == 1)
    #expect(began.map(\.isSensor) == [true])
    #expect(world[ball].position.y < -2)
  }

  @Test(arguments: [
    (Filter(), Filter(), true),
    (Filter(category: 2), Filter(mask: 1), false),
    (Filter(category: 2, mask: 4), Filter(category: 4, mask: 2), true),
    (Filter(group: -3), Filter(group: -3), false),
    (Filter(mask: 0, group: 5), Filter(mask: 0, group: 5), true),
    (Filter(group: -3), Filter(group: -4), true),
  ])
  func `filters determine which shapes collide`(a: Filter, b: Filter, collides: Bool) {
    #expect(a.collides(with: b) == collides)
    #expect(b.collides(with: a) == collides)
    var world = World.weightless()
    let left = world.addBall(
      radius: 0.5, at: Vec2(-2, 0), velocity: Vec2(4, 0), ShapeTraits(filter: a))
    world.addBall(radius: 0.5, at: Vec2(0, 0), ShapeTraits(filter: b))
    world.step(1 / 60, times: 60)
    #expect((world[left].position.x < 1) == collides)
  }

  @Test
  func `the pair filter can reject a pair that passed the filters and is called again by refilter`()
  {
    var world = World()
    world.addFloor()
    let ball = world.addBall(radius: 0.5, at: Vec2(0, 0.52))
    let shape = world.shapes(of: ball)[0]
    world.step(1 / 60, times: 5)
    world.pairFilter = { a, b in a != shape && b != shape }
    world.step(1 / 60, times: 30)
    #expect(world[ball].position.y > 0.49, "the pair filter is not called for existing contacts")
    world.refilter(shape)
    world.step(1 / 60, times: 30)
    #expect(world[ball].position.y < 0)
  }

  @Test func `jointed bodies collide only if their joint enables contacts`() {
    for collides in [false, true] {
      var world = World.weightless()
      let a = world.addBall(radius: 0.5, at: Vec2(-1, 0), velocity: Vec2(2, 0))
      let b = world.addBall(radius: 0.5, at: Vec2(1, 0), velocity: Vec2(-2, 0))
      world.addJoint(
        .distance(
          DistanceJoint(a, b, length: 2, stiffness: .free, maxLength: 10, collides: collides)))
      world.step(1 / 60, times: 60)
      #expect((world[a].position.x < world[b].position.x) == collides)
    }
  }

  @Test func `a change of a shape's filter takes effect in the next step`() {
    var world = World()
    world.addFloor()
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 0.51))
    world.step(1 / 60, times: 120)
    #expect(!world[box].isAwake)
    let shape = world.shapes(of: box)[0]
    world[shape].filter.mask = 0
    world.step(1 / 60, times: 30)
    #expect(world[box].position.y < 0)
  }
}
