/// The geometry of a shape, in the body's frame.
public enum Shape: Sendable, Equatable {
  /// A solid circle.
  case circle(center: Vec2, radius: Float)
  /// All points within a radius of a line segment.
  case capsule(Vec2, Vec2, radius: Float)
  /// A convex polygon with a radius.
  case polygon(Polygon)
  /// A two-sided line segment with the radius of the world's polygons.
  ///
  /// It has no mass and does not collide with other segments.
  case segment(Vec2, Vec2)

  /// A circle around the body's origin.
  public static func circle(radius: Float) -> Shape { .circle(center: .zero, radius: radius) }

  /// A rectangle from half sizes, a center and an angle in radians.
  public static func box(
    halfWidth: Float, halfHeight: Float, center: Vec2 = .zero, angle: Float = 0,
    radius: Float? = nil
  ) -> Shape {
    .polygon(
      Polygon(
        halfWidth: halfWidth, halfHeight: halfHeight, center: center, angle: angle, radius: radius))
  }

  /// Traps on invalid values; polygons are checked on creation.
  func check() {
    switch self {
    case .circle(let center, let radius):
      precondition(center.isFinite, "center must be finite, but is \(center)")
      Self.check(radius: radius)
    case .capsule(let a, let b, let radius):
      Self.check(ends: a, b)
      Self.check(radius: radius)
    case .polygon: break
    case .segment(let a, let b): Self.check(ends: a, b)
    }
  }

  private static func check(radius: Float) {
    precondition(
      radius.isFinite && radius > 0, "radius must be finite and above 0, but is \(radius)")
  }

  private static func check(ends a: Vec2, _ b: Vec2) {
    precondition(a.isFinite && b.isFinite, "ends must be finite, but are \(a) and \(b)")
    precondition(a != b, "ends must differ, but both are \(a)")
  }
}

/// The material and the collision options of a shape.
public struct ShapeTraits: Sendable, Equatable {
  /// The density in kg/m^2; 1 by default.
  public var density: Float
  /// The coefficient of friction, at least 0; 0.2 by default.
  public var friction: Float
  /// The coefficient of restitution, usually 0 to 1; 0 by default.
  public var restitution: Float
  /// The coefficient of rolling resistance, at least 0; 0 by default.
  ///
  /// The torque against rolling is this times the radius of the rounder shape times the normal
  /// force. A solid disc on a plane is slowed down by two thirds of this times gravity.
  public var rollingResistance: Float
  /// The tangential speed of the surface in m/s, as of a conveyor belt; 0 by default.
  ///
  /// Positive to the right of the outward normal, if x points right and y up: the top of a belt
  /// moves along positive x, its underside back. Friction drives the bodies that touch it.
  public var tangentSpeed: Float
  /// The outward direction, in the body's frame, of the only side on which the shape is solid; nil,
  /// the default, for all sides.
  ///
  /// Shapes that approach from within 60 degrees of this direction collide; others pass until they
  /// are apart again, as through a platform in a game that can be jumped through from below.
  /// Contact events are sent for both.
  public var oneWayNormal: Vec2?
  /// Which other shapes this one collides with; all by default.
  public var filter: Filter
  /// Whether the shape detects contacts without a collision response; false by default.
  public var isSensor: Bool
  /// A user-defined value that the engine does not read.
  public var tag: UInt64

  /// Creates the traits of a shape.
  public init(
    density: Float = 1, friction: Float = 0.2, restitution: Float = 0,
    rollingResistance: Float = 0, tangentSpeed: Float = 0, oneWayNormal: Vec2? = nil,
    filter: Filter = Filter(), isSensor: Bool = false, tag: UInt64 = 0
  ) {
    self.density = density
    self.friction = friction
    self.restitution = restitution
    self.rollingResistance = rollingResistance
    self.tangentSpeed = tangentSpeed
    self.oneWayNormal = oneWayNormal
    self.filter = filter
    self.isSensor = isSensor
    self.tag = tag
  }

  /// Traps on invalid values.
  func check() {
    precondition(
      density.isFinite && density >= 0, "density must be finite and not negative: \(density)")
    ContactMaterial(
      friction: friction, restitution: restitution, rollingResistance: rollingResistance,
      tangentSpeed: tangentSpeed
    ).check()
    if let oneWayNormal {
      precondition(
        oneWayNormal.isFinite && oneWayNormal.normalized != .zero,
        "oneWayNormal must be finite and not zero, but is \(oneWayNormal)")
    }
  }
}

/// A collision filter with categories, masks and groups.
///
/// Two shapes with the same group other than 0 always collide if the group is positive and never if
/// it is negative. Otherwise they collide if the category of each is in the mask of the other.
public struct Filter: Sendable, Hashable, BitwiseCopyable {
  /// The category bits of this shape; 1 by default.
  public var category: UInt64
  /// The category bits of the shapes that this shape collides with; all by default.
  public var mask: UInt64
  /// The collision group; 0, the default, for none.
  public var group: Int32

  /// Creates a filter.
  public init(category: UInt64 = 1, mask: UInt64 = .max, group: Int32 = 0) {
    self.category = category
    self.mask = mask
    self.group = group
  }

  /// Returns whether shapes with these filters collide.
  public func collides(with other: Filter) -> Bool {
    if group == other.group, group != 0 { return group > 0 }
    return mask & other.category != 0 && other.mask & category != 0
  }
}
