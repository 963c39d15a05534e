internal import CPixels
internal import Geometry
internal import Imaging

extension ShadowTexture {
  /// The rows that are drawn for one row of samples: Cairo's scan converter places horizontal edges
  /// to 1/15 of a row only.
  private static let rowsPerSample = 4

  /// The distance at which shadows end, in standard deviations, and what it is longer by, in pixels.
  ///
  /// So they do in a reference picture of `square/Blueprint`, `BoxTests.test_shadow`, iOS 15 to 17:
  /// a shadow of radius 8 has the weights of a Gaussian up to 16 pixels, and none beyond.
  private static let reach = (deviations: 2.0, pixels: 0.5)

  /// Draws and blurs a silhouette.
  ///
  /// - Parameters:
  ///   - key: What the texture depends on; the extent is not empty.
  ///   - caches: What the rasterizer keeps.
  init(_ key: Key, caches: CairoCaches) {
    let deviation = key.radius * key.pixelScale
    // A pixel for the interpolation.
    let reach = Self.reach.deviations * key.radius + Self.reach.pixels / key.pixelScale
    let margin = reach + 1.5 / key.pixelScale
    let bounds = key.extent.insetBy(dx: -margin, dy: -margin)
    let area = bounds.width * bounds.height * key.pixelScale * key.pixelScale
    var density = 1.0
    while density * deviation < Self.minDeviation, density < Self.maxDensity,
      4 * density * density * area <= Self.maxCount
    { density *= 2 }
    while density * density * area > Self.maxCount { density /= 2 }
    // Wide blurs are computed with fewer samples.
    var coarseness = 1
    while density * deviation >= 2 * Self.minDeviation * Double(2 * coarseness) { coarseness *= 2 }

    let scale = key.pixelScale * density
    let step = max(Int(density), 1) * coarseness
    func count(_ length: Double) -> Int {
      // Whole blocks of coarse samples and of pixels, and one for the interpolation at the end.
      (Int((length * scale / Double(step)).rounded(.up)) + 1) * step
    }
    width = count(bounds.width)
    height = count(bounds.height)
    self.density = density
    pixelScale = key.pixelScale
    // The samples' centers are those of pixels where the layer lies on whole pixels.
    let first = Point(
      ((bounds.minX * key.pixelScale).rounded(.down) + 0.5) / key.pixelScale,
      ((bounds.minY * key.pixelScale).rounded(.down) + 0.5) / key.pixelScale)
    origin = first

    let coarse = Double(coarseness)
    let coarseScale = scale / coarse
    let (coarseWidth, coarseHeight) = (width / coarseness, height / coarseness)
    // The center of the first coarse sample is that of the block of samples that it stands for.
    let corner = first - Vector(dx: 0.5 / scale, dy: 0.5 / scale)
    let silhouette = Self.alphas(
      of: key, corner: corner, scale: coarseScale, width: coarseWidth, height: coarseHeight,
      caches: caches)
    // The silhouette of samples is already blurred by their squares.
    let deviationInSamples = deviation * density / coarse
    let variance = deviationInSamples * deviationInSamples - 1 / 12.0
    let blurred = gaussianBlur(
      silhouette, width: coarseWidth, variance: variance, reach: reach * coarseScale)
    samples = Self.samples(
      blurred, width: coarseWidth, height: coarseHeight, enlargedBy: coarseness)
    planes =
      density > 1
      ? Self.planes(of: samples, width: width, height: height, phases: Int(density)) : samples
    (columnMaxima, rowMaxima) = Self.maxima(of: samples, width: width, height: height)
  }

  private static func maxima(
    of samples: [Int16], width: Int, height: Int
  ) -> (columns: [Int16], rows: [Int16]) {
    var columns = [Int16](repeating: 0, count: width)
    let rows = samples.withUnsafeBufferPointer { samples in
      columns.withUnsafeMutableBufferPointer { columns in
        (0..<height).map { y in
          let row = UnsafeBufferPointer(rebasing: samples[y * width..<(y + 1) * width])
          var maximum: Int16 = 0
          for x in 0..<width {
            columns[x] = max(columns[x], row[x])
            maximum = max(maximum, row[x])
          }
          return maximum
        }
      }
    }
    return (columns, rows)
  }

  /// Returns the alphas of a silhouette, drawn in blocks of rows.
  private static func alphas(
    of key: Key, corner: Point, scale: Double, width: Int, height: Int, caches: CairoCaches
  ) -> [Float] {
    var alphas = [Float](repeating: 0, count: width * height)
    let blockHeight = 256 / rowsPerSample
    let rowScale = scale * Double(rowsPerSample)
    for top in Swift.stride(from: 0, to: height, by: blockHeight) {
      let rows = top..<min(top + blockHeight, height)
      var image = Image(width: width, height: rows.count * rowsPerSample)
      _ = image.withCairoContext(
        rows: 0..<image.height, usesSpanFiller: false, caches: caches
      ) { context in
        context.transform(
          Transform(
            a: scale, b: 0, c: 0, d: rowScale, tx: -corner.x * scale,
            ty: -corner.y * rowScale - Double(top * rowsPerSample)))
        context.draw(key.silhouette)
      }
      image.pixels.withUnsafeBufferPointer { pixels in
        alphas.withUnsafeMutableBufferPointer { alphas in
          for row in rows {
            for line in 0..<rowsPerSample {
              let start = ((row - top) * rowsPerSample + line) * width
              for x in 0..<width { alphas[row * width + x] += Float(pixels[start + x] >> 24) }
            }
          }
        }
      }
    }
    let factor = 1 / Float(255 * rowsPerSample)
    for index in alphas.indices { alphas[index] *= factor }
    return alphas
  }

  /// Returns alphas as samples, interpolated where several samples lie between two of them.
  private static func samples(
    _ alphas: [Float], width: Int, height: Int, enlargedBy factor: Int
  ) -> [Int16] {
    let (newWidth, newHeight) = (width * factor, height * factor)
    var samples = [Int16](
      repeating: 0, count: newWidth * newHeight + Int(CPIXELS_SHADE_PADDING))
    /// Returns the index before the place of a sample, and the weight of the next one.
    func place(_ index: Int, _ count: Int) -> (index: Int, weight: Float) {
      let place = (Float(index) + 0.5) / Float(factor) - 0.5
      let before = min(max(Int(place.rounded(.down)), 0), count - 2)
      return (before, min(max(place - Float(before), 0), 1))
    }
    let columns = (0..<newWidth).map { place($0, width) }
    let maximum = Float(CPIXELS_SHADE_MAX_SAMPLE)
    for y in 0..<newHeight {
      let row = place(y, height)
      for (x, column) in columns.enumerated() {
        let start = row.index * width + column.index
        func mix(_ start: Int) -> Float {
          alphas[start] + (alphas[start + 1] - alphas[start]) * column.weight
        }
        let value =
          factor == 1
          ? alphas[y * width + x]
          : mix(start) + (mix(start + width) - mix(start)) * row.weight
        samples[y * newWidth + x] = Int16(min(max(value, 0), 1) * maximum + 0.5)
      }
    }
    return samples
  }

  private static func planes(
    of samples: [Int16], width: Int, height: Int, phases: Int
  ) -> [Int16] {
    var planes = [Int16](repeating: 0, count: samples.count)
    var index = 0
    for phaseY in 0..<phases {
      for phaseX in 0..<phases {
        for y in Swift.stride(from: phaseY, to: height, by: phases) {
          for x in Swift.stride(from: phaseX, to: width, by: phases) {
            planes[index] = samples[y * width + x]
            index += 1
          }
        }
      }
    }
    return planes
  }
}
