internal import Geometry

/// The samples of an image as a file stores them: straight red, green, blue and alpha of 8 or 16
/// bits.
///
/// Images are compared in this form. Conversion to ``Image``, premultiplied and of 8 bits, loses
/// the color of transparent pixels and the lower 8 of 16 bits.
public struct Samples: Hashable, Sendable {
  /// The rows of pixels, top row first, without gaps.
  package enum Storage: Hashable, Sendable {
    case shallow([UInt32])
    case deep([UInt64])
  }

  /// The width and height, at least 1.
  public let size: PixelSize
  package let storage: Storage

  /// The number of bits of a sample, 8 or 16.
  public var depth: Int {
    switch storage {
    case .shallow: 8
    case .deep: 16
    }
  }

  /// Creates samples of 8 bits from straight `0xAARRGGBB` pixels, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(size: PixelSize(width: width, height: height), .shallow(pixels), pixels.count)
  }

  /// Creates samples of 16 bits from straight `0xAAAARRRRGGGGBBBB` pixels, row by row.
  public init(width: Int, height: Int, deepPixels: [UInt64]) {
    self.init(size: PixelSize(width: width, height: height), .deep(deepPixels), deepPixels.count)
  }

  /// Creates the samples that ``PNG/encode(_:compression:)`` writes for an image.
  public init(_ image: Image) {
    self.init(width: image.width, height: image.height, pixels: image.straightPixels)
  }

  private init(size: PixelSize, _ storage: Storage, _ count: Int) {
    precondition(
      size.width > 0 && size.height > 0, "a picture must be at least 1 x 1, not \(size)")
    precondition(
      count == size.width * size.height,
      "a picture of \(size) needs \(size.width * size.height) pixels, not \(count)")
    self.size = size
    self.storage = storage
  }

  /// The straight `0xAAAARRRRGGGGBBBB` pixels; 8-bit samples become 16-bit ones by `v * 257`.
  public var deepPixels: [UInt64] {
    switch storage {
    case .shallow(let pixels): pixels.map(Self.deepened)
    case .deep(let pixels): pixels
    }
  }

  /// The image, premultiplied and rounded to 8 bits.
  public var image: Image {
    let shallow =
      switch storage {
      case .shallow(let pixels): pixels
      case .deep(let pixels): pixels.map(Self.flattened)
      }
    return Image(width: size.width, height: size.height, pixels: shallow.map(premultiplied))
  }

  static func deepened(_ pixel: UInt32) -> UInt64 {
    // Spreads each byte to 16 bits; v * 257 repeats it.
    var spread = UInt64(pixel)
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
    return spread * 257
  }

  static func flattened(_ pixel: UInt64) -> UInt32 {
    (0..<4).reduce(0) { flat, channel in
      // Rounds to nearest: 257 levels map to one.
      let level = UInt32(pixel >> (16 * channel) & 0xFFFF)
      return flat | ((level + 128) / 257) << (8 * channel)
    }
  }
}
