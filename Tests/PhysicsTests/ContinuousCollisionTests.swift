import Physics
import Testing

@Suite struct ContinuousCollisionTests {
  @Test(arguments: [1, 10, 50, 120, 240, 400, 1000] as [Float])
  func `a small ball passes neither a line nor a plate, however fast`(speed: Float) {
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
        // It may slide along the wall, but stays on its side of it.
        let side = dot(Rot(angle).xAxis, world[ball].position - Vec2(3, 0))
        #expect(side < 0.01, "\(isBox) \(angle) from \(0.17 * Float(phase))")
        world.checkInvariants()
      }
    }
  }

  @Test func `a fast box passes no wall and turns as it should`() {
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

  @Test func `a bullet does not pass a moving body`() {
    var world = World.weightless()
    let target = world.addBox(halfWidth: 0.02, halfHeight: 1, at: Vec2(3, 0))
    let bullet = world.addBall(
      radius: 0.02, at: .zero, velocity: Vec2(110, 0), bullet: true)
    world.step(1 / 120, times: 30)
    #expect(world[bullet].position.x < world[target].position.x)
    #expect(world[target].velocity.x > 0)
  }

  @Test func `bullets that miss each other by a hair fly on`() {
    // They turn away at 3 slops of 5 mm of overlap: an offset of 0.04 - 0.015 m.
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

  /// Where skins are thin, bodies that touch count as meeting at once, again and again.
  @Test(arguments: [-0.3, -0.1] as [Float])
  func `what turns against a bullet does not hold it in flight`(angle: Float) {
    var (world, plate) = wheelAtPlate(skins: (0, 0.01), angle: angle)
    world.step(1 / 60, times: 10)
    // They lose up to one step's half metre before the wheel's next side pushes them apart, and the plate
    // flies on at 29 m/s.
    #expect(world[plate].position.y > 4.25)
  }

  /// Skins of 6 mm in all rest nearer to each other than what thicker ones aim at.
  @Test(arguments: [-0.3, -0.1] as [Float])
  func `thin skins that touch do not meet anew in every step`(angle: Float) {
    var (world, plate) = wheelAtPlate(skins: (0.003, 0.003), angle: angle)
    world.step(1 / 60, times: 3)
    // Pushed away in the first step, the plate flies on at 29 m/s.
    #expect(world[plate].position.y > 1.45)
  }

  /// A plate that flies at 30 m/s, a bullet, and a wheel beside it that touches it with a corner and turns.
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

  @Test func `without it a fast ball does pass`() {
    var world = World.weightless()
    world.settings.isContinuous = false
    let wall = world.addBody(Body(kind: .static, position: Vec2(3, 0)))
    world.addShape(.segment(Vec2(0, -4), Vec2(0, 4)), to: wall)
    let ball = world.addBall(radius: 0.02, at: .zero, velocity: Vec2(110, 0))
    world.step(1 / 120, times: 30)
    #expect(world[ball].position.x > 4)
  }

  @Test func `a ball in a closed room stays in it`() {
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
