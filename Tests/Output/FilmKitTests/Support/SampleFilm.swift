import FilmKit
import Glibc
import Imaging

extension Film {
  /// A film of 64 x 48 pixels, 10 frames, 30 frames per second.
  static let sample = Film(width: 64, height: 48, frameRate: 30, frameCount: 10)
  static let transparentSample = Film(
    width: 64, height: 48, frameRate: 30, frameCount: 10, isTransparent: true)
}

/// Draws a frame of ``Film/sample``: a gradient, and a gray square that moves 4 pixels a frame.
func sampleImage(_ index: Int) -> Image {
  let pixels = (0..<64 * 48).map { place -> UInt32 in
    let x = place % 64
    let y = place / 64
    if (4 * index..<4 * index + 8).contains(x) && (16..<24).contains(y) { return 0xff40_4040 }
    return 0xff00_0000 | UInt32(64 + 2 * x) << 16 | UInt32(64 + 2 * y) << 8 | 128
  }
  return Image(width: 64, height: 48, pixels: pixels)
}

/// Draws a frame of five flat colors.
func flatImage(_ index: Int) -> Image {
  let colors: [UInt32] = [0xffff_0000, 0xff00_8000, 0xff12_34ff, 0xffff_ffff]
  let pixels = (0..<64 * 48).map { place -> UInt32 in
    let x = place % 64
    let isSquare = (4 * index..<4 * index + 8).contains(x) && (256..<1024).contains(place)
    return isSquare ? 0xff10_2030 : colors[x / 16]
  }
  return Image(width: 64, height: 48, pixels: pixels)
}

/// Draws a transparent frame: an alpha gradient from left to right, and over it an opaque square.
func transparentImage(_ index: Int) -> Image {
  let pixels = (0..<64 * 48).map { place -> UInt32 in
    let x = place % 64
    if (4 * index..<4 * index + 8).contains(x) && place < 1024 { return 0xff20_c040 }
    let alpha = UInt32(x) * 4
    return alpha << 24 | ((alpha * 200 + 127) / 255) << 16 | ((alpha * 100 + 127) / 255) << 8
  }
  return Image(width: 64, height: 48, pixels: pixels)
}

/// Draws a frame of 320 x 240 pixels: translucent antialiased discs that cross on white.
func discsImage(_ index: Int) -> Image {
  let time = Double(index)
  let discs: [(x: Double, y: Double, radius: Double, color: [Double])] = [
    (60 + 6 * time, 80 + 2 * time, 40, [220, 40, 60]),
    (250 - 7 * time, 130, 55, [30, 120, 230]), (160, 200 - 5 * time, 30, [40, 180, 90]),
  ]
  let pixels = (0..<320 * 240).map { place -> UInt32 in
    let (y, x) = place.quotientAndRemainder(dividingBy: 320)
    var levels = [255.0, 255, 255]
    for disc in discs {
      let (dx, dy) = (Double(x) + 0.5 - disc.x, Double(y) + 0.5 - disc.y)
      let coverage = 0.6 * min(1, max(0, disc.radius + 0.5 - hypot(dx, dy)))
      for channel in 0..<3 { levels[channel] += (disc.color[channel] - levels[channel]) * coverage }
    }
    return levels.reduce(0xff) { $0 << 8 | UInt32($1.rounded()) }
  }
  return Image(width: 320, height: 240, pixels: pixels)
}
