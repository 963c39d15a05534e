private import ElementaryFunctions
import Geometry
import Physics

/// Converts UIKit's units to the engine's and back.
///
/// UIKit's are points, seconds and radians in `Double`; the engine's are meters and kilograms in
/// `Float`. All conversions of the module are here.
enum Units {
  /// 100 points per meter: an item of 100 by 100 points and density 1 has a mass of 1 kilogram.
  static let pointsPerMeter = 100.0

  /// A gravity of magnitude 1 in m/s^2: 1000 points/s^2.
  static let gravity = 10.0

  static func meters(_ points: Double) -> Float { number(points / pointsPerMeter) }

  /// Converts a number to the engine's type; a finite one is limited to 1e18, so that its square is
  /// finite.
  static func number(_ value: Double) -> Float {
    value.isFinite ? Float(min(max(value, -1e18), 1e18)) : Float(value)
  }

  static func meters(_ point: Point) -> Vec2 { Vec2(meters(point.x), meters(point.y)) }

  /// Converts a displacement or velocity from points or points/s.
  static func meters(_ vector: Vector) -> Vec2 { Vec2(meters(vector.dx), meters(vector.dy)) }

  static func points(_ meters: Float) -> Double { Double(meters) * pointsPerMeter }

  static func point(_ meters: Vec2) -> Point { Point(points(meters.x), points(meters.y)) }

  /// Converts a position to points.
  ///
  /// A coordinate that is equal to the old one in meters is not changed.
  ///
  /// Without this an item at rest at 160 would move to 160.0000024.
  static func point(_ meters: Vec2, near old: Point) -> Point {
    Point(
      self.meters(old.x) == meters.x ? old.x : points(meters.x),
      self.meters(old.y) == meters.y ? old.y : points(meters.y))
  }

  /// Converts a displacement or velocity to points or points/s.
  static func vector(_ meters: Vec2) -> Vector {
    Vector(dx: points(meters.x), dy: points(meters.y))
  }

  /// Converts a gravity direction, of which a length of 1 is 1000 points/s^2, to m/s^2.
  static func acceleration(_ gravityDirection: Vector) -> Vec2 {
    Vec2(number(gravityDirection.dx * gravity), number(gravityDirection.dy * gravity))
  }

  /// Converts a push from UIKit newtons to a force in newtons or an impulse in newton-seconds: the
  /// number is the same.
  static func force(_ push: Vector) -> Vec2 { Vec2(number(push.dx), number(push.dy)) }

  /// Converts a force from newtons to UIKit's, of which the number is the same.
  static func newtons(_ force: Vec2) -> Vector { Vector(dx: Double(force.x), dy: Double(force.y)) }

  /// Returns the stiffness of a distance joint: a rigid rod for a frequency of 0 Hz, otherwise a
  /// spring.
  static func stiffness(frequency: Double, damping: Double) -> DistanceJoint.Stiffness {
    // A frequency that is too small for the engine must not become that of a rod.
    frequency > 0
      ? .spring(
        hertz: max(number(frequency), .leastNormalMagnitude), dampingRatio: number(damping))
      : .rigid
  }
}

extension DynamicAnimator {
  /// The number of points per meter: 100.
  package static var pointsPerMeter: Double { Units.pointsPerMeter }
}

extension ItemProperties {
  /// Sets the properties of a body.
  ///
  /// Resistance is damping in 1/s.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - step: The integration step for which the decay is that of the closed form, e^(-c t), in
  ///     seconds; 0 for that of the engine, which divides by 1 + h c.
  func apply(to body: inout Body, step: Double = 0) {
    body.kind = isAnchored ? .static : .dynamic
    body.linearDamping = Units.number(Self.damping(resistance, step))
    body.angularDamping = Units.number(Self.damping(angularResistance, step))
    body.isRotationFixed = !allowsRotation
  }

  private static func damping(_ resistance: Double, _ step: Double) -> Double {
    guard step > 0, resistance > 0 else { return resistance }
    // Beyond an exponent of 40 a velocity is 0 in any case.
    return expm1(min(step * resistance, 40)) / step
  }

  /// Sets the properties of a shape.
  ///
  /// Elasticity is restitution.
  func apply(to traits: inout ShapeTraits) {
    traits.density = Units.number(density)
    traits.friction = Units.number(friction)
    traits.restitution = Units.number(elasticity)
  }
}
