import Dynamics
import Geometry
import TestSupport
import Testing

/// Scenes with attachments, compared with predictions by stock Box2D.
///
/// The tolerances are 0.5 points and 0.005 radians without contacts, and 2 points, 0.02 radians and
/// 2 frames for rest states, unless a comment says otherwise.
@Suite struct AttachmentTests {
  // MARK: Springs and rods

  private struct Pendulum {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let ball = Box(160, 132, 64, 64)
    let star = Box(160, 232, 64, 64)
    let upper: AttachmentBehavior
    let lower: AttachmentBehavior

    init() {
      upper = AttachmentBehavior(item: ball, attachedToAnchor: Point(160, 20))
      lower = AttachmentBehavior(
        item: star, offsetFromCenter: Offset(horizontal: -20, vertical: 0), attachedTo: ball,
        offsetFromCenter: .zero)
    }

    func start() {
      animator.add(
        upper, lower, CollisionBehavior(within: [ball, star]),
        GravityBehavior(items: [ball, star]))
    }

    /// The distance between the ball's center and the star's attachment point.
    var gap: Double {
      let end = Point(-20, 0).applying(star.transform)
      return ball.center.distance(to: Point(star.x + end.x, star.y + end.y))
    }
  }

  private struct Ranges {
    var low = Point(1e9, 1e9)
    var high = Point(-1e9, -1e9)

    mutating func add(_ ball: Double, _ star: Double) {
      low = Point(min(low.x, ball), min(low.y, star))
      high = Point(max(high.x, ball), max(high.y, star))
    }
  }

  @Test func `a star attached to a ball by springs follows the predicted motion`() {
    let scene = Pendulum()
    for attachment in [scene.upper, scene.lower] {
      attachment.frequency = 1
      attachment.damping = 0.65
    }
    #expect(scene.upper.length == 0)
    scene.start()
    // Closed formulas: 112 and sqrt(100^2 + 20^2).
    #expect(isClose(scene.upper.length, 112, within: 0.01))
    #expect(isClose(scene.lower.length, 101.98, within: 0.01))
    var ranges = Ranges()
    var angles = (low: 0.0, high: 0.0)
    scene.animator.frames(1...1800) { frame in
      let (ball, star) = (scene.ball, scene.star)
      ranges.add(ball.y, star.y)
      angles = (min(angles.low, star.angle), max(angles.high, star.angle))
      if frame == 15 {
        #expect(isClose(ball.y, 147.66, within: 0.5) && isClose(star.y, 259.05, within: 0.5))
      }
      if frame == 30 {
        #expect(isClose(ball.y, 168.4, within: 0.5) && isClose(star.y, 321.4, within: 0.5))
        #expect(isClose(star.angle, 0.91, within: 0.005))
      }
      if frame > 1200 {
        #expect(abs(ball.x - 160) <= 10 && isClose(ball.y, 182.7, within: 1))
        #expect(isClose(star.y, 355.3, within: 2) && isClose(star.angle, .pi / 2, within: 0.35))
      }
    }
    #expect(isClose(ranges.low.x, 132, within: 2) && isClose(ranges.high.x, 196, within: 2))
    #expect(isClose(ranges.low.y, 232, within: 2) && isClose(ranges.high.y, 395.5, within: 2))
    #expect(isClose(angles.low, 0, within: 0.02) && isClose(angles.high, 2.48, within: 0.02))
    #expect(isClose(scene.ball.angle, 0, within: 1e-3))
    #expect(scene.animator.isRunning)
  }

  @Test func `rigid attachments keep their lengths`() {
    let scene = Pendulum()
    scene.start()
    scene.animator.frames(1...3600) { frame in
      #expect(isClose(scene.ball.center.distance(to: Point(160, 20)), 112, within: 0.5))
      #expect(isClose(scene.gap, 101.98, within: 0.5))
      #expect(scene.star.y > 231.5 - 2 && scene.star.y < 254.5 + 2, "f\(frame): \(scene.star.y)")
    }
    #expect(isClose(scene.star.y, 254, within: 2), "\(scene.star.y)")
  }

  @Test func `an undamped spring above a rod keeps oscillating`() {
    let scene = Pendulum()
    scene.upper.frequency = 1
    scene.lower.damping = 0.65
    scene.start()
    var ranges = Ranges()
    scene.animator.frames(1...1800) { _ in
      ranges.add(scene.ball.y, scene.star.y)
      #expect(isClose(scene.gap, 101.98, within: 0.5))
    }
    #expect(isClose(ranges.low.x, 132, within: 2) && isClose(ranges.high.x, 231.6, within: 2))
    #expect(isClose(ranges.low.y, 232, within: 2) && isClose(ranges.high.y, 344.1, within: 2))
    #expect(scene.animator.isRunning)
  }

  @Test
  func `a spring oscillates at its frequency and loses a third of its amplitude per half period`()
    throws
  {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let square = Box(160, 180)
    let spring = AttachmentBehavior(item: square, attachedToAnchor: Point(160, 284))
    spring.frequency = 1
    spring.damping = 0.1
    let push = PushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: -3)
    animator.add(spring, push)
    var heights: [Double] = [180]
    var extrema: [Double] = []
    var frame = 0
    while animator.isRunning, frame < 600 {
      animator.frames(1)
      frame += 1
      heights.append(square.y)
      if frame > 1, (heights[frame - 1] - heights[frame - 2]) * (square.y - heights[frame - 1]) < 0
      {
        extrema.append(heights[frame - 1])
      }
    }
    for (found, y) in zip(extrema, [140.8, 205.6, 163.2, 191.0, 172.8]) {
      #expect(isClose(found, y, within: 0.5), "\(extrema)")
    }
    #expect(isClose(square.y, 180, within: 2))
    #expect(abs(frame - 430) <= 2, "\(frame)")
  }

  @Test func `gravity stretches a spring by g over omega squared`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let square = Box(160, 180)
    let spring = AttachmentBehavior(item: square, attachedToAnchor: Point(160, 80))
    spring.frequency = 1
    spring.damping = 0.1
    animator.add(spring, GravityBehavior(items: [square]))
    var lowest = 0.0
    animator.frames(1...40) { _ in lowest = max(lowest, square.y) }
    #expect(isClose(lowest, 221.9, within: 0.5), "\(lowest)")
    animator.frames(1200)
    #expect(isClose(square.y, 205.33, within: 0.5), "\(square.y)")
  }

  @Test func `an item on a stiff spring comes to rest below the anchor`() {
    let animator = DynamicAnimator()
    let item = Box(200, 100, 80, 80)
    let spring = AttachmentBehavior(item: item, attachedToAnchor: Point(100, 100))
    spring.frequency = 4
    spring.damping = 0.5
    animator.add(spring)
    animator.frames(60)
    #expect(item.center == Point(200, 100))
    animator.add(GravityBehavior(items: [item]))
    animator.frames(6000)
    #expect(item.center.distance(to: Point(100, 201.6)) < 2, "\(item.center)")
  }

  @Test func `an item attached off its center hangs with the attachment point on top`() {
    let animator = DynamicAnimator()
    let item = Box(200, 100, 80, 80)
    let spring = AttachmentBehavior(
      item: item, offsetFromCenter: Offset(horizontal: 20, vertical: 20),
      attachedToAnchor: Point(100, 100))
    spring.frequency = 4
    spring.damping = 0.5
    animator.add(spring, GravityBehavior(items: [item]))
    #expect(isClose(spring.length, 121.66, within: 0.01))
    animator.frames(3600)
    #expect(item.center.distance(to: Point(100, 251.5)) < 2, "\(item.center)")
    #expect(isClose(item.angle, -3 * .pi / 4, within: 0.05), "\(item.angle)")
  }

  @Test func `a composite of four children counts as one behavior`() {
    let animator = DynamicAnimator()
    let item = Box(160, 150, 80, 80)
    let properties = DynamicItemBehavior([item], elasticity: 0.2)
    properties.resistance = 0.5
    let spring = AttachmentBehavior(item: item, attachedToAnchor: Point(100, 100))
    spring.frequency = 4
    spring.damping = 0.5
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.2, dy: 0.2)
    let composite = DynamicBehavior()
    for child in [properties, spring, GravityBehavior(items: [item]), push] {
      composite.addChildBehavior(child)
    }
    animator.addBehavior(composite)
    #expect(animator.behaviors.count == 1 && composite.childBehaviors.count == 4)
    #expect(isClose(spring.length, 78.10, within: 0.01))
    animator.frames(1200)
    #expect(item.center.distance(to: Point(100.2, 179.7)) < 2, "\(item.center)")
  }

  @Test func `an item hangs level from its center and tilted from its corner`() {
    let animator = DynamicAnimator()
    let level = Box(160, 180, 120, 60)
    let tilted = Box(200, 200, 120, 60)
    animator.add(
      AttachmentBehavior(item: level, attachedToAnchor: Point(160, 80)),
      AttachmentBehavior(
        item: tilted, offsetFromCenter: Offset(horizontal: -40, vertical: -20),
        attachedToAnchor: Point(160, 80)), GravityBehavior(items: [level, tilted]))
    animator.frames(3000)
    animator.frames(1...600) { _ in
      #expect(
        level.center.distance(to: Point(160, 180)) < 1 && isClose(level.angle, 0, within: 0.01))
      #expect(abs(tilted.x - 160) < 5)
      #expect(isClose(tilted.y, 224.7, within: 0.3), "\(tilted.y)")
      #expect(isClose(tilted.angle, 1.107, within: 0.07), "\(tilted.angle)")
    }
  }

  @Test func `a rod between items transmits a push`() {
    let animator = DynamicAnimator()
    let (v1, v2) = (Box(100, 150, 60, 60), Box(220, 150, 60, 60))
    let push = PushBehavior(items: [v2], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.36, dy: 0)
    let properties = DynamicItemBehavior(items: [v1, v2])
    animator.add(AttachmentBehavior(item: v1, attachedTo: v2), push, properties)
    animator.frames(1...60) { _ in
      #expect(isClose(v2.x - v1.x, 120, within: 0.5))
    }
    #expect(isClose(v1.x, 147.18, within: 0.5) && isClose(v2.x, 267.18, within: 0.5))
    for item in [v1, v2] {
      #expect(isClose(properties.linearVelocity(for: item).x, 45.3, within: 1))
    }
  }

  // MARK: Anchors

  @Test func `an item follows a moved anchor at the length of its rod`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let square = Box(160, 380)
    let rod = AttachmentBehavior(
      item: square, offsetFromCenter: Offset(horizontal: -25, vertical: -25),
      attachedToAnchor: Point(160, 284))
    animator.add(rod)
    #expect(isClose(rod.length, 75.27, within: 0.01))
    animator.frames(30)
    #expect(square.center == Point(160, 380))
    rod.anchorPoint = Point(240, 284)
    #expect(isClose(rod.length, 75.27, within: 0.01))
    animator.frames(1...300) { frame in
      let corner = Point(-25, -25).applying(square.transform)
      let end = Point(square.x + corner.x, square.y + corner.y)
      if frame >= 5 {
        #expect(isClose(end.distance(to: Point(240, 284)), 75.3, within: 0.5))
      }
    }
    #expect(square.center.distance(to: Point(184.8, 363.2)) < 2, "\(square.center)")
    #expect(isClose(square.angle, 0.624, within: 0.02), "\(square.angle)")
  }

  /// An image is dragged by the touched point, released and thrown.
  @Test func `an item is pinned at a touched point and rotates when pushed off its center`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let image = Box(160, 284, 320, 568)
    let offset = Offset(horizontal: 60, vertical: 116)
    let pin = AttachmentBehavior(
      item: image, offsetFromCenter: offset, attachedToAnchor: Point(220, 400))
    animator.addBehavior(pin)
    #expect(pin.length == 0)
    for move in 1...15 {
      let part = Double(move) / 15
      pin.anchorPoint = Point(220 + 12 * part, 400 - 70 * part)
      animator.frames(1)
    }
    let touched = Point(60, 116).applying(image.transform)
    let place = Point(image.x + touched.x, image.y + touched.y)
    #expect(place.distance(to: Point(232, 330)) < 2, "\(place)")
    #expect(image.center.distance(to: Point(159.2, 221.6)) < 2, "\(image.center)")
    #expect(isClose(image.angle, -0.114, within: 0.02), "\(image.angle)")

    animator.removeBehavior(pin)
    let push = PushBehavior(items: [image], mode: .instantaneous)
    push.pushDirection = Vector(dx: 200, dy: -900)
    push.magnitude = 500
    push.setTargetOffsetFromCenter(offset, for: image)
    // Closed formulas: (200, -900) scaled to length 500; divided by 18.176 kg; the torque of 116
    // and 60 points divided by the inertia.
    #expect(isClose(push.pushDirection.dx, 108.47, within: 0.01))
    #expect(isClose(push.pushDirection.dy, -488.09, within: 0.01))
    let properties = DynamicItemBehavior([image], resistance: 0)
    animator.add(push, properties)
    animator.frames(1)
    let velocity = properties.linearVelocity(for: image)
    #expect(isClose(velocity.x, 596.7, within: 1) && isClose(velocity.y, -2685.4, within: 1))
    #expect(isClose(properties.angularVelocity(for: image), -6.50, within: 0.005))
  }

  // MARK: Joints of iOS 9

  @Test func `a sliding attachment keeps an item on its axis and in its range`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100, 40, 40)
    let slide = AttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: Point(100, 100), axisOfTranslation: Vector(dx: 30, dy: 40))
    #expect(slide.attachmentRange == .infinite)
    slide.attachmentRange = FloatRange(minimum: 10, maximum: 20)
    #expect(slide.attachmentRange == .infinite)
    slide.attachmentRange = FloatRange(minimum: -10, maximum: 50)
    animator.add(slide, GravityBehavior(items: [item]))
    animator.frames(1...120) { _ in
      let along = (item.center - Point(100, 100)).dot(Vector(dx: 0.6, dy: 0.8))
      let across = (item.center - Point(100, 100)).cross(Vector(dx: 0.6, dy: 0.8))
      // The slop of a joint is half a point.
      #expect(abs(across) < 0.5 && along < 51 && along > -0.5)
      #expect(isClose(item.angle, 0, within: 0.01))
    }
    #expect(isClose(item.x, 130, within: 1) && isClose(item.y, 140, within: 1))
  }

  @Test func `two items slide relative to each other along an axis of the second`() {
    let animator = DynamicAnimator()
    let (rail, car) = (Box(100, 100), Box(100, 100, 40, 40))
    let anchor = DynamicItemBehavior(items: [rail])
    anchor.isAnchored = true
    let slide = AttachmentBehavior.slidingAttachment(
      with: car, attachedTo: rail, attachmentAnchor: Point(100, 100),
      axisOfTranslation: Vector(dx: 1, dy: 0))
    slide.attachmentRange = FloatRange(minimum: 0, maximum: 30)
    let push = PushBehavior(items: [car], mode: .continuous)
    push.pushDirection = Vector(dx: 1, dy: 1)
    animator.add(anchor, slide, push, CollisionBehavior(items: [rail, car]))
    animator.frames(120)
    #expect(isClose(car.x, 130, within: 1) && isClose(car.y, 100, within: 1), "\(car.center)")
  }

  @Test func `a limit attachment limits the distance of points that rotate with the items`() {
    let animator = DynamicAnimator()
    let (fixed, item) = (Box(200, 100, 40, 40), Box(200, 160, 40, 40))
    item.transform = Transform(rotationAngle: .pi / 2)
    let anchor = DynamicItemBehavior(items: [fixed])
    anchor.isAnchored = true
    // Rotated by a quarter turn, the offset to the left is above the center.
    let rope = AttachmentBehavior.limitAttachment(
      with: item, offsetFromCenter: Offset(horizontal: -20, vertical: 0), attachedTo: fixed,
      offsetFromCenter: .zero)
    let throwing = DynamicItemBehavior(items: [item])
    throwing.addLinearVelocity(Point(30, -250), for: item)
    animator.add(anchor, rope, throwing, GravityBehavior(items: [item]))
    #expect(isClose(rope.length, 40, within: 1e-3))
    var shortest = 40.0
    animator.frames(1...1200) { frame in
      let end = Point(-20, 0).applying(item.transform)
      let reach = Point(item.x + end.x, item.y + end.y).distance(to: fixed.center)
      shortest = min(shortest, reach)
      // The joint's slop and its error when the rope becomes taut.
      #expect(reach < 42, "f\(frame): \(reach)")
    }
    #expect(shortest < 35)
  }

  @Test func `a fixed attachment keeps the distance and relative angle of two items`() {
    let animator = DynamicAnimator()
    let (a, b) = (Box(100, 100, 40, 40), Box(160, 100, 40, 40))
    let push = PushBehavior(items: [a], mode: .continuous)
    push.pushDirection = Vector(dx: 0, dy: 0.2)
    animator.add(
      AttachmentBehavior.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: Point(130, 100)),
      push)
    animator.frames(1...120) { _ in
      #expect(isClose(a.center.distance(to: b.center), 60, within: 0.5))
      #expect(isClose(a.angle, b.angle, within: 0.01))
    }
    #expect(abs(a.angle) > 0.1)
  }

  @Test func `a pin rotates within its range`() {
    let animator = DynamicAnimator()
    let (fixed, item) = (Box(100, 100, 40, 40), Box(160, 100, 40, 40))
    let anchor = DynamicItemBehavior(items: [fixed])
    anchor.isAnchored = true
    let pin = AttachmentBehavior.pinAttachment(
      with: item, attachedTo: fixed, attachmentAnchor: Point(100, 100))
    pin.attachmentRange = FloatRange(minimum: -0.5, maximum: 0.5)
    animator.add(anchor, pin, GravityBehavior(items: [item]))
    animator.frames(200)
    // Angle limits have a slop of two degrees.
    #expect(isClose(item.angle, 0.5, within: 0.04), "\(item.angle)")
    #expect(isClose(item.center.distance(to: Point(100, 100)), 60, within: 0.5))
  }

  @Test func `friction torque holds a pin against a smaller load only`() {
    func angle(_ torque: Double) -> Double {
      let animator = DynamicAnimator()
      let (fixed, item) = (Box(100, 100, 40, 40), Box(160, 100, 40, 40))
      let anchor = DynamicItemBehavior(items: [fixed])
      anchor.isAnchored = true
      let pin = AttachmentBehavior.pinAttachment(
        with: item, attachedTo: fixed, attachmentAnchor: Point(100, 100))
      pin.frictionTorque = torque
      animator.add(anchor, pin, GravityBehavior(items: [item]))
      animator.frames(60)
      return item.angle
    }
    // 0.16 kg at 0.6 m under 10 m/s^2 is 0.96 N m.
    #expect(isClose(angle(1.0), 0, within: 0.01))
    #expect(abs(angle(0.9)) > 0.02)
  }

  @Test func `attachments have documented defaults and types`() {
    let (a, b) = (Box(0, 0), Box(100, 0))
    let rod = AttachmentBehavior(item: a, attachedToAnchor: Point(1, 2))
    #expect(rod.attachedBehaviorType == .anchor && rod.items.count == 1)
    #expect(rod.anchorPoint == Point(1, 2) && rod.damping == 0 && rod.frequency == 0)
    #expect(rod.attachmentRange == .zero && rod.frictionTorque == 0)
    let link = AttachmentBehavior(item: a, attachedTo: b)
    #expect(link.attachedBehaviorType == .items && link.items.count == 2)
    let pin = AttachmentBehavior.pinAttachment(
      with: a, attachedTo: b, attachmentAnchor: Point(50, 0))
    #expect(pin.attachmentRange.isInfinite)
  }

  @Test func `a rod moves its item to a length that is set`() {
    let animator = DynamicAnimator()
    let item = Box(200, 100, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: Point(100, 100))
    rod.length = 50
    animator.add(rod)
    animator.frames(60)
    #expect(isClose(item.x, 150, within: 0.5), "\(item.x)")
    rod.length = 80
    animator.frames(60)
    #expect(isClose(item.x, 180, within: 0.5), "\(item.x)")
  }

  @Test func `setting a frequency turns a pin into a spring`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100, 40, 40)
    let link = AttachmentBehavior(item: item, attachedToAnchor: Point(100, 100))
    animator.add(link, GravityBehavior(items: [item]))
    animator.frames(60)
    #expect(item.center.distance(to: Point(100, 100)) < 0.5)
    link.frequency = 1
    link.damping = 1
    animator.frames(600)
    // g / (2 pi f)^2
    #expect(isClose(item.y, 125.33, within: 0.5), "\(item.y)")
  }
}
