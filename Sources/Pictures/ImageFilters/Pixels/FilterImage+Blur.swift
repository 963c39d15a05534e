internal import ElementaryFunctions
internal import Geometry
internal import Imaging

extension FilterImage {
  /// Returns the image convolved with a Gaussian.
  ///
  /// The extent grows by three standard deviations.
  ///
  /// - Parameter sigma: The standard deviation, in pixels; 0 or less changes nothing.
  /// - Returns: The image.
  public func applyingGaussianBlur(sigma: Double) -> FilterImage {
    guard sigma > 0, sigma.isFinite, !extent.isNull else { return self }
    let reach = Int((4 * sigma).rounded(.up))
    return convolved(growth: (3 * sigma).rounded(.up), reach: reach) { tile in
      var result = tile
      for channel in 0..<4 {
        let plane = gaussianBlur(
          tile.colors.map { $0[channel] }, width: tile.region.width, variance: sigma * sigma)
        for index in plane.indices { result.colors[index][channel] = plane[index] }
      }
      return result
    }
  }

  /// Returns the image without edges, blurred and cropped, so that nothing transparent is mixed in.
  func blurredInside(sigma: Double) -> FilterImage {
    clampedToExtent().applyingGaussianBlur(sigma: sigma).cropped(to: extent)
  }

  /// Returns an image whose pixels depend on those around.
  ///
  /// - Parameters:
  ///   - growth: The distance by which the extent grows.
  ///   - reach: The distance from which pixels have an effect.
  ///   - function: Returns the new pixels of a region; those nearer to its edge than the reach are
  ///     not used.
  /// - Returns: The image.
  func convolved(
    growth: Double, reach: Int, _ function: @escaping @Sendable (PixelTile) -> PixelTile
  ) -> FilterImage {
    let extent = isInfinite ? extent : extent.insetBy(dx: -growth, dy: -growth)
    return FilterImage(extent: extent) { region, pass in
      function(tile(region.grown(by: reach), pass)).resized(to: region)
    }
  }

  /// Returns the image averaged over squares of `2 radius + 1` pixels.
  func boxBlurred(radius: Double) -> FilterImage {
    let side = max(Int(radius.rounded()), 0)
    guard side > 0 else { return self }
    return convolved(growth: Double(side), reach: side) { tile in
      let (width, height) = (tile.region.width, tile.region.rows.count)
      let inRows = Self.averages(
        tile.colors, side, lines: height, count: width, lineStep: width, step: 1)
      var result = tile
      result.colors = Self.averages(
        inRows, side, lines: width, count: height, lineStep: 1, step: width)
      return result
    }
  }

  /// Returns the averages over `2 radius + 1` elements of lines.
  private static func averages(
    _ colors: [SIMD4<Float>], _ radius: Int, lines: Int, count: Int, lineStep: Int, step: Int
  ) -> [SIMD4<Float>] {
    var result = colors
    let factor = 1 / Double(2 * radius + 1)
    for line in 0..<lines {
      let start = line * lineStep
      // In double precision nothing is left of what has come and gone.
      var sum = SIMD4<Double>.zero
      for index in 0..<min(radius, count) { sum += SIMD4<Double>(colors[start + index * step]) }
      for index in 0..<count {
        if index + radius < count {
          sum += SIMD4<Double>(colors[start + (index + radius) * step])
        }
        if index > radius {
          sum -= SIMD4<Double>(colors[start + (index - radius - 1) * step])
        }
        result[start + index * step] = SIMD4<Float>(sum * factor)
      }
    }
    return result
  }

  /// Returns the image averaged over discs of a radius.
  func discBlurred(radius: Double) -> FilterImage {
    let side = max(Int(radius.rounded()), 0)
    guard side > 0 else { return self }
    let widths = (-side...side).map { y in
      Int(Double(side * side - y * y).squareRoot())
    }
    let factor = 1 / Float(widths.reduce(0) { $0 + 2 * $1 + 1 })
    return convolved(growth: Double(side), reach: side) { tile in
      // The sums of the pixels on the left.
      let width = tile.region.width + 1
      var sums = [SIMD4<Float>](repeating: .zero, count: width * tile.region.rows.count)
      for row in 0..<tile.region.rows.count {
        for x in 0..<width - 1 {
          sums[row * width + x + 1] = sums[row * width + x] + tile.colors[row * (width - 1) + x]
        }
      }
      var result = tile
      let height = tile.region.rows.count
      for y in 0..<height {
        for x in 0..<width - 1 {
          var sum = SIMD4<Float>.zero
          for (index, half) in widths.enumerated() {
            let row = y + index - side
            guard row >= 0, row < height else { continue }
            let (first, end) = (max(x - half, 0), min(x + half + 1, width - 1))
            let line = sums[row * width + end] - sums[row * width + first]
            sum += line
          }
          result.colors[y * (width - 1) + x] = sum * factor
        }
      }
      return result
    }
  }

  /// Returns the image averaged along lines of a length of twice the radius.
  ///
  /// - Parameters:
  ///   - radius: The distance in both directions, in pixels.
  ///   - angle: The direction, in radians, counterclockwise from the right.
  /// - Returns: The image.
  func motionBlurred(radius: Double, angle: Double) -> FilterImage {
    guard radius > 0, radius.isFinite else { return self }
    let steps = Int(radius.rounded(.up))
    let (dx, dy) = (cos(angle) * radius, sin(angle) * radius)
    let extent = isInfinite ? extent : extent.insetBy(dx: -abs(dx), dy: -abs(dy))
    return averaged(extent: extent, reach: steps + 1, count: 2 * steps + 1) { x, y, index in
      let fraction = Double(index - steps) / Double(steps)
      return (x + dx * fraction, y + dy * fraction)
    }
  }

  /// Returns the image averaged along lines towards a point.
  ///
  /// - Parameters:
  ///   - center: The point.
  ///   - amount: The length of the lines, in hundredths of the distance from the center.
  /// - Returns: The image.
  func zoomBlurred(center: Point, amount: Double) -> FilterImage {
    guard amount != 0, !isInfinite else { return self }
    let count = 33
    return averaged(extent: extent, reach: nil, count: count) { x, y, index in
      let scale = 1 - amount / 100 * Double(index) / Double(count - 1)
      return (center.x + (x - center.x) * scale, center.y + (y - center.y) * scale)
    }
  }

  /// Returns the mean of points of this image for each point.
  ///
  /// - Parameters:
  ///   - extent: The extent of the result.
  ///   - reach: The greatest distance of the points; nil if all of the image is needed.
  ///   - count: The number of points.
  ///   - point: Returns one of the points.
  /// - Returns: The image.
  private func averaged(
    extent: Rect, reach: Int?, count: Int,
    point: @escaping @Sendable (_ x: Double, _ y: Double, _ index: Int) -> (x: Double, y: Double)
  ) -> FilterImage {
    FilterImage(extent: extent) { region, pass in
      let all = PixelRegion(covering: self.extent)
      let tile = tile(reach.map { region.grown(by: $0).intersection(all) } ?? all, pass)
      return PixelTile(region) { x, y in
        var sum = SIMD4<Float>.zero
        for index in 0..<count {
          let place = point(Double(x) + 0.5, Double(y) + 0.5, index)
          sum += tile.interpolated(place.x, place.y)
        }
        return sum / Float(count)
      }
    }
  }
}
