import Dynamics
import Geometry
import Testing

/// Every finite number is allowed where an item or a behavior takes one.
@Suite struct ExtremeValueTests {
  private static let profiles: [Profile] = [.modern, .iOS7, .accurate]
  private static let magnitudes = [1e-308, 1e-30, 1e-3, 1e9, 1e40, 1e300]

  /// Simulates half a second; the items stay finite.
  private static func check(
    _ items: [Box], _ profile: Profile, _ behaviors: [DynamicBehavior],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let animator = DynamicAnimator(profile: profile)
    animator.add(GravityBehavior(items: items), CollisionBehavior(within: items))
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.frames(30)
    for item in items {
      #expect(
        item.center.x.isFinite && item.center.y.isFinite && item.angle.isFinite,
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: profiles, magnitudes)
  func `items of every size and shape are simulated`(profile: Profile, side: Double) {
    for other in [side, 30, 0.5] {
      for type in [DynamicItemCollisionBoundsType.rectangle, .ellipse] {
        let items = [Box(50, 50, side, other), Box(60, 90, other, side), Box(50, 200, 40, 40)]
        for item in items { item.collisionBoundsType = type }
        Self.check(items, profile, [])
      }
    }
  }

  @Test(arguments: profiles, [1e-9, 1e-4, 1e-3, 0.01, 0.1])
  func `a thin ellipse collides as its bounds`(profile: Profile, height: Double) {
    let item = Box(100, 100, 100, height)
    item.collisionBoundsType = .ellipse
    let animator = DynamicAnimator(profile: profile)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "floor", from: Point(0, 150), to: Point(200, 150))
    animator.add(GravityBehavior(items: [item]), collision)
    animator.frames(120)
    // The skin of a line and the slop are at most 2 points.
    #expect(abs(item.y - 150) < 2)
  }

  @Test(arguments: profiles, magnitudes)
  func `fields of every strength, falloff and place act`(profile: Profile, magnitude: Double) {
    for kind in DynamicAnimator.Inspection.Field.Kind.allCases where kind != .custom {
      for (strength, falloff) in [(magnitude, 0), (1, magnitude), (magnitude, 20), (1, -magnitude)]
      {
        let item = Box(101, 100, 20, 20)
        let field = FieldBehavior.field(of: kind)
        field.position = Point(100, 100)
        field.strength = strength
        field.falloff = falloff
        field.direction = Vector(dx: magnitude, dy: 1)
        field.animationSpeed = magnitude
        field.addItem(item)
        Self.check([item], profile, [field])
      }
    }
  }

  @Test(arguments: profiles, magnitudes)
  func `loads and properties of every magnitude act`(profile: Profile, magnitude: Double) {
    for mode in PushBehavior.Mode.allCases {
      let items = [Box(100, 100, 20, 20), Box(130, 100, 20, 20)]
      let push = PushBehavior(items: items, mode: mode)
      push.pushDirection = Vector(dx: magnitude, dy: -magnitude)
      push.setTargetOffsetFromCenter(Offset(horizontal: magnitude, vertical: 5), for: items[0])
      let properties = DynamicItemBehavior(items: items)
      properties.density = magnitude
      properties.elasticity = magnitude
      properties.friction = magnitude
      properties.resistance = magnitude
      properties.angularResistance = magnitude
      properties.addLinearVelocity(Point(magnitude, 1), for: items[0])
      properties.addAngularVelocity(magnitude, for: items[1])
      let gravity = GravityBehavior()
      gravity.magnitude = magnitude
      gravity.addItem(Box(10, 10, 20, 20))
      Self.check(items, profile, [push, properties, gravity])
    }
  }

  @Test(arguments: profiles, magnitudes)
  func `items, anchors and boundaries of every place are simulated`(
    profile: Profile, coordinate: Double
  ) {
    let items = [Box(coordinate, 100, 20, 20), Box(coordinate, 100 + coordinate, 20, 20)]
    let anchored = AttachmentBehavior(
      item: items[0], attachedToAnchor: Point(coordinate, -coordinate))
    anchored.length = coordinate
    let spring = AttachmentBehavior(item: items[0], attachedTo: items[1])
    spring.frequency = coordinate
    spring.damping = coordinate
    let snap = SnapBehavior(item: items[1], snapTo: Point(-coordinate, coordinate))
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "line", from: Point(coordinate, 0), to: Point(coordinate, 0.1))
    collision.addBoundary(
      withIdentifier: "loop",
      // Far away, the corners of a smaller one would be one point.
      for: Path(
        rect: Rect(
          x: coordinate, y: coordinate, width: max(10, coordinate / 8),
          height: max(10, coordinate / 8))))
    Self.check(items, profile, [anchored, spring, snap, collision])
  }
}
