import Dynamics
import Geometry
import TestSupport
import Testing

/// Forces of attachments and of one kind, by the closed forms of textbooks.
///
/// Gravity is 10 m/s^2, and a box of 100 points has 1 kg.
@Suite struct TensionTests {
  private let box = Box(0, 0, 100, 100)

  private func animator(
    _ items: [Box], profile: Profile = .accurate, gravity: Bool = true
  ) -> DynamicAnimator {
    let animator = DynamicAnimator(profile: profile)
    let properties = DynamicItemBehavior(items)
    properties.resistance = 0
    properties.allowsRotation = false
    animator.addBehavior(properties)
    if gravity { animator.addBehavior(GravityBehavior(items: items)) }
    return animator
  }

  @Test(arguments: [Profile.accurate, .modern, .iOS7])
  func `a string at rest carries the weight`(profile: Profile) {
    let animator = animator([box], profile: profile)
    let string = AttachmentBehavior(
      item: box, attachedToAnchor: Point(box.center.x, box.center.y - 200))
    animator.addBehavior(string)
    _ = animator.tension(of: string)
    let mass = animator.inspect().bodies[0].mass
    animator.frames(1...120) { _ in
      // A hundredth: profiles of UIKit solve the string by iteration.
      let bound = profile == .accurate ? 1e-4 : 1e-2
      #expect(isClose(animator.tension(of: string), 10 * mass, within: 10 * bound))
      #expect(isClose(animator.force(of: string).dy, -10 * mass, within: 10 * bound))
    }
  }

  /// T = m g (3 cos a - 2 cos a0), at every step.
  ///
  /// The bound is a thousandth of the largest tension.
  @Test(arguments: [20.0, 60, 89])
  func `a swinging string has the tension of its angle`(degrees: Double) throws {
    let start = Transform(rotationAngle: degrees * .pi / 180)
    box.center = Point(200 * start.b, 200 * start.a)
    let animator = animator([box])
    let string = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    string.name = "string"
    animator.addBehavior(string)
    #expect(animator.showsForces)
    let largest = 10 * (3 - 2 * start.a)
    animator.frames(1...180) { frame in
      let expected = 10 * (3 * box.y / 200 - 2 * start.a)
      let tension = animator.attachment(named: "string")?.tension ?? 0
      #expect(isClose(tension, expected, within: 1e-3 * largest), "frame \(frame)")
    }
    let angle = try #require(animator.attachment(named: "string")?.angle)
    // The line hangs as much clockwise as the box is to the left.
    #expect(isClose(Transform(rotationAngle: angle).b, -box.x / 200, within: 1e-5))
  }

  @Test func `a body on a circle is pulled by m v^2 / r`() {
    box.center = Point(200, 0)
    let animator = animator([box], gravity: false)
    let properties = DynamicItemBehavior([box])
    properties.addLinearVelocity(Point(0, 300), for: box)
    let string = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    animator.addBehavior(properties)
    animator.addBehavior(string)
    _ = animator.tension(of: string)
    animator.frames(1...120) { _ in
      #expect(isClose(animator.tension(of: string), 4.5, within: 4.5e-3))
    }
  }

  @Test func `links of a chain carry what hangs below them`() {
    let boxes = (0..<4).map { Box(0, 100 * Double($0 + 1), 20, 20) }
    let animator = animator(boxes)
    var links: [AttachmentBehavior] = []
    for (index, item) in boxes.enumerated() {
      links.append(
        index == 0
          ? AttachmentBehavior(item: item, attachedToAnchor: .zero)
          : AttachmentBehavior(item: boxes[index - 1], attachedTo: item))
    }
    for link in links { animator.addBehavior(link) }
    _ = animator.tension(of: links[0])
    animator.frames(60)
    // 0.04 kg each.
    for (index, link) in links.enumerated() {
      let weight = 0.4 * Double(4 - index)
      #expect(isClose(animator.tension(of: link), weight, within: 1e-3 * weight))
    }
  }

  @Test func `a rod that stands is pushed, and a rope that hangs slack has no tension`() {
    box.center = Point(0, -200)
    let other = Box(300, 0, 100, 100)
    let anchor = Box(300, -100, 20, 20)
    let animator = animator([box, other, anchor], gravity: false)
    animator.addBehavior(GravityBehavior(items: [box]))
    let rod = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    let rope = AttachmentBehavior.limitAttachment(
      with: other, offsetFromCenter: .zero, attachedTo: anchor, offsetFromCenter: .zero)
    rope.length = 150
    animator.addBehavior(rod)
    animator.addBehavior(rope)
    animator.frames(10)
    #expect(isClose(animator.tension(of: rod), -10, within: 1e-2))
    #expect(animator.tension(of: rope) == 0)
  }

  @Test func `a spring has the force of its law from the start`() throws {
    box.center = Point(0, 150)
    let animator = animator([box])
    let spring = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    spring.length = 100
    spring.frequency = 2
    animator.addBehavior(spring)
    // k = m (2 pi f)^2, stretched by 0.5 m.
    #expect(isClose(animator.tension(of: spring), 16 * .pi * .pi * 0.5, within: 1e-3))
    animator.frames(1...30) { _ in
      let stretch = (box.y - 100) / 100
      #expect(isClose(animator.tension(of: spring), 16 * .pi * .pi * stretch, within: 2e-2))
    }
  }

  @Test func `the forces of all kinds add up to the mass times the acceleration`() throws {
    box.center = Point(100, 100)
    let animator = animator([box])
    let push = PushBehavior(items: [box], mode: .continuous)
    push.pushDirection = Vector(dx: 3, dy: -1)
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 0, dy: 1))
    field.strength = 2
    field.addItem(box)
    let properties = DynamicItemBehavior([box])
    properties.resistance = 0.5
    let string = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    for behavior in [push, field, properties, string] { animator.addBehavior(behavior) }
    #expect(animator.force(.weight, on: box) == Vector(dx: 0, dy: 10))
    #expect(animator.force(.push, on: box) == Vector(dx: 3, dy: -1))
    #expect(animator.force(.fields, on: box) == Vector(dx: 0, dy: 2))
    _ = animator.force(.attachments, on: box)
    animator.frames(20)
    let body = animator.inspect().bodies[0]
    let acceleration = try #require(body.acceleration)
    let kinds: [DynamicAnimator.ForceKind] = [.weight, .push, .fields, .resistance, .attachments]
    let sum = kinds.reduce(Vector.zero) { $0 + animator.force($1, on: box) }
    // The acceleration is measured from velocities, to a thousandth of the forces.
    #expect((sum - body.mass / 100 * acceleration).length < 0.03)
    #expect(animator.force(.contacts, on: box).length < 0.03)
  }

  @Test func `the floor pushes with the weight`() {
    let animator = animator([box])
    let collision = CollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: "floor", from: Point(-500, 51), to: Point(500, 51))
    animator.addBehavior(collision)
    animator.frames(90)
    let force = animator.force(.contacts, on: box)
    #expect(isClose(force.dx, 0, within: 1e-3) && isClose(force.dy, -10, within: 1e-2))
  }

  @Test func `showing forces changes no bit of the motion`() {
    func run(_ records: Bool) -> [Point] {
      let boxes = (0..<5).map { Box(60 * Double($0 + 1), 20 * Double($0), 20, 20) }
      let animator = animator(boxes)
      animator.showsForces = records
      for (index, item) in boxes.enumerated() {
        animator.addBehavior(
          index == 0
            ? AttachmentBehavior(item: item, attachedToAnchor: .zero)
            : AttachmentBehavior(item: boxes[index - 1], attachedTo: item))
      }
      animator.frames(120)
      return boxes.map(\.center)
    }
    #expect(run(true) == run(false))
  }
}
