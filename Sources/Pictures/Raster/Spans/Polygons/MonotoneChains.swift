internal import CPixels

/// The chains of edges of a polygon between the vertices where it turns up or down, in the order of
/// their upper ends.
///
/// They are scanned from the top down. All have their vertices and edges in common arrays: a line
/// of text has a hundred chains.
struct MonotoneChains {
  /// A chain.
  struct Chain {
    /// The sample rows that it crosses.
    let sampleRows: Range<Int>
    /// 1 if the polygon follows it downwards, -1 upwards.
    let direction: Int32
    /// The index of its highest vertex.
    fileprivate let firstVertex: Int
    /// The indices of its long edges that have not been passed.
    fileprivate var longEdges: Range<Int>
  }

  private var chains: [Chain] = []
  /// The vertices of each chain from the top down, padded by eight copies of the last one: SIMD
  /// loads may over-read.
  private var vertices: [SIMD2<Int32>] = []
  /// The edges that cross at least as many sample rows as a pixel row has.
  private var longEdges: [Edge] = []

  /// Creates the chains of a path that cross some sample rows.
  init(of path: FlattenedPath, crossing sampleRows: Range<Int>) {
    vertices.reserveCapacity(2 * path.vertices.count)
    let ends = path.starts.dropFirst() + [path.vertices.count]
    path.vertices.withUnsafeBufferPointer { vertices in
      for (start, end) in zip(path.starts, ends) where start < end {
        addChains(of: UnsafeBufferPointer(rebasing: vertices[start..<end]), sampleRows)
      }
    }
    chains.sort {
      ($0.sampleRows.lowerBound, $0.firstVertex) < ($1.sampleRows.lowerBound, $1.firstVertex)
    }
  }

  var count: Int { chains.count }

  subscript(index: Int) -> Chain { chains[index] }

  /// Finds the x of the crossings of a chain with sample rows, rounded to 1/256 pixel.
  ///
  /// - Parameters:
  ///   - index: The index of the chain.
  ///   - sampleRows: Sample rows that it crosses.
  ///   - crossings: Receives an x for each sample row; up to seven more elements are overwritten.
  func findCrossings(
    of index: Int, with sampleRows: Range<Int>, in crossings: UnsafeMutablePointer<Int32>
  ) {
    vertices.withUnsafeBufferPointer { vertices in
      guard let first = vertices.baseAddress else { return }
      _ = cpixels_find_crossings(
        first + chains[index].firstVertex, Int32(sampleRows.lowerBound),
        Int32(sampleRows.upperBound), crossings)
    }
  }

  /// Finds the edge of a chain that crosses all sample rows of a pixel row.
  ///
  /// - Parameters:
  ///   - index: The index of the chain.
  ///   - sampleRows: The sample rows, none above those of the previous call.
  /// - Returns: The edge, or nil if there is none.
  mutating func edge(of index: Int, crossing sampleRows: Range<Int>) -> Edge? {
    var first = chains[index].longEdges.lowerBound
    let end = chains[index].longEdges.upperBound
    defer { chains[index].longEdges = first..<end }
    return longEdges.edge(crossing: sampleRows, from: &first, to: end)
  }

  /// Adds the chains of a closed polygon.
  private mutating func addChains(
    of polygon: UnsafeBufferPointer<SIMD2<Int32>>, _ sampleRows: Range<Int>
  ) {
    func vertex(_ index: Int) -> SIMD2<Int32> { polygon[index == polygon.count ? 0 : index] }
    var start = 0
    var goesDown: Bool?
    for index in 0..<polygon.count {
      let (here, next) = (vertex(index).y, vertex(index + 1).y)
      guard next != here, (next > here) != goesDown else { continue }
      if let goesDown {
        let count = index - start
        addChain(sampleRows, edgeCount: count, goesDown: goesDown) {
          vertex(goesDown ? start + $0 : index - $0)
        }
        start = index
      }
      goesDown = next > here
    }
    if let goesDown {
      let end = polygon.count
      addChain(sampleRows, edgeCount: end - start, goesDown: goesDown) {
        vertex(goesDown ? start + $0 : end - $0)
      }
    }
  }

  /// Adds a chain of vertices, which are numbered from the top down, if it crosses a sample row.
  @inline(__always)
  private mutating func addChain(
    _ sampleRows: Range<Int>, edgeCount: Int, goesDown: Bool,
    vertex: (_ number: Int) -> SIMD2<Int32>
  ) {
    var previous = vertex(0)
    let bottom = vertex(edgeCount)
    let crossed = Edge.sampleRow(at: previous.y)..<Edge.sampleRow(at: bottom.y)
    guard !crossed.isEmpty, crossed.overlaps(sampleRows) else { return }
    let (firstVertex, firstLongEdge) = (vertices.count, longEdges.count)
    vertices.append(previous)
    var sampleRow = crossed.lowerBound
    for number in 1...edgeCount {
      let next = vertex(number)
      let end = Edge.sampleRow(at: next.y)
      if end - sampleRow >= Edge.sampleRowsPerPixel {
        longEdges.append(Edge(from: previous, to: next, sampleRows: sampleRow..<end))
      }
      vertices.append(next)
      (previous, sampleRow) = (next, end)
    }
    vertices.append(contentsOf: repeatElement(bottom, count: 8))
    chains.append(
      Chain(
        sampleRows: crossed, direction: goesDown ? 1 : -1, firstVertex: firstVertex,
        longEdges: firstLongEdge..<longEdges.count))
  }
}
