internal import Geometry

/// The exact areas that a convex polygon covers of the pixels in some columns and rows, row by row.
///
/// Each edge adds the areas to its right to its row, as in the signed-area accumulation of font-rs
/// and stb_truetype; a prefix sum gives the coverage. It is constant between the edges on the left
/// and those on the right, where most pixels lie.
struct PolygonCoverage {
  /// The part of a pixel above which it counts as covered.
  private static let minCoverage: Float = 1e-3
  /// The part of a pixel from which on it counts as covered completely.
  static let completeCoverage: Float = 0.998

  private let columns: Range<Int>
  private let edges: [Edge]
  /// The cells of the present row, and two more for edges on the right boundary.
  private var cells: [Float]
  /// The columns that the polygon touches in the present row: those from the first to the last that
  /// is covered.
  private(set) var touched = 0..<0
  /// Those of them that are covered completely.
  private(set) var complete = 0..<0

  /// An edge that goes down, in columns from the first one.
  private struct Edge {
    let start: Point
    let end: Point
    let slope: Double
    /// -1 if the polygon follows it upwards.
    let sign: Double
  }

  /// Creates the coverage of a polygon that winds once.
  init(of polygon: [Point], columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    cells = [Float](repeating: 0, count: columns.count + 2)
    let part = Rect(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
    let vertices = polygon.clipped(to: part).map { Point($0.x - part.minX, $0.y) }
    edges = zip(vertices, vertices.dropFirst() + vertices.prefix(1)).compactMap { start, end in
      guard start.y != end.y else { return nil }
      let slope = (end.x - start.x) / (end.y - start.y)
      return start.y < end.y
        ? Edge(start: start, end: end, slope: slope, sign: 1)
        : Edge(start: end, end: start, slope: slope, sign: -1)
    }
  }

  /// Returns the covered part of a pixel in the present row that is not covered completely.
  subscript(column: Int) -> Float { cells[column - columns.lowerBound] }

  /// Computes the coverage of a row.
  mutating func move(to row: Int) {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    var (down, up) = (0..<0, 0..<0)
    for edge in edges {
      guard let changed = add(edge, row: row) else { continue }
      if edge.sign > 0 { down.formHull(changed) } else { up.formHull(changed) }
    }
    let (left, right) = down.lowerBound < up.lowerBound ? (down, up) : (up, down)
    let middle = left.upperBound..<max(left.upperBound, right.lowerBound)
    var sum: Float = 0
    sumCells(left, &sum)
    let isComplete = min(abs(sum), 1) >= Self.completeCoverage
    if !isComplete { sumCells(middle, &sum) }
    sumCells(middle.upperBound..<max(middle.upperBound, right.upperBound), &sum)
    setColumns(from: left, to: right, complete: isComplete ? middle : 0..<0)
  }

  /// Replaces some cells by their coverage.
  private mutating func sumCells(_ range: Range<Int>, _ sum: inout Float) {
    for index in range {
      sum += cells[index]
      cells[index] = min(abs(sum), 1)
    }
  }

  private mutating func setColumns(
    from left: Range<Int>, to right: Range<Int>, complete middle: Range<Int>
  ) {
    let end = min(max(left.upperBound, right.upperBound), columns.count)
    var all = left.lowerBound..<max(left.lowerBound, end)
    let middle = middle.clamped(to: all)
    func isUncovered(_ index: Int) -> Bool {
      !middle.contains(index) && cells[index] <= Self.minCoverage
    }
    while let first = all.first, isUncovered(first) { all = all.dropFirst() }
    while let last = all.last, isUncovered(last) { all = all.dropLast() }
    let first = columns.lowerBound
    touched = all.lowerBound + first..<all.upperBound + first
    complete = middle.lowerBound + first..<middle.upperBound + first
  }

  /// Adds the areas to the right of the part of an edge in a row; returns the cells that it has
  /// changed.
  private mutating func add(_ edge: Edge, row: Int) -> Range<Int>? {
    let top = max(Double(row), edge.start.y)
    let bottom = min(Double(row + 1), edge.end.y)
    guard top < bottom else { return nil }
    func x(_ y: Double) -> Double {
      min(max(edge.start.x + edge.slope * (y - edge.start.y), 0), Double(columns.count))
    }
    let (upper, lower) = (x(top), x(bottom))
    return addPart(
      from: min(upper, lower), to: max(upper, lower), height: (bottom - top) * edge.sign)
  }

  private mutating func addPart(
    from left: Double, to right: Double, height: Double
  ) -> Range<Int> {
    let first = Int(left)
    let last = max(Int(right.rounded(.up)), first + 1)
    var before = 0.0
    for column in first..<last {
      // The part of the edge up to the right side of the column, and the area to its right.
      let end = min(Double(column + 1), right)
      let share = right > left ? (end - left) / (right - left) : 1
      let inColumn = share - before
      let middle = (max(Double(column), left) + end) / 2
      let covered = height * inColumn * (Double(column + 1) - middle)
      cells[column] += Float(covered)
      cells[column + 1] += Float(height * inColumn - covered)
      before = share
    }
    return first..<last + 1
  }
}

extension Range<Int> {
  /// Replaces the range by the smallest one that contains it and another; an empty one contains
  /// nothing.
  fileprivate mutating func formHull(_ other: Range) {
    guard !isEmpty else {
      self = other
      return
    }
    self =
      Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
