/// The pixels of a region: premultiplied red, green, blue and alpha in a working space, in rows
/// from the bottom.
struct PixelTile: Sendable {
  let region: PixelRegion
  var colors: [SIMD4<Float>]

  /// Creates transparent pixels.
  init(_ region: PixelRegion) {
    self.region = region
    colors = [SIMD4<Float>](repeating: .zero, count: region.count)
  }

  /// Creates pixels from a function of the column and the row.
  init(_ region: PixelRegion, color: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
    self.region = region
    colors = []
    colors.reserveCapacity(region.count)
    for y in region.rows { for x in region.columns { colors.append(color(x, y)) } }
  }

  /// The color of a pixel; transparent outside.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    guard region.contains(x, y) else { return .zero }
    return colors[
      (y - region.rows.lowerBound) * region.width + x - region.columns.lowerBound]
  }

  /// Returns the color between the centers of four pixels.
  func interpolated(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (column, row) = (Int(left), Int(bottom))
    let (right, up) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
    let lower = mix(self[column, row], self[column + 1, row], right)
    if up == 0 { return lower }
    return mix(lower, mix(self[column, row + 1], self[column + 1, row + 1], right), up)
  }

  /// Returns the color of the pixel at a point.
  func nearest(_ x: Double, _ y: Double) -> SIMD4<Float> {
    self[Int(x.rounded(.down)), Int(y.rounded(.down))]
  }

  /// Returns the pixels of another region, transparent outside of this one.
  func resized(to other: PixelRegion) -> PixelTile {
    guard other != region else { return self }
    var tile = PixelTile(other)
    let columns = region.columns.clamped(to: other.columns)
    for y in region.rows.clamped(to: other.rows) {
      let from = (y - region.rows.lowerBound) * region.width - region.columns.lowerBound
      let to = (y - other.rows.lowerBound) * other.width - other.columns.lowerBound
      for x in columns { tile.colors[to + x] = colors[from + x] }
    }
    return tile
  }
}

/// Returns the value between two at a fraction.
@inline(__always)
func mix(_ from: SIMD4<Float>, _ to: SIMD4<Float>, _ fraction: Float) -> SIMD4<Float> {
  from + (to - from) * fraction
}

/// Returns the value between two at a fraction.
@inline(__always)
func mix(_ from: Float, _ to: Float, _ fraction: Float) -> Float { from + (to - from) * fraction }

/// Returns 0 below the first edge, 1 above the second and a smooth curve between.
func smoothstep(_ first: Float, _ second: Float, _ value: Float) -> Float {
  guard first != second else { return value < first ? 0 : 1 }
  let fraction = min(max((value - first) / (second - first), 0), 1)
  return fraction * fraction * (3 - 2 * fraction)
}

extension SIMD4<Float> {
  /// The luminance by the weights that Core Image documents.
  @inline(__always)
  var luminance: Float { x * 0.2125 + y * 0.7154 + z * 0.0721 }

  /// Red, green and blue divided by alpha; transparent is black.
  @inline(__always)
  var straight: SIMD4<Float> {
    guard w > 0, w != 1 else { return self }
    return SIMD4(x / w, y / w, z / w, w)
  }

  /// Red, green and blue multiplied by alpha.
  @inline(__always)
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

  /// Returns red, green and blue changed by a function, with the same alpha.
  @inline(__always)
  func mapComponents(_ function: (Float) -> Float) -> SIMD4<Float> {
    SIMD4(function(x), function(y), function(z), w)
  }

  @inline(__always)
  func withAlpha(_ alpha: Float) -> SIMD4<Float> { SIMD4(x, y, z, alpha) }
}
