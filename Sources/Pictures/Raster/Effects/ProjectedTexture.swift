internal import CPixels
internal import Geometry

/// A rectangle of pixels that is seen under a projection.
///
/// Each pixel is the mean of as many samples as the texture has in it, up to four by four. At the
/// edges of the rectangle it is multiplied by the exact area that the rectangle covers, so that
/// edges are as smooth as those of paths, unless they are those of whole pixels.
struct ProjectedTexture {
  /// How the edges of the rectangle are drawn.
  enum Edges {
    /// Pixels are multiplied by the area that is covered of the rectangle, or of a convex polygon
    /// inside of it, in pixels of the target.
    case smooth([Point]?)
    /// Pixels are drawn whose centers are inside the rectangle and inside a convex polygon, in
    /// pixels of the target, unless it is nil.
    case wholePixels([Point]?)
  }

  let width: Int
  let height: Int
  /// The pixels, premultiplied.
  let pixels: [UInt32]
  /// The transform from pixels of the target to those of the texture.
  let inverse: ProjectiveTransform
  let edges: Edges
  /// The columns and rows of the target.
  let columns: Range<Int>
  let rows: Range<Int>

  /// The outline of what is drawn, in front of the viewer.
  private let outline: [Point]
  /// The area that it covers of each pixel, for smooth edges.
  private let coverage: PolygonCoverage?

  /// Creates a texture.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - pixels: The pixels, premultiplied.
  ///   - transform: The transform from pixels of the texture to those of the target; nil is
  ///     returned for a singular one.
  ///   - columns: The columns of the target that are drawn.
  ///   - rows: The rows of the target that are drawn.
  ///   - edges: How the edges are drawn.
  init?(
    width: Int, height: Int, pixels: [UInt32], transform: ProjectiveTransform,
    columns: Range<Int>, rows: Range<Int>, edges: Edges
  ) {
    guard let inverse = transform.inverse else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.inverse = inverse
    self.edges = edges
    self.columns = columns
    self.rows = rows
    let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let corners = rect.corners(inFrontOf: transform).map { $0.applying(transform) }
    switch edges {
    case .smooth(let polygon):
      outline = polygon ?? corners
      coverage = PolygonCoverage(of: outline, columns: columns, rows: rows)
    case .wholePixels:
      outline = corners
      coverage = nil
    }
  }

  /// Returns all pixels.
  func draw() -> [UInt32] {
    var result = [UInt32](repeating: 0, count: columns.count * rows.count)
    result.withUnsafeMutableBufferPointer { result in
      guard let first = result.baseAddress else { return }
      drawRows(rows) { row, covered, pixels in
        let target = first + (row - rows.lowerBound) * columns.count - columns.lowerBound
        (target + covered.lowerBound).update(
          from: pixels + covered.lowerBound, count: covered.count)
      }
    }
    return result
  }

  /// Blends some of the pixels over others.
  ///
  /// - Parameters:
  ///   - columns: The columns to draw.
  ///   - rows: The rows to draw.
  ///   - target: Returns the address of column 0 of a row.
  func draw(
    columns: Range<Int>, rows: Range<Int>, on target: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    drawRows(rows.clamped(to: self.rows)) { row, covered, pixels in
      let part = covered.clamped(to: columns)
      guard !part.isEmpty else { return }
      cpixels_blend_pixels(
        target(row) + part.lowerBound, pixels + part.lowerBound, part.count, 255)
    }
  }

  /// Calls a function with the covered columns of each row and the address of column 0.
  ///
  /// All covered columns are drawn, since the rounding of places depends on the first one.
  private func drawRows(
    _ rows: Range<Int>,
    _ body: (_ row: Int, _ covered: Range<Int>, _ pixels: UnsafePointer<UInt32>) -> Void
  ) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var coverage = coverage
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns.count) { buffer in
      guard let first = buffer.baseAddress else { return }
      let pixels = first - columns.lowerBound
      for row in rows {
        coverage?.move(to: row)
        let covered = visible(coverage?.touched ?? wholePixels(of: row), row: row)
        guard !covered.isEmpty else { continue }
        sample(covered, row: row, to: pixels)
        if let coverage { pixels.multiply(covered, by: coverage) }
        body(row, covered, pixels)
      }
    }
  }

  /// Returns the columns of a row whose pixels have their centers inside.
  private func wholePixels(of row: Int) -> Range<Int> {
    let pixels = columns.clamped(to: outline.centers(inRow: row))
    guard case .wholePixels(let clip?) = edges else { return pixels }
    return pixels.clamped(to: clip.centers(inRow: row))
  }

  /// Returns the columns of a row whose pixels are in front of the viewer.
  private func visible(_ columns: Range<Int>, row: Int) -> Range<Int> {
    func isVisible(_ x: Int) -> Bool {
      // The weight is linear: those of the corners limit those in the pixel.
      let corner = Point(Double(x), Double(row))
      let lowest = inverse.weight(of: corner) + min(inverse.m13, 0) + min(inverse.m23, 0)
      return lowest > 0
    }
    var columns = columns
    while let first = columns.first, !isVisible(first) { columns = columns.dropFirst() }
    while let last = columns.last, !isVisible(last) { columns = columns.dropLast() }
    return columns
  }

  /// Draws pixels as if the rectangle covered them, those with the same number of samples at once.
  private func sample(
    _ columns: Range<Int>, row: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    pixels.withUnsafeBufferPointer { texels in
      guard let texels = texels.baseAddress else { return }
      sample(
        columns, row: row, cpixels_texture(pixels: texels, width: width, height: height),
        to: target)
    }
  }

  private func sample(
    _ columns: Range<Int>, row: Int, _ texture: cpixels_texture,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    let projection = cpixels_projection(
      m11: inverse.m11, m12: inverse.m12, m13: inverse.m13, m21: inverse.m21, m22: inverse.m22,
      m23: inverse.m23, m31: inverse.m31, m32: inverse.m32, m33: inverse.m33)
    var start = columns.lowerBound
    while start < columns.upperBound {
      let counts = sampleCounts(x: start, y: row)
      var end = columns.upperBound
      if sampleCounts(x: end - 1, y: row) != counts {
        // The numbers change steadily along a row.
        var last = start
        end -= 1
        while end - last > 1 {
          let middle = (last + end) / 2
          if sampleCounts(x: middle, y: row) == counts { last = middle } else { end = middle }
        }
      }
      cpixels_project(
        target + start, end - start, texture, projection, Double(start), Double(row),
        Int32(counts.across), Int32(counts.down))
      start = end
    }
  }

  /// The maximum number of samples along a side of a pixel.
  private static let maxSampleCount = 4

  /// Returns the numbers of samples along the sides of a pixel.
  private func sampleCounts(x: Int, y: Int) -> (across: Int, down: Int) {
    let corner = Point(Double(x), Double(y))
    let (right, below) = (corner + Vector(dx: 1, dy: 0), corner + Vector(dx: 0, dy: 1))
    let place = corner.applying(inverse)
    return (
      sampleCount(place.distance(to: right.applying(inverse))),
      sampleCount(place.distance(to: below.applying(inverse)))
    )
  }

  /// Returns the number of samples along one side of a pixel that covers a number of texels.
  private func sampleCount(_ texels: Double) -> Int {
    // A pixel that is a little larger than a texel needs no second sample, which would blur it.
    Int(min(max((texels - 0.25).rounded(.up), 1), Double(Self.maxSampleCount)))
  }
}

extension UnsafeMutablePointer<UInt32> {
  /// Multiplies the pixels of some columns at the edges of a polygon by their coverage; this is the
  /// address of column 0.
  fileprivate func multiply(_ columns: Range<Int>, by coverage: PolygonCoverage) {
    let complete = coverage.complete.clamped(to: columns)
    for part in [
      columns.lowerBound..<complete.lowerBound, complete.upperBound..<columns.upperBound,
    ] {
      for x in part {
        let share = coverage[x]
        if share < PolygonCoverage.completeCoverage {
          self[x] = self[x].multiplied(by: UInt32(share * 255 + 0.5))
        }
      }
    }
  }
}

extension [Point] {
  /// Returns the columns of the pixels of a row whose centers are inside a convex polygon.
  ///
  /// Polygons with a common edge have each center at this edge in one of them.
  fileprivate func centers(inRow row: Int) -> Range<Int> {
    let y = Double(row) + 0.5
    var (left, right) = (Double.infinity, -Double.infinity)
    for (start, end) in zip(self, dropFirst() + prefix(1)) where (start.y <= y) != (end.y <= y) {
      // The order of the ends does not change the rounding.
      let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
      let x = upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y))
      (left, right) = (Swift.min(left, x), Swift.max(right, x))
    }
    let limit = 1e6
    guard left <= right, left < limit, right > -limit else { return 0..<0 }
    let first = Int(Swift.max((left - 0.5).rounded(.up), -limit))
    let end = Int(Swift.min((right - 0.5).rounded(.up), limit))
    return first..<Swift.max(first, end)
  }
}
