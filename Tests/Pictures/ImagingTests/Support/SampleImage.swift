import Imaging
import TestSupport

/// A random image in a given format, with its file and the expected pixels.
struct SampleImage {
  let format: SampleFormat
  let size: PixelSize
  /// The samples of each pixel, row by row.
  var samples: [[Int]] = []
  /// Red, green and blue of each palette entry.
  var palette: [[Int]] = []
  /// The contents of tRNS: alphas of palette entries, or the samples of the transparent color.
  var transparency: [Int] = []

  /// Creates an image of random samples.
  init(_ format: SampleFormat, _ size: PixelSize, using generator: inout SeededGenerator) {
    self.format = format
    self.size = size
    let isPalette = format.colorType == .palette
    var limit = 1 << format.depth
    if isPalette {
      limit = min(limit, 13)
      palette = (0..<limit).map { _ in
        (0..<3).map { _ in Int.random(in: 0..<256, using: &generator) }
      }
    }
    samples = (0..<size.width * size.height).map { _ in
      (0..<format.colorType.channelCount).map { _ in Int.random(in: 0..<limit, using: &generator) }
    }
    guard format.hasTransparencyChunk else { return }
    if isPalette {
      // One entry fewer than the palette has: the last is opaque.
      transparency = (0..<limit - 1).map { _ in Int.random(in: 0..<256, using: &generator) }
    } else {
      transparency = samples[0]
      // A neighbor that differs in its last bit alone is not transparent.
      if samples.count > 1 { samples[1] = transparency.map { $0 ^ 1 } }
    }
  }

  // MARK: Expected pixels

  var image: Image {
    Image(width: size.width, height: size.height, pixels: samples.map(pixel))
  }

  private func pixel(of samples: [Int]) -> UInt32 {
    let isKey = format.hasTransparencyChunk && samples == transparency
    let levels = samples.map(level)
    return switch format.colorType {
    case .gray: Self.pixel(isKey ? 0 : 255, levels[0], levels[0], levels[0])
    case .rgb: Self.pixel(isKey ? 0 : 255, levels[0], levels[1], levels[2])
    case .grayAlpha: Self.pixel(levels[1], levels[0], levels[0], levels[0])
    case .rgba: Self.pixel(levels[3], levels[0], levels[1], levels[2])
    case .palette: palettePixel(samples[0])
    }
  }

  private func palettePixel(_ index: Int) -> UInt32 {
    let color = palette[index]
    let alpha = index < transparency.count ? transparency[index] : 255
    return Self.pixel(alpha, color[0], color[1], color[2])
  }

  /// Returns a sample scaled to 0...255, rounded to nearest.
  private func level(_ sample: Int) -> Int {
    Int((Double(sample) * 255 / Double(1 << format.depth - 1)).rounded())
  }

  /// Returns the premultiplied pixel of a straight color, rounded to nearest.
  static func pixel(_ alpha: Int, _ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    [red, green, blue].reduce(UInt32(alpha)) { pixel, level in
      pixel << 8 | UInt32((Double(level * alpha) / 255).rounded())
    }
  }

  /// The straight `0xAAAARRRRGGGGBBBB` pixels, without rounding.
  var straightPixels: [UInt64] {
    samples.map { samples in
      let isKey = format.hasTransparencyChunk && samples == transparency
      let opaque = isKey ? 0 : 65_535
      // Every lower depth divides 16, so its highest level divides 65,535.
      let levels = samples.map { $0 * (65_535 / (1 << format.depth - 1)) }
      let channels: [Int]
      switch format.colorType {
      case .gray: channels = [opaque, levels[0], levels[0], levels[0]]
      case .rgb: channels = [opaque, levels[0], levels[1], levels[2]]
      case .grayAlpha: channels = [levels[1], levels[0], levels[0], levels[0]]
      case .rgba: channels = [levels[3], levels[0], levels[1], levels[2]]
      case .palette:
        let index = samples[0]
        let alpha = index < transparency.count ? transparency[index] : 255
        channels = ([alpha] + palette[index]).map { $0 * 257 }
      }
      return channels.reduce(0) { $0 << 16 | UInt64($1) }
    }
  }

  // MARK: The file

  var file: [UInt8] { PNGChunk.file(chunks) }

  var chunks: [PNGChunk] {
    var chunks = [
      PNGChunk.header(
        width: size.width, height: size.height, depth: format.depth,
        colorType: format.colorType.rawValue, interlacing: format.isInterlaced ? 1 : 0)
    ]
    if format.colorType == .palette {
      chunks.append(PNGChunk(type: "PLTE", data: palette.flatMap { $0.map { UInt8($0) } }))
    }
    if format.hasTransparencyChunk {
      let data =
        format.colorType == .palette
        ? transparency.map { UInt8($0) }
        : transparency.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      chunks.append(PNGChunk(type: "tRNS", data: data))
    }
    return chunks + [.imageData(format.isInterlaced ? interlacedRows : rows), .end]
  }

  private var rows: [UInt8] {
    (0..<size.height).flatMap { row(columns: Array(0..<size.width), y: $0) }
  }

  /// The seven passes of Adam7, from the standard's 8 by 8 pattern.
  private var interlacedRows: [UInt8] {
    let pattern = [
      "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656",
      "77777777",
    ].map(Array.init)
    return (1...7).flatMap { pass in
      (0..<size.height).flatMap { y in
        let columns = (0..<size.width).filter { pattern[y % 8][$0 % 8] == Character("\(pass)") }
        return columns.isEmpty ? [] : row(columns: columns, y: y)
      }
    }
  }

  /// Returns a row with the filter type None, its samples packed from the highest bit on.
  private func row(columns: [Int], y: Int) -> [UInt8] {
    var bits = columns.flatMap { x in
      samples[y * size.width + x].flatMap { sample in
        (0..<format.depth).reversed().map { UInt8(sample >> $0 & 1) }
      }
    }
    while bits.count % 8 > 0 { bits.append(0) }
    return [0]
      + stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
      }
  }
}
