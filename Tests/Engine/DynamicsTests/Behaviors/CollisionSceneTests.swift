import Dynamics
import Geometry
import TestSupport
import Testing

/// Scenes with contacts, compared with predictions by stock Box2D.
///
/// The tolerances are 2 points, 0.02 radians and 2 frames after a contact, and 0.5 points and 1
/// point/s before it, unless a comment says otherwise.
@Suite struct CollisionSceneTests {
  @Test func `a ball falls, bounces once and comes to rest`() {
    let view = ReferenceView()
    let animator = DynamicAnimator(referenceView: view)
    let ball = Box(160, 116, 64, 64)
    let collision = CollisionBehavior(within: [ball])
    let recorder = EventRecorder()
    collision.collisionDelegate = recorder
    animator.add(GravityBehavior(items: [ball]), collision)
    let fall = [15: 145.95, 30: 236.86, 45: 387.22]
    var apex = (frame: 0, y: 600.0)
    var frame = 0
    while animator.isRunning, frame < 300 {
      frame += 1
      recorder.frame = frame
      animator.frames(1)
      if let y = fall[frame] { #expect(isClose(ball.y, y, within: 0.5), "f\(frame): \(ball.y)") }
      #expect(ball.y <= 537.5)
      if frame > 57, frame < 78, ball.y < apex.y { apex = (frame, ball.y) }
    }
    #expect(recorder.events.map(\.text) == ["began item-nil", "ended item-nil", "began item-nil"])
    #expect(recorder.events.map(\.frame) == [57, 58, 78])
    #expect(abs(apex.frame - 67) <= 2)
    #expect(isClose(apex.y, 520.5, within: 2), "\(apex.y)")
    #expect(isClose(ball.y, 535.33, within: 2), "\(ball.y)")
    #expect(isClose(ball.angle, 0, within: 1e-4))
    #expect(abs(frame - 111) <= 2, "\(frame)")
  }

  @Test func `a boundary whose ends are equal is an obstacle like a point`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let (stopped, passing) = (Box(160, 100, 40, 40), Box(240, 100, 40, 40))
    let collision = CollisionBehavior(items: [stopped, passing])
    collision.addBoundary(withIdentifier: "peg", from: Point(160, 200), to: Point(160, 200))
    animator.add(GravityBehavior(items: [stopped, passing]), collision)
    animator.frames(60)
    #expect(stopped.y < 200)
    // The distance of the free fall below, from 116 to 595.57.
    #expect(isClose(passing.y, 100 + 479.57, within: 0.5))
  }

  @Test func `an item in free fall keeps the animator running`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let ball = Box(160, 116, 64, 64)
    let properties = DynamicItemBehavior(items: [ball])
    animator.add(GravityBehavior(items: [ball]), properties)
    let speeds = [15: 238.7, 30: 479.6, 60: 943.7]
    animator.frames(1...60) { frame in
      guard let speed = speeds[frame] else { return }
      let found = properties.linearVelocity(for: ball).y
      #expect(isClose(found, speed, within: 1), "f\(frame): \(found)")
    }
    #expect(isClose(ball.y, 595.57, within: 0.5))
    animator.frames(240)
    #expect(animator.isRunning)
    #expect(ball.x == 160)
  }

  @Test func `a ball of high elasticity keeps bouncing while another is at rest`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let (ball1, ball2) = (Box(80, 116, 64, 64), Box(240, 116, 64, 64))
    animator.add(
      DynamicItemBehavior([ball2], elasticity: 0.75), GravityBehavior(items: [ball1, ball2]),
      CollisionBehavior(within: [ball1, ball2]))
    var heights: [Double] = []
    var (before, previous) = (116.0, 116.0)
    var frame = 0
    while animator.isRunning, frame < 600 {
      animator.frames(1)
      frame += 1
      if before > previous, ball2.y >= previous { heights.append(535.35 - previous) }
      (before, previous) = (previous, ball2.y)
      if frame == 111 { #expect(isClose(ball1.y, 535.33, within: 2)) }
    }
    // The first bounce: 3 points per bounce.
    #expect(isClose(535.35 - heights[0], 321.5, within: 3), "\(heights)")
    let ratios = zip([419] + heights, heights).map { $1 / $0 }.prefix(5)
    for ratio in ratios { #expect(ratio > 0.5 && ratio < 0.58, "\(ratios)") }
    #expect(isClose(ball2.y, 535.35, within: 2))
    #expect(abs(frame - 357) <= 2, "\(frame)")
  }

  @Test func `the order in which behaviors are added does not matter`() {
    func path(_ order: [Int]) -> [Point] {
      let animator = DynamicAnimator(referenceView: ReferenceView())
      let (ball1, ball2) = (Box(80, 116, 64, 64), Box(240, 116, 64, 64))
      let behaviors = [
        DynamicItemBehavior([ball2], elasticity: 0.75), GravityBehavior(items: [ball1, ball2]),
        CollisionBehavior(within: [ball1, ball2]),
      ]
      for index in order { animator.addBehavior(behaviors[index]) }
      return (0..<200).map { _ in
        animator.frames(1)
        return ball2.center
      }
    }
    #expect(path([0, 1, 2]) == path([2, 1, 0]))
    #expect(path([0, 1, 2]) == path([1, 2, 0]))
  }

  @Test func `resistance slows a fall`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let ball = Box(240, 116, 64, 64)
    let properties = DynamicItemBehavior(items: [ball])
    properties.resistance = 5
    animator.add(properties, GravityBehavior(items: [ball]), CollisionBehavior(within: [ball]))
    // The recurrence v = (v + g h) / (1 + c h), y = y + v h, computed separately. It is the
    // integration scheme of T1b, and v tends to g / c.
    let expected = [30: 177.9314, 60: 274.6442]
    animator.frames(1...120) { frame in
      guard let y = expected[frame] else { return }
      #expect(isClose(ball.y, y, within: 1e-3), "f\(frame): \(ball.y)")
    }
    #expect(isClose(properties.linearVelocity(for: ball).y, 200, within: 1))
  }

  @Test func `a square of elasticity 0.5 reaches the predicted heights`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let square = Box(160, 110)
    animator.add(
      GravityBehavior(items: [square]), CollisionBehavior(within: [square]),
      DynamicItemBehavior([square], elasticity: 0.5))
    let apexes = [81: 425.9, 120: 495.0, 140: 512]
    animator.frames(1...183) { frame in
      guard let y = apexes[frame] else { return }
      #expect(isClose(square.y, y, within: 3), "f\(frame): \(square.y)")
    }
    #expect(isClose(square.y, 517.4, within: 2), "\(square.y)")
    let pause = animator.pause(within: 190, after: 183)
    #expect(pause != nil && abs((pause ?? 0) - 184) <= 2)
  }

  @Test func `each behavior moves only its own items`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let items = [(50.0, 80.0), (130, 80), (130, 420), (60, 300), (270, 200)].map {
      Box($0.0, $0.1, 60, 60)
    }
    let push = PushBehavior(items: [items[3]], mode: .continuous)
    push.pushDirection = Vector(dx: 0.36, dy: 0)
    animator.add(
      GravityBehavior(items: [items[0], items[1]]),
      CollisionBehavior(within: [items[1], items[2]]), push)
    animator.frames(30)
    #expect(isClose(items[0].y, 200.9, within: 0.5))
    #expect(items[2].center == Point(130, 420))
    animator.frames(30)
    #expect(isClose(items[0].y, 559.6, within: 0.5))
    #expect(isClose(items[3].x, 108, within: 0.5))
    animator.frames(30)
    #expect(isClose(items[1].y, 478.6, within: 2), "\(items[1].y)")
    #expect(isClose(items[2].y, 538.2, within: 2), "\(items[2].y)")
    animator.frames(30)
    #expect(isClose(items[3].x, 246.5, within: 0.5))
    #expect(items[4].center == Point(270, 200))
  }

  @Test func `in items mode an item hits another and passes through boundaries`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let (a, b) = (Box(80, 284, 80, 80), Box(240, 284, 80, 80))
    let collision = CollisionBehavior(within: [a, b])
    collision.collisionMode = .items
    let recorder = EventRecorder()
    collision.collisionDelegate = recorder
    let properties = DynamicItemBehavior(items: [a, b])
    properties.addLinearVelocity(Point(200, 0), for: a)
    animator.add(collision, properties)
    animator.frames(1...40) { recorder.frame = $0 + 1 }
    #expect(abs((recorder.events.first?.frame ?? 0) - 26) <= 2, "\(recorder.events)")
    let ratio =
      properties.linearVelocity(for: a).x / properties.linearVelocity(for: b).x
    // Equal masses with elasticity 0.2 divide the speed 0.4 to 0.6.
    #expect(isClose(ratio, 0.4 / 0.6, within: 0.01), "\(ratio)")
    animator.frames(200)
    #expect(b.x > 320)
    #expect(isClose(b.angle, 0, within: 0.02))
  }

  @Test func `in boundaries mode items pass through each other`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let (a, b) = (Box(160, 100, 80, 80), Box(160, 300, 80, 80))
    let collision = CollisionBehavior(within: [a, b])
    collision.collisionMode = .boundaries
    animator.add(GravityBehavior(items: [a, b]), collision)
    animator.frames(200)
    #expect(isClose(a.y, 527.1, within: 1.5), "\(a.y)")
    #expect(isClose(b.y, 527.1, within: 1.5), "\(b.y)")
  }

  @Test func `in everything mode items stack and contact events are balanced`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let (upper, lower) = (Box(160, 100, 80, 80), Box(160, 300, 80, 80))
    let collision = CollisionBehavior(within: [upper, lower])
    let recorder = EventRecorder()
    recorder.names = [ObjectIdentifier(upper): "upper", ObjectIdentifier(lower): "lower"]
    collision.collisionDelegate = recorder
    animator.add(GravityBehavior(items: [upper, lower]), collision)
    var frame = 0
    while animator.isRunning, frame < 300 {
      frame += 1
      recorder.frame = frame
      animator.frames(1)
    }
    #expect(isClose(upper.y, 448.0, within: 2), "\(upper.y)")
    #expect(isClose(lower.y, 527.7, within: 2), "\(lower.y)")
    #expect(recorder.events.first == EventRecorder.Event(frame: 42, text: "began lower-nil"))
    var open: Set<Substring> = []
    for event in recorder.events {
      let pair = event.text.dropFirst(6)
      if event.text.hasPrefix("began") {
        #expect(open.insert(pair).inserted, "\(event)")
      } else {
        #expect(open.remove(pair) != nil, "\(event)")
      }
    }
    #expect(open == ["lower-nil", "upper-lower"])
  }

  @Test func `an item comes to rest on the inset reference bounds`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let item = Box(160, 100, 80, 80)
    let collision = CollisionBehavior(items: [item])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: Insets(top: 20, left: 20, bottom: 20, right: 20))
    animator.add(GravityBehavior(items: [item]), collision)
    animator.frames(200)
    #expect(isClose(item.y, 507.5, within: 1), "\(item.y)")
  }

  @Test func `an item slides down a slope without penetrating it`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let item = Box(100, 100, 60, 60)
    let collision = CollisionBehavior(within: [item])
    collision.addBoundary(withIdentifier: "slope", from: Point(0, 300), to: Point(320, 420))
    animator.add(GravityBehavior(items: [item]), collision)
    let normal = Vector(dx: -120, dy: 320) / Vector(dx: -120, dy: 320).length
    animator.frames(1...600) { _ in
      // At least half the side above the line, minus the slop of a contact.
      #expect((Point(0, 300) - item.center).dot(normal) > 29)
    }
    // UIKit's mixing of frictions is uncertain, hence 8 points.
    #expect(isClose(item.x, 280.5, within: 8), "\(item.center)")
    #expect(isClose(item.y, 371.3, within: 8), "\(item.center)")
  }

  @Test func `an item stays inside of a closed boundary path`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let item = Box(160, 260, 60, 60)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "box", for: Path(rect: Rect(x: 40, y: 200, width: 240, height: 240)))
    let recorder = EventRecorder()
    collision.collisionDelegate = recorder
    animator.add(GravityBehavior(items: [item]), collision)
    var frame = 0
    while animator.isRunning, frame < 300 {
      frame += 1
      recorder.frame = frame
      animator.frames(1)
    }
    #expect(recorder.events.first == EventRecorder.Event(frame: 34, text: "began item-box"))
    #expect(isClose(item.y, 408.5, within: 2), "\(item.y)")
    #expect(abs(frame - 78) <= 2, "\(frame)")
  }

  @Test func `with the profile of iOS 7 a ball rests exactly on the bounds`() {
    var profile = Profile.iOS7
    profile.rounding = Profile.Rounding(scale: 2)
    let animator = DynamicAnimator(referenceView: ReferenceView(), profile: profile)
    let ball = Box(160, 116, 64, 64)
    animator.add(GravityBehavior(items: [ball]), CollisionBehavior(within: [ball]))
    animator.frames(300)
    #expect(ball.y == 536)
  }

  @Test func `an anchored item does not move when hit`() {
    let animator = DynamicAnimator()
    let (wall, item) = (Box(100, 100), Box(300, 100))
    let anchor = DynamicItemBehavior(items: [wall])
    anchor.isAnchored = true
    let properties = DynamicItemBehavior([item], resistance: 0)
    properties.addLinearVelocity(Point(-200, 0), for: item)
    animator.add(anchor, properties, CollisionBehavior(items: [wall, item]))
    animator.frames(60)
    #expect(wall.center == Point(100, 100))
    #expect(isClose(properties.linearVelocity(for: item).x, 40, within: 1e-3))
  }
}
