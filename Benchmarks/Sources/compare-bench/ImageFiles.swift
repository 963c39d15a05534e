internal import Foundation
internal import Imaging
internal import SystemPackage

/// Pairs of PNG files in a temporary directory, removed on deinitialization.
final class ImageFiles {
  /// Two files of 1920 x 1080 pixels.
  struct Pair {
    let name: String
    let expected: FilePath
    let actual: FilePath
  }

  static let size = PixelSize(width: 1920, height: 1080)

  let directory: FilePath
  let pairs: [Pair]

  init() throws {
    let directory = FilePath(FileManager.default.temporaryDirectory.path)
      .appending("compare-bench-\(UInt64.random(in: .min ... .max))")
    self.directory = directory
    try FileManager.default.createDirectory(
      atPath: directory.string, withIntermediateDirectories: false)
    // Drawn by a child process: a program's peak memory includes that of this process before
    // `exec`.
    _ = try cost(of: [CommandLine.arguments[0], "draw", directory.string])
    pairs = Self.pairs(in: directory)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory.string) }

  private static func pairs(in directory: FilePath) -> [Pair] {
    ["drawn", "photo"].map { name in
      Pair(
        name: name, expected: directory.appending("\(name)-expected.png"),
        actual: directory.appending("\(name)-actual.png"))
    }
  }

  /// Draws all pairs.
  static func draw(in directory: FilePath) throws {
    for pair in pairs(in: directory) {
      let draw = pair.name == "drawn" ? Self.drawn : Self.photo
      let filter: PNG.Compression.Filter = pair.name == "drawn" ? .none : .up
      for (path, isActual) in [(pair.expected, false), (pair.actual, true)] {
        try PNG.write(
          Image(width: Self.size.width, height: Self.size.height, pixels: draw(isActual)), to: path,
          compression: PNG.Compression(level: 6, filter: filter))
      }
    }
  }

  /// Returns discs with soft edges on a flat background, shifted by 0.25 pixels in the actual
  /// image.
  private static func drawn(isActual: Bool) -> [UInt32] {
    pixels { x, y in
      var color = SIMD3<Float>(repeating: 240)
      for disc in 0..<12 {
        let number = Float(disc)
        let centerX = 150 + 150 * number + (isActual ? 0.25 : 0)
        let centerY = 540 + 300 * (disc % 2 == 0 ? 1 : -1) * number / 12
        let (dx, dy) = (Float(x) - centerX, Float(y) - centerY)
        let distance = (dx * dx + dy * dy).squareRoot()
        let cover = min(max(100 - distance + 0.5, 0), 1)
        color += (SIMD3(20 * number, 200 - 15 * number, 60) - color) * cover
      }
      return color
    }
  }

  /// Returns gradients with noise; in the actual image the noise differs at one pixel in fifty.
  private static func photo(isActual: Bool) -> [UInt32] {
    var numbers = SplitMix(state: 1)
    return pixels { x, y in
      let noise = Float(numbers.next() % 16)
      let other = numbers.next()
      let change: Float = isActual && other % 50 == 0 ? Float(other / 64 % 24) : 0
      let ground = SIMD3(Float(x) / 10, Float(y) / 6, Float(x + y) / 15)
      return ground + noise + change
    }
  }

  private static func pixels(_ colorAt: (Int, Int) -> SIMD3<Float>) -> [UInt32] {
    (0..<size.width * size.height).map { index in
      let color = colorAt(index % size.width, index / size.width).rounded(.toNearestOrAwayFromZero)
      return 0xFF00_0000 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
    }
  }
}

/// SplitMix64 of Steele, Lea and Flood, 2014.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
