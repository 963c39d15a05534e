import CPixels
import TestSupport
import Testing

/// The kernel that draws a texture under a projection gives the results of scalar code.
struct ProjectionKernelTests {
  private static let width = 21
  private static let height = 17
  /// About 1.5 texels a pixel, smaller to the right, with points outside of the texture.
  private static let projection = cpixels_projection(
    m11: 1.5, m12: 0.2, m13: 0.02, m21: -0.3, m22: 1.4, m23: 0.01, m31: -3, m32: 1, m33: 1)

  /// Returns the mean of the samples of a pixel, in bytes from the lowest.
  private func mean(
    _ texels: [UInt32], _ x: Int, _ y: Int, across: Int, down: Int
  ) -> [Double] {
    let projection = Self.projection
    func texel(_ column: Int, _ row: Int, _ byte: Int) -> Double {
      Double(
        texels[min(row, Self.height - 1) * Self.width + min(column, Self.width - 1)]
          >> UInt32(8 * byte) & 255)
    }
    var sums = [0.0, 0, 0, 0]
    for row in 0..<down {
      for column in 0..<across {
        let px = Double(x) + (Double(column) + 0.5) / Double(across)
        let py = Double(y) + (Double(row) + 0.5) / Double(down)
        let weight = projection.m13 * px + projection.m23 * py + projection.m33
        let u = (projection.m11 * px + projection.m21 * py + projection.m31) / weight - 0.5
        let v = (projection.m12 * px + projection.m22 * py + projection.m32) / weight - 0.5
        let (left, top) = (
          min(max(u, 0), Double(Self.width - 1)), min(max(v, 0), Double(Self.height - 1))
        )
        let (i, j) = (Int(left), Int(top))
        let (a, b) = (left - Double(i), top - Double(j))
        for byte in 0..<4 {
          let upper = texel(i, j, byte) * (1 - a) + texel(i + 1, j, byte) * a
          let lower = texel(i, j + 1, byte) * (1 - a) + texel(i + 1, j + 1, byte) * a
          sums[byte] += upper * (1 - b) + lower * b
        }
      }
    }
    return sums.map { $0 / Double(across * down) }
  }

  @Test(arguments: [1, 7, 8, 9, 22, 33, 70], [1, 2, 4])
  func `pixels are means of interpolated samples`(count: Int, across: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let texels = (0..<Self.width * Self.height).map { _ in
      UInt32.random(in: 0 ... .max, using: &generator)
    }
    for down in [1, 3] {
      for y in [0, 6] {
        var row = [UInt32](repeating: 7, count: count + 8)
        texels.withUnsafeBufferPointer { texels in
          guard let first = texels.baseAddress else { return }
          cpixels_project(
            &row, count, cpixels_texture(pixels: first, width: Self.width, height: Self.height),
            Self.projection, 2, Double(y), Int32(across), Int32(down))
        }
        for index in 0..<count {
          let expected = mean(texels, 2 + index, y, across: across, down: down)
          for byte in 0..<4 {
            // Half a level by rounding, 1/16 by the division of a sum, and the errors of a sample:
            // 1/32 by rounding, 1/64 by each of two interpolations, and 2 * 255 times 2^-15 and
            // 2^-16 by the weights and the position.
            let level = Double(row[index] >> UInt32(8 * byte) & 255)
            #expect(abs(level - expected[byte]) < 0.65)
          }
        }
        #expect(row[count...].allSatisfy { $0 == 7 })
      }
    }
  }
}
