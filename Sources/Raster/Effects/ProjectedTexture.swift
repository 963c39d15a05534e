internal import CPixels
internal import Geometry

/// A rectangle of pixels that is seen under a projection.
///
/// Each pixel is the mean of as many samples as the texture has in it, up to four by four. At the
/// edges of the rectangle it is the mean of those inside, multiplied by the exact area that the
/// rectangle covers, so that edges are as smooth as those of paths.
struct ProjectedTexture {
  let width: Int
  let height: Int
  /// The pixels, premultiplied.
  let pixels: [UInt32]
  /// The transform from pixels of the target to those of the texture.
  let inverse: ProjectiveTransform

  /// The outline of the rectangle in the target, in front of the viewer.
  let outline: [Point]

  /// Creates a texture.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - pixels: The pixels, premultiplied.
  ///   - transform: The transform from pixels of the texture to those of the target; nil is returned
  ///     for a singular one.
  init?(width: Int, height: Int, pixels: [UInt32], transform: ProjectiveTransform) {
    guard let inverse = transform.inverted() else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.inverse = inverse
    let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    outline = rect.corners(inFrontOf: transform).map { $0.applying(transform) }
  }

  /// Returns the pixels of a part of the target.
  func draw(columns: Range<Int>, rows: Range<Int>) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: columns.count * rows.count)
    let coverage = PolygonCoverage(of: outline, columns: columns, rows: rows)
    pixels.withUnsafeBufferPointer { texture in
      result.withUnsafeMutableBufferPointer { result in
        guard let target = result.baseAddress else { return }
        for (line, y) in rows.enumerated() {
          let row = target + line * columns.count - columns.lowerBound
          var x = columns.lowerBound
          while x < columns.upperBound {
            let covered = coverage[x, y]
            if Self.isInside(covered) {
              let start = x
              while x < columns.upperBound, Self.isInside(coverage[x, y]) { x += 1 }
              drawInside(start..<x, row: y, texture, to: row)
              continue
            }
            // Coverages are sums in single precision; less than this is no level.
            if covered > 1e-3 {
              row[x] = edgePixel(x: Double(x), y: Double(y), coverage: covered, texture)
            }
            x += 1
          }
        }
      }
    }
    return result
  }

  /// Whether a pixel with a coverage lies inside the rectangle.
  @inline(__always)
  private static func isInside(_ coverage: Float) -> Bool { coverage > 0.999 }

  /// Draws pixels inside the rectangle, those with the same number of samples at once.
  private func drawInside(
    _ columns: Range<Int>, row: Int, _ texture: UnsafeBufferPointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    guard let first = texture.baseAddress else { return }
    let texture = cpixels_texture(pixels: first, width: width, height: height)
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

  /// Returns a pixel at the edge of the rectangle.
  private func edgePixel(
    x: Double, y: Double, coverage: Float, _ texture: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let center = Point(x + 0.5, y + 0.5)
    guard inverse.weight(of: center) > 0 else { return 0 }
    var sum = SIMD4<Float>.zero
    var count: Float = 0
    for row in 0..<Self.maxSampleCount {
      for column in 0..<Self.maxSampleCount {
        let point = Point(
          x + (Double(column) + 0.5) / Double(Self.maxSampleCount),
          y + (Double(row) + 0.5) / Double(Self.maxSampleCount))
        let place = point.applying(inverse)
        guard contains(place) else { continue }
        sum += sample(place, texture)
        count += 1
      }
    }
    if count == 0 {
      sum = sample(center.applying(inverse), texture)
      count = 1
    }
    let mean = (sum * (coverage / count)).rounded(.toNearestOrAwayFromZero)
    return UInt32(mean.w) << 24 | UInt32(mean.z) << 16 | UInt32(mean.y) << 8 | UInt32(mean.x)
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= Double(width) && point.y <= Double(height)
  }

  /// The maximum number of samples along a side of a pixel.
  private static let maxSampleCount = 4

  /// Returns the numbers of samples along the sides of a pixel inside the rectangle.
  private func sampleCounts(x: Int, y: Int) -> (across: Int, down: Int) {
    let corner = Point(Double(x), Double(y))
    let (right, below) = (corner + Vector(dx: 1, dy: 0), corner + Vector(dx: 0, dy: 1))
    // The weight is linear; behind the viewer there is nothing to measure.
    guard inverse.weight(of: corner) > 0, inverse.weight(of: right) > 0,
      inverse.weight(of: below) > 0
    else { return (Self.maxSampleCount, Self.maxSampleCount) }
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

  /// Returns the texture at a point, interpolated between pixels; that of the edge outside.
  private func sample(
    _ point: Point, _ texture: UnsafeBufferPointer<UInt32>
  ) -> SIMD4<Float> {
    guard point.x.isFinite, point.y.isFinite else { return .zero }
    let x = min(max(point.x - 0.5, 0), Double(width - 1))
    let y = min(max(point.y - 0.5, 0), Double(height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (u, v) = (Float(x - Double(left)), Float(y - Double(top)))
    func texel(_ x: Int, _ y: Int) -> SIMD4<Float> {
      let pixel = texture[y * width + x]
      return SIMD4(
        Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }
    let upper = texel(left, top) + u * (texel(right, top) - texel(left, top))
    let lower = texel(left, bottom) + u * (texel(right, bottom) - texel(left, bottom))
    return upper + v * (lower - upper)
  }
}
