import Geometry
import Physics

/// A convex part of an item's collision shape, in points relative to the item's center.
enum ItemPart {
  case box(center: Vector, size: Size, angle: Double)
  case circle(center: Vector, radius: Double)
  case polygon([Point])

  /// Limits the width or height of a part in points, so that the engine can invert its mass and
  /// inertia.
  private static func limited(_ side: Double) -> Double { min(max(side, 1e-3), 1e11) }

  /// Returns the parts of an item.
  ///
  /// Sides are limited to between a thousandth of a point and 1e11 points.
  ///
  /// - Throws: An ``ItemShapeError`` if the item has no shape that collides.
  static func parts(
    of item: any DynamicItem, inset: Double
  ) throws(ItemShapeError) -> [ItemPart] {
    if let group = item as? DynamicItemGroup { return try group.parts(inset: inset) }
    let size = item.bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw ItemShapeError("Invalid size \(size) for item \(item) in Dynamics")
    }
    let inner = Size(
      limited(size.width - 2 * min(inset, size.width / 4)),
      limited(size.height - 2 * min(inset, size.height / 4)))
    switch item.collisionBoundsType {
    case .rectangle: return [.box(center: .zero, size: inner, angle: 0)]
    case .ellipse:
      if size.width == size.height { return [.circle(center: .zero, radius: inner.width / 2)] }
      let outline = Path(ovalIn: Rect(center: .zero, size: inner)).outline
      // An ellipse that is too thin to have corners on both sides is replaced by its bounds.
      guard Polygon.isValid(outline.map(Units.meters)) else {
        return [.box(center: .zero, size: inner, angle: 0)]
      }
      return [.polygon(outline)]
    case .path:
      let outline = item.collisionBoundingPath.outline.map { SIMD2($0.x, $0.y) }
      guard let pieces = convexPieces(of: outline) else {
        throw ItemShapeError(
          "item \(item) provided an invalid bounding path: it must span an area and not cross itself"
        )
      }
      return pieces.map { .polygon($0.map { Point($0.x, $0.y) }) }
    }
  }

  /// Returns the part moved by an offset and rotated about its item's center.
  func placed(at offset: Vector, rotatedBy angle: Double) -> ItemPart {
    let rotation = Transform(rotationAngle: angle)
    func place(_ vector: Vector) -> Point {
      Point(vector.dx, vector.dy).applying(rotation) + offset
    }
    switch self {
    case .box(let center, let size, let boxAngle):
      return .box(center: place(center) - .zero, size: size, angle: boxAngle + angle)
    case .circle(let center, let radius):
      return .circle(center: place(center) - .zero, radius: radius)
    case .polygon(let corners):
      return .polygon(corners.map { place($0 - .zero) })
    }
  }

  /// Returns the engine's shape, or nil if the part is too thin.
  func shape(skin: Double) -> Shape? {
    switch self {
    case .box(let center, let size, let angle):
      return .box(
        halfWidth: Units.meters(size.width / 2), halfHeight: Units.meters(size.height / 2),
        center: Units.meters(center), angle: Units.number(angle), radius: Units.meters(skin))
    case .circle(let center, let radius):
      return .circle(center: Units.meters(center), radius: Units.meters(radius))
    case .polygon(let corners):
      let vertices = corners.map(Units.meters)
      guard Polygon.isValid(vertices) else { return nil }
      return .polygon(Polygon(vertices, radius: Units.meters(skin)))
    }
  }

  /// Returns the closed outline of the part, for a center and an angle of its item.
  func outline(center: Point, angle: Double) -> Path {
    switch placed(at: center - .zero, rotatedBy: angle) {
    case .circle(let partCenter, let radius):
      return Path(
        ovalIn: Rect(center: .zero + partCenter, size: Size(2 * radius, 2 * radius)))
    case .box(let partCenter, let size, let angle):
      let rotation = Transform(rotationAngle: angle)
      return Path(
        polygon: Rect(center: .zero, size: size).corners.map {
          $0.applying(rotation) + partCenter
        })
    case .polygon(let corners): return Path(polygon: corners)
    }
  }

  /// Returns whether the part overlaps a rectangle, for a center and an angle of its item.
  func intersects(_ rect: Rect, center: Point, angle: Double) -> Bool {
    switch placed(at: center - .zero, rotatedBy: angle) {
    case .circle(let partCenter, let radius):
      let nearest = Point(
        min(max(partCenter.dx, rect.minX), rect.maxX), min(max(partCenter.dy, rect.minY), rect.maxY)
      )
      return nearest.distance(to: Point(partCenter.dx, partCenter.dy)) < radius
    case .box(let partCenter, let size, let angle):
      let box = Rect(center: .zero, size: size).corners
      let rotation = Transform(rotationAngle: angle)
      return overlap(box.map { $0.applying(rotation) + partCenter }, rect.corners)
    case .polygon(let corners): return overlap(corners, rect.corners)
    }
  }
}

/// Returns whether two convex polygons overlap, by the separating axis test.
private func overlap(_ p: [Point], _ q: [Point]) -> Bool {
  func isSeparated(bySidesOf a: [Point], from b: [Point]) -> Bool {
    a.indices.contains { i in
      let start = a[i]
      let side = a[(i + 1) % a.count] - start
      return b.allSatisfy { side.cross($0 - start) <= 0 }
    }
  }
  return !isSeparated(bySidesOf: p, from: q) && !isSeparated(bySidesOf: q, from: p)
}
