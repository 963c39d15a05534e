import Dynamics
import Geometry
import TestSupport
import Testing

/// Pushes, compared with closed formulas and predictions by stock Box2D.
///
/// The tolerances are 0.5 points, 0.005 radians and 1 point/s.
@Suite struct PushTests {
  private func push(
    _ items: [Box], _ mode: PushBehavior.Mode, _ dx: Double, _ dy: Double
  ) -> PushBehavior {
    let push = PushBehavior(items: items, mode: mode)
    push.pushDirection = Vector(dx: dx, dy: dy)
    return push
  }

  @Test func `an instantaneous and a continuous push follow the predicted motion`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let (ball1, ball2) = (Box(90, 504, 64, 64), Box(230, 504, 64, 64))
    let once = PushBehavior(items: [ball1], mode: .instantaneous)
    let always = PushBehavior(items: [ball2], mode: .continuous)
    for push in [once, always] {
      push.angle = -1.57
      push.magnitude = 0.5
    }
    let properties = DynamicItemBehavior(items: [ball1, ball2])
    animator.add(once, always, properties)
    var overtakes: Int?
    animator.frames(1...240) { frame in
      let speed = -properties.linearVelocity(for: ball1).y
      switch frame {
      case 1:
        #expect(isClose(speed, 121.97, within: 0.01), "\(speed)")
        #expect(!once.active && always.active)
      case 60:
        #expect(isClose(ball1.y, 388.8, within: 0.5) && isClose(speed, 110.5, within: 1))
        #expect(isClose(ball2.y, 445.5, within: 0.5), "\(ball2.y)")
      case 120: #expect(isClose(speed, 100, within: 1) && isClose(ball2.y, 276.4, within: 0.5))
      case 180: #expect(isClose(speed, 90.5, within: 1) && isClose(ball2.y, 7.3, within: 0.5))
      case 240: #expect(isClose(speed, 81.9, within: 1))
      default: break
      }
      if overtakes == nil, ball2.y < ball1.y { overtakes = frame }
    }
    #expect(overtakes == 117)
  }

  @Test func `a diagonal push moves an item equally along both axes`() {
    for (mode, expected) in [(PushBehavior.Mode.instantaneous, 18.87), (.continuous, 9.59)] {
      let animator = DynamicAnimator()
      let item = Box(160, 200)
      let push = push([item], mode, 0.2, 0.2)
      #expect(isClose(push.magnitude, 0.2828, within: 1e-4))
      #expect(isClose(push.angle, .pi / 4, within: 1e-12))
      animator.addBehavior(push)
      animator.frames(60)
      #expect(isClose(item.x, 160 + expected, within: 0.5), "\(item.x)")
      #expect(isClose(item.y, 200 + expected, within: 0.5), "\(item.y)")
      #expect(item.angle == 0)
    }
  }

  @Test func `a push at an offset rotates an item unless its line passes through the center`() {
    func pushed(
      _ item: Box, _ dx: Double, _ dy: Double, at offset: Offset, rotates: Bool = true
    ) -> (spin: Double, angle: Double, speed: Double) {
      let animator = DynamicAnimator()
      let push = push([item], .instantaneous, dx, dy)
      push.setTargetOffsetFromCenter(offset, for: item)
      #expect(push.targetOffsetFromCenter(for: item) == offset)
      let properties = DynamicItemBehavior(items: [item])
      properties.allowsRotation = rotates
      animator.add(push, properties)
      animator.frames(1)
      let spin = properties.angularVelocity(for: item)
      let speed = properties.linearVelocity(for: item).x
      animator.frames(59)
      return (spin, item.angle, speed)
    }
    let diagonal = Offset(horizontal: 20, vertical: 20)
    let above = Offset(horizontal: 0, vertical: -20)
    #expect(isClose(pushed(Box(80, 284), 0.2, 0.2, at: diagonal).angle, 0, within: 1e-6))
    let turned = pushed(Box(80, 284, 100, 60), 0.3, 0, at: above)
    #expect(isClose(turned.speed, 50, within: 1) && isClose(turned.spin, 0.882, within: 0.005))
    #expect(isClose(turned.angle, 0.833, within: 0.005))
    #expect(isClose(pushed(Box(80, 284), 0.2, 0, at: diagonal).spin, -0.240, within: 0.005))
    #expect(pushed(Box(80, 284, 100, 60), 0.3, 0, at: above, rotates: false).angle == 0)
  }

  @Test func `setting active applies an instantaneous push again`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let push = push([item], .instantaneous, 1, 0)
    let properties = DynamicItemBehavior([item], resistance: 0)
    animator.add(push, properties)
    animator.frames(10)
    #expect(!push.active)
    push.active = true
    animator.frames(1)
    #expect(!push.active)
    #expect(isClose(properties.linearVelocity(for: item).x, 200, within: 1e-3))
  }

  @Test func `setting the direction updates angle and magnitude, and vice versa`() {
    let push = PushBehavior(items: [], mode: .continuous)
    #expect(push.active && push.angle == 0 && push.magnitude == 0)
    #expect(push.pushDirection == .zero && push.mode == .continuous)
    push.pushDirection = Vector(dx: 3, dy: 4)
    #expect(isClose(push.angle, 0.927295218, within: 1e-9) && push.magnitude == 5)
    push.magnitude = 0
    #expect(isClose(push.angle, 0.927295218, within: 1e-9))
    push.magnitude = 2
    #expect(isClose(push.pushDirection.dx, 1.2, within: 1e-12))
    #expect(isClose(push.pushDirection.dy, 1.6, within: 1e-12))
    push.angle = .pi
    push.magnitude = 100
    push.pushDirection = Vector(dx: 100, dy: 0)
    #expect(push.angle == 0 && push.magnitude == 100)
    push.setAngle(.pi / 2, magnitude: -1)
    #expect(isClose(push.pushDirection.dy, -1, within: 1e-12))
    #expect(push.magnitude == -1)
  }

  @Test func `setting the magnitude scales the direction exactly`() {
    let push = PushBehavior(items: [], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: 100)
    push.magnitude = 200
    #expect(push.pushDirection == Vector(dx: 0, dy: 200))
    push.magnitude = -50
    #expect(push.pushDirection == Vector(dx: 0, dy: -50))
    #expect(push.magnitude == -50 && push.angle == .pi / 2)
    push.magnitude = 1
    #expect(push.pushDirection == Vector(dx: 0, dy: 1))
  }

  @Test func `a push of magnitude 0 keeps its angle`() {
    let push = PushBehavior(items: [], mode: .continuous)
    push.pushDirection = Vector(dx: 3, dy: 4)
    push.magnitude = 0
    #expect(push.pushDirection == .zero && push.magnitude == 0)
    #expect(isClose(push.angle, 0.927295218, within: 1e-9))
    push.pushDirection = .zero
    #expect(isClose(push.angle, 0.927295218, within: 1e-9))
    push.magnitude = 2
    // Sines and cosines of an angle: a few roundings of numbers near 1.
    #expect((push.pushDirection - Vector(dx: 1.2, dy: 1.6)).length < 1e-15 * 4)
    push.angle = 0
    #expect(push.pushDirection == Vector(dx: 2, dy: 0))
  }

  @Test func `a push of magnitude 100 moves an item 83 points in the first step`() {
    let animator = DynamicAnimator()
    let item = Box(160, 284)
    let properties = DynamicItemBehavior(items: [item])
    animator.add(push([item], .instantaneous, 100, 0), properties)
    animator.frames(1)
    #expect(isClose(properties.linearVelocity(for: item).x, 9991.7, within: 1))
    #expect(isClose(item.x, 243.3, within: 0.5), "\(item.x)")
  }

  @Test func `a push on a spring attachment reaches the predicted amplitude`() {
    let animator = DynamicAnimator()
    // The view of a curve: the center is half its width and the height of its top.
    let item = Box(160, 0, 320, 568)
    let spring = AttachmentBehavior(item: item, attachedToAnchor: Point(160, 284))
    spring.frequency = 1
    spring.damping = 0.1
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: 100)
    push.magnitude = 200
    push.active = false
    animator.add(spring, push)
    animator.frames(30)
    #expect(item.y == 0)
    push.active = true
    var top = 0.0
    animator.frames(1...30) { _ in top = max(top, item.y) }
    #expect(isClose(top, 143.7, within: 0.5), "\(top)")
    #expect(!push.active)
  }

  @Test func `a damped spring attachment oscillates after a push`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let spring = AttachmentBehavior(item: item, attachedToAnchor: Point(100, 100))
    spring.frequency = 2
    spring.damping = 0.3
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(.pi / 4, magnitude: 2)
    animator.add(spring, push)
    var sides: [Double] = [100]
    animator.frames(1...60) { _ in sides.append(item.x) }
    #expect(isClose(sides[1], 101.18, within: 0.5) && isClose(sides[2], 103.25, within: 0.5))
    #expect(isClose(sides[5], 107, within: 0.5), "\(sides[5])")
    #expect(isClose(sides.max() ?? 0, 107.54, within: 0.5), "\(sides)")
  }
}
