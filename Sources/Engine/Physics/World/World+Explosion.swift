/// A blast at a point, for ``World/explode(_:)``.
///
/// Each shape within reach of the center gets an impulse away from it: the pressure times the width
/// of the shape that faces the center, as if hit by a wave front. The pressure is constant up to
/// the radius, and falls linearly to 0 over the falloff.
public struct Explosion: Sendable, Equatable {
  /// The center, in meters.
  public var center: Vec2
  /// The distance up to which the pressure is constant, in meters; at least 0.
  public var radius: Float
  /// The distance beyond the radius over which the pressure falls to 0, in meters; at least 0.
  public var falloff: Float
  /// The impulse for each meter of width, in N s/m; negative draws shapes in.
  public var impulsePerLength: Float
  /// Which shapes are affected; all by default.
  public var filter: Filter?

  /// Creates an explosion.
  public init(
    center: Vec2, radius: Float, falloff: Float = 0, impulsePerLength: Float, filter: Filter? = nil
  ) {
    self.center = center
    self.radius = radius
    self.falloff = falloff
    self.impulsePerLength = impulsePerLength
    self.filter = filter
  }

  /// Traps on invalid values.
  fileprivate func check() {
    precondition(center.isFinite, "center must be finite, but is \(center)")
    precondition(
      radius.isFinite && radius >= 0, "radius must be finite and not negative, but is \(radius)")
    precondition(
      falloff.isFinite && falloff >= 0, "falloff must be finite and not negative, but is \(falloff)"
    )
    precondition(
      impulsePerLength.isFinite, "impulsePerLength must be finite, but is \(impulsePerLength)")
  }

  /// The pressure at a distance, as a fraction of that at the center.
  fileprivate func scale(at distance: Float) -> Float {
    if distance <= radius { return 1 }
    return distance < radius + falloff ? 1 - (distance - radius) / falloff : 0
  }
}

extension World {
  /// Applies the impulses of an explosion to the dynamic bodies around it, and wakes them.
  ///
  /// Sensors are not affected. Shapes do not shield each other. A shape whose center of area is at
  /// the center of the explosion gets no impulse, since it has no direction.
  public mutating func explode(_ explosion: Explosion) {
    explosion.check()
    let reach = explosion.radius + explosion.falloff
    let near = shapes(
      overlapping: .circle(radius: max(reach, .leastNormalMagnitude)),
      at: Pose(p: explosion.center, q: .identity), filter: explosion.filter)
    for shape in near {
      guard let (impulse, point) = impulse(of: explosion, on: shape) else { continue }
      applyImpulse(impulse, to: body(of: shape), at: point)
    }
  }

  /// Returns the impulse on a shape and where it acts; nil if there is none.
  private func impulse(
    of explosion: Explosion, on id: ShapeID
  ) -> (impulse: Vec2, point: Vec2)? {
    let index = storage.state.index(id)
    let shape = storage.state.shapes[index]
    guard storage.state.bodies[shape.body].kind == .dynamic, !shape.isSensor
    else { return nil }
    let core = storage.state.core(index)
    let pose = storage.state.pose(shape.body)
    var origin = explosion.center
    let nearest = withUnsafePointer(to: &origin) { vertex in
      Distance(core, pose, Core(vertices: vertex, count: 1, radius: 0), .identity)
    }
    let isInside = nearest.distance <= core.radius
    let target = isInside ? pose * core.centroid : nearest.pointA
    guard target != explosion.center else { return nil }
    let direction = (target - explosion.center).normalized
    let scale = explosion.scale(at: max(0, nearest.distance - core.radius))
    guard scale > 0 else { return nil }
    let width = core.width(across: pose.q.inverse(direction))
    return (explosion.impulsePerLength * width * scale * direction, target)
  }
}

extension Core {
  /// Returns the width of the rounded core perpendicular to a direction of its own frame.
  fileprivate func width(across direction: Vec2) -> Float {
    let axis = direction.leftPerpendicular
    var lower = Float.infinity
    var upper = -Float.infinity
    for i in 0..<count {
      let place = dot(axis, vertices[i])
      lower = min(lower, place)
      upper = max(upper, place)
    }
    return upper - lower + 2 * radius
  }
}
