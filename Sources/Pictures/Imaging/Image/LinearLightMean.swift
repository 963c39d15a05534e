internal import Geometry

/// The mean of images in linear light, as a film or a sensor adds up what it sees.
///
/// Components are decoded and encoded by the curve of sRGB (IEC 61966-2-1). The mean of equal
/// opaque images is that image.
package struct LinearLightMean {
  private let width: Int
  private let height: Int
  /// The sums of blue, green, red, each from 0 to 65535 and multiplied by alpha, and of alpha.
  private var sums: [UInt32]
  private var count: UInt32 = 0

  /// The largest number of images, so that sums do not overflow.
  package static let maxCount = 1024

  /// Creates a mean of images of a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    sums = [UInt32](repeating: 0, count: 4 * width * height)
  }

  /// Adds an image with a weight, 1 or more.
  package mutating func add(_ image: Image, weight: Int = 1) {
    precondition(
      image.width == width && image.height == height && weight > 0,
      "a mean is of images of one size")
    count += UInt32(weight)
    precondition(count <= Self.maxCount, "a mean has \(Self.maxCount) images at most")
    let weight = UInt32(weight)
    let table = Self.linear
    sums.withUnsafeMutableBufferPointer { sums in
      table.withUnsafeBufferPointer { table in
        for (index, pixel) in image.pixels.enumerated() {
          let alpha = pixel >> 24
          guard alpha > 0 else { continue }
          let straight = unpremultiplied(pixel)
          for component in 0..<3 {
            let level = table[Int(straight >> (8 * UInt32(component)) & 0xFF)]
            sums[4 * index + component] +=
              weight * (alpha == 255 ? level : (level * alpha + 127) / 255)
          }
          sums[4 * index + 3] += weight * alpha
        }
      }
    }
  }

  /// The mean.
  package var image: Image {
    precondition(count > 0, "a mean is of one image or more")
    var pixels = [UInt32](repeating: 0, count: width * height)
    let table = Self.encoded
    for index in pixels.indices {
      let opacity = sums[4 * index + 3]
      guard opacity > 0 else { continue }
      let alpha = (opacity + count / 2) / count
      var straight = alpha << 24
      for component in 0..<3 {
        // The sum of alphas, of 255 each, weighs the components.
        let sum = UInt64(sums[4 * index + component]) * 255
        let level = min((sum + UInt64(opacity) / 2) / UInt64(opacity), 65535)
        straight |= UInt32(table[Int(level)]) << (8 * UInt32(component))
      }
      pixels[index] = premultiplied(straight)
    }
    return Image(width: width, height: height, pixels: pixels)
  }

  private static let linear: [UInt32] = (0...255).map { byte in
    UInt32((TransferFunction.light(of: Double(byte) / 255) * 65535).rounded())
  }

  private static let encoded: [UInt8] = (0...65535).map { level in
    UInt8((TransferFunction.component(of: Double(level) / 65535) * 255).rounded())
  }
}
