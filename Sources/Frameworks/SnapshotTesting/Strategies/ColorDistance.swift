internal import ElementaryFunctions
internal import Geometry
internal import Imaging

/// Distances of colors in CIELAB (CIE 15:2004), by the formula of 1976, for a white of D65.
enum ColorDistance {
  /// Returns how many pixels of two images of one size are further apart than a limit.
  static func count(of first: Samples, _ second: Samples, above limit: Double) -> Int {
    let (a, b) = (first.opaquePixels, second.opaquePixels)
    return zip(a, b).count { a, b in a != b && distance(a, b) > limit }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    let (first, second) = (lab(a), lab(b))
    return zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private static func lab(_ pixel: UInt32) -> [Double] {
    let rgb = [16, 8, 0].map { linear[Int(pixel >> UInt32($0) & 0xFF)] }
    let x = 0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]
    let y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]
    let z = 0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]
    func f(_ t: Double) -> Double {
      t > 216.0 / 24389 ? ElementaryFunctions.pow(t, 1.0 / 3) : (24389.0 / 27 * t + 16) / 116
    }
    let (fx, fy, fz) = (f(x / 0.95047), f(y), f(z / 1.08883))
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
  }

  /// The linear values of the levels of sRGB.
  private static let linear = (0..<256).map { TransferFunction.light(of: Double($0) / 255) }
}

extension Samples {
  /// The pixels on white.
  fileprivate var opaquePixels: [UInt32] {
    image.pixels.map { pixel in
      let alpha = pixel >> 24
      guard alpha < 255 else { return pixel }
      // Pixels of images are premultiplied.
      return [16, 8, 0].reduce(0xFF00_0000) { result, shift in
        result | min((pixel >> UInt32(shift) & 0xFF) + 255 - alpha, 255) << UInt32(shift)
      }
    }
  }
}
