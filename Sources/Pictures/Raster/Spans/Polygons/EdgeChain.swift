internal import CPixels

/// A y-monotone chain of edges: one side of a polygon, from its highest to its lowest vertex.
///
/// The chain is read from the top down and keeps its position between calls.
struct EdgeChain {
  /// The vertices from the top down, padded by eight copies of the last one: SIMD loads may
  /// over-read.
  private var vertices: [SIMD2<Int32>] = []
  /// The edges that cross at least as many sample rows as a pixel row has.
  private var longEdges: [Edge] = []
  /// The indices in ``vertices`` and ``longEdges`` where the next call continues.
  private var nextVertex = 0
  private var nextLongEdge = 0

  /// The deviation of the chain from its chord, the segment between its ends.
  ///
  /// It is the cross product, largest by magnitude, of the chord with the vector from the first to
  /// another vertex: positive for a left chain, negative for a right one, 0 for a straight one.
  private(set) var deviation = 0

  /// Creates a chain by following a polygon down.
  ///
  /// Returns nil if an edge leads up, or if vertices lie on both sides of the chord.
  ///
  /// - Parameters:
  ///   - polygon: The vertices of the polygon, in 1/256 pixel.
  ///   - top: The index of the highest vertex.
  ///   - bottom: The index of the lowest vertex.
  ///   - isForward: Whether the chain follows ascending indices.
  init?(
    of polygon: UnsafeBufferPointer<SIMD2<Int32>>, from top: Int, to bottom: Int, isForward: Bool
  ) {
    let start = polygon[top]
    let chord = polygon[bottom] &- start
    vertices.reserveCapacity(polygon.count + 9)
    vertices.append(start)
    var (minDeviation, maxDeviation) = (0, 0)
    var sampleRow = Edge.sampleRow(at: start.y)
    var index = top
    while index != bottom {
      let previous = polygon[index]
      if isForward {
        index = index &+ 1 == polygon.count ? 0 : index &+ 1
      } else {
        index = (index == 0 ? polygon.count : index) &- 1
      }
      let vertex = polygon[index]
      guard append(vertex, after: previous, &sampleRow) else { return nil }
      let offset = vertex &- start
      let deviation = Int(chord.x) &* Int(offset.y) &- Int(chord.y) &* Int(offset.x)
      (minDeviation, maxDeviation) = (min(minDeviation, deviation), max(maxDeviation, deviation))
    }
    guard minDeviation == 0 || maxDeviation == 0 else { return nil }
    deviation = minDeviation + maxDeviation
    vertices.append(contentsOf: repeatElement(polygon[bottom], count: 8))
  }

  /// Adds a vertex and the edge to it.
  ///
  /// - Parameters:
  ///   - vertex: The vertex.
  ///   - previous: The vertex before.
  ///   - sampleRow: The first sample row below the previous vertex, then that below the vertex.
  /// - Returns: False, without adding anything, if the edge leads up.
  @inline(__always)
  private mutating func append(
    _ vertex: SIMD2<Int32>, after previous: SIMD2<Int32>, _ sampleRow: inout Int
  ) -> Bool {
    let end = Edge.sampleRow(at: vertex.y)
    guard end >= sampleRow else { return false }
    if end &- sampleRow >= Edge.sampleRowsPerPixel {
      longEdges.append(Edge(from: previous, to: vertex, sampleRows: sampleRow..<end))
    }
    sampleRow = end
    vertices.append(vertex)
    return true
  }

  /// Finds the x of the crossings with sample rows, rounded to 1/256 pixel.
  ///
  /// - Parameters:
  ///   - sampleRows: Sample rows that the chain crosses, none above those of the previous call.
  ///   - crossings: Receives an x for each sample row; up to seven more elements are overwritten.
  @inline(__always)
  mutating func findCrossings(
    with sampleRows: Range<Int>, in crossings: UnsafeMutablePointer<Int32>
  ) {
    nextVertex &+= vertices.withUnsafeBufferPointer { vertices in
      guard let first = vertices.baseAddress else { return 0 }
      return cpixels_find_crossings(
        first + nextVertex, Int32(truncatingIfNeeded: sampleRows.lowerBound),
        Int32(truncatingIfNeeded: sampleRows.upperBound), crossings)
    }
  }

  /// Finds the edge that crosses all sample rows of a pixel row.
  ///
  /// - Parameter sampleRows: The sample rows, none above those of the previous call.
  /// - Returns: The edge, or nil if there is none.
  @inline(__always)
  mutating func edge(crossing sampleRows: Range<Int>) -> Edge? {
    longEdges.edge(crossing: sampleRows, from: &nextLongEdge, to: longEdges.count)
  }
}
