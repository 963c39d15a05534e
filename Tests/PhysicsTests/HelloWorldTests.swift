import Physics
import Testing

@Suite struct HelloWorldTests {
  @Test func `a box falls on the ground and rests`() {
    var world = World()
    let ground = world.addBody(Body(kind: .static, position: Vec2(0, -10)))
    world.addShape(.box(halfWidth: 50, halfHeight: 10), to: ground)

    let box = world.addBody(Body(position: Vec2(0, 4)))
    world.addShape(.box(halfWidth: 1, halfHeight: 1), to: box, ShapeTraits(friction: 0.3))

    world.step(1 / 60, times: 120)

    // Skins of 1 cm each keep the boxes up to 2 cm apart, less the slop of 0.5 cm.
    #expect(abs(world[box].position.y - 1.0175) < 0.003)
    #expect(abs(world[box].position.x) < 1e-6)
    #expect(abs(world[box].angle) < 1e-5)
  }

  @Test func `a copy is a snapshot`() {
    var world = World()
    world.addFloor()
    let ball = world.addBall(radius: 0.5, at: Vec2(0, 4))
    world.step(1 / 60, times: 30)

    let saved = world
    world.step(1 / 60, times: 100)
    let later = world.stateHash
    #expect(world[ball].position != saved[ball].position)

    world = saved
    #expect(world.stateHash == saved.stateHash)
    world.step(1 / 60, times: 100)
    #expect(world.stateHash == later)
  }

  @Test func `changing a copy leaves the original alone`() {
    var world = World()
    let ball = world.addBall(radius: 0.5, at: Vec2(0, 4))
    var copy = world
    copy.removeBody(ball)
    #expect(!copy.contains(ball))
    #expect(world.contains(ball))
    #expect(world[ball].position == Vec2(0, 4))
  }

  @Test func `a handle that outlives its body traps`() async {
    await #expect(processExitsWith: .failure) {
      var world = World()
      let ball = world.addBody(Body())
      world.removeBody(ball)
      _ = world.addBody(Body())
      _ = world[ball]
    }
  }

  @Test func `a number that is not finite traps`() async {
    await #expect(processExitsWith: .failure) {
      var world = World()
      world.addBody(Body(velocity: Vec2(.nan, 0)))
    }
    await #expect(processExitsWith: .failure) {
      var world = World()
      let body = world.addBody(Body())
      world.applyForce(Vec2(0, .infinity), to: body)
    }
    await #expect(processExitsWith: .failure) {
      var world = World()
      world.step(.nan)
    }
  }

  @Test func `handles of a reused place are told apart`() {
    var world = World()
    let first = world.addBody(Body())
    world.removeBody(first)
    let second = world.addBody(Body())
    #expect(first != second)
    #expect(!world.contains(first))
    #expect(world.contains(second))
  }
}
