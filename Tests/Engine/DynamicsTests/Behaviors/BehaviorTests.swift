import Dynamics
import Geometry
import TestSupport
import Testing

/// Defaults and setters of behaviors, and combinations of several behaviors.
@Suite struct BehaviorTests {
  // MARK: Gravity

  @Test func `gravity direction, angle and magnitude are views of one vector`() {
    let gravity = GravityBehavior()
    #expect(gravity.gravityDirection == Vector(dx: 0, dy: 1))
    #expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
    gravity.gravityDirection = Vector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5)
    gravity.magnitude = 0
    #expect(gravity.gravityDirection == .zero && gravity.angle == 0)
    gravity.angle = 1
    #expect(gravity.gravityDirection == .zero)
    gravity.setAngle(.pi, magnitude: 2)
    #expect(isClose(gravity.gravityDirection.dx, -2, within: 1e-12))
    #expect(isClose(gravity.gravityDirection.dy, 0, within: 1e-12))
  }

  @Test func `each gravity behavior acts on its own items, and several add up`() {
    let animator = DynamicAnimator()
    let (a, b, both) = (Box(0, 0), Box(500, 0), Box(1000, 0))
    let down = GravityBehavior(items: [a, both])
    let right = GravityBehavior(items: [b, both])
    right.gravityDirection = Vector(dx: 1, dy: 0)
    animator.add(down, right)
    animator.frames(60)
    #expect(a.x == 0 && isClose(b.x - 500, a.y, within: 1e-3) && a.y > 400)
    #expect(isClose(both.x - 1000, a.y, within: 1e-3) && isClose(both.y, a.y, within: 1e-3))
    animator.removeBehavior(right)
    let speed = a.y
    animator.frames(1)
    #expect(a.y > speed)
  }

  // MARK: Item properties

  @Test func `item behaviors have the measured defaults`() {
    let behavior = DynamicItemBehavior()
    #expect(behavior.elasticity == 0.2 && behavior.friction == 0.2 && behavior.density == 1)
    #expect(behavior.resistance == 0.1 && behavior.angularResistance == 0.1)
    #expect(behavior.charge == 0 && !behavior.isAnchored && behavior.allowsRotation)
  }

  @Test func `added velocities are summed without and with an animator`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let behavior = DynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(Point(50, 0), for: item)
    behavior.addLinearVelocity(Point(50, 0), for: item)
    behavior.addAngularVelocity(1, for: item)
    behavior.addLinearVelocity(Point(9, 0), for: Box(0, 0))
    #expect(behavior.linearVelocity(for: item) == .zero)
    animator.addBehavior(behavior)
    #expect(behavior.linearVelocity(for: item) == Point(100, 0))
    behavior.addLinearVelocity(Point(-50, 0), for: item)
    behavior.addAngularVelocity(-0.5, for: item)
    #expect(behavior.linearVelocity(for: item) == Point(50, 0))
    #expect(behavior.angularVelocity(for: item) == 0.5)
    #expect(behavior.linearVelocity(for: Box(0, 0)) == .zero)
  }

  @Test func `resistance is an exponential decay rate`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100, 80, 80)
    let behavior = DynamicItemBehavior(items: [item])
    behavior.resistance = 0.5
    behavior.addLinearVelocity(Point(200, 0), for: item)
    animator.addBehavior(behavior)
    animator.frames(60)
    #expect(isClose(behavior.linearVelocity(for: item).x, 121.9, within: 0.1))
  }

  /// Returns the speed of an item after a unit impulse: 100 points/s divided by its density.
  private func speed(_ behaviors: [DynamicItemBehavior], _ item: Box) -> Double {
    let animator = DynamicAnimator()
    for behavior in behaviors { animator.addBehavior(behavior) }
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    let probe = DynamicItemBehavior(items: [item])
    animator.add(push, probe)
    animator.frames(1)
    return probe.linearVelocity(for: item).x
  }

  @Test func `a property is taken from the last item behavior that changed it`() {
    let item = Box(100, 100)
    let (dense, light) = (DynamicItemBehavior(items: [item]), DynamicItemBehavior(items: [item]))
    let idle = DynamicItemBehavior(items: [item])
    dense.density = 4
    dense.resistance = 0
    light.density = 2
    idle.density = 1
    #expect(isClose(speed([dense, light, idle], item), 50, within: 1e-3))
    for behavior in [dense, light, idle] { behavior.dynamicAnimator?.removeAllBehaviors() }
    #expect(isClose(speed([light, dense], item), 25, within: 1e-3))
  }

  @Test
  func `properties of a removed item behavior no longer apply, except for charge and anchoring`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let behavior = DynamicItemBehavior(items: [item])
    behavior.density = 4
    behavior.resistance = 0
    behavior.isAnchored = true
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    push.active = false
    let probe = DynamicItemBehavior(items: [item])
    animator.add(behavior, push, probe)
    animator.frames(1)
    animator.removeBehavior(behavior)
    push.active = true
    animator.frames(5)
    #expect(item.center == Point(100, 100))
    probe.isAnchored = true
    probe.isAnchored = false
    push.active = true
    animator.frames(1)
    let step = 1 / (1 + 0.1 / 120)
    #expect(isClose(probe.linearVelocity(for: item).x, 100 * step * step, within: 1e-2))
  }

  // MARK: Collisions

  @Test func `boundaries are added, replaced and removed by identifier`() {
    let collision = CollisionBehavior()
    #expect(collision.collisionMode == .everything)
    #expect(collision.boundaryIdentifiers == nil)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.addBoundary(withIdentifier: "a", from: Point(0, 0), to: Point(1, 1))
    collision.addBoundary(withIdentifier: 2, for: Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)))
    #expect(collision.boundaryIdentifiers == [AnyHashable("a"), AnyHashable(2)])
    collision.addBoundary(withIdentifier: "a", from: Point(0, 0), to: Point(5, 5))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "a")?.bounds.maxX == 5)
    #expect(collision.boundary(withIdentifier: "b") == nil)
    collision.removeBoundary(withIdentifier: "b")
    collision.removeBoundary(withIdentifier: "a")
    #expect(collision.boundaryIdentifiers == [AnyHashable(2)])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    #expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test func `the boundary of the reference bounds is 1 point outside of the inset bounds`() {
    let view = ReferenceView(320, 480, x: 5, y: 7)
    let animator = DynamicAnimator(referenceView: view)
    let collision = CollisionBehavior()
    animator.addBehavior(collision)
    #expect(collision.referenceBoundary(in: animator) == nil)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: Insets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(
      collision.referenceBoundary(in: animator) == Rect(x: 24, y: 16, width: 262, height: 442))
    collision.translatesReferenceBoundsIntoBoundary = true
    #expect(
      collision.referenceBoundary(in: animator) == Rect(x: 4, y: 6, width: 322, height: 482))
  }

  @Test func `boundaries still apply after their behavior was removed and added again`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "line", from: Point(0, 300), to: Point(1000, 300))
    animator.add(GravityBehavior(items: [item]), collision)
    animator.removeBehavior(collision)
    animator.addBehavior(collision)
    animator.frames(200)
    #expect(isClose(item.y, 248.5, within: 1))
    // A replaced boundary no longer applies.
    collision.addBoundary(withIdentifier: "line", from: Point(0, 600), to: Point(1000, 600))
    animator.frames(200)
    #expect(isClose(item.y, 548.5, within: 1))
  }

  @Test func `items collide only through a common behavior that does not ignore the pair`() {
    for (shared, ignored) in [(false, false), (true, false), (true, true)] {
      let animator = DynamicAnimator()
      let (a, b) = (Box(100, 100, 50, 50), Box(300, 100, 50, 50))
      let properties = DynamicItemBehavior(items: [a])
      properties.addLinearVelocity(Point(300, 0), for: a)
      let collision = CollisionBehavior(items: shared ? [a, b] : [a])
      collision.setIgnoresContacts(ignored, between: b, and: a)
      #expect(collision.ignoresContacts(between: a, and: b) == ignored)
      animator.add(properties, collision, CollisionBehavior(items: [b]))
      animator.frames(90)
      #expect((b.x > 301) == (shared && !ignored))
    }
  }

  @Test func `forty collision behaviors and forty fields act independently`() {
    let animator = DynamicAnimator()
    let pairs = (0..<40).map { (Box(0, 100, 20, 20), Box(30 + Double($0), 100, 20, 20)) }
    for (runner, wall) in pairs {
      let anchor = DynamicItemBehavior(items: [wall])
      anchor.isAnchored = true
      let field = FieldBehavior.linearGravityField(direction: Vector(dx: 1, dy: 0))
      field.addItem(runner)
      animator.add(CollisionBehavior(items: [runner, wall]), anchor, field)
    }
    animator.frames(240)
    for (index, (runner, wall)) in pairs.enumerated() {
      #expect(isClose(wall.x - runner.x, 20, within: 1.5), "\(index): \(runner.x)")
    }
  }

  @Test func `a delegate can remove the items of its behavior`() {
    let animator = DynamicAnimator()
    let (a, b) = (Box(100, 100), Box(400, 100))
    let collision = CollisionBehavior(items: [a, b])
    collision.addBoundary(withIdentifier: "line", from: Point(-500, 300), to: Point(1000, 300))
    let recorder = EventRecorder()
    collision.collisionDelegate = recorder
    let gravity = GravityBehavior(items: [a, b])
    recorder.onEvent = { _ in
      collision.removeItem(a)
      collision.removeItem(b)
      gravity.removeItem(a)
      animator.removeBehavior(gravity)
    }
    animator.add(gravity, collision)
    animator.frames(120)
    // Both items reach the line in the same step, but the first report removes them.
    #expect(recorder.events.count == 1)
    #expect(gravity.dynamicAnimator == nil && a.y < 260)
  }

  @Test func `a concave item collides with its exact shape`() {
    // A U-shaped cup.
    let corners = [
      Point(-50, -50), Point(-30, -50), Point(-30, 30), Point(30, 30), Point(30, -50),
      Point(50, -50), Point(50, 50), Point(-50, 50),
    ]
    for outline in [corners, corners.reversed()] {
      let animator = DynamicAnimator()
      let cup = Box.shaped(200, 300, outline)
      let anchor = DynamicItemBehavior(items: [cup])
      anchor.isAnchored = true
      let ball = Box.circle(200, 100, radius: 15)
      animator.add(
        anchor, GravityBehavior(items: [ball]), CollisionBehavior(items: [ball, cup]))
      animator.frames(300)
      // The floor of the cup is at 330.
      #expect(isClose(ball.y, 315, within: 1.5), "\(ball.center)")
    }
  }

  @Test func `an ellipse has one vertex for each 10 points of its circumference`() {
    /// Returns whether the collision shape contains a point that is well inside of the true
    /// ellipse.
    func containsInnerPoint(_ width: Double, _ height: Double) -> Bool {
      let animator = DynamicAnimator()
      let item = Box(0, 0, width, height)
      item.collisionBoundsType = .ellipse
      animator.addBehavior(DynamicItemBehavior(items: [item]))
      let place = Rect(center: Point(0.3 * width, 0.35 * height), size: Size(0.1, 0.1))
      return !animator.items(in: place).isEmpty
    }
    // A rhombus of four vertices does not contain the point; a polygon of 24 does.
    #expect(!containsInnerPoint(20, 10))
    #expect(containsInnerPoint(100, 50))
  }

  @Test func `a circle rolls down a slope on which a square rests`() {
    func x(_ item: Box) -> Double {
      let animator = DynamicAnimator()
      let collision = CollisionBehavior(items: [item])
      collision.addBoundary(withIdentifier: "slope", from: Point(0, 300), to: Point(1000, 350))
      animator.add(GravityBehavior(items: [item]), collision)
      animator.frames(120)
      return item.x
    }
    #expect(x(.circle(100, 250, radius: 20)) > 130)
    #expect(isClose(x(Box(100, 250, 40, 40)), 100, within: 5))
  }

  // MARK: Fields

  @Test func `fields have UIKit's defaults`() {
    let direction = Vector(dx: 1, dy: 2)
    let fields: [(FieldBehavior, falloff: Double)] = [
      (.dragField(), 0), (.vortexField(), 0), (.radialGravityField(position: .zero), 2),
      (.linearGravityField(direction: direction), 0), (.velocityField(direction: direction), 0),
      (.noiseField(smoothness: 0, animationSpeed: 0), 0),
      (.turbulenceField(smoothness: 0, animationSpeed: 0), 0), (.springField(), -1),
      (.electricField(), 1), (.magneticField(), 1), (.field { _, _, _, _, _, _ in .zero }, 0),
    ]
    for (index, (field, falloff)) in fields.enumerated() {
      #expect(field.falloff == falloff && field.strength == 1 && field.position == .zero)
      #expect(field.region == .infinite && field.items.isEmpty)
      // 2^-15 m, printed to three digits.
      #expect(isClose(field.minimumRadius, 0.00305, within: 0.5e-5))
      #expect(field.direction == ([3, 4].contains(index) ? direction : .zero))
      field.smoothness = 0.5
      field.animationSpeed = 2
      let isNoise = [5, 6].contains(index)
      #expect(field.smoothness == (isNoise ? 0.5 : 0))
      #expect(field.animationSpeed == (isNoise ? 2 : 0))
    }
    #expect(FieldBehavior.radialGravityField(position: Point(3, 4)).position == Point(3, 4))
    let noise = FieldBehavior.noiseField(smoothness: 0.3, animationSpeed: 2)
    #expect(noise.smoothness == 0.3 && noise.animationSpeed == 2)
  }

  @Test func `a magnetic field acts in proportion to charge`() {
    func deflection(_ charge: Double) -> Double {
      let animator = DynamicAnimator()
      let item = Box(100, 100)
      let field = FieldBehavior.magneticField()
      field.falloff = 0
      field.addItem(item)
      let behavior = DynamicItemBehavior([item], resistance: 0)
      behavior.charge = charge
      behavior.addLinearVelocity(Point(100, 0), for: item)
      animator.add(field, behavior)
      animator.frames(1)
      return behavior.linearVelocity(for: item).y
    }
    #expect(deflection(0) == 0)
    // A charge of 2 at 1 m/s: 2 N for 1/120 s on 1 kg, upwards.
    #expect(isClose(deflection(2), -100 * 2.0 / 120, within: 1e-3))
  }

  @Test func `a field acts only within its region`() {
    let animator = DynamicAnimator()
    let item = Box(0, 0, 20, 20)
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 10, dy: 0))
    field.region = Region(radius: 100)
    field.addItem(item)
    let behavior = DynamicItemBehavior([item], resistance: 0)
    animator.add(field, behavior)
    animator.frames(120)
    // v^2 = 2 a s, with a tolerance of one sub-step at the edge of the region.
    #expect(isClose(behavior.linearVelocity(for: item).x, 447.2, within: 9))
  }

  @Test func `the animator pauses when an item is at rest in a spring field`() {
    let animator = DynamicAnimator()
    let item = Box(30, 40)
    let field = FieldBehavior.springField()
    field.strength = 10
    field.addItem(item)
    let behavior = DynamicItemBehavior([item], resistance: 5)
    animator.add(field, behavior)
    #expect(animator.pause(within: 1200) != nil)
    #expect(item.center.distance(to: .zero) < 1)
    field.position = Point(100, 0)
    #expect(animator.isRunning)
  }

  @Test func `noise depends on position and time only`() {
    func path(_ seed: Double) -> [Point] {
      let animator = DynamicAnimator()
      let item = Box(123 + seed, 45)
      let field = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      field.addItem(item)
      animator.addBehavior(field)
      animator.frames(120)
      return [item.center]
    }
    #expect(path(0) == path(0))
    #expect(path(0)[0].distance(to: Point(123, 45)) > 1)
    #expect(path(50)[0].distance(to: Point(173, 45)) > 1)
  }

  // MARK: Values

  @Test func `regions contain the points of their set operations`() {
    let disc = Region(radius: 10)
    let box = Region(size: Size(10, 4))
    #expect(disc.contains(Point(6, 8)) && !disc.contains(Point(6, 8.01)))
    #expect(box.contains(Point(4.9, 1.9)) && !box.contains(Point(5, 0)))
    #expect(Region.infinite.contains(Point(1e9, 0)))
    #expect(!Region.infinite.inverse().contains(.zero))
    #expect(box.union(disc).contains(Point(0, 9)) && !box.intersection(disc).contains(Point(0, 9)))
    #expect(disc.difference(from: box).contains(Point(0, 9)))
    #expect(!disc.difference(from: box).contains(.zero))
  }

  @Test func `raw values equal UIKit's`() {
    #expect(DynamicItemCollisionBoundsType.allCases == [.rectangle, .ellipse, .path])
    #expect(DynamicItemCollisionBoundsType.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(AttachmentBehavior.AttachmentType.items.rawValue == 0)
    #expect(AttachmentBehavior.AttachmentType.anchor.rawValue == 1)
    #expect(PushBehavior.Mode.continuous.rawValue == 0)
    #expect(PushBehavior.Mode.instantaneous.rawValue == 1)
    #expect(CollisionBehavior.Mode.items.rawValue == 1)
    #expect(CollisionBehavior.Mode.boundaries.rawValue == 2)
    #expect(CollisionBehavior.Mode.everything.rawValue == .max)
  }

  @Test func `ranges and offsets have zero and infinite values`() {
    #expect(FloatRange.infinite.isInfinite && !FloatRange.zero.isInfinite)
    #expect(Offset.zero == Offset(horizontal: 0, vertical: 0))
  }
}
