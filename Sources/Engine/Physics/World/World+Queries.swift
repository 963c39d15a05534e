/// The first contact of a ray or of a moving shape with a shape of the world.
public struct CastHit: Sendable, Equatable {
  /// The shape that was hit.
  public let shape: ShapeID
  /// The hit point on the rounded surface of the shape, in meters.
  public let point: Vec2
  /// The unit surface normal of the shape at the point; zero for an initial overlap.
  public let normal: Vec2
  /// The fraction of the translation before the hit, in 0...1.
  public let fraction: Float
}

extension World {
  /// Returns the shapes, radius included, that contain a point, in the order of their handles.
  ///
  /// - Parameters:
  ///   - point: The point, in meters.
  ///   - filter: The filter of the query; all shapes by default.
  /// - Returns: The shapes.
  public func shapes(at point: Vec2, filter: Filter? = nil) -> [ShapeID] {
    precondition(point.isFinite, "point must be finite, but is \(point)")
    return withCore([point], radius: 0) { shapes(meeting: $0, .identity, filter) }
  }

  /// Returns the shapes that overlap a box, in the order of their handles.
  ///
  /// - Parameters:
  ///   - box: The box, in meters.
  ///   - filter: The filter of the query; all shapes by default.
  /// - Returns: The shapes.
  public func shapes(in box: AABB, filter: Filter? = nil) -> [ShapeID] {
    precondition(box.lower.isFinite && box.upper.isFinite, "box must be finite, but is \(box)")
    let corners = [
      box.lower, Vec2(box.upper.x, box.lower.y), box.upper, Vec2(box.lower.x, box.upper.y),
    ]
    return withCore(corners, radius: 0) { shapes(meeting: $0, .identity, filter) }
  }

  /// Returns the shapes that overlap a shape, in the order of their handles; radii are included.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - pose: Its pose.
  ///   - filter: The filter of the query; all shapes by default.
  /// - Returns: The shapes.
  public func shapes(
    overlapping shape: Shape, at pose: Pose, filter: Filter? = nil
  ) -> [ShapeID] {
    withCore(of: shape, at: pose) { shapes(meeting: $0, pose, filter) }
  }

  /// Returns the first shape that a ray hits, or nil; ignores shapes that contain its origin.
  ///
  /// - Parameters:
  ///   - origin: The start of the ray, in meters.
  ///   - translation: The vector from the start to the end of the ray.
  ///   - filter: The filter of the ray; all shapes by default.
  /// - Returns: The first hit, or nil.
  public func castRay(from origin: Vec2, along translation: Vec2, filter: Filter? = nil) -> CastHit?
  {
    castRays(from: origin, along: translation, filter: filter).first
  }

  /// Returns all shapes that a ray hits, nearest first; ignores shapes that contain its origin.
  public func castRays(from origin: Vec2, along translation: Vec2, filter: Filter? = nil)
    -> [CastHit]
  {
    precondition(origin.isFinite, "origin must be finite, but is \(origin)")
    precondition(translation.isFinite, "translation must be finite, but is \(translation)")
    return withCore([origin], radius: 0) { probe in
      hits(of: probe, .identity, along: translation, filter: filter).filter { $0.fraction > 0 }
    }
  }

  /// Returns the first shape that a translating shape hits, or nil.
  ///
  /// - Parameters:
  ///   - shape: The moving shape; it does not rotate.
  ///   - pose: The start pose. An initial overlap is a hit with a normal of zero.
  ///   - translation: The vector from the start to the end position.
  ///   - filter: The filter of the moving shape; all shapes by default.
  /// - Returns: The first hit, or nil.
  public func castShape(
    _ shape: Shape, at pose: Pose, along translation: Vec2, filter: Filter? = nil
  ) -> CastHit? {
    castShapes(shape, at: pose, along: translation, filter: filter).first
  }

  /// Returns all shapes that a translating shape hits, nearest first.
  ///
  /// - Parameters:
  ///   - shape: The moving shape; it does not rotate, and passes through what it hits.
  ///   - pose: The start pose. An initial overlap is a hit with a normal of zero.
  ///   - translation: The vector from the start to the end position.
  ///   - filter: The filter of the moving shape; all shapes by default.
  /// - Returns: The hits.
  public func castShapes(
    _ shape: Shape, at pose: Pose, along translation: Vec2, filter: Filter? = nil
  ) -> [CastHit] {
    precondition(translation.isFinite, "translation must be finite, but is \(translation)")
    return withCore(of: shape, at: pose) {
      hits(of: $0, pose, along: translation, filter: filter)
    }
  }

  // MARK: Implementation

  /// Calls a closure with a core of points, valid during the call.
  private func withCore<Result>(
    _ points: [Vec2], radius: Float, _ body: (Core) -> Result
  ) -> Result {
    points.withUnsafeBufferPointer { points in
      guard let base = points.baseAddress else { preconditionFailure("a core must have a vertex") }
      return body(Core(vertices: base, count: points.count, radius: radius))
    }
  }

  /// Calls a closure with the core of a valid shape.
  private func withCore<Result>(
    of shape: Shape, at pose: Pose, _ body: (Core) -> Result
  ) -> Result {
    shape.check()
    precondition(pose.p.isFinite && pose.q.xAxis.isFinite, "pose must be finite, but is \(pose)")
    let (points, radius): ([Vec2], Float) =
      switch shape {
      case .circle(let center, let radius): ([center], radius)
      case .capsule(let a, let b, let radius): ([a, b], radius)
      case .segment(let a, let b): ([a, b], settings.polygonRadius)
      case .polygon(let polygon): (polygon.vertices, polygon.radius ?? settings.polygonRadius)
      }
    return withCore(points, radius: radius, body)
  }

  private func shapes(meeting probe: Core, _ pose: Pose, _ filter: Filter?) -> [ShapeID] {
    candidates(probe.aabb(pose), along: .zero).filter { index in
      let shape = storage.state.shapes[index]
      if let filter, !filter.collides(with: shape.filter) { return false }
      let distance = Distance(
        storage.state.core(index), storage.state.pose(shape.body), probe, pose
      ).distance
      return distance <= shape.radius + probe.radius
    }.map { storage.state.id(ofShape: $0) }
  }

  private func hits(
    of probe: Core, _ pose: Pose, along translation: Vec2, filter: Filter?
  ) -> [CastHit] {
    candidates(probe.aabb(pose), along: translation).compactMap { index in
      let shape = storage.state.shapes[index]
      if let filter, !filter.collides(with: shape.filter) { return nil }
      let hit = cast(
        probe, pose, along: translation, against: storage.state.core(index),
        storage.state.pose(shape.body),
        slop: storage.state.tolerances.linearSlop)
      return hit.map {
        CastHit(
          shape: storage.state.id(ofShape: index), point: $0.point, normal: $0.normal,
          fraction: $0.fraction)
      }
    }.sorted { $0.fraction < $1.fraction }
  }

  /// Returns the indices of the shapes whose fat boxes a translating box overlaps.
  private func candidates(_ box: AABB, along translation: Vec2) -> [Int32] {
    var found = Buffer<Int32>()
    storage.state.staticTree.collect(box, along: translation, into: &found)
    storage.state.kinematicTree.collect(box, along: translation, into: &found)
    storage.state.dynamicTree.collect(box, along: translation, into: &found)
    return (0..<found.count).map { found[$0] }.sorted()
  }
}
