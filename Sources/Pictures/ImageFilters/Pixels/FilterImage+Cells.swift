@_spi(Algorithms) internal import Geometry

extension FilterImage {
  /// Returns the image in squares of the means of their pixels.
  ///
  /// - Parameters:
  ///   - center: A point that is the center of a square.
  ///   - scale: The side of a square, in pixels.
  /// - Returns: The image, whose extent is made of whole squares.
  func pixellated(center: Point, scale: Double) -> FilterImage {
    let side = max(scale, 1)
    guard side > 1, !isInfinite, !extent.isNull else { return self }
    let origin = Point(center.x - side / 2, center.y - side / 2)
    @Sendable func cells(_ start: Double, _ end: Double, _ origin: Double) -> (Double, Double) {
      let first = ((start - origin) / side + 1e-9).rounded(.down)
      let last = ((end - origin) / side - 1e-9).rounded(.up)
      return (origin + first * side, origin + last * side)
    }
    @Sendable func whole(_ rect: Rect) -> Rect {
      let (left, right) = cells(rect.minX, rect.maxX, origin.x)
      let (bottom, top) = cells(rect.minY, rect.maxY, origin.y)
      return Rect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
    let all = PixelRegion(covering: extent)
    return FilterImage(extent: whole(extent)) { region, pass in
      let area = whole(region.rect)
      let tile = tile(PixelRegion(covering: area), pass)
      let columns = Int((area.width / side).rounded())
      let rows = Int((area.height / side).rounded())
      func pixels(_ index: Int, _ start: Double, _ all: Range<Int>) -> Range<Int> {
        // A pixel belongs to the square of its center.
        let first = (start + Double(index) * side - 0.5).rounded(.up)
        let end = (start + Double(index + 1) * side - 0.5).rounded(.up)
        return (Int(first)..<max(Int(end), Int(first))).clamped(to: all)
      }
      var result = PixelTile(region)
      for row in 0..<rows {
        let ys = pixels(row, area.minY, tile.region.rows)
        for column in 0..<columns {
          let xs = pixels(column, area.minX, tile.region.columns)
          guard !xs.isEmpty, !ys.isEmpty else { continue }
          // Nothing of what is outside of the image is mixed in.
          let visible = PixelRegion(columns: xs, rows: ys).intersection(all)
          guard !visible.isEmpty else { continue }
          var sum = SIMD4<Float>.zero
          for y in visible.rows { for x in visible.columns { sum += tile[x, y] } }
          let mean = sum / Float(visible.count)
          for y in ys.clamped(to: region.rows) {
            for x in xs.clamped(to: region.columns) {
              result.colors[
                (y - region.rows.lowerBound) * region.width + x - region.columns.lowerBound] = mean
            }
          }
        }
      }
      return result
    }
  }

  /// Returns the image in cells around random points, in the colors at the points.
  ///
  /// - Parameters:
  ///   - center: The origin of the grid in whose squares the points lie.
  ///   - radius: The side of the squares, in pixels.
  ///   - isDotted: Whether only a disc around each point is drawn.
  /// - Returns: The image.
  func crystallized(center: Point, radius: Double, isDotted: Bool = false) -> FilterImage {
    let side = max(radius, 1)
    let reach = Int((2 * side).rounded(.up)) + 1
    let image = clampedToExtent()
    return FilterImage(extent: extent) { region, pass in
      let tile = image.tile(region.grown(by: reach), pass)
      return PixelTile(region) { x, y in
        let point = Point(Double(x) + 0.5, Double(y) + 0.5)
        let column = Int(((point.x - center.x) / side).rounded(.down))
        let row = Int(((point.y - center.y) / side).rounded(.down))
        var nearest = Point.zero
        var distance = Double.infinity
        for cellY in row - 1...row + 1 {
          for cellX in column - 1...column + 1 {
            let site = Point(
              center.x + (Double(cellX) + hashed(cellX, cellY, 0)) * side,
              center.y + (Double(cellY) + hashed(cellX, cellY, 1)) * side)
            let square = (site - point).dot(site - point)
            if square < distance { (nearest, distance) = (site, square) }
          }
        }
        if isDotted, distance > side * side / 2 { return .zero }
        return tile.interpolated(nearest.x, nearest.y)
      }
    }
  }
}

/// Returns a number in 0..<1 that depends on a place, without a visible pattern: SplitMix64 of the
/// packed integers.
func hashed(_ x: Int, _ y: Int, _ seed: Int) -> Double {
  var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
  bits ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
  bits = bits &+ UInt64(bitPattern: Int64(seed)) &* 0x1656_67B1_9E37_79F9
  return SplitMix64.fraction(of: SplitMix64.mix(bits))
}
