/// A piece of a body's outline, in the body's frame.
public enum Shape: Sendable, Equatable {
  /// A disc.
  case circle(center: Vec2, radius: Float)
  /// All points within a radius of a line segment.
  case capsule(Vec2, Vec2, radius: Float)
  /// A convex polygon with its skin.
  case polygon(Polygon)
  /// A line segment with a skin on both sides; it has no mass and does not meet other segments.
  case segment(Vec2, Vec2)

  /// A disc around the body's origin.
  public static func circle(radius: Float) -> Shape { .circle(center: .zero, radius: radius) }

  /// A rectangle from its half sizes, around a point and turned by an angle.
  public static func box(
    halfWidth: Float, halfHeight: Float, center: Vec2 = .zero, angle: Float = 0,
    radius: Float? = nil
  ) -> Shape {
    .polygon(
      Polygon(
        halfWidth: halfWidth, halfHeight: halfHeight, center: center, angle: angle, radius: radius))
  }

  /// Traps on values that no shape can have; a polygon was checked when it was made.
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

/// What a shape is made of and what it meets.
public struct ShapeTraits: Sendable, Equatable {
  /// The mass per area in kg/m^2; 1 by default.
  public var density: Float
  /// The coefficient of friction, not negative; 0.2 by default.
  public var friction: Float
  /// The part of the approach speed that a bounce gives back, usually 0 to 1; 0 by default.
  public var restitution: Float
  /// Which other shapes this one meets; all by default.
  public var filter: Filter
  /// Whether the shape only reports what it touches; false by default.
  public var isSensor: Bool
  /// A number for the user, not read by the engine.
  public var tag: UInt64

  /// Creates the traits of a shape.
  public init(
    density: Float = 1, friction: Float = 0.2, restitution: Float = 0, filter: Filter = Filter(),
    isSensor: Bool = false, tag: UInt64 = 0
  ) {
    self.density = density
    self.friction = friction
    self.restitution = restitution
    self.filter = filter
    self.isSensor = isSensor
    self.tag = tag
  }

  /// Traps on values that no shape can have.
  func check() {
    precondition(
      density.isFinite && density >= 0, "density must be finite and not negative: \(density)")
    precondition(
      friction.isFinite && friction >= 0, "friction must be finite and not negative: \(friction)")
    precondition(
      restitution.isFinite && restitution >= 0,
      "restitution must be finite and not negative: \(restitution)")
  }
}

/// Which shapes meet.
///
/// Two shapes of the same group other than 0 always meet if it is positive and never if it is
/// negative; otherwise they meet if each one's category is in the other's mask.
public struct Filter: Sendable, Hashable, BitwiseCopyable {
  /// The bits of the categories that this shape belongs to; 1 by default.
  public var category: UInt64
  /// The bits of the categories that this shape meets; all by default.
  public var mask: UInt64
  /// The group, or 0, the default, for none.
  public var group: Int32

  /// Creates a filter.
  public init(category: UInt64 = 1, mask: UInt64 = .max, group: Int32 = 0) {
    self.category = category
    self.mask = mask
    self.group = group
  }

  /// Tells whether shapes with these filters meet.
  public func meets(_ other: Filter) -> Bool {
    if group == other.group, group != 0 { return group > 0 }
    return mask & other.category != 0 && other.mask & category != 0
  }
}
