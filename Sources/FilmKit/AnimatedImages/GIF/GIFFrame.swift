internal import Imaging

/// A frame of a GIF: a rectangle of the logical screen, before its colours are indexed.
struct GIFFrame: Sendable {
  /// The pixels of the rectangle: opaque colours, or 0 for transparent pixels.
  let pixels: [UInt32]
  /// The pixels that the logical screen shows before the frame is drawn, in the same form.
  let previous: [UInt32]
  /// The rectangle.
  let area: PixelRect
  /// The delay time, in hundredths of a second.
  let duration: Int
  /// Whether disposal restores the rectangle to the transparent background.
  let restoresBackground: Bool

  /// Returns the colour indices of the pixels, and alternatives that show the same picture.
  ///
  /// Index 0 is the transparent index, which leaves the previous pixel.
  ///
  /// - Parameters:
  ///   - histogram: Colours that contain all that change.
  ///   - nearest: The index in the colour table for each colour of the histogram.
  ///   - keepsEqualIndices: Whether a pixel is left unchanged if its previous colour has the same
  ///     index, even if the colours differ. With local colour tables, errors would accumulate over
  ///     frames.
  /// - Returns: Two indices for each pixel.
  func indices(
    _ histogram: ColorHistogram, _ nearest: [UInt8], keepsEqualIndices: Bool
  ) -> (values: [UInt8], alternatives: [UInt8]) {
    func index(of color: UInt32) -> UInt8 { histogram.index(of: color).map { nearest[$0] } ?? 0 }
    var last: (pixel: UInt32, previous: UInt32) = (0, 0)
    var (value, alternative): (UInt8, UInt8) = (0, 0)
    var values: [UInt8] = []
    var alternatives: [UInt8] = []
    values.reserveCapacity(pixels.count)
    alternatives.reserveCapacity(pixels.count)
    for (pixel, previous) in zip(pixels, previous) {
      if (pixel, previous) != last {
        last = (pixel, previous)
        alternative = index(of: pixel)
        let isUnchanged =
          pixel == previous || keepsEqualIndices && alternative == index(of: previous)
        value = isUnchanged ? 0 : alternative
      }
      values.append(value)
      alternatives.append(alternative)
    }
    return (values, alternatives)
  }

  /// Returns the blocks of the frame: graphic control extension, image descriptor, image data.
  ///
  /// - Parameters:
  ///   - table: The local colour table; nil to use the global one.
  ///   - indices: The colour indices of the pixels, and alternatives that show the same picture.
  /// - Returns: The bytes of the blocks.
  func bytes(table: Palette?, _ indices: (values: [UInt8], alternatives: [UInt8])) -> [UInt8] {
    // Disposal method 2 restores the background, 1 leaves the frame. The transparent index is 0.
    let disposal: UInt8 = restoresBackground ? 2 : 1
    let control = [0x21, 0xf9, 4, disposal << 2 | 1] + littleEndianBytes(duration, 2) + [0, 0]
    let rectangle = [
      area.columns.lowerBound, area.rows.lowerBound, area.columns.count, area.rows.count,
    ].flatMap { littleEndianBytes($0, 2) }
    var tableBytes: [UInt8] = [0]
    if let table {
      // The size field stands for 2^(size + 1) colours.
      let size = max(0, Int.bitWidth - table.colors.count.leadingZeroBitCount - 1)
      tableBytes = [0x80 | UInt8(size)] + table.bytes(count: 2 << size)
    }
    return control + [0x2c] + rectangle + tableBytes
      + LZW.imageData(indices.values, or: indices.alternatives)
  }
}

extension Palette {
  /// Returns a colour table of `count` entries: black for the transparent index, the colours,
  /// black.
  func bytes(count: Int) -> [UInt8] {
    let entries = colors.flatMap { color in
      [16, 8, 0].map { UInt8(color >> $0 & 0xff) }
    }
    return [0, 0, 0] + entries + [UInt8](repeating: 0, count: 3 * (count - 1 - colors.count))
  }
}
