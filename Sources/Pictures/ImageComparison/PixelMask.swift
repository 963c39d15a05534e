public import Imaging

/// A mask of the pixels that a comparison ignores, one bit a pixel.
public struct PixelMask: Hashable, Sendable {
  /// The width and height.
  public let size: PixelSize
  /// Whether each pixel counts, row by row, lowest bit first.
  private var words: [UInt64]

  /// Creates the mask of an image, whose dark pixels are ignored.
  ///
  /// A pixel is dark if red, green and blue, blended over black, are all below 128.
  public init(_ image: Image) {
    self.init(image.size)
    image.pixels.withUnsafeBufferPointer { set($0, from: 0) }
  }

  /// Creates the mask of an image in a PNG file.
  ///
  /// - Throws: A `PNGError` if the file is damaged.
  package init(_ file: PNGFile) throws(PNGError) {
    self.init(file.size)
    let reader = try PNGRowReader(file, isDeep: false)
    let width = file.size.width
    let row: PixelBuffer<UInt32>
    do throws(MemoryError) { row = try PixelBuffer(count: width) } catch {
      throw PNGError(.noMemory, file.name, "\(error)")
    }
    guard let first = row.pixels.baseAddress else { return }
    for y in 0..<file.size.height {
      try reader.read(1, into: first, stride: 4 * width)
      Image.premultiply(UnsafeBufferPointer(row.pixels), into: first)
      set(UnsafeBufferPointer(row.pixels), from: y * width)
    }
  }

  private init(_ size: PixelSize) {
    self.size = size
    words = [UInt64](repeating: 0, count: (size.width * size.height + 63) / 64)
  }

  /// Sets the bits of premultiplied pixels from an index on.
  private mutating func set(_ pixels: UnsafeBufferPointer<UInt32>, from start: Int) {
    for index in pixels.indices where pixels[index] & 0x0080_8080 != 0 {
      words[(start + index) >> 6] |= 1 << UInt64((start + index) & 63)
    }
  }

  /// Returns whether the pixel of an index counts.
  @inline(__always)
  func isCounted(_ index: Int) -> Bool { words[index >> 6] >> UInt64(index & 63) & 1 != 0 }
}
