/// A color in YIQ, the NTSC color space, on a scale of 255: luma and two chroma components.
///
/// The matrix and the weights are those of Kotsarenko and Ramos, "Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications", 2010. The order of
/// the operations is part of the definition: whether a pixel exceeds a threshold can depend on the
/// last bit.
struct YIQ {
  var y: Double
  var i: Double
  var q: Double

  /// The largest squared distance of two colors, rounded as in the pixelmatch library.
  static let maximumSquaredDistance = 35_215.0

  /// Converts a pixel blended over white.
  init(_ pixel: some PackedPixel) {
    let (red, green, blue) = overWhite(pixel)
    y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }

  /// Returns the squared distance to another color, weighted by perception.
  func squaredDistance(to other: YIQ) -> Double {
    let y = y - other.y
    let i = i - other.i
    let q = q - other.q
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns the luma of a pixel blended over white, 0...255.
  static func luma(of pixel: some PackedPixel) -> Double {
    let (red, green, blue) = overWhite(pixel)
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }
}

/// Returns red, green and blue of a pixel blended over white, each 0...255.
private func overWhite<Pixel: PackedPixel>(_ pixel: Pixel) -> (Double, Double, Double) {
  let scale = Double(Pixel.peak / 255)
  let red = Double(pixel.level(.red)) / scale
  let green = Double(pixel.level(.green)) / scale
  let blue = Double(pixel.level(.blue)) / scale
  guard pixel.level(.alpha) < Pixel.peak else { return (red, green, blue) }
  let alpha = Double(pixel.level(.alpha)) / Double(Pixel.peak)
  return (255 + (red - 255) * alpha, 255 + (green - 255) * alpha, 255 + (blue - 255) * alpha)
}
