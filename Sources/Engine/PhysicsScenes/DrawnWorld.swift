public import Physics

/// A world with the outlines of its bodies, for scenes that are drawn.
public struct DrawnWorld: Sendable {
  /// A shape of a body that is drawn.
  public struct Outline: Sendable {
    /// The body.
    public let body: BodyID
    /// The points of the outline in the body's frame, or the center of a circle.
    public let points: [Vec2]
    /// The radius of a circle; 0 for an outline of points.
    public let radius: Float
    /// Whether the last point is joined to the first.
    public let isClosed: Bool
  }

  /// The world.
  public var world: World
  /// The outlines, in the order in which shapes were added.
  public private(set) var outlines: [Outline] = []
  /// Lines to draw in the world's frame, such as rays and ropes.
  public var lines: [(start: Vec2, end: Vec2)] = []
  /// Handles that the scene keeps for its actions.
  public var bodies: [BodyID] = []
  /// Joints that the scene keeps for its actions.
  public var joints: [JointID] = []

  /// Creates an empty world.
  public init(settings: Settings = Settings()) { world = World(settings: settings) }

  /// Adds a body without shapes.
  public mutating func addBody(
    _ kind: Body.Kind = .dynamic, at position: Vec2 = .zero, angle: Float = 0,
    velocity: Vec2 = .zero
  ) -> BodyID {
    world.addBody(Body(kind: kind, position: position, angle: angle, velocity: velocity))
  }

  /// Adds a rectangle to a body.
  @discardableResult
  public mutating func addBox(
    _ halfWidth: Float, _ halfHeight: Float, center: Vec2 = .zero, angle: Float = 0,
    to body: BodyID, _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) -> ShapeID {
    let turn = Rot(angle)
    let corners = [
      Vec2(-halfWidth, -halfHeight), Vec2(halfWidth, -halfHeight), Vec2(halfWidth, halfHeight),
      Vec2(-halfWidth, halfHeight),
    ].map { center + turn * $0 }
    outlines.append(Outline(body: body, points: corners, radius: 0, isClosed: true))
    return world.addShape(
      .box(halfWidth: halfWidth, halfHeight: halfHeight, center: center, angle: angle), to: body,
      traits)
  }

  /// Adds a circle to a body.
  @discardableResult
  public mutating func addCircle(
    _ radius: Float, center: Vec2 = .zero, to body: BodyID,
    _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) -> ShapeID {
    outlines.append(Outline(body: body, points: [center], radius: radius, isClosed: true))
    return world.addShape(.circle(center: center, radius: radius), to: body, traits)
  }

  /// Adds a chain of segments to a body.
  public mutating func addChain(
    _ points: [Vec2], isLoop: Bool = false, to body: BodyID,
    _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) {
    outlines.append(Outline(body: body, points: points, radius: 0, isClosed: isLoop))
    world.addChain(points, isLoop: isLoop, to: body, traits)
  }

  /// Adds a dynamic body with a rectangle.
  @discardableResult
  public mutating func addBox(
    _ halfWidth: Float, _ halfHeight: Float, at position: Vec2, angle: Float = 0,
    _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) -> BodyID {
    let body = addBody(at: position, angle: angle)
    addBox(halfWidth, halfHeight, to: body, traits)
    return body
  }

  /// Adds a dynamic body with a circle.
  @discardableResult
  public mutating func addBall(
    _ radius: Float, at position: Vec2, velocity: Vec2 = .zero,
    _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) -> BodyID {
    let body = addBody(at: position, velocity: velocity)
    addCircle(radius, to: body, traits)
    return body
  }

  /// Adds a static floor whose top is at y = 0, with walls.
  @discardableResult
  public mutating func addFloor(
    halfWidth: Float = 12, walls: Float = 8, _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) -> BodyID {
    let floor = addBody(.static)
    addChain(
      [
        Vec2(-halfWidth, walls), Vec2(-halfWidth, 0), Vec2(halfWidth, 0), Vec2(halfWidth, walls),
      ], to: floor, traits)
    return floor
  }

  /// The points of an outline in the world.
  public func points(of outline: Outline) -> [Vec2] {
    let pose = world.pose(of: outline.body)
    return outline.points.map { pose * $0 }
  }
}
