import Dynamics
import Geometry
import TestSupport
import Testing

/// The attachments, boundaries, forces and coordinates of an inspection.
@Suite struct ForceInspectionTests {
  private typealias Kind = DynamicAnimator.Inspection.Attachment.Kind

  @Test func `a spring has its anchors, rest length and frequency`() throws {
    let box = Box(100, 100)
    box.transform = Transform(rotationAngle: .pi / 2)
    let spring = AttachmentBehavior(
      item: box, offsetFromCenter: Offset(horizontal: 30, vertical: 0),
      attachedToAnchor: Point(100, 400))
    spring.length = 120
    spring.frequency = 2
    spring.damping = 0.25
    let animator = DynamicAnimator()
    animator.addBehavior(spring)
    func attachment() throws -> DynamicAnimator.Inspection.Attachment {
      try #require(animator.inspect().attachments.first)
    }
    let first = try attachment()
    #expect(first.kind == .spring && first.isSpring)
    // The offset to the right points down after the quarter turn.
    #expect(isClose(first.start.distance(to: Point(100, 130)), 0, within: 1e-4))
    #expect(first.end == Point(100, 400))
    #expect(isClose(try #require(first.length), 120, within: 1e-5))
    #expect(first.frequency == 2)
    #expect(first.damping == 0.25)
    #expect(first.bodies == [0])
    animator.frames(1...30) { _ in
      let turned = Point(30, 0).applying(box.transform)
      let expected = box.center + (turned - .zero)
      #expect((try? attachment().start.distance(to: expected)) ?? 1 < 1e-4)
    }
    spring.anchorPoint = Point(50, 50)
    #expect(try attachment().end == Point(50, 50))
  }

  @Test func `every kind of attachment has its ends`() {
    let first = Box(0, 0, 20, 20)
    let second = Box(100, 0, 20, 20)
    let middle = Point(50, 0)
    let attachments: [(AttachmentBehavior, Kind, Point, Point)] = [
      (AttachmentBehavior(item: first, attachedTo: second), .rod, first.center, second.center),
      (
        .limitAttachment(
          with: first, offsetFromCenter: Offset(horizontal: 10, vertical: 0), attachedTo: second,
          offsetFromCenter: .zero), .limit, Point(10, 0), second.center
      ),
      (
        .fixedAttachment(with: first, attachedTo: second, attachmentAnchor: middle), .fixed, middle,
        middle
      ),
      (
        .pinAttachment(with: first, attachedTo: second, attachmentAnchor: middle), .pin, middle,
        middle
      ),
      (
        .slidingAttachment(
          with: first, attachmentAnchor: middle, axisOfTranslation: Vector(dx: 1, dy: 0)),
        .sliding, middle, middle
      ),
      // Closer than 1 point: a pin.
      (
        AttachmentBehavior(item: first, attachedToAnchor: Point(0, 0.5)), .pin, Point(0, 0.5),
        Point(0, 0.5)
      ),
    ]
    for (attachment, kind, start, end) in attachments {
      let animator = DynamicAnimator()
      animator.addBehavior(attachment)
      let found = animator.inspect().attachments
      #expect(found.map(\.kind) == [kind])
      // Half a millionth of a point: single precision.
      #expect(found.allSatisfy { $0.start.distance(to: start) < 1e-5 }, "\(kind)")
      #expect(found.allSatisfy { $0.end.distance(to: end) < 1e-5 }, "\(kind)")
      #expect(found.allSatisfy { !$0.isSpring })
      #expect(found.allSatisfy { ($0.length != nil) == [.rod, .limit].contains(kind) })
    }
  }

  @Test func `a snap has four springs that are at rest at the snap point`() {
    let box = Box(160, 284, 64, 64)
    let animator = DynamicAnimator()
    let snap = SnapBehavior(item: box, snapTo: Point(260, 120))
    animator.addBehavior(snap)
    let springs = animator.inspect().attachments
    #expect(springs.map(\.kind) == [.snap, .snap, .snap, .snap])
    #expect(springs.allSatisfy { $0.frequency == 4 && $0.damping == 0.5 && $0.length == 50 })
    // The springs of the upper left corner end 50 points to the left of and above its place.
    #expect(springs[0].start.distance(to: Point(128, 252)) < 1e-4)
    #expect(springs[0].end.distance(to: Point(178, 88)) < 1e-4)
    #expect(springs[1].end.distance(to: Point(228, 38)) < 1e-4)
    #expect(animator.pause(within: 400) != nil)
    // The snap comes to rest within half a point.
    let resting = animator.inspect().attachments
    #expect(resting.allSatisfy { isClose($0.start.distance(to: $0.end), 50, within: 0.5) })
    animator.removeBehavior(snap)
    #expect(animator.inspect().attachments.isEmpty)
  }

  @Test func `boundaries have their identifiers and outlines`() throws {
    let view = ReferenceView(320, 200)
    let box = Box(100, 50)
    let collision = CollisionBehavior(within: [box])
    collision.addBoundary(withIdentifier: "line", from: Point(0, 150), to: Point(100, 160))
    collision.addBoundary(
      withIdentifier: 7, for: Path(ovalIn: Rect(x: 200, y: 100, width: 60, height: 60)))
    let animator = DynamicAnimator(referenceView: view)
    animator.addBehavior(collision)
    let boundaries = animator.inspect().boundaries
    #expect(boundaries.map(\.identifier) == ["line", 7, nil])
    #expect(boundaries.map(\.isSolid) == [true, true, true])
    #expect(boundaries[0].outline.bounds == Rect(x: 0, y: 150, width: 100, height: 10))
    #expect(boundaries[0].outline.elements.last != .close)
    // Curves are the chords with which items collide.
    let sides = boundaries[1].outline.elements
    #expect(sides.last == .close)
    #expect(sides.count > 8 && !sides.contains { if case .curve = $0 { true } else { false } })
    #expect(boundaries[2].outline.bounds == Rect(x: -1, y: -1, width: 322, height: 202))
  }

  @Test func `forces have their points, directions and bodies`() {
    let box = Box(100, 100)
    let other = Box(300, 100)
    let animator = DynamicAnimator()
    animator.recordsImpulses = true
    let gravity = GravityBehavior(items: [box, other])
    gravity.gravityDirection = Vector(dx: 0.5, dy: 0)
    let push = PushBehavior(items: [other], mode: .continuous)
    push.pushDirection = Vector(dx: 0, dy: -2)
    push.setTargetOffsetFromCenter(Offset(horizontal: 40, vertical: 0), for: other)
    let shove = PushBehavior(items: [box], mode: .instantaneous)
    shove.pushDirection = Vector(dx: 3, dy: 4)
    let field = FieldBehavior.radialGravityField(position: Point(200, 300))
    field.region = Region(radius: 150).union(Region(size: Size(400, 20)))
    field.strength = 3
    field.addItem(other)
    animator.add(gravity, push, shove, field)
    animator.frames(1)
    let inspection = animator.inspect()
    #expect(inspection.gravities.map(\.acceleration) == [Vector(dx: 500, dy: 0)])
    #expect(inspection.gravities.map(\.bodies) == [[0, 1]])
    #expect(inspection.pushes.map(\.isInstantaneous) == [true, false])
    #expect(inspection.pushes.map(\.body) == [0, 1])
    #expect(inspection.pushes[0].force == Vector(dx: 3, dy: 4))
    #expect(inspection.pushes[1].force == Vector(dx: 0, dy: -2))
    #expect(
      inspection.pushes[1].point == inspection.bodies[1].center + Vector(dx: 40, dy: 0))
    #expect(inspection.fields.map(\.kind) == [.radialGravity])
    #expect(inspection.fields[0].bodies == [1])
    #expect(inspection.fields[0].strength == 3)
    #expect(
      inspection.fields[0].outlines.map(\.bounds) == [
        Rect(x: 50, y: 150, width: 300, height: 300), Rect(x: 0, y: 290, width: 400, height: 20),
      ])
    animator.frames(1)
    #expect(animator.inspect().pushes.map(\.isInstantaneous) == [false])
  }

  @Test func `an inspection can be transformed to other coordinates`() throws {
    let box = Box(10, 20)
    let animator = DynamicAnimator()
    let properties = DynamicItemBehavior([box], resistance: 0)
    let attachment = AttachmentBehavior(item: box, attachedToAnchor: Point(10, 120))
    attachment.frequency = 1
    animator.add(properties, attachment, GravityBehavior(items: [box]))
    properties.addLinearVelocity(Point(7, 0), for: box)
    // Twice as large, turned by a quarter clockwise, and moved.
    let transform = Transform(scaleX: 2, y: 2).concatenating(Transform(rotationAngle: .pi / 2))
      .concatenating(Transform(translationX: 1000, y: 0))
    let body = animator.inspect().applying(transform)
    #expect(body.bodies[0].center.distance(to: Point(960, 20)) < 1e-4)
    #expect(isClose(body.bodies[0].angle, .pi / 2, within: 1e-12))
    // A velocity to the right points down.
    #expect(isClose(body.bodies[0].velocity.dy, 14, within: 1e-4))
    #expect(isClose(body.gravities[0].acceleration.dx, -2000, within: 1e-9))
    #expect(isClose(try #require(body.attachments[0].length), 200, within: 1e-4))
    #expect(body.attachments[0].end.distance(to: Point(760, 20)) < 1e-4)
    let same = animator.inspect().applying(.identity).bodies[0]
    #expect(same.center == animator.inspect().bodies[0].center)
  }
}
