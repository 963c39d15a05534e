import Geometry
import Physics

/// The one place where UIKit's words and units become the engine's.
///
/// Outside are points, seconds and radians in `Double`; inside are metres and kilograms in `Float`.
/// Nothing else in the module multiplies or divides by a hundred.
enum Units {
  /// 100 points are a metre, so 100 by 100 points at density 1 weigh a kilogram.
  static let pointsPerMetre = 100.0

  /// A gravity of magnitude 1, in m/s^2: 1000 points/s^2.
  static let gravity = 10.0

  static func metres(_ points: Double) -> Float { Float(points / pointsPerMetre) }

  static func metres(_ point: Point) -> Vec2 { Vec2(metres(point.x), metres(point.y)) }

  /// A displacement or velocity, from points or points/s.
  static func metres(_ vector: Vector) -> Vec2 { Vec2(metres(vector.dx), metres(vector.dy)) }

  static func points(_ metres: Float) -> Double { Double(metres) * pointsPerMetre }

  static func point(_ metres: Vec2) -> Point { Point(points(metres.x), points(metres.y)) }

  /// A place in points; a coordinate that becomes the same metres as one already there is left
  /// alone.
  ///
  /// So an item that did not move stays at 160 and does not go to 160.0000024.
  static func point(_ metres: Vec2, near old: Point) -> Point {
    Point(
      self.metres(old.x) == metres.x ? old.x : points(metres.x),
      self.metres(old.y) == metres.y ? old.y : points(metres.y))
  }

  /// A displacement or velocity, to points or points/s.
  static func vector(_ metres: Vec2) -> Vector {
    Vector(dx: points(metres.x), dy: points(metres.y))
  }

  /// A gravity direction, whose length 1 is 1000 points/s^2, as an acceleration in m/s^2.
  static func acceleration(_ gravityDirection: Vector) -> Vec2 {
    Vec2(Float(gravityDirection.dx * gravity), Float(gravityDirection.dy * gravity))
  }

  /// A push of UIKit newtons as a force in newtons or an impulse in newton-seconds: the same
  /// number.
  static func force(_ push: Vector) -> Vec2 { Vec2(Float(push.dx), Float(push.dy)) }

  /// What frequency and damping make of a link: 0 Hz is a rigid rod.
  static func stiffness(frequency: Double, damping: Double) -> DistanceJoint.Stiffness {
    frequency > 0 ? .spring(hertz: Float(frequency), dampingRatio: Float(damping)) : .rigid
  }
}

extension ItemProperties {
  /// How the properties change a body: resistance is damping per second.
  func apply(to body: inout Body) {
    body.kind = isAnchored ? .static : .dynamic
    body.linearDamping = Float(resistance)
    body.angularDamping = Float(angularResistance)
    body.isRotationFixed = !allowsRotation
  }

  /// How the properties change a shape: elasticity is restitution.
  func apply(to traits: inout ShapeTraits) {
    traits.density = Float(density)
    traits.friction = Float(friction)
    traits.restitution = Float(elasticity)
  }
}
