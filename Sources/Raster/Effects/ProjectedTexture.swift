internal import Geometry

/// A rectangle of pixels that is seen under a projection.
///
/// Inside, each pixel is the mean of as many samples as the texture has in it, up to four by four.
/// At the edges of the rectangle it is the mean of eight by eight samples, of which those outside
/// are transparent, so that edges are as smooth as those of paths.
struct ProjectedTexture {
  let width: Int
  let height: Int
  /// The pixels, premultiplied.
  let pixels: [UInt32]
  /// The transform from pixels of the target to those of the texture.
  let inverse: ProjectiveTransform

  /// Returns the pixels of a part of the target.
  func draw(columns: Range<Int>, rows: Range<Int>) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: columns.count * rows.count)
    pixels.withUnsafeBufferPointer { texture in
      for (line, y) in rows.enumerated() {
        for (column, x) in columns.enumerated() {
          result[line * columns.count + column] = pixel(
            x: Double(x), y: Double(y), texture)
        }
      }
    }
    return result
  }

  private func pixel(
    x: Double, y: Double, _ texture: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    // The positions of the pixel's corners in the texture bound its footprint.
    let (upperLeft, upperRight) = (Point(x, y), Point(x + 1, y))
    let (lowerLeft, lowerRight) = (Point(x, y + 1), Point(x + 1, y + 1))
    // The weight is linear, so its smallest value is at a corner.
    guard inverse.weight(of: upperLeft) > 0, inverse.weight(of: upperRight) > 0,
      inverse.weight(of: lowerLeft) > 0, inverse.weight(of: lowerRight) > 0
    else { return 0 }
    let (a, b) = (upperLeft.applying(inverse), upperRight.applying(inverse))
    let (c, d) = (lowerLeft.applying(inverse), lowerRight.applying(inverse))
    let (minX, maxX) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
    let (minY, maxY) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
    guard minX < Double(width), minY < Double(height), maxX > 0, maxY > 0 else { return 0 }
    let isInside =
      minX >= 0 && minY >= 0 && maxX <= Double(width) && maxY <= Double(height)
    let across = isInside ? sampleCount(a.distance(to: b)) : 8
    let down = isInside ? sampleCount(a.distance(to: c)) : 8
    var sum = SIMD4<Float>.zero
    for row in 0..<down {
      for column in 0..<across {
        let point = Point(
          x + (Double(column) + 0.5) / Double(across), y + (Double(row) + 0.5) / Double(down))
        sum += sample(point.applying(inverse), texture)
      }
    }
    let mean = (sum / Float(across * down)).rounded(.toNearestOrAwayFromZero)
    return UInt32(mean.w) << 24 | UInt32(mean.z) << 16 | UInt32(mean.y) << 8 | UInt32(mean.x)
  }

  /// Returns the number of samples along one side of a pixel that covers a number of texels.
  private func sampleCount(_ texels: Double) -> Int {
    // A pixel that is a little larger than a texel needs no second sample, which would blur it.
    Int(min(max((texels - 0.25).rounded(.up), 1), 4))
  }

  /// Returns the texture at a point, interpolated between pixels; transparent outside.
  private func sample(
    _ point: Point, _ texture: UnsafeBufferPointer<UInt32>
  ) -> SIMD4<Float> {
    guard point.x >= 0, point.y >= 0, point.x < Double(width), point.y < Double(height) else {
      return .zero
    }
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
