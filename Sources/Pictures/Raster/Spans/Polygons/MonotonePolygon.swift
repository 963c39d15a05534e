/// A y-monotone polygon: every horizontal line crosses its left and its right edge chain once.
///
/// Every convex polygon is monotone, for example a flattened disc, a rounded rectangle or a
/// triangle.
struct MonotonePolygon {
  var left: EdgeChain
  var right: EdgeChain
  /// The sample rows that the polygon crosses.
  let sampleRows: Range<Int>

  /// Splits a polygon into its left and right edge chains.
  ///
  /// Returns nil if the polygon is not monotone, or if a chain has vertices on both sides of the
  /// chord from the highest to the lowest vertex: it could cross the other chain there.
  ///
  /// - Parameter vertices: The vertices of the polygon, in 1/256 pixel.
  init?(_ vertices: UnsafeBufferPointer<SIMD2<Int32>>) {
    guard let top = vertices.indices.min(by: { vertices[$0].y < vertices[$1].y }),
      let bottom = vertices.indices.max(by: { vertices[$0].y < vertices[$1].y }),
      let forward = EdgeChain(of: vertices, from: top, to: bottom, isForward: true),
      let backward = EdgeChain(of: vertices, from: top, to: bottom, isForward: false),
      forward.deviation.signum() * backward.deviation.signum() <= 0
    else { return nil }
    (left, right) =
      forward.deviation > backward.deviation ? (forward, backward) : (backward, forward)
    sampleRows = Edge.sampleRow(at: vertices[top].y)..<Edge.sampleRow(at: vertices[bottom].y)
  }
}
