import Physics
import Testing

@Suite struct ContinuousCollisionTests {
  @Test(arguments: [1, 10, 50, 120, 240, 400, 1000] as [Float])
  func `a small ball tunnels through neither a segment nor a plate at any speed`(speed: Float) {
    for (isBox, angle) in [(false, Float(0)), (true, 0), (false, 0.7), (true, -0.7)] {
      for phase in 0..<12 {
        var world = World.weightless()
        let wall = world.addBody(Body(kind: .static, position: Vec2(3, 0), angle: angle))
        world.addShape(
          isBox ? .box(halfWidth: 0.01, halfHeight: 4) : .segment(Vec2(0, -4), Vec2(0, 4)),
          to: wall)
        let ball = world.addBall(
          radius: 0.02, at: Vec2(0.17 * Float(phase), 0), velocity: Vec2(speed, 0))
        world.step(1 / 120, times: 40)
        // It may slide along the wall, but must stay on its side.
        let side = dot(Rot(angle).xAxis, world[ball].position - Vec2(3, 0))
        #expect(side < 0.01, "\(isBox) \(angle) from \(0.17 * Float(phase))")
        world.checkInvariants()
      }
    }
  }

  @Test func `a fast box does not tunnel through a wall and keeps its rotation`() {
    for spin in [Float(0), 20, -40] {
      var world = World.weightless()
      let wall = world.addBody(Body(kind: .static, position: Vec2(3, 0)))
      world.addShape(.segment(Vec2(0, -9), Vec2(0, 9)), to: wall)
      let box = world.addBox(
        halfWidth: 0.1, halfHeight: 0.03, at: .zero, velocity: Vec2(150, 0))
      world[box].angularVelocity = spin
      world.step(1 / 120, times: 60)
      #expect(world[box].position.x < 3.1)
    }
  }

  @Test func `a bullet does not tunnel through a moving body`() {
    var world = World.weightless()
    let target = world.addBox(halfWidth: 0.02, halfHeight: 1, at: Vec2(3, 0))
    let bullet = world.addBall(
      radius: 0.02, at: .zero, velocity: Vec2(110, 0), bullet: true)
    world.step(1 / 120, times: 30)
    #expect(world[bullet].position.x < world[target].position.x)
    #expect(world[target].velocity.x > 0)
  }

  @Test func `bullets that narrowly miss each other keep their velocity`() {
    // Impacts are resolved at an overlap of 3 slops of 5 mm: an offset of 0.04 - 0.015 m.
    for (offset, meets) in [(Float(0.0249), true), (0.0251, false)] {
      var world = World.weightless()
      let one = world.addBall(radius: 0.02, at: .zero, velocity: Vec2(110, 0), bullet: true)
      let other = world.addBall(
        radius: 0.02, at: Vec2(1, offset), velocity: Vec2(-90, 0), bullet: true)
      world.step(1 / 60)
      #expect((world[one].velocity.y != 0) == meets)
      #expect((world[other].velocity.y != 0) == meets)
    }
  }

  /// With a small radius, touching bodies have an impact at the start of every sub-step.
  @Test(arguments: [-0.3, -0.1] as [Float])
  func `a body that rotates against a bullet does not stop it in flight`(angle: Float) {
    var (world, plate) = wheelAtPlate(skins: (0, 0.01), angle: angle)
    world.step(1 / 60, times: 10)
    // They lose at most one step of motion, half a meter, before the wheel's next edge separates
    // them; then the plate moves at 29 m/s.
    #expect(world[plate].position.y > 4.25)
  }

  /// Radii with a sum of 6 mm are below the target distance of larger radii.
  @Test(arguments: [-0.3, -0.1] as [Float])
  func `touching shapes with small radii have no impact in every step`(angle: Float) {
    var (world, plate) = wheelAtPlate(skins: (0.003, 0.003), angle: angle)
    world.step(1 / 60, times: 3)
    // Separated in the first step, the plate moves at 29 m/s.
    #expect(world[plate].position.y > 1.45)
  }

  /// A bullet plate at 30 m/s and a rotating wheel that touches it with a vertex.
  private func wheelAtPlate(
    skins: (plate: Float, wheel: Float), angle: Float
  ) -> (World, plate: BodyID) {
    var world = World.weightless()
    let plate = world.addBody(
      Body(velocity: Vec2(0, 30), isRotationFixed: true, isBullet: true))
    world.addShape(.box(halfWidth: 0.5, halfHeight: 0.5, radius: skins.plate), to: plate)
    let corner = Rot(angle) * Vec2(-0.3, -0.3)
    let slop: Float = 0.005
    let side = Vec2(0.5 + skins.plate + skins.wheel - slop, 0)
    let wheel = world.addBody(
      Body(position: side - corner, angle: angle, velocity: Vec2(0, 30), angularVelocity: 75))
    world.addShape(.box(halfWidth: 0.3, halfHeight: 0.3, radius: skins.wheel), to: wheel)
    return (world, plate)
  }

  @Test func `without continuous collision a fast ball tunnels through a wall`() {
    var world = World.weightless()
    world.settings.isContinuous = false
    let wall = world.addBody(Body(kind: .static, position: Vec2(3, 0)))
    world.addShape(.segment(Vec2(0, -4), Vec2(0, 4)), to: wall)
    let ball = world.addBall(radius: 0.02, at: .zero, velocity: Vec2(110, 0))
    world.step(1 / 120, times: 30)
    #expect(world[ball].position.x > 4)
  }

  @Test func `a fast ball in a closed room stays inside`() {
    var world = World.weightless()
    let room = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(-1, -1), Vec2(1, -1), Vec2(1, 1), Vec2(-1, 1)], isLoop: true, to: room,
      ShapeTraits(friction: 0, restitution: 1))
    let ball = world.addBall(radius: 0.02, at: Vec2(0.1, 0.2), velocity: Vec2(170, 170))
    for _ in 0..<600 {
      world.step(1 / 120)
      let position = world[ball].position
      #expect(abs(position.x) < 1 && abs(position.y) < 1)
    }
  }
}
