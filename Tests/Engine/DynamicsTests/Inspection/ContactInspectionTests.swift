import Dynamics
import Geometry
import TestSupport
import Testing

/// The contacts of an inspection and their impulses.
@Suite struct ContactInspectionTests {
  private let view = ReferenceView(320, 200)

  private func animator(_ items: [Box], resistance: Double = 0) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceView: view)
    animator.recordsImpulses = true
    animator.add(
      GravityBehavior(items: items), CollisionBehavior(within: items),
      DynamicItemBehavior(items, resistance: resistance))
    return animator
  }

  @Test func `the impulse under a resting box is its weight times the step`() throws {
    // The lower side is on the boundary, 1 point below the bounds.
    let box = Box(100, 151)
    let animator = animator([box])
    animator.frames(20)
    let inspection = animator.inspect()
    let contact = try #require(inspection.contacts.first)
    #expect(inspection.contacts.count == 1)
    #expect(contact.bodies == [0])
    #expect(inspection.boundaries[try #require(contact.boundary)].identifier == nil)
    // A mass of 1 kg under 10 m/s^2 for 1/60 s. Residual velocities are below 1e-4 m/s.
    #expect(isClose(contact.impulse, 10.0 / 60, within: 1e-4))
    #expect(contact.normal == Vector(dx: 0, dy: -1))
    #expect(isClose(contact.point.x, 100, within: 0.5))
    #expect(isClose(contact.point.y, 201, within: 1))
    // After the box has gone to sleep the contact stays.
    #expect(animator.pause(within: 200) != nil)
    #expect(isClose(animator.inspect().contacts[0].impulse, 10.0 / 60, within: 1e-4))
  }

  @Test func `the impulses of a fall equal the momentum that gravity gave`() throws {
    let box = Box(100, 40)
    let animator = animator([box])
    var sum = 0.0
    var steps = 0
    var largest = 0.0
    while steps < 50 {
      animator.step(1.0 / 60)
      steps += 1
      let impulse = animator.inspect().contacts.reduce(0) { $0 - $1.impulse * $1.normal.dy }
      sum += impulse
      largest = max(largest, impulse)
    }
    let momentum = animator.inspect().bodies[0].velocity.dy / 100
    let weight = 10.0
    // The first step has one sub-step of 1/120 s, the others two.
    let time = Double(2 * steps - 1) * Profile.modern.subStep
    // Rounding in single precision of 100 sub-steps.
    #expect(isClose(weight * time - sum, momentum, within: 1e-3))
    // The fall of 111 points ends at 471 points/s and bounces with 0.2 of that.
    #expect(isClose(largest, 1.2 * 4.71, within: 0.3))
  }

  @Test func `the impulses of stacked boxes change their momenta`() throws {
    // The boxes begin apart from each other and from the ground, whose skin is 1 point high.
    let boxes = [Box(100, 148), Box(100, 45)]
    view.bounds = Rect(x: 0, y: -200, width: 320, height: 400)
    let animator = animator(boxes)
    var velocities = [0.0, 0.0]
    animator.frames(1...40) { step in
      let inspection = animator.inspect()
      let ground = inspection.contacts.first { $0.bodies == [0] }
      let between = inspection.contacts.first { $0.bodies == [0, 1] }
      let new = inspection.bodies.map { $0.velocity.dy / 100 }
      // The first step has one sub-step of 1/120 s, the others two; the masses are 1 kg.
      let gravity = 10 * Profile.modern.subStep * (step == 1 ? 1 : 2)
      // The normal is that of the impulse on the lower box.
      let up = -(ground.map { $0.impulse * $0.normal.dy } ?? 0)
      let down = between.map { $0.impulse * $0.normal.dy } ?? 0
      // Rounding in single precision of impulses of about 1 N s, 16 times a sub-step.
      #expect(isClose(new[0] - velocities[0], gravity - up + down, within: 1e-5))
      #expect(isClose(new[1] - velocities[1], gravity - down, within: 1e-5))
      velocities = new
    }
    let contacts = animator.inspect().contacts
    let between = try #require(contacts.first { $0.bodies == [0, 1] })
    #expect(between.boundary == nil)
    #expect(isClose(between.normal.dy, 1, within: 1e-6))
  }

  @Test func `contacts are recorded on request only and leave with their items`() {
    let box = Box(100, 151)
    let animator = animator([box])
    animator.frames(5)
    #expect(animator.inspect().contacts.count == 1)
    animator.recordsImpulses = false
    #expect(animator.inspect().contacts.isEmpty)
    animator.frames(1)
    #expect(animator.inspect().contacts.isEmpty)
    animator.recordsImpulses = true
    animator.frames(1)
    #expect(animator.inspect().contacts.count == 1)
    animator.removeAllBehaviors()
    #expect(animator.inspect().contacts.isEmpty)
    #expect(animator.inspect().bodies.isEmpty)
  }

  @Test func `items that pass through boundaries have no contacts`() {
    let box = Box(100, 151)
    let animator = DynamicAnimator(referenceView: view)
    animator.recordsImpulses = true
    let collision = CollisionBehavior(within: [box])
    collision.collisionMode = .items
    animator.add(GravityBehavior(items: [box]), collision)
    animator.frames(5)
    let inspection = animator.inspect()
    #expect(inspection.contacts.isEmpty)
    #expect(inspection.boundaries.map(\.isSolid) == [false])
  }
}
