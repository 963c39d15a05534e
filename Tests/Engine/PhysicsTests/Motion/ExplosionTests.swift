import Physics
import TestSupport
import Testing

/// Impulses of explosions, by the formula of `Explosion`.
@Suite struct ExplosionTests {
  private var world = {
    var settings = Settings()
    settings.gravity = .zero
    return World(settings: settings)
  }()

  @Test(arguments: [(2.0, 1.0), (3.5, 0.5), (4.0, 0.0)] as [(Float, Float)])
  func `a disc gets the pressure at its nearest point times its diameter`(
    distance: Float, scale: Float
  ) {
    var world = world
    let disc = world.addBall(radius: 0.25, at: Vec2(0, distance + 0.25))
    world.explode(
      Explosion(center: .zero, radius: 3, falloff: 1, impulsePerLength: 8))
    let speed = 8 * 0.5 * scale / world.mass(of: disc).mass
    // The distance is computed with errors of some 1e-7 m, and the falloff is 1 m.
    #expect(isClose(Double(world[disc].velocity.y), Double(speed), within: 1e-4))
    #expect(isClose(Double(world[disc].velocity.x), 0, within: 1e-4))
    #expect(isClose(Double(world[disc].angularVelocity), 0, within: 1e-4))
  }

  @Test func `a bar gets the width that it turns to the center, and spins if met at an end`() {
    var world = world
    let bar = world.addBody(Body(position: Vec2(3, 1), angle: .pi / 2))
    // Upright: 2 m high, its lower end level with the center.
    world.addShape(.box(halfWidth: 1, halfHeight: 0.1, radius: 0), to: bar)
    world.explode(Explosion(center: .zero, radius: 5, impulsePerLength: 2))
    let mass = world.mass(of: bar)
    #expect(isClose(Double(world[bar].velocity.x), Double(2 * 2 / mass.mass), within: 1e-4))
    // The impulse of 4 N s acts at (2.9, 0), 1 m below the center of mass.
    #expect(isClose(Double(world[bar].angularVelocity), Double(4 / mass.inertia), within: 1e-3))
  }

  @Test func `static bodies, sensors and filtered shapes are not met, and sleepers wake`() {
    var world = world
    let wall = world.addBody(Body(kind: .static, position: Vec2(1, 0)))
    world.addShape(.circle(radius: 0.5), to: wall)
    let ghost = world.addBody(Body(position: Vec2(-1, 0)))
    world.addShape(.circle(radius: 0.5), to: ghost, ShapeTraits(isSensor: true))
    let other = world.addBody(Body(position: Vec2(0, -1)))
    world.addShape(.circle(radius: 0.5), to: other, ShapeTraits(filter: Filter(category: 2)))
    var sleeper = Body(position: Vec2(0, 1))
    sleeper.isAwake = false
    let sleeping = world.addBody(sleeper)
    world.addShape(.circle(radius: 0.5), to: sleeping)
    world[sleeping].isAwake = false
    world.explode(
      Explosion(center: .zero, radius: 1, impulsePerLength: 1, filter: Filter(mask: 1)))
    #expect(world[sleeping].isAwake && world[sleeping].velocity.y > 0)
    for body in [wall, ghost, other] { #expect(world[body].velocity == .zero) }
  }

  @Test func `opposite discs get opposite impulses, and a negative pressure draws them in`() {
    var world = world
    let discs = [Vec2(2, 1), Vec2(-2, -1)].map { world.addBall(radius: 0.3, at: $0) }
    world.explode(Explosion(center: .zero, radius: 4, impulsePerLength: -1))
    let velocities = discs.map { world[$0].velocity }
    #expect(velocities[0] == -velocities[1])
    #expect(velocities[0].x < 0 && velocities[0].y < 0)
  }

  @Test func `a disc around the center has no direction`() {
    var world = world
    let disc = world.addBall(radius: 1, at: Vec2(3, 3))
    world.explode(Explosion(center: Vec2(3, 3), radius: 1, impulsePerLength: 1))
    #expect(world[disc].velocity == .zero)
    world.explode(Explosion(center: Vec2(2.5, 3), radius: 1, impulsePerLength: 1))
    #expect(world[disc].velocity.x > 0 && world[disc].velocity.y == 0)
  }
}
