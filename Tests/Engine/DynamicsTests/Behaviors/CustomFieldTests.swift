import Dynamics
import Geometry
import TestSupport
import Testing

/// The arguments of a custom field's closure.
@Suite struct CustomFieldTests {
  @Test func `a force of minus the velocity brings a flung square to rest`() {
    let animator = DynamicAnimator()
    let square = Box(0, 0, 50, 50)
    let push = PushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.5, dy: 0.5)
    let brake = FieldBehavior.field { _, _, velocity, _, _, time in
      time < 0.95 ? .zero : -velocity
    }
    brake.addItem(square)
    let properties = DynamicItemBehavior(items: [square])
    animator.add(push, brake, properties)
    animator.frames(300)
    // UIKit's square comes to rest here. With points/s the first sub-step of the brake would
    // reverse and multiply the velocity.
    #expect((215...230).contains(square.x), "\(square.x)")
    #expect(isClose(square.y, square.x, within: 1e-3))
    #expect(properties.linearVelocity(for: square).distance(to: .zero) < 1)
  }

  @Test func `the closure gets points, meters per second and the time of each sub-step`() {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    var positions: [Point] = []
    var velocities: [Vector] = []
    var times: [Double] = []
    let field = FieldBehavior.field { _, position, velocity, mass, charge, time in
      positions.append(position)
      velocities.append(velocity)
      times.append(time)
      #expect(mass == 1 && charge == 3)
      return .zero
    }
    field.position = Point(100, 100)
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    properties.charge = 3
    animator.add(field, properties)
    properties.addLinearVelocity(Point(150, -30), for: item)
    animator.frames(3)

    // One sub-step of 1/120 s in the first frame and two in the others.
    #expect(times.count == 5)
    for (index, time) in times.enumerated() {
      let expected = Double(index) / 120
      // The sub-step is 1/120 in single precision.
      #expect(isClose(time, expected, within: 1e-8))
      let position = Point(200 + 150 * expected, 300 - 30 * expected)
      // Single precision of 4 m.
      #expect(positions[index].distance(to: position) < 1e-4)
    }
    #expect(velocities.allSatisfy { ($0 - Vector(dx: 1.5, dy: -0.3)).length < 1e-6 })
  }

  @Test func `a magnetic field has no effect on an item without charge`() {
    let animator = DynamicAnimator()
    let (neutral, charged) = (Box(0, 0), Box(0, 500))
    let field = FieldBehavior.magneticField()
    for item in [neutral, charged] { field.addItem(item) }
    let properties = DynamicItemBehavior([neutral, charged], resistance: 0)
    let charge = DynamicItemBehavior(items: [charged])
    charge.charge = 1
    animator.add(field, properties, charge)
    for item in [neutral, charged] {
      properties.addLinearVelocity(Point(100, 0), for: item)
    }
    animator.frames(60)
    #expect(neutral.y == 0)
    #expect(abs(charged.y - 500) > 1)
  }
}
