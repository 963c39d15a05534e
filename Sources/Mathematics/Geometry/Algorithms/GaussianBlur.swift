private import ElementaryFunctions

/// Returns a plane of samples convolved with a Gaussian, in rows and in columns.
///
/// The kernel has weights up to four standard deviations, beyond which lies less than 1e-4 of it.
///
/// - Parameters:
///   - samples: The samples in row order; outside they are 0.
///   - width: The number of samples in a row.
///   - variance: The variance of the Gaussian, in samples squared.
/// - Returns: The convolved samples.
package func gaussianBlur(_ samples: [Float], width: Int, variance: Double) -> [Float] {
  guard variance > 0, width > 0 else { return samples }
  let radius = Int((4 * variance.squareRoot()).rounded(.up))
  let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * variance)) }
  let sum = weights.reduce(0, +)
  let kernel = weights.map { Float($0 / sum) }
  let height = samples.count / width
  // Rows are blurred into a transposed plane, twice.
  return blurredRows(
    blurredRows(samples, width: width, height: height, kernel), width: height, height: width,
    kernel)
}

/// Returns the plane with blurred rows, transposed.
private func blurredRows(
  _ samples: [Float], width: Int, height: Int, _ kernel: [Float]
) -> [Float] {
  let radius = kernel.count / 2
  var result = [Float](repeating: 0, count: samples.count)
  var row = [Float](repeating: 0, count: width + 2 * radius)
  var sums = [Float](repeating: 0, count: width)
  for y in 0..<height {
    for x in 0..<width { row[radius + x] = samples[y * width + x] }
    for x in 0..<width { sums[x] = 0 }
    row.withUnsafeBufferPointer { row in
      sums.withUnsafeMutableBufferPointer { sums in
        for (index, weight) in kernel.enumerated() {
          for x in 0..<width { sums[x] += weight * row[x + index] }
        }
      }
    }
    for x in 0..<width { result[x * height + y] = sums[x] }
  }
  return result
}
