/// The mass, center of mass and moment of inertia of a body.
public struct MassProperties: Sendable, Equatable {
  /// The mass in kilograms.
  public var mass: Float
  /// The center of mass in the body's frame, in meters.
  public var center: Vec2
  /// The moment of inertia about the center of mass, in kg m^2.
  public var inertia: Float

  /// Creates mass properties.
  public init(mass: Float, center: Vec2, inertia: Float) {
    self.mass = mass
    self.center = center
    self.inertia = inertia
  }
}

extension MassProperties {
  static let zero = MassProperties(mass: 0, center: .zero, inertia: 0)

  /// A solid circle.
  static func circle(center: Vec2, radius: Float, density: Float) -> MassProperties {
    let mass = density * Constants.pi * radius * radius
    return MassProperties(mass: mass, center: center, inertia: 0.5 * mass * radius * radius)
  }

  /// A rectangle of length |b - a| and height 2 r with a half disc at each end.
  ///
  /// The centroid of a half disc lies 4 r / (3 pi) from its flat side; its inertia about that
  /// centroid is m r^2 / 2 - m (4 r / (3 pi))^2.
  static func capsule(_ a: Vec2, _ b: Vec2, radius r: Float, density: Float) -> MassProperties {
    let length = (b - a).length
    let discMass = density * Constants.pi * r * r
    let boxMass = density * 2 * r * length
    let lever = 4 * r / (3 * Constants.pi)
    let half = 0.5 * length
    let discInertia = discMass * (0.5 * r * r + half * half + 2 * half * lever)
    let boxInertia = boxMass * (4 * r * r + length * length) / 12
    return MassProperties(
      mass: discMass + boxMass, center: 0.5 * (a + b), inertia: discInertia + boxInertia)
  }

  /// The area of a polygon without its radius.
  static func area(ofPolygon vertices: UnsafeBufferPointer<Vec2>) -> Float {
    var area: Float = 0
    for i in 1..<(vertices.count - 1) {
      area += 0.5 * cross(vertices[i] - vertices[0], vertices[i + 1] - vertices[0])
    }
    return area
  }

  /// A polygon without its radius, as the sum of the triangles between its first vertex and its
  /// edges (Eberly, "Polyhedral mass properties", 2002, in two dimensions).
  static func polygon(_ vertices: UnsafeBufferPointer<Vec2>, density: Float) -> MassProperties {
    let origin = vertices[0]
    var area: Float = 0
    var center = Vec2.zero
    var second: Float = 0
    for i in 1..<(vertices.count - 1) {
      let e1 = vertices[i] - origin
      let e2 = vertices[i + 1] - origin
      let d = cross(e1, e2)
      area += 0.5 * d
      center += (0.5 * d / 3) * (e1 + e2)
      let xx = e1.x * e1.x + e2.x * e1.x + e2.x * e2.x
      let yy = e1.y * e1.y + e2.y * e1.y + e2.y * e2.y
      second += (0.25 / 3 * d) * (xx + yy)
    }
    precondition(area > 0, "a polygon must have an area above 0")
    center *= 1 / area
    let mass = density * area
    return MassProperties(
      mass: mass, center: center + origin, inertia: density * second - mass * dot(center, center))
  }
}
