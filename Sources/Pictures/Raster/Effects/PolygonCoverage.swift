internal import Geometry

/// The exact areas that a polygon covers of the pixels in some columns and rows.
///
/// Each edge adds the areas to its right to its row, as in the signed-area accumulation of font-rs
/// and stb_truetype; a prefix sum gives the coverage.
struct PolygonCoverage {
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// A cell for each pixel, and two more in each row for edges on the right boundary.
  private var cells: [Float]
  private var stride: Int { columns.count + 2 }

  /// Computes the coverage of a polygon that winds once.
  init(of polygon: [Point], columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    cells = [Float](repeating: 0, count: (columns.count + 2) * rows.count)
    let vertices = Self.clipped(polygon, columns, rows).map {
      Point($0.x - Double(columns.lowerBound), $0.y - Double(rows.lowerBound))
    }
    for (start, end) in zip(vertices, vertices.dropFirst() + vertices.prefix(1))
    where start.y != end.y {
      if start.y < end.y { add(start, end, sign: 1) } else { add(end, start, sign: -1) }
    }
    for row in rows.indices.map({ $0 - rows.lowerBound }) {
      var sum: Float = 0
      for index in row * stride..<(row + 1) * stride {
        sum += cells[index]
        cells[index] = min(abs(sum), 1)
      }
    }
  }

  /// Returns the covered part of a pixel, 0...1.
  subscript(column: Int, row: Int) -> Float {
    cells[(row - rows.lowerBound) * stride + column - columns.lowerBound]
  }

  /// Returns the columns of a row that a convex polygon touches: those from the first to the last
  /// with at least a thousandth.
  func columns(of row: Int) -> Range<Int> {
    func isCovered(_ column: Int) -> Bool { self[column, row] > 1e-3 }
    guard let first = columns.first(where: isCovered), let last = columns.last(where: isCovered)
    else { return columns.lowerBound..<columns.lowerBound }
    return first..<last + 1
  }

  /// Adds the areas to the right of an edge that goes down.
  private mutating func add(_ start: Point, _ end: Point, sign: Double) {
    let slope = (end.x - start.x) / (end.y - start.y)
    var x = start.x
    for row in Int(start.y)..<min(Int(end.y.rounded(.up)), rows.count) {
      let height = min(Double(row + 1), end.y) - max(Double(row), start.y)
      guard height > 0 else { continue }
      let next = min(max(x + slope * height, 0), Double(columns.count))
      addPart(row: row, from: min(x, next), to: max(x, next), height: height * sign)
      x = next
    }
  }

  /// Adds the areas to the right of a part of an edge within a row.
  private mutating func addPart(row: Int, from left: Double, to right: Double, height: Double) {
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
      cells[row * stride + column] += Float(covered)
      cells[row * stride + column + 1] += Float(height * inColumn - covered)
      before = share
    }
  }

  /// Returns the part of a polygon in some columns and rows.
  private static func clipped(
    _ polygon: [Point], _ columns: Range<Int>, _ rows: Range<Int>
  ) -> [Point] {
    func clip(_ polygon: [Point], _ depth: (Point) -> Double) -> [Point] {
      var inside: [Point] = []
      for (index, end) in polygon.enumerated() {
        let start = polygon[(index + polygon.count - 1) % polygon.count]
        let (before, after) = (depth(start), depth(end))
        if (before >= 0) != (after >= 0) {
          inside.append(start + (end - start) * (before / (before - after)))
        }
        if after >= 0 { inside.append(end) }
      }
      return inside
    }
    var part = clip(polygon) { $0.x - Double(columns.lowerBound) }
    part = clip(part) { Double(columns.upperBound) - $0.x }
    part = clip(part) { $0.y - Double(rows.lowerBound) }
    part = clip(part) { Double(rows.upperBound) - $0.y }
    // Rounding may leave a vertex outside by a unit in the last place.
    return part.map {
      Point(
        min(max($0.x, Double(columns.lowerBound)), Double(columns.upperBound)),
        min(max($0.y, Double(rows.lowerBound)), Double(rows.upperBound)))
    }
  }
}
