import Dynamics
import Geometry
import TestSupport
import Testing

/// T12: fields on an item of 100 by 100 points at (300, 400) about (0, 0), without resistance.
///
/// The formulas give round numbers, which single precision keeps to 1e-4 of their size.
@Suite struct FieldTraceTests {
  /// The velocity that a field gives in one sub-step, times 120: its acceleration in points/s^2.
  private func acceleration(_ field: FieldBehavior) -> Vector {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    animator.add(field, properties)
    animator.frames(1)
    return properties.linearVelocity(for: item) * 120
  }

  private func expect(
    _ found: Vector, _ dx: Double, _ dy: Double, within fraction: Double = 1e-4
  ) {
    let tolerance = fraction * Vector(dx: dx, dy: dy).length
    #expect(isClose(found.dx, dx, within: tolerance), "\(found)")
    #expect(isClose(found.dy, dy, within: tolerance), "\(found)")
  }

  @Test func `linear gravity`() {
    expect(
      acceleration(.linearGravityField(direction: Vector(dx: 3, dy: 4))), 300, 400)
  }

  @Test func `radial gravity`() {
    let field = FieldBehavior.radialGravityField(position: .zero)
    #expect(field.falloff == 2)
    expect(acceleration(field), -2.4, -3.2)
  }

  @Test func `a spring`() {
    let field = FieldBehavior.springField()
    #expect(field.falloff == -1)
    expect(acceleration(field), -300, -400)
  }

  @Test func `a vortex`() { expect(acceleration(.vortexField()), -80, 60) }

  /// Three sub-steps of v -= v |v| h from 1 m/s: the measurement counts the frame of the launch.
  @Test func `drag`() {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    let field = FieldBehavior.dragField()
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    properties.addLinearVelocity(Vector(dx: 100, dy: 0), for: item)
    animator.add(field, properties)
    animator.frames(2)
    let speed = properties.linearVelocity(for: item).dx
    #expect(isClose(speed, 97.5411453, within: 1e-3), "\(speed)")
  }

  @Test func `a velocity field replaces the velocity, whatever gravity does`() {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    let field = FieldBehavior.velocityField(direction: Vector(dx: 30, dy: 40))
    field.strength = 5
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    animator.add(GravityBehavior(items: [item]), field, properties)
    animator.frames(1)
    #expect(properties.linearVelocity(for: item) == Vector(dx: 3000, dy: 4000))
  }
}
