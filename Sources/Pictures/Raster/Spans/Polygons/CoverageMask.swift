internal import CPixels
internal import Geometry

/// The coverage of the pixels in a rectangle by a polygon.
///
/// Any polygon is scanned as the reference rasterizer scans it: in each of the fifteen sample rows
/// of a pixel row, the crossings of the edges with it are sorted, and the spans inside the polygon
/// are added. Where straight edges cross a complete pixel row without crossing each other, the
/// exact areas between them are added.
struct CoverageMask {
  /// The maximum number of pixels, each of which takes a byte.
  private static let maxPixelCount = 1 << 18
  /// The maximum number of crossings that are computed, which take four bytes each.
  private static let maxCrossingCount = 1 << 20
  /// The maximum number of chains of edges, which are sorted by insertion.
  private static let maxChainCount = 1 << 10

  /// The columns and rows of the coverages.
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  private var coverages: [UInt8]

  /// The bytes of the coverages.
  var size: Int { coverages.count }

  /// Scans a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rule: What is inside of it.
  ///   - columns: The columns that the path touches.
  ///   - rows: The rows to scan. Nil is returned if the area is large or the path has very many
  ///     edges.
  init?(_ path: FlattenedPath, _ rule: FillRule, columns: Range<Int>, rows: Range<Int>) {
    guard
      columns.count.multipliedReportingOverflow(by: rows.count).partialValue
        <= Self.maxPixelCount
    else { return nil }
    let sampleRows = Edge.sampleRows(of: rows)
    var chains = MonotoneChains(of: path, crossing: sampleRows)
    let crossingCount = (0..<chains.count).reduce(0) {
      $0 + chains[$1].sampleRows.clamped(to: sampleRows).count + 7
    }
    guard chains.count <= Self.maxChainCount, crossingCount <= Self.maxCrossingCount else {
      return nil
    }
    self.columns = columns
    self.rows = rows
    coverages = [UInt8](repeating: 0, count: columns.count * rows.count)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: crossingCount) { crossings in
      withUnsafeTemporaryAllocation(of: cpixels_chain.self, capacity: chains.count) { scanned in
        guard var next = crossings.baseAddress, let scanned = scanned.baseAddress else { return }
        for index in 0..<chains.count {
          let part = chains[index].sampleRows.clamped(to: sampleRows)
          chains.findCrossings(of: index, with: part, in: next)
          (scanned + index).initialize(
            to: cpixels_chain(
              crossings: next, first: Int32(part.lowerBound), end: Int32(part.upperBound),
              direction: chains[index].direction, x: 0))
          next += part.count + 7
        }
        scan(&chains, scanned, windingMask: rule == .evenOdd ? 1 : .max)
      }
    }
  }

  /// Returns the same mask at another place.
  func offsetBy(columns x: Int, rows y: Int) -> CoverageMask {
    var mask = self
    mask.columns = columns.lowerBound + x..<columns.upperBound + x
    mask.rows = rows.lowerBound + y..<rows.upperBound + y
    return mask
  }

  private mutating func scan(
    _ chains: inout MonotoneChains, _ scanned: UnsafeMutablePointer<cpixels_chain>,
    windingMask: UInt32
  ) {
    let (columns, rows) = (columns, rows)
    coverages.withUnsafeMutableBufferPointer { coverages in
      guard var target = coverages.baseAddress else { return }
      var coverage = RowCoverage(columns: columns)
      // From left to right in the row above. As in the reference, edges that meet keep this order.
      var order: [Int32] = []
      var edges: [FullEdge] = []
      var next = 0
      for row in rows {
        let sampleRows = Edge.sampleRows(of: row..<row + 1)
        order.removeAll { chains[Int($0)].sampleRows.upperBound <= sampleRows.lowerBound }
        while next < chains.count, chains[next].sampleRows.lowerBound < sampleRows.upperBound {
          order.append(Int32(next))
          next += 1
        }
        if !order.isEmpty {
          if Self.find(&edges, of: &chains, &order, crossing: sampleRows, scanned) {
            Self.add(edges, from: sampleRows.lowerBound, windingMask, to: &coverage)
          } else {
            coverage.addSampleRows(
              sampleRows, of: scanned, order: &order, windingMask: windingMask)
          }
          coverage.move(to: target)
        }
        target += columns.count
      }
    }
  }

  /// An edge that crosses all sample rows of a pixel row.
  private struct FullEdge {
    let edge: Edge
    /// The x of the crossing with the first sample row.
    let x: Int32
    let direction: Int32
  }

  /// Finds the edges of chains, from left to right, if each has one that crosses a complete pixel
  /// row and they do not cross each other.
  ///
  /// - Returns: Whether they do.
  private static func find(
    _ edges: inout [FullEdge], of chains: inout MonotoneChains, _ order: inout [Int32],
    crossing sampleRows: Range<Int>, _ scanned: UnsafeMutablePointer<cpixels_chain>
  ) -> Bool {
    for index in order {
      let crossed = chains[Int(index)].sampleRows
      guard
        crossed.lowerBound <= sampleRows.lowerBound, sampleRows.upperBound <= crossed.upperBound
      else { return false }
    }
    func x(_ index: Int32) -> Int32 {
      let chain = scanned[Int(index)]
      return chain.crossings[sampleRows.lowerBound - Int(chain.first)]
    }
    // The order of the row before is almost that of this one.
    for start in order.indices {
      var place = start
      while place > 0, x(order[place - 1]) > x(order[place]) {
        order.swapAt(place - 1, place)
        place -= 1
      }
    }
    edges.removeAll(keepingCapacity: true)
    var previousEnd = Int.min
    for index in order {
      guard let edge = chains.edge(of: Int(index), crossing: sampleRows) else { return false }
      let end = edge.roundedX(at: sampleRows.upperBound)
      guard end >= previousEnd else { return false }
      previousEnd = end
      edges.append(
        FullEdge(edge: edge, x: x(index), direction: scanned[Int(index)].direction))
    }
    return true
  }

  /// Adds the exact areas between edges.
  private static func add(
    _ edges: [FullEdge], from sampleRow: Int, _ windingMask: UInt32,
    to coverage: inout RowCoverage
  ) {
    var winding: Int32 = 0
    var left: Edge?
    for (index, edge) in edges.enumerated() {
      winding &+= edge.direction
      if left == nil {
        left = edge.edge
        continue
      }
      let touchesNext = index + 1 < edges.count && edges[index + 1].x == edge.x
      guard UInt32(bitPattern: winding) & windingMask == 0, !touchesNext, let start = left else {
        continue
      }
      coverage.addEdge(start, from: sampleRow, sign: 1)
      coverage.addEdge(edge.edge, from: sampleRow, sign: -1)
      left = nil
    }
  }

  /// Blends a source over the covered pixels of some rows.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - rows: The rows.
  ///   - pixels: Returns the address of column 0 of a row.
  func draw(
    _ source: some ColorSource, rows: Range<Int>,
    pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    coverages.withUnsafeBufferPointer { coverages in
      guard let first = coverages.baseAddress else { return }
      for row in rows.clamped(to: self.rows) {
        source.blend(
          over: pixels(row) + columns.lowerBound, count: columns.count,
          coverages: first + (row - self.rows.lowerBound) * columns.count)
      }
    }
  }
}
