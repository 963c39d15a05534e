internal import Geometry

/// The plane of a layer in the space of its siblings, and the part of it that a node shows.
///
/// After the perspective the viewer looks along the z axis, so that of two points at one place of
/// the screen the one with the larger z is nearer. Planes stay planes under a projection.
struct LayerPlane {
  /// A point or a plane in homogeneous coordinates.
  typealias Vector4 = (x: Double, y: Double, z: Double, w: Double)

  /// The difference of depths, in points, below which planes count as touching: far below what a
  /// pixel shows, far above rounding.
  static let tolerance = 0.01

  /// The part of the layer's bounds that the node shows, in the layer's coordinates.
  private(set) var outline: [Point] {
    didSet { screenBounds = Rect(around: screenOutline) ?? .null }
  }
  /// The bounds of the outline on the screen.
  private(set) var screenBounds = Rect.null

  private let rows: (x: Vector4, y: Vector4, origin: Vector4)
  /// The plane: points in front of it have a positive product.
  private let plane: Vector4
  /// The rectangle beyond the bounds in which sublayers and shadows are expected.
  private let surroundings: [Point]

  /// Returns the plane of bounds under a transform; nil if it is seen from the edge, or partly
  /// behind the viewer.
  init?(_ bounds: Rect, _ matrix: Transform3D) {
    rows = (
      (matrix.m11, matrix.m12, matrix.m13, matrix.m14),
      (matrix.m21, matrix.m22, matrix.m23, matrix.m24),
      (matrix.m41, matrix.m42, matrix.m43, matrix.m44)
    )
    outline = bounds.corners
    let reach = max(bounds.width, bounds.height)
    surroundings = bounds.insetBy(dx: -reach, dy: -reach).corners
    var plane = Self.plane(rows.x, rows.y, rows.origin)
    guard !Self.isEdgeOn(plane) else { return nil }
    if plane.z < 0 { plane = (-plane.x, -plane.y, -plane.z, -plane.w) }
    self.plane = plane
    guard outline.allSatisfy({ place(of: $0).w > 1e-9 }) else { return nil }
    screenBounds = Rect(around: screenOutline) ?? .null
  }

  /// Whether the layers may overlap on the screen; most siblings do not.
  func mayOverlap(_ other: LayerPlane) -> Bool {
    screenBounds.intersects(other.screenBounds)
  }

  /// Whether the plane of a transform is seen from the edge, or all of it in a line or a point.
  static func isEdgeOn(_ matrix: Transform3D) -> Bool {
    isEdgeOn(
      plane(
        (matrix.m11, matrix.m12, matrix.m13, matrix.m14),
        (matrix.m21, matrix.m22, matrix.m23, matrix.m24),
        (matrix.m41, matrix.m42, matrix.m43, matrix.m44)))
  }

  private static func isEdgeOn(_ plane: Vector4) -> Bool {
    let length =
      (plane.x * plane.x + plane.y * plane.y + plane.z * plane.z).squareRoot()
    return abs(plane.z) <= 1e-9 * length
  }

  /// Returns the plane through three points in homogeneous coordinates.
  private static func plane(_ a: Vector4, _ b: Vector4, _ c: Vector4) -> Vector4 {
    func determinant(
      _ a: (Double, Double, Double), _ b: (Double, Double, Double), _ c: (Double, Double, Double)
    ) -> Double {
      a.0 * (b.1 * c.2 - b.2 * c.1) - a.1 * (b.0 * c.2 - b.2 * c.0) + a.2
        * (b.0 * c.1 - b.1 * c.0)
    }
    return (
      determinant((a.y, a.z, a.w), (b.y, b.z, b.w), (c.y, c.z, c.w)),
      -determinant((a.x, a.z, a.w), (b.x, b.z, b.w), (c.x, c.z, c.w)),
      determinant((a.x, a.y, a.w), (b.x, b.y, b.w), (c.x, c.y, c.w)),
      -determinant((a.x, a.y, a.z), (b.x, b.y, b.z), (c.x, c.y, c.z))
    )
  }

  /// Returns a point of the layer in space.
  private func place(of point: Point) -> Vector4 {
    func value(_ path: KeyPath<Vector4, Double>) -> Double {
      point.x * rows.x[keyPath: path] + point.y * rows.y[keyPath: path]
        + rows.origin[keyPath: path]
    }
    return (value(\.x), value(\.y), value(\.z), value(\.w))
  }

  /// The outline on the screen.
  var screenOutline: [Point] {
    outline.map { point in
      let place = place(of: point)
      return Point(place.x / place.w, place.y / place.w)
    }
  }

  /// Returns the depth of the plane at a point of the screen, towards the viewer.
  func depth(at point: Point) -> Double {
    -(plane.x * point.x + plane.y * point.y + plane.w) / plane.z
  }

  // MARK: Splitting

  /// The line in which another plane cuts this one: points in front of the other plane have a
  /// positive value.
  private func line(of other: LayerPlane) -> HalfPlane {
    func product(_ place: Vector4) -> Double {
      other.plane.x * place.x + other.plane.y * place.y + other.plane.z * place.z
        + other.plane.w * place.w
    }
    return HalfPlane(product(rows.x), product(rows.y), product(rows.origin))
  }

  /// Whether the layer goes through another one, so that a part of it is in front and another
  /// behind.
  func crosses(_ other: LayerPlane) -> Bool {
    guard mayOverlap(other) else { return false }
    let line = line(of: other)
    var (isInFront, isBehind) = (false, false)
    for point in outline {
      let distance = line.value(at: point) / (other.plane.z * place(of: point).w)
      isInFront = isInFront || distance > Self.tolerance
      isBehind = isBehind || distance < -Self.tolerance
    }
    guard isInFront, isBehind else { return false }
    let cut = line.cut(through: outline).map { point in
      let place = place(of: point)
      return Point(place.x / place.w, place.y / place.w)
    }
    return cut.count == 2 && Polygon.length(of: cut, inside: other.screenOutline) > 0.5
  }

  /// The distance by which the part behind another layer goes on below that in front, in points of
  /// the layer: without it their smooth edges would let the background through.
  static let overlap = 0.5

  /// Returns the parts behind another layer and in front of it, with the polygons in the layer's
  /// coordinates that clip its node to them.
  ///
  /// - Parameters:
  ///   - other: The plane of the other layer.
  ///   - overlap: The distance by which the part behind goes on, in points.
  /// - Returns: The parts.
  func split(
    by other: LayerPlane, overlap: Double
  ) -> [(plane: LayerPlane, clip: [Point])] {
    let line = line(of: other)
    var (behind, inFront) = (self, self)
    inFront.outline = line.part(of: outline)
    behind.outline = line.opposite.part(of: outline)
    return [
      (behind, line.opposite.moved(by: overlap).part(of: surroundings)),
      (inFront, line.part(of: surroundings)),
    ]
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}
