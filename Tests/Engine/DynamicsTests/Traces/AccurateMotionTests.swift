import Dynamics
import Geometry
import TestSupport
import Testing

/// The motion of `Profile.accurate` by the closed forms of textbooks, at every step of 1/60 s.
///
/// The bound of 0.01 % of the largest value is that of a teacher's sheet. Positions and velocities
/// are in single precision, of which rounding takes a tenth of that. In points, points/s and
/// seconds, gravity is 1000.
@Suite struct AccurateMotionTests {
  private let animator = DynamicAnimator(profile: .accurate)
  private let box = Box(0, 0, 20, 20)
  private let properties: DynamicItemBehavior

  init() {
    properties = DynamicItemBehavior([box], resistance: 0)
    properties.allowsRotation = false
    animator.addBehavior(properties)
  }

  private var velocity: Vector { properties.linearVelocity(for: box) - Point.zero }

  @Test func `an item falls as g t^2 / 2 from the first step on`() {
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.frames(1...60) { frame in
      let time = Double(frame) / 60
      #expect(isClose(box.y, 500 * time * time, within: 1e-4 * 500 * time * time))
      #expect(isClose(velocity.dy, 1000 * time, within: 1e-4 * 1000 * time))
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.9])
  func `between steps an item is on its parabola, with the velocity of that time`(
    fraction: Double
  ) throws {
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.frames(30)
    animator.beginStep(1.0 / 60)
    let time = (30 + fraction) / 60
    let motion = try #require(animator.motion(of: box))
    let y = motion.startCenter.y + motion.displacement(atFraction: fraction).dy
    #expect(isClose(y, 500 * time * time, within: 0.0125))
    let body = animator.inspect(atFractionOfStep: fraction).bodies[0]
    #expect(isClose(body.center.y, y, within: 1e-6))
    #expect(isClose(body.velocity.dy, 1000 * time, within: 0.05))
  }

  /// The time of flight is that of the crossing of the launch's height, from the positions before
  /// and after and the velocity.
  @Test(arguments: [15, 30, 45, 75])
  func `a projectile has the range and the time of flight of its angle`(degrees: Double) {
    let direction = Transform(rotationAngle: degrees * .pi / 180)
    let (horizontal, vertical) = (500 * direction.a, 500 * direction.b)
    properties.addLinearVelocity(Point(horizontal, -vertical), for: box)
    animator.addBehavior(GravityBehavior(items: [box]))
    var frame = 0
    repeat {
      animator.step(1.0 / 60)
      frame += 1
    } while box.y < 0
    // From y = v t - g t^2 / 2 back to 0.
    let speed = velocity.dy
    let since = box.y / (speed / 2 + (speed * speed - 2000 * box.y).squareRoot() / 2)
    let flight = Double(frame) / 60 - since
    #expect(isClose(flight, vertical / 500, within: 1e-4 * vertical / 500))
    let range = box.x - since * velocity.dx
    #expect(isClose(range, horizontal * vertical / 500, within: 1e-4 * range))
  }

  @Test(arguments: [0.1, 1, 5])
  func `resistance brakes exponentially, and a fall approaches g / c`(resistance: Double) {
    properties.resistance = resistance
    properties.addLinearVelocity(Point(300, 0), for: box)
    animator.addBehavior(GravityBehavior(items: [box]))
    let terminal = 1000 / resistance
    animator.frames(1...120) { frame in
      let rest = exponential(-resistance * Double(frame) / 60)
      #expect(isClose(velocity.dx, 300 * rest, within: 0.03))
      #expect(isClose(velocity.dy, terminal * (1 - rest), within: 1e-4 * terminal))
      #expect(isClose(box.x, 300 / resistance * (1 - rest), within: 0.03 / resistance + 1e-3))
    }
  }

  @Test func `a push of half a second gives the velocity of its time`() {
    let push = PushBehavior(items: [box])
    push.pushDirection = Vector(dx: 0.04 * 2, dy: 0)
    animator.addBehavior(push)
    animator.frames(30)
    // 0.08 N on 0.04 kg are 200 points/s^2.
    #expect(isClose(velocity.dx, 100, within: 0.01))
    #expect(isClose(box.x, 25, within: 0.0025))
    push.active = false
    animator.frames(30)
    #expect(isClose(velocity.dx, 100, within: 0.01))
    #expect(isClose(box.x, 75, within: 0.0075))
  }

  @Test(arguments: [0.5, 1, 3])
  func `a spring oscillates as a cosine from the first step on`(frequency: Double) {
    let spring = AttachmentBehavior(item: box, attachedToAnchor: Point(-150, 0))
    spring.frequency = frequency
    spring.length = 100
    animator.addBehavior(spring)
    let rate = 2 * Double.pi * frequency
    animator.frames(1...180) { frame in
      let turn = Transform(rotationAngle: rate * Double(frame) / 60)
      #expect(isClose(box.x + 50, 50 * turn.a, within: 0.005))
      // Velocities are extrapolated over half an integration step of 1/480 s, with an error of the
      // fourth order: 0.04 % at 3 Hz.
      #expect(isClose(velocity.dx, -50 * rate * turn.b, within: 0.0005 * 50 * rate))
    }
  }

  @Test func `a magnetic field keeps the speed`() {
    properties.charge = 1
    properties.addLinearVelocity(Point(300, 0), for: box)
    let field = FieldBehavior.magneticField()
    field.strength = 0.2
    field.falloff = 0
    field.addItem(box)
    animator.addBehavior(field)
    animator.frames(1...600) { _ in
      #expect(isClose(velocity.length, 300, within: 0.06))
    }
  }

  @Test func `an item that rests has no velocity`() {
    let collision = CollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: "floor", from: Point(-100, 30), to: Point(100, 30))
    animator.add(GravityBehavior(items: [box]), collision)
    animator.frames(60)
    #expect(animator.isRunning == false || velocity.length < 1e-3)
    #expect(animator.pause(within: 120) != nil || !animator.isRunning)
    #expect(velocity == Vector.zero)
  }

  @Test func `a box slides down with g (sin a - m cos a)`() {
    let slope = 0.5
    let turn = Transform(rotationAngle: slope)
    let friction = 0.3
    let slider = Box(0, 0, 40, 30)
    slider.transform = turn
    let sliding = DynamicItemBehavior([slider], resistance: 0, elasticity: 0)
    sliding.friction = friction
    let collision = CollisionBehavior(items: [slider])
    collision.boundarySurface = CollisionBehavior.Surface(friction: friction, elasticity: 0)
    let foot = Point(-15 * turn.b, 15 * turn.a)
    collision.addBoundary(
      withIdentifier: "ramp", from: foot - 200 * Vector(dx: turn.a, dy: turn.b),
      to: foot + 2000 * Vector(dx: turn.a, dy: turn.b))
    animator.add(sliding, collision, GravityBehavior(items: [slider]))
    let expected = 1000 * (turn.b - friction * turn.a)
    animator.frames(60)
    let after = sliding.linearVelocity(for: slider) - Point.zero
    animator.frames(30)
    let gained = (sliding.linearVelocity(for: slider) - Point.zero) - after
    #expect(isClose(gained.length / 0.5, expected, within: 1e-3 * expected))
  }

  @Test func `a pendulum keeps its period and its amplitude at 60 degrees`() {
    let start = Transform(rotationAngle: .pi / 3)
    box.center = Point(100 * start.b, 100 * start.a)
    animator.updateItem(usingCurrentState: box)
    animator.add(
      GravityBehavior(items: [box]), AttachmentBehavior(item: box, attachedToAnchor: .zero))
    var crossings: [Double] = []
    var last = box.x
    var highest = 0.0
    animator.frames(1...1200) { frame in
      if last * box.x < 0 { crossings.append((Double(frame) - box.x / (box.x - last)) / 60) }
      last = box.x
      if frame > 1000 { highest = max(highest, 100 - box.y) }
    }
    // 2 pi sqrt(l / g) over the arithmetic-geometric mean of 1 and cos(30 degrees).
    let period = 2 * Double.pi * 0.1.squareRoot() / 0.9318083916224482
    let swings = Double(crossings.count - 1)
    let found = 2 * ((crossings.last ?? 0) - (crossings.first ?? 0)) / swings
    #expect(isClose(found, period, within: 1e-4 * period))
    // Its height is 1 - cos(60 degrees) of the rod; within 3 s of samples 1/60 s apart the highest
    // is at most g h^2 / 8 below the turning point.
    #expect(isClose(highest, 50, within: 0.05))
  }

  @Test func `a copy of the state continues with identical bits`() {
    let spring = AttachmentBehavior(item: box, attachedToAnchor: Point(-150, 20))
    spring.frequency = 1
    animator.add(GravityBehavior(items: [box]), spring)
    animator.frames(20)
    let snapshot = animator.snapshot()
    animator.frames(50)
    let (hash, center) = (animator.stateHash, box.center)
    animator.restore(snapshot)
    animator.frames(50)
    #expect(animator.stateHash == hash && box.center == center)
  }
}

/// e^x by its series after halving, within 1e-12.
private func exponential(_ x: Double) -> Double {
  if abs(x) > 0.5 {
    let half = exponential(x / 2)
    return half * half
  }
  return (1...16).reversed().reduce(1) { 1 + x / Double($1) * $0 }
}
