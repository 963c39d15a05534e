internal import ElementaryFunctions
internal import Geometry

extension FilterImage {
  /// Returns the image scaled with Lanczos' kernel of three lobes.
  ///
  /// - Parameters:
  ///   - x: The factor of the width, above 0.
  ///   - y: The factor of the height, above 0.
  /// - Returns: The image.
  func lanczosScaled(x: Double, y: Double) -> FilterImage {
    guard x > 0, y > 0, x.isFinite, y.isFinite, !isInfinite, !extent.isNull else { return self }
    let image = clampedToExtent()
    let extent = extent.applying(Transform(scaleX: x, y: y))
    return FilterImage(extent: extent) { region, pass in
      let columns = region.columns.map { LanczosWeights(of: $0, scale: x) }
      let rows = region.rows.map { LanczosWeights(of: $0, scale: y) }
      guard let left = columns.map(\.start).min(), let right = columns.map(\.end).max(),
        let bottom = rows.map(\.start).min(), let top = rows.map(\.end).max()
      else { return PixelTile(region) }
      let tile = image.tile(PixelRegion(columns: left..<right, rows: bottom..<top), pass)
      let width = tile.region.width
      // Rows are scaled first.
      var scaled = [SIMD4<Float>](repeating: .zero, count: region.width * (top - bottom))
      for row in 0..<top - bottom {
        for (column, weights) in columns.enumerated() {
          var sum = SIMD4<Float>.zero
          for (index, weight) in weights.values.enumerated() {
            sum += tile.colors[row * width + weights.start - left + index] * weight
          }
          scaled[row * region.width + column] = sum
        }
      }
      var result = PixelTile(region)
      for (row, weights) in rows.enumerated() {
        for column in 0..<region.width {
          var sum = SIMD4<Float>.zero
          for (index, weight) in weights.values.enumerated() {
            sum += scaled[(weights.start - bottom + index) * region.width + column] * weight
          }
          // The kernel overshoots.
          sum.w = min(max(sum.w, 0), 1)
          sum.replace(with: 0, where: sum .< 0)
          result.colors[row * region.width + column] = sum
        }
      }
      return result
    }
  }
}

/// The weights of the pixels of which a scaled pixel is made.
private struct LanczosWeights {
  let start: Int
  let values: [Float]
  var end: Int { start + values.count }

  init(of pixel: Int, scale: Double) {
    let center = (Double(pixel) + 0.5) / scale
    let width = max(1, 1 / scale)
    let first = Int((center - 3 * width).rounded(.down))
    let last = Int((center + 3 * width).rounded(.up))
    let weights = (first...last).map { index -> Double in
      let x = abs(Double(index) + 0.5 - center) / width * Double.pi
      if x < 1e-9 { return 1 }
      return x < 3 * Double.pi ? 3 * sin(x) * sin(x / 3) / (x * x) : 0
    }
    let sum = weights.reduce(0, +)
    start = first
    values = weights.map { Float($0 / sum) }
  }
}

extension FilterImage {
  /// Returns one pixel at (0, 0) that is made of all pixels in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - function: Returns the pixel; it gets the premultiplied colors.
  /// - Returns: The image.
  func reduced(
    in rect: Rect, _ function: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> FilterImage {
    let area = rect.intersection(extent)
    let pixel = Rect(x: 0, y: 0, width: 1, height: 1)
    guard !area.isNull, !area.isEmpty, area.width < 1e6, area.height < 1e6 else { return .empty }
    return FilterImage(extent: pixel) { region, pass in
      let color = function(tile(PixelRegion(covering: area), pass).colors)
      return PixelTile(region) { _, _ in color }
    }
  }
}
