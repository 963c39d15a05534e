import Geometry
import Physics

/// The geometry of a boundary: a line segment or a closed loop.
enum BoundaryOutline: Equatable {
  case line(Point, Point)
  case loop(Path)

  var path: Path {
    switch self {
    case .line(let start, let end):
      var path = Path()
      path.move(to: start)
      path.addLine(to: end)
      return path
    case .loop(let path): return path
    }
  }

  /// The outline with curves replaced by the lines with which items collide.
  var polygon: Path {
    switch self {
    case .line: path
    case .loop: Path(polygon: corners)
    }
  }

  /// The vertices of a loop, or the ends of a line.
  ///
  /// A loop of two vertices is a line.
  private var corners: [Point] {
    switch self {
    case .line(let start, let end): [start, end]
    case .loop(let path): path.outline
    }
  }

  /// Whether the outline has fewer than two points, so that nothing collides with it.
  var isEmpty: Bool { corners.count < 2 }

  /// Adds the outline's segments to a body.
  func addShapes(to body: BodyID, in world: inout World, _ traits: ShapeTraits) {
    // Far from the origin, corners that differ in points may coincide in the engine's precision.
    var points: [Vec2] = []
    for point in corners.map(Units.meters) where point != points.last { points.append(point) }
    while points.count > 1, points.first == points.last { points.removeLast() }
    if points.count > 2 {
      world.addChain(points, isLoop: true, to: body, traits)
    } else if points.count == 2 {
      world.addShape(.segment(points[0], points[1]), to: body, traits)
    }
  }

  /// Returns the point of the outline that is nearest to a target.
  func nearestPoint(to target: Point) -> Point {
    let corners = corners
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
    let nearest = sides.map { start, end -> Point in
      let side = end - start
      let lengthSquared = side.dot(side)
      guard lengthSquared > 0 else { return start }
      let fraction = min(max((target - start).dot(side) / lengthSquared, 0), 1)
      return start + side * fraction
    }
    return nearest.min { $0.distance(to: target) < $1.distance(to: target) } ?? target
  }
}
