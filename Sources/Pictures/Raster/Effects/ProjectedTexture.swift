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
    /// Pixels are multiplied by the area that is covered.
    case smooth
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

  /// The outline of the rectangle in the target, in front of the viewer.
  let outline: [Point]

  /// Creates a texture.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - pixels: The pixels, premultiplied.
  ///   - transform: The transform from pixels of the texture to those of the target; nil is
  ///     returned for a singular one.
  ///   - edges: How the edges are drawn; smooth by default.
  init?(
    width: Int, height: Int, pixels: [UInt32], transform: ProjectiveTransform,
    edges: Edges = .smooth
  ) {
    guard let inverse = transform.inverse else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.inverse = inverse
    self.edges = edges
    let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    outline = rect.corners(inFrontOf: transform).map { $0.applying(transform) }
  }

  /// Returns the pixels of a part of the target.
  func draw(columns: Range<Int>, rows: Range<Int>) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: columns.count * rows.count)
    var coverage: PolygonCoverage?
    if case .smooth = edges {
      coverage = PolygonCoverage(of: outline, columns: columns, rows: rows)
    }
    pixels.withUnsafeBufferPointer { texels in
      result.withUnsafeMutableBufferPointer { result in
        guard let target = result.baseAddress, let texels = texels.baseAddress else { return }
        let texture = cpixels_texture(pixels: texels, width: width, height: height)
        for (line, y) in rows.enumerated() {
          let row = target + line * columns.count - columns.lowerBound
          let touched = coverage?.columns(of: y) ?? wholePixels(of: y, in: columns)
          let covered = visible(touched, row: y)
          draw(covered, row: y, texture, to: row)
          guard let coverage else { continue }
          for x in covered where coverage[x, y] < 0.998 {
            row[x] = row[x].multiplied(by: UInt32(coverage[x, y] * 255 + 0.5))
          }
        }
      }
    }
    return result
  }

  /// Returns the columns of a row whose pixels have their centers inside.
  private func wholePixels(of row: Int, in columns: Range<Int>) -> Range<Int> {
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
  private func draw(
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
