import ElementaryFunctions
import Imaging
import SystemPackage

/// Pictures like photographs for S5: landscapes with soft light, textures, edges and grain.
enum CardPhotos {
  static let names = ["Meadow", "Harbour", "Summit", "Island"]
  static let width = 256
  static let height = 192

  /// Red, green and blue, 0...1.
  private typealias RGB = SIMD3<Double>

  /// The colors of a landscape and the height of its horizon.
  private struct Landscape {
    let seed: Double
    let sky: RGB
    let horizon: RGB
    /// From the farthest to the nearest hill.
    let hills: [RGB]
    let horizonHeight: Double
    /// The largest change of a color by the texture of a hill.
    let roughness: Double
  }

  private static let landscapes = [
    Landscape(
      seed: 1, sky: RGB(0.32, 0.55, 0.85), horizon: RGB(0.95, 0.90, 0.75),
      hills: [RGB(0.45, 0.55, 0.60), RGB(0.30, 0.50, 0.25), RGB(0.38, 0.58, 0.16)],
      horizonHeight: 0.45, roughness: 0.35),
    Landscape(
      seed: 2, sky: RGB(0.20, 0.25, 0.50), horizon: RGB(1.0, 0.62, 0.38),
      hills: [RGB(0.35, 0.25, 0.35), RGB(0.16, 0.20, 0.32), RGB(0.10, 0.16, 0.26)],
      horizonHeight: 0.55, roughness: 0.25),
    Landscape(
      seed: 3, sky: RGB(0.25, 0.45, 0.80), horizon: RGB(0.80, 0.88, 0.95),
      hills: [RGB(0.85, 0.88, 0.93), RGB(0.45, 0.45, 0.48), RGB(0.20, 0.27, 0.22)],
      horizonHeight: 0.30, roughness: 0.5),
    Landscape(
      seed: 4, sky: RGB(0.10, 0.50, 0.75), horizon: RGB(0.75, 0.93, 0.95),
      hills: [RGB(0.15, 0.40, 0.30), RGB(0.05, 0.55, 0.62), RGB(0.92, 0.85, 0.65)],
      horizonHeight: 0.50, roughness: 0.2),
  ]

  /// The photos, in the order of their names.
  static let images = landscapes.map { image(of: $0) }

  /// Writes the photos into a directory, for the other programs.
  static func write(to directory: String) throws {
    for (name, image) in zip(names, images) {
      try PNG.write(image, to: FilePath("\(directory)/\(name).png"))
    }
  }

  private static func image(of landscape: Landscape) -> Image {
    var image = Image(width: width, height: height)
    for x in 0..<width {
      let edges = edges(of: landscape, Double(x) / Double(width))
      for y in 0..<height {
        let grain = 0.05 * (hash(Double(x), Double(y), landscape.seed + 50) - 0.5)
        let color = color(
          of: landscape, Double(x) / Double(width), Double(y) / Double(height), edges)
        let levels = ((color + grain).clamped(lowerBound: .zero, upperBound: .one) * 255)
          .rounded(.toNearestOrEven)
        image[x, y] =
          255 << 24 | UInt32(levels.x) << 16 | UInt32(levels.y) << 8 | UInt32(levels.z)
      }
    }
    return image
  }

  /// Returns the upper edges of the hills at a column.
  private static func edges(of landscape: Landscape, _ x: Double) -> [Double] {
    landscape.hills.indices.map { index in
      let base = landscape.horizonHeight + 0.2 * Double(index)
      return base + 0.3 * (noise(x * 3, 0, landscape.seed * 10 + Double(index)) - 0.5)
    }
  }

  private static func color(
    of landscape: Landscape, _ x: Double, _ y: Double, _ edges: [Double]
  ) -> RGB {
    // The nearest hill hides the others.
    if let index = edges.lastIndex(where: { y > $0 }) {
      let scale = 10 + 10 * Double(index)
      let seed = landscape.seed * 10 + Double(index) + 5
      let texture = noise(x * scale, y * scale * 2, seed) - 0.5
      let light = 1 - 0.5 * min((y - edges[index]) * 2, 0.6)
      return landscape.hills[index] * (light + landscape.roughness * texture)
    }
    let sky = landscape.sky + (landscape.horizon - landscape.sky) * min(y / 0.6, 1)
    let cloud = max(noise(x * 4, y * 9, landscape.seed) - 0.5, 0)
    return sky + (RGB(repeating: 1) - sky) * cloud * 1.4
  }

  /// Returns noise of four octaves, 0...1.
  private static func noise(_ x: Double, _ y: Double, _ seed: Double) -> Double {
    var (sum, weight, scale) = (0.0, 0.5, 1.0)
    for octave in 0..<4 {
      sum += weight * smoothNoise(x * scale, y * scale, seed + 100 * Double(octave))
      (weight, scale) = (weight / 2, scale * 2)
    }
    return sum / 0.9375
  }

  /// Returns random values of a grid, interpolated between its points.
  private static func smoothNoise(_ x: Double, _ y: Double, _ seed: Double) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    func ease(_ u: Double) -> Double { u * u * (3 - 2 * u) }
    let (u, v) = (ease(x - left), ease(y - top))
    let upper =
      hash(left, top, seed) * (1 - u) + hash(left + 1, top, seed) * u
    let lower =
      hash(left, top + 1, seed) * (1 - u) + hash(left + 1, top + 1, seed) * u
    return upper * (1 - v) + lower * v
  }

  /// Returns a random number of a point, 0...1.
  private static func hash(_ x: Double, _ y: Double, _ seed: Double) -> Double {
    var bits = UInt32(truncatingIfNeeded: Int(x) &* 0x2545_F491 &+ Int(y) &* 0x0019_660D)
    bits = (bits ^ UInt32(truncatingIfNeeded: Int(seed) &* 0x9E37_79B1)) &* 0x85EB_CA6B
    bits = (bits ^ bits >> 15) &* 0xC2B2_AE35
    bits = (bits ^ bits >> 13) &* 0x27D4_EB2F
    return Double(bits ^ bits >> 16) / Double(UInt32.max)
  }
}
