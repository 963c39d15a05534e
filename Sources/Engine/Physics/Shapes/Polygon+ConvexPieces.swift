extension Polygon {
  /// Divides a simple polygon, which may be concave, into convex polygons.
  ///
  /// - Parameters:
  ///   - outline: The vertices, of either orientation, in meters. The last may repeat the first.
  ///   - radius: The skin around the pieces in meters, or nil for the world's
  ///     `Settings.polygonRadius`.
  /// - Returns: The pieces, or nil if the outline intersects itself or has no area.
  /// - Complexity: O(n^3) for n vertices in the worst case.
  public static func convexPieces(of outline: [Vec2], radius: Float? = nil) -> [Polygon]? {
    let vertices = withoutCollinearVertices(outline).map { SIMD2(Double($0.x), Double($0.y)) }
    guard let pieces = Physics.convexPieces(of: vertices) else { return nil }
    let polygons = pieces.map { piece in piece.map { Vec2(Float($0.x), Float($0.y)) } }
      .filter(isValid)
      .map { Polygon($0, radius: radius) }
    return polygons.isEmpty ? nil : polygons
  }

  /// Returns the outline without vertices that are duplicates or lie on a straight line.
  private static func withoutCollinearVertices(_ outline: [Vec2]) -> [Vec2] {
    var vertices = outline
    var index = 0
    while vertices.count >= 3, index < vertices.count {
      let before = vertices[(index + vertices.count - 1) % vertices.count]
      let after = vertices[(index + 1) % vertices.count]
      let (d1, d2) = (vertices[index] - before, after - vertices[index])
      if cross(d1, d2).magnitude <= 1e-6 * d1.length * d2.length || d1 == .zero {
        vertices.remove(at: index)
        index = max(0, index - 1)
      } else {
        index += 1
      }
    }
    return vertices
  }
}
