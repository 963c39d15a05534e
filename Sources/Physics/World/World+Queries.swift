/// Where a ray or a moving shape first meets a shape of the world.
public struct CastHit: Sendable, Equatable {
  /// The shape that was met.
  public let shape: ShapeID
  /// The point of meeting, on the skin of the shape that was met.
  public let point: Vec2
  /// The direction in which the met shape faces there, of length one; zero for shapes that overlap
  /// from the start.
  public let normal: Vec2
  /// The part of the translation gone before, in 0...1.
  public let fraction: Float
}

extension World {
  /// The shapes that hold a point, their skins included, in the order of their handles.
  public func shapes(at point: Vec2) -> [ShapeID] {
    precondition(point.isFinite, "point must be finite, but is \(point)")
    return withCore([point], radius: 0) { probe in
      shapes(meeting: probe, .identity)
    }
  }

  /// The shapes of which some part lies in a box, in the order of their handles.
  public func shapes(in box: Box) -> [ShapeID] {
    precondition(box.lower.isFinite && box.upper.isFinite, "box must be finite, but is \(box)")
    let corners = [
      box.lower, Vec2(box.upper.x, box.lower.y), box.upper, Vec2(box.lower.x, box.upper.y),
    ]
    return withCore(corners, radius: 0) { probe in shapes(meeting: probe, .identity) }
  }

  /// The first shape that a ray meets, or nil; shapes that hold its origin are passed over.
  ///
  /// - Parameters:
  ///   - origin: Where the ray starts.
  ///   - translation: The translation to its end.
  ///   - filter: Which shapes count, as if the ray were a shape with this filter; all by default.
  /// - Returns: Where the ray first meets a shape, or nil.
  public func castRay(from origin: Vec2, along translation: Vec2, filter: Filter? = nil) -> CastHit?
  {
    castRays(from: origin, along: translation, filter: filter).first
  }

  /// All shapes that a ray meets, the nearest first; shapes that hold its origin are passed over.
  public func castRays(from origin: Vec2, along translation: Vec2, filter: Filter? = nil)
    -> [CastHit]
  {
    precondition(origin.isFinite, "origin must be finite, but is \(origin)")
    precondition(translation.isFinite, "translation must be finite, but is \(translation)")
    return withCore([origin], radius: 0) { probe in
      hits(of: probe, .identity, along: translation, filter: filter).filter { $0.fraction > 0 }
    }
  }

  /// The first shape that a moving shape meets, or nil.
  ///
  /// - Parameters:
  ///   - shape: The shape that moves, without turning.
  ///   - pose: Where it starts; what it overlaps there is met at once, with a normal of zero.
  ///   - translation: The translation to its end.
  ///   - filter: Which shapes count, as if the moving shape had this filter; all by default.
  /// - Returns: Where the shape first meets another, or nil.
  public func castShape(
    _ shape: Shape, at pose: Pose, along translation: Vec2, filter: Filter? = nil
  ) -> CastHit? {
    shape.check()
    precondition(
      pose.p.isFinite && pose.q.xAxis.isFinite, "pose must be finite, but is \(pose)")
    precondition(translation.isFinite, "translation must be finite, but is \(translation)")
    let (points, radius): ([Vec2], Float) =
      switch shape {
      case .circle(let center, let radius): ([center], radius)
      case .capsule(let a, let b, let radius): ([a, b], radius)
      case .segment(let a, let b): ([a, b], settings.polygonRadius)
      case .polygon(let polygon): (polygon.vertices, polygon.radius ?? settings.polygonRadius)
      }
    return withCore(points, radius: radius) { probe in
      hits(of: probe, pose, along: translation, filter: filter).first
    }
  }

  // MARK: The work

  /// Lends a core made of points.
  private func withCore<Result>(
    _ points: [Vec2], radius: Float, _ body: (Core) -> Result
  ) -> Result {
    points.withUnsafeBufferPointer { points in
      guard let base = points.baseAddress else { preconditionFailure("a shape has corners") }
      return body(Core(vertices: base, count: points.count, radius: radius))
    }
  }

  private func shapes(meeting probe: Core, _ pose: Pose) -> [ShapeID] {
    candidates(probe.box(pose), along: .zero).filter { index in
      let shape = storage.state.shapes[index]
      let distance = Distance(
        storage.state.core(index), storage.state.pose(shape.body), probe, pose
      ).distance
      return distance <= shape.radius + probe.radius
    }.map { storage.state.id(ofShape: $0) }
  }

  private func hits(
    of probe: Core, _ pose: Pose, along translation: Vec2, filter: Filter?
  ) -> [CastHit] {
    candidates(probe.box(pose), along: translation).compactMap { index in
      let shape = storage.state.shapes[index]
      if let filter, !filter.meets(shape.filter) { return nil }
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

  /// The shapes whose boxes a box meets on a translation, by index.
  private func candidates(_ box: Box, along translation: Vec2) -> [Int32] {
    var overlaps = Buffer<Int32>()
    storage.state.staticTree.collect(box, along: translation, into: &found)
    storage.state.kinematicTree.collect(box, along: translation, into: &found)
    storage.state.dynamicTree.collect(box, along: translation, into: &found)
    return (0..<found.count).map { found[$0] }.sorted()
  }
}
