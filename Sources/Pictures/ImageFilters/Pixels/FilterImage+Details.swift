internal import Geometry

extension FilterImage {
  /// Returns the image with its differences from a blurred copy added to it.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in pixels.
  ///   - amount: The factor of the differences.
  ///   - isLuminance: Whether only the luminance is changed.
  /// - Returns: The image.
  func sharpened(radius: Double, amount: Double, isLuminance: Bool = false) -> FilterImage {
    let amount = Float(amount)
    return combined(with: blurredInside(sigma: radius), extent: extent) { color, blurred in
      var detail = (color - blurred) * amount
      if isLuminance { detail = SIMD4(repeating: detail.luminance) }
      detail.w = 0
      var result = color + detail
      result.replace(with: 0, where: result .< 0)
      return result
    }
  }

  /// Returns the strengths of the edges of each component, by Sobel's operator: a step between two
  /// pixels gives its own height.
  func edges(intensity: Double) -> FilterImage {
    let factor = Float(intensity) / 4
    let extent = extent
    return clampedToExtent().convolved(growth: 0, reach: 1) { tile in
      var result = PixelTile(tile.region)
      let width = tile.region.width
      let colors = tile.colors
      guard width > 2, tile.region.rows.count > 2 else { return result }
      for row in 1..<tile.region.rows.count - 1 {
        for column in 1..<width - 1 {
          let index = row * width + column
          let (up, down) = (index + width, index - width)
          let right = colors[up + 1] + colors[index + 1] * 2 + colors[down + 1]
          let left = colors[up - 1] + colors[index - 1] * 2 + colors[down - 1]
          let top = colors[up - 1] + colors[up] * 2 + colors[up + 1]
          let bottom = colors[down - 1] + colors[down] * 2 + colors[down + 1]
          let (dx, dy) = (right - left, top - bottom)
          let length = (dx * dx + dy * dy).squareRoot() * factor
          result.colors[index] = length.withAlpha(colors[index].w)
        }
      }
      return result
    }.cropped(to: extent)
  }

  /// Returns the image with each component replaced by the median of nine pixels.
  func medians() -> FilterImage {
    let extent = extent
    return clampedToExtent().convolved(growth: 0, reach: 1) { tile in
      PixelTile(tile.region) { x, y in
        var result = SIMD4<Float>.zero
        for channel in 0..<4 {
          var values: [Float] = []
          for row in y - 1...y + 1 {
            for column in x - 1...x + 1 { values.append(tile[column, row][channel]) }
          }
          result[channel] = values.sorted()[4]
        }
        return result
      }
    }.cropped(to: extent)
  }

  /// Returns the image convolved with a square of weights, given from the lower left in rows.
  func convolved(weights: [Double], bias: Double) -> FilterImage {
    let side = Int(Double(weights.count).squareRoot())
    let radius = side / 2
    let weights = weights.map { Float($0) }
    return convolved(growth: Double(radius), reach: radius) { tile in
      PixelTile(tile.region) { x, y in
        var sum = SIMD4<Float>(repeating: Float(bias))
        for row in 0..<side {
          for column in 0..<side {
            sum += tile[x + column - radius, y + row - radius] * weights[row * side + column]
          }
        }
        return sum
      }
    }
  }
}
