internal import Imaging

/// What is painted at a step of a GIF.
struct GIFPainting: Sendable {
  /// Opaque colours, or 0 where nothing is to be seen.
  let shown: [UInt32]
  /// The same of what is there already.
  let before: [UInt32]
  let area: PixelRect
  let ticks: Int
  /// Whether the area is transparent when the time of the step is over.
  let isCleared: Bool

  /// The values of the pixels: indices of colours, or 0 where what is there already stays; and others
  /// with which the picture would be the same.
  ///
  /// - Parameters:
  ///   - count: Colours, all that change among them.
  ///   - nearest: The index in the table for each of them.
  ///   - leavingNearest: Whether what is there also stays where it was another colour with the same
  ///     index. With a table that changes from step to step, errors would add up.
  /// - Returns: Both for each pixel.
  func indices(
    _ count: ColorCount, _ nearest: [UInt8], leavingNearest: Bool
  ) -> (values: [UInt8], alternatives: [UInt8]) {
    func index(of color: UInt32) -> UInt8 { count.index(of: color).map { nearest[$0] } ?? 0 }
    var last: (shown: UInt32, before: UInt32) = (0, 0)
    var (value, alternative): (UInt8, UInt8) = (0, 0)
    var values: [UInt8] = []
    var alternatives: [UInt8] = []
    values.reserveCapacity(shown.count)
    alternatives.reserveCapacity(shown.count)
    for (shown, before) in zip(shown, before) {
      if (shown, before) != last {
        last = (shown, before)
        alternative = index(of: shown)
        let isLeft = shown == before || leavingNearest && alternative == index(of: before)
        value = isLeft ? 0 : alternative
      }
      values.append(value)
      alternatives.append(alternative)
    }
    return (values, alternatives)
  }

  /// The bytes of the step.
  ///
  /// - Parameters:
  ///   - table: The step's own table; nil if its colours are in that of the file.
  ///   - indices: The values of the pixels and others that do as well.
  /// - Returns: All blocks.
  func bytes(table: Palette?, _ indices: (values: [UInt8], alternatives: [UInt8])) -> [UInt8] {
    // It stays or is cleared; index 0 is transparent.
    let disposal: UInt8 = isCleared ? 2 : 1
    let control = [0x21, 0xf9, 4, disposal << 2 | 1] + littleEndianBytes(ticks, 2) + [0, 0]
    let place = [
      area.columns.lowerBound, area.rows.lowerBound, area.columns.count, area.rows.count,
    ].flatMap { littleEndianBytes($0, 2) }
    var tableBytes: [UInt8] = [0]
    if let table {
      // 2^(size + 1) colours.
      let size = max(0, Int.bitWidth - table.colors.count.leadingZeroBitCount - 1)
      tableBytes = [0x80 | UInt8(size)] + table.bytes(count: 2 << size)
    }
    return control + [0x2c] + place + tableBytes
      + LZW.imageData(indices.values, or: indices.alternatives)
  }
}

extension Palette {
  /// Red, green and blue of the colours, below them black for index 0, filled up to so many.
  func bytes(count: Int) -> [UInt8] {
    let known = colors.flatMap { color in
      [16, 8, 0].map { UInt8(color >> $0 & 0xff) }
    }
    return [0, 0, 0] + known + [UInt8](repeating: 0, count: 3 * (count - 1 - colors.count))
  }
}
