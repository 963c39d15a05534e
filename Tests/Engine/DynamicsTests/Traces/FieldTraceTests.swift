import Dynamics
import Geometry
import TestSupport
import Testing

/// Trace T12: fields at (0, 0) that act on an item of 100 by 100 points at (300, 400), without
/// resistance.
///
/// The expected values follow from formulas; single precision keeps them to a relative 1e-4.
@Suite struct FieldTraceTests {
  /// Returns the velocity after one sub-step times 120: the acceleration in points/s^2.
  private func acceleration(_ field: FieldBehavior) -> Vector {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    animator.add(field, properties)
    animator.frames(1)
    return (properties.linearVelocity(for: item) - Point.zero) * 120
  }

  private func expect(
    _ found: Vector, _ dx: Double, _ dy: Double, within fraction: Double = 1e-4
  ) {
    let tolerance = fraction * Vector(dx: dx, dy: dy).length
    #expect(isClose(found.dx, dx, within: tolerance), "\(found)")
    #expect(isClose(found.dy, dy, within: tolerance), "\(found)")
  }

  @Test func `T12: a linear gravity field accelerates along its direction`() {
    expect(
      acceleration(.linearGravityField(direction: Vector(dx: 3, dy: 4))), 300, 400)
  }

  @Test func `T12: a radial gravity field falls off with the square of the distance`() {
    let field = FieldBehavior.radialGravityField(position: .zero)
    #expect(field.falloff == 2)
    expect(acceleration(field), -2.4, -3.2)
  }

  @Test func `T12: a spring field pulls in proportion to distance`() {
    let field = FieldBehavior.springField()
    #expect(field.falloff == -1)
    expect(acceleration(field), -300, -400)
  }

  @Test func `T12: a vortex field pushes at right angles to the distance`() {
    expect(acceleration(.vortexField()), -80, 60)
  }

  /// Three sub-steps of v -= v |v| h from 1 m/s: the measurement includes the frame of the start.
  @Test func `T12: a drag field slows down with the square of the speed`() {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    let field = FieldBehavior.dragField()
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    properties.addLinearVelocity(Point(100, 0), for: item)
    animator.add(field, properties)
    animator.frames(2)
    let speed = properties.linearVelocity(for: item).x
    #expect(isClose(speed, 97.5411453, within: 1e-3), "\(speed)")
  }

  @Test func `T12: a velocity field replaces the velocity, even with gravity`() {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    let field = FieldBehavior.velocityField(direction: Vector(dx: 30, dy: 40))
    field.strength = 5
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    animator.add(GravityBehavior(items: [item]), field, properties)
    animator.frames(1)
    #expect(properties.linearVelocity(for: item) == Point(3000, 4000))
  }
}
