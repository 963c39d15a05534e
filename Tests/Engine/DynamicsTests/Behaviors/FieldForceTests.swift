import Dynamics
import Geometry
import TestSupport
import Testing

/// The force of every field on an item.
///
/// The item has a mass of 2 kg and a charge of 3. It is 3 m right of the field and 4 m below it,
/// and moves to the right at 1 m/s. The field's strength is -2.
///
/// The expected values follow from the formulas of UIKit's reference; single precision keeps them
/// to a relative 1e-4.
@Suite struct FieldForceTests {
  struct Row: Sendable {
    let kind: FieldBehavior.Kind
    let field: @Sendable () -> FieldBehavior
    /// The acceleration in points/s^2.
    let expected: Vector
  }

  static let rows = [
    // -2 (3, 4) m/s^2, independent of mass.
    Row(
      kind: .linearGravity,
      field: { .linearGravityField(direction: Vector(dx: 3, dy: 4)) },
      expected: Vector(dx: -600, dy: -800)),
    // 2 / 5^2 along (0.6, 0.8), independent of mass.
    Row(
      kind: .radialGravity, field: { .radialGravityField(position: .zero) },
      expected: Vector(dx: 4.8, dy: 6.4)),
    // 2 (3, 4) N.
    Row(kind: .spring, field: { .springField() }, expected: Vector(dx: 300, dy: 400)),
    // 2 (1, 0) N.
    Row(kind: .drag, field: { .dragField() }, expected: Vector(dx: 100, dy: 0)),
    // -2 (-0.8, 0.6) / 2 N: the force is also divided by the mass.
    Row(kind: .vortex, field: { .vortexField() }, expected: Vector(dx: 40, dy: -30)),
    // -2 3 (0.6, 0.8) / 5 N.
    Row(kind: .electric, field: { .electricField() }, expected: Vector(dx: -36, dy: -48)),
    // -2 3 (0, -1) / 5 N.
    Row(kind: .magnetic, field: { .magneticField() }, expected: Vector(dx: 0, dy: 60)),
    // The strength is not applied.
    Row(
      kind: .custom, field: { .field { _, _, _, _, _, _ in Vector(dx: 1, dy: 2) } },
      expected: Vector(dx: 50, dy: 100)),
  ]

  /// The kinds with tests of their own, and noise, which has no closed formula.
  private static let otherKinds: Set<FieldBehavior.Kind> = [.velocity, .turbulence, .noise]

  @Test func `every kind of field is tested`() {
    #expect(Self.otherKinds.union(Self.rows.map(\.kind)) == Set(FieldBehavior.Kind.allCases))
  }

  @Test(arguments: rows.indices)
  func `an inspection names the kind of a field`(index: Int) {
    let row = Self.rows[index]
    let animator = DynamicAnimator()
    animator.addBehavior(row.field())
    #expect(animator.inspect().fields.map(\.kind) == [row.kind])
  }

  @Test(arguments: FieldBehavior.Kind.allCases.filter { $0 != .custom })
  func `a field of a kind is that of the class method with arguments of 0`(
    kind: FieldBehavior.Kind
  ) {
    let expected: FieldBehavior =
      switch kind {
      case .drag: .dragField()
      case .vortex: .vortexField()
      case .radialGravity: .radialGravityField(position: .zero)
      case .linearGravity: .linearGravityField(direction: .zero)
      case .velocity: .velocityField(direction: .zero)
      case .noise: .noiseField(smoothness: 0, animationSpeed: 0)
      case .turbulence: .turbulenceField(smoothness: 0, animationSpeed: 0)
      case .spring: .springField()
      case .electric: .electricField()
      case .magnetic: .magneticField()
      case .custom: .field { _, _, _, _, _, _ in .zero }
      }
    let field = FieldBehavior.field(of: kind)
    let animator = DynamicAnimator()
    animator.add(field, expected)
    #expect(animator.inspect().fields.map(\.kind) == [kind, kind])
    #expect(field.falloff == expected.falloff && field.minimumRadius == expected.minimumRadius)
    #expect(field.position == expected.position && field.direction == expected.direction)
    #expect(field.strength == expected.strength && field.region == expected.region)
    #expect(field.smoothness == expected.smoothness)
    #expect(field.animationSpeed == expected.animationSpeed)
  }

  private func acceleration(_ field: FieldBehavior, velocity: Double = 100) -> Vector {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    field.addItem(item)
    let properties = DynamicItemBehavior([item], resistance: 0)
    properties.density = 2
    properties.charge = 3
    properties.addLinearVelocity(Point(velocity, 0), for: item)
    animator.add(field, properties)
    // The first frame is one sub-step of 1/120 s.
    animator.frames(1)
    return (properties.linearVelocity(for: item) - Point(velocity, 0)) * 120
  }

  /// A velocity of 100 points/s has a rounding error of 4e-6, multiplied by 120.
  private func expect(_ found: Vector, _ expected: Vector) {
    #expect((found - expected).length < 1e-4 * expected.length + 5e-4, "\(found)")
  }

  @Test(arguments: rows.indices)
  func `the acceleration of a field follows its formula`(index: Int) {
    let row = Self.rows[index]
    let field = row.field()
    field.strength = -2
    expect(acceleration(field), row.expected)
  }

  @Test func `a field falls off with distance, limited by the minimum radius`() {
    func pull(falloff: Double, minimumRadius: Double?) -> Vector {
      let field = FieldBehavior.linearGravityField(direction: Vector(dx: 3, dy: 4))
      field.falloff = falloff
      if let minimumRadius { field.minimumRadius = minimumRadius }
      return acceleration(field)
    }
    expect(pull(falloff: 2, minimumRadius: nil), Vector(dx: 12, dy: 16))
    expect(pull(falloff: 2, minimumRadius: 1000), Vector(dx: 3, dy: 4))
    expect(pull(falloff: -1, minimumRadius: nil), Vector(dx: 1500, dy: 2000))
    // 5 to the power of 3/2.
    expect(pull(falloff: -1.5, minimumRadius: nil), Vector(dx: 3354.102, dy: 4472.136))
  }

  @Test func `several fields add up`() {
    let animator = DynamicAnimator()
    let item = Box(300, 400)
    let properties = DynamicItemBehavior([item], resistance: 0)
    animator.addBehavior(properties)
    for direction in [Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 3), Vector(dx: 1, dy: 1)] {
      let field = FieldBehavior.linearGravityField(direction: direction)
      field.addItem(item)
      animator.addBehavior(field)
    }
    animator.frames(1)
    expect((properties.linearVelocity(for: item) - Point.zero) * 120, Vector(dx: 200, dy: 400))
  }

  @Test func `turbulence is proportional to the square of the speed`() {
    let field = FieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 0)
    #expect(acceleration(field, velocity: 0) == .zero)
    let slow = acceleration(.turbulenceField(smoothness: 0.5, animationSpeed: 0), velocity: 100)
    let fast = acceleration(.turbulenceField(smoothness: 0.5, animationSpeed: 0), velocity: 200)
    #expect(slow.length > 1)
    expect(fast, 4 * slow)
  }

  /// The speed of a circle around a field is sqrt(S / r): 2 m/s at r = 1 m with S = 4.
  ///
  /// Symplectic Euler moves the circle into an ellipse whose radii differ by a part of
  /// w h = 2 / 120; the circle neither grows nor shrinks in time.
  @Test(arguments: [Profile.modern, .accurate])
  func `an item keeps its circle around a field for twenty seconds`(profile: Profile) {
    let planet = Box.circle(100, 0, radius: 5)
    let field = FieldBehavior.radialGravityField(position: .zero)
    field.strength = 4
    field.addItem(planet)
    let properties = DynamicItemBehavior([planet], resistance: 0)
    let animator = DynamicAnimator(profile: profile)
    animator.add(field, properties)
    properties.addLinearVelocity(Point(0, 200), for: planet)
    var radii = 1.0...1.0
    animator.frames(1...1200) { _ in
      let radius =
        (planet.center.x * planet.center.x + planet.center.y * planet.center.y)
        .squareRoot() / 100
      radii = min(radii.lowerBound, radius)...max(radii.upperBound, radius)
    }
    #expect(radii.lowerBound > 0.98 && radii.upperBound < 1.02, "\(radii)")
  }
}
