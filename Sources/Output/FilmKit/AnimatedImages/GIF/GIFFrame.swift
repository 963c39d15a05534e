internal import Imaging

/// A frame of a GIF: a rectangle of the logical screen, before its colors are indexed.
struct GIFFrame: Sendable {
  /// The pixels of the rectangle: opaque colors, or 0 for transparent pixels.
  let pixels: [UInt32]
  /// The pixels that the logical screen shows before the frame is drawn, in the same form.
  let previous: [UInt32]
  /// The rectangle.
  let area: PixelRect
  /// The delay time, in hundredths of a second.
  let duration: Int
  /// Whether disposal restores the rectangle to the transparent background.
  let restoresBackground: Bool

  /// Returns the blocks of the frame: graphic control extension, image descriptor, image data.
  ///
  /// - Parameters:
  ///   - part: The part of the rectangle that is drawn.
  ///   - table: The local color table; nil to use the global one.
  ///   - indices: The color indices of the pixels of the part, and alternatives that show the same
  ///     picture.
  /// - Returns: The bytes of the blocks.
  func bytes(
    of part: PixelRect, table: Palette?, _ indices: (values: [UInt8], alternatives: [UInt8])
  ) -> [UInt8] {
    // Disposal method 2 restores the background, 1 leaves the frame. The transparent index is 0.
    let disposal: UInt8 = restoresBackground ? 2 : 1
    let control = [0x21, 0xf9, 4, disposal << 2 | 1] + littleEndianBytes(duration, 2) + [0, 0]
    let rectangle = [
      part.columns.lowerBound, part.rows.lowerBound, part.columns.count, part.rows.count,
    ].flatMap { littleEndianBytes($0, 2) }
    var tableBytes: [UInt8] = [0]
    if let table {
      // The size field stands for 2^(size + 1) colors.
      let size = max(0, Int.bitWidth - table.colors.count.leadingZeroBitCount - 1)
      tableBytes = [0x80 | UInt8(size)] + table.bytes(count: 2 << size)
    }
    return control + [0x2c] + rectangle + tableBytes
      + LZW.imageData(indices.values, or: indices.alternatives)
  }
}

extension Palette {
  /// Returns a color table of `count` entries: black for the transparent index, the colors,
  /// black.
  func bytes(count: Int) -> [UInt8] {
    let entries = colors.flatMap { color in
      [16, 8, 0].map { UInt8(color >> $0 & 0xff) }
    }
    return [0, 0, 0] + entries + [UInt8](repeating: 0, count: 3 * (count - 1 - colors.count))
  }
}
