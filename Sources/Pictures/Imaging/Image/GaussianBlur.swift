internal import CPixels
private import ElementaryFunctions
private import Glibc

/// Returns a plane of samples convolved with a Gaussian, in rows and in columns.
///
/// The kernel has weights up to four standard deviations, beyond which lies less than 1e-4 of it,
/// or up to a given distance.
///
/// - Parameters:
///   - samples: The samples in row order; outside they are 0.
///   - width: The number of samples in a row.
///   - variance: The variance of the Gaussian, in samples squared.
///   - reach: The distance at which the kernel is cut off, in samples, 0 or more: the last weight
///     is that of the part of a sample that is nearer. Nil, the default, cuts nothing off.
/// - Returns: The convolved samples.
package func gaussianBlur(
  _ samples: [Float], width: Int, variance: Double, reach: Double? = nil
) -> [Float] {
  guard variance > 0, width > 0 else { return samples }
  let end = reach ?? .infinity
  let radius = Int(min((4 * variance.squareRoot()).rounded(.up), (end + 0.5).rounded(.down)))
  let weights = (-radius...radius).map { distance in
    ElementaryFunctions.exp(-Double(distance * distance) / (2 * variance))
      * min(end + 0.5 - Double(abs(distance)), 1)
  }
  let sum = weights.reduce(0, +)
  let kernel = weights.map { Float($0 / sum) }
  let height = samples.count / width
  // Rows are blurred into a transposed plane, twice.
  return blurredRows(
    blurredRows(samples, width: width, height: height, kernel), width: height, height: width,
    kernel)
}

/// The number of rows that are blurred before they are stored as columns: those of a cache line.
private let stripeHeight = 16

/// Returns the plane with blurred rows, transposed.
private func blurredRows(
  _ samples: [Float], width: Int, height: Int, _ kernel: [Float]
) -> [Float] {
  let radius = kernel.count / 2
  let padding = Int(CPIXELS_CONVOLUTION_PADDING)
  let stride = width + padding
  var row = [Float](repeating: 0, count: width + 2 * radius + padding)
  var stripe = [Float](repeating: 0, count: stripeHeight * stride)
  return [Float](unsafeUninitializedCapacity: width * height) { result, count in
    count = width * height
    samples.withUnsafeBufferPointer { samples in
      row.withUnsafeMutableBufferPointer { row in
        stripe.withUnsafeMutableBufferPointer { stripe in
          guard let result = result.baseAddress, let samples = samples.baseAddress,
            let row = row.baseAddress, let stripe = stripe.baseAddress
          else { return }
          for y in 0..<height {
            let line = y % stripeHeight
            let sums = stripe + line * stride
            let source = samples + y * width
            if y > 0, isEqual(source, source - width, width) {
              // Silhouettes of boxes have few different rows.
              sums.update(
                from: stripe + (line + stripeHeight - 1) % stripeHeight * stride, count: width)
            } else {
              (row + radius).update(from: source, count: width)
              cpixels_convolve(sums, width, row, kernel, kernel.count)
            }
            guard line == stripeHeight - 1 || y == height - 1 else { continue }
            let first = result + (y - line)
            for x in 0..<width {
              for index in 0...line { first[x * height + index] = stripe[index * stride + x] }
            }
          }
        }
      }
    }
  }
}

/// Returns whether two rows have the same bits.
private func isEqual(
  _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, _ count: Int
) -> Bool {
  memcmp(left, right, count * MemoryLayout<Float>.size) == 0
}
