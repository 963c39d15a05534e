internal import Geometry
internal import PictureKit

extension FrameLayer {
  /// Returns a rectangle, in the layer's coordinates, that its own picture covers with an opaque
  /// color; nil if none is found.
  ///
  /// Only a picture that begins with the fill of a convex path, as the background of a layer does,
  /// is examined.
  ///
  /// - Parameter cache: The cache of rectangles in paths.
  /// - Returns: The rectangle.
  func opaqueRect(_ cache: ShadowCache) -> Rect? {
    guard case .fill(let path, _, .color(let color))? = picture?.commands.first,
      color.alpha >= 1, !hasBlendModes
    else { return nil }
    return cache.innerRect(of: path)
  }

  /// Returns a layer with the alpha of the picture and the sublayers.
  ///
  /// What lies in the opaque rectangle is left out, and an opaque picture is black, so that layers
  /// of the same shape with different contents have equal silhouettes.
  ///
  /// - Parameter opaqueRect: The layer's opaque rectangle.
  /// - Returns: The layer.
  func silhouette(around opaqueRect: Rect?) -> FrameLayer {
    guard let opaqueRect, let commands = picture?.commands,
      case .fill(let path, let rule, _)? = commands.first
    else { return FrameLayer(picture: picture, sublayers: sublayers) }
    func isCovered(_ extent: Rect) -> Bool {
      extent.isNull
        || extent.minX >= opaqueRect.minX && extent.minY >= opaqueRect.minY
          && extent.maxX <= opaqueRect.maxX && extent.maxY <= opaqueRect.maxY
    }
    let isSimple = isCovered(commands.dropFirst().extent)
    return FrameLayer(
      picture: isSimple ? Picture(commands: [.fill(path, rule, .color(.black))]) : picture,
      sublayers: sublayers.filter { !isCovered($0.extent(under: .identity)) })
  }

  /// Whether something is drawn in another blend mode than the normal one, which could erase what
  /// is below it.
  private var hasBlendModes: Bool {
    picture?.commands.contains { if case .setBlendMode = $0 { true } else { false } } == true
      || sublayers.contains { $0.hasBlendModes }
  }
}

extension Path {
  /// The vertices of a path that is a convex polygon; nil for another one.
  var convexVertices: [Point]? {
    guard let (ends, controls) = singleOutline, ends.count == controls.count,
      ends.convexWinding != nil
    else { return nil }
    return ends
  }

  /// A rectangle inside the path; nil if the path is not convex, or has none like its bounds.
  ///
  /// It is inset from the bounds by the same distance on all sides.
  var innerRect: Rect? {
    guard let (ends, controls) = singleOutline, let winding = controls.convexWinding else {
      return nil
    }
    let bounds = controlPointBounds
    var inset = 0.0
    // The corners must be on the inner side of all chords, which lie inside a convex path.
    for (start, end) in zip(ends, ends.dropFirst() + ends.prefix(1)) {
      let along = end - start
      guard along.length > 0 else { continue }
      let inner = Vector(dx: -along.dy, dy: along.dx) * winding
      for (corner, x, y) in cornersWithDirections(of: bounds) {
        let depth = (corner - start).dot(inner)
        let slope = Vector(dx: x, dy: y).dot(inner)
        if depth + slope * inset < 0 {
          guard slope > 0 else { return nil }
          inset = -depth / slope
        }
      }
    }
    let rect = bounds.insetBy(dx: inset, dy: inset)
    return rect.isNull || rect.isEmpty ? nil : rect
  }

  /// The corners of a rectangle with the directions to its inside.
  private func cornersWithDirections(
    of rect: Rect
  ) -> [(corner: Point, x: Double, y: Double)] {
    [
      (Point(rect.minX, rect.minY), 1, 1), (Point(rect.maxX, rect.minY), -1, 1),
      (Point(rect.minX, rect.maxY), 1, -1), (Point(rect.maxX, rect.maxY), -1, -1),
    ]
  }

  /// The ends of the segments, and these with the control points; nil if the path has several
  /// subpaths.
  private var singleOutline: (ends: [Point], controls: [Point])? {
    var ends: [Point] = []
    var controls: [Point] = []
    var isClosed = false
    for element in elements {
      guard !isClosed else { return nil }
      switch element {
      case .move(let point):
        guard ends.isEmpty else { return nil }
        ends.append(point)
        controls.append(point)
      case .line(let point):
        ends.append(point)
        controls.append(point)
      case .quadCurve(let point, let control):
        // The middle of a curve is on the outline, too.
        let start = ends.last ?? point
        ends.append(start + (control - start) * 0.5 + (point - start) * 0.25)
        ends.append(point)
        controls += [control, point]
      case .curve(let point, let control1, let control2):
        let start = ends.last ?? point
        let toMiddle =
          (control1 - start) * 0.375 + (control2 - start) * 0.375 + (point - start) * 0.125
        ends += [start + toMiddle, point]
        controls += [control1, control2, point]
      case .close: isClosed = true
      }
    }
    return ends.count > 2 ? (ends, controls) : nil
  }
}

extension [Point] {
  /// 1 for the vertices of a convex polygon that turns clockwise on screen, -1 for one that turns
  /// the other way; nil for other polygons.
  fileprivate var convexWinding: Double? {
    let size = reduce(0) { Swift.max($0, abs($1.x), abs($1.y)) }
    // Rounding gives equal points tiny distances in any direction.
    let edges = zip(self, dropFirst() + prefix(1)).map { $1 - $0 }
      .filter { $0.length > 1e-9 * size }
    var sign = 0.0
    for (edge, next) in zip(edges, edges.dropFirst() + edges.prefix(1)) {
      let cross = edge.dx * next.dy - edge.dy * next.dx
      // Edges that continue in the same direction are neither.
      if abs(cross) > 1e-9 * edge.length * next.length {
        if sign * cross < 0 { return nil }
        sign = cross < 0 ? -1 : 1
      } else if edge.dot(next) < 0 {
        return nil
      }
    }
    // A polygon that winds once changes its direction along x twice.
    let directions = edges.filter { abs($0.dx) > 1e-9 * $0.length }.map { $0.dx < 0 }
    let changes = zip(directions, directions.dropFirst() + directions.prefix(1)).count { $0 != $1 }
    return sign != 0 && changes == 2 ? sign : nil
  }
}
