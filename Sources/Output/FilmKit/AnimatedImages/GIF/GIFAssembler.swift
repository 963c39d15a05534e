internal import Imaging

/// A frame whose colors are assigned to those of a palette.
struct MappedGIFFrame: Sendable {
  let frame: GIFFrame
  /// The colors that change.
  let histogram: ColorHistogram
  /// The palette colors of each color of the histogram.
  let dithers: [OrderedDither]
  /// The indices of pixels in noise and at edges, 0 for others; nil if the frame is not dithered.
  var diffused: [UInt8]?
  /// The colors of the table that is used.
  let palette: Palette
  /// Whether the table is written with the frame, otherwise it is the global one.
  let isLocal: Bool
}

/// Assigns indices to the pixels of frames, in order, and compresses them.
///
/// It tracks what the screen shows, which differs from the film where a palette lacks a color. So
/// nothing inexact is left where a pixel changes, and what is inexact is corrected by the next
/// frame that covers it and whose palette has the color.
struct GIFAssembler: FrameAssembler {
  private let width: Int
  /// The colors of the screen; 0 is transparent.
  private var shown: [UInt32]

  init(_ film: Film) {
    width = film.width
    shown = [UInt32](repeating: 0, count: film.width * film.height)
  }

  mutating func bytes(of mapped: MappedGIFFrame) -> [UInt8] {
    let frame = mapped.frame
    var drawn = indices(of: mapped)
    var part = frame.area
    if frame.restoresBackground {
      for row in part.rows {
        for column in part.columns { shown[row * width + column] = 0 }
      }
    } else if let bounds = PixelRect(
      ofChangesFrom: [UInt32](repeating: 0, count: drawn.count),
      to: drawn.map { UInt32($0 & 0xff) },
      width: part.columns.count)
    {
      // Pixels around those that are drawn keep what they show.
      drawn = Self.pixels(of: drawn, in: bounds, width: part.columns.count)
      part = bounds.moved(columns: part.columns.lowerBound, rows: part.rows.lowerBound)
    } else {
      drawn = Array(drawn.prefix(1))
      part = PixelRect(columns: 0...0, rows: 0...0)
        .moved(columns: part.columns.lowerBound, rows: part.rows.lowerBound)
    }
    return frame.bytes(
      of: part, table: mapped.isLocal ? mapped.palette : nil,
      (
        drawn.map { UInt8(truncatingIfNeeded: $0) },
        drawn.map { UInt8(truncatingIfNeeded: $0 >> 8) }
      )
    )
  }

  private static func pixels(of pairs: [UInt16], in part: PixelRect, width: Int) -> [UInt16] {
    if part.columns.count == width {
      return Array(pairs[part.rows.lowerBound * width..<(part.rows.upperBound + 1) * width])
    }
    var pixels: [UInt16] = []
    pixels.reserveCapacity(part.columns.count * part.rows.count)
    for row in part.rows {
      pixels +=
        pairs[
          row * width + part.columns.lowerBound...row * width + part.columns.upperBound]
    }
    return pixels
  }

  /// Returns the color index of each pixel, and in the higher byte an index that shows the same
  /// picture, and updates the screen.
  ///
  /// Index 0 is the transparent index, which leaves what the screen shows.
  private mutating func indices(of mapped: MappedGIFFrame) -> [UInt16] {
    let frame = mapped.frame
    let palette = [0] + mapped.palette.colors
    let positions = mapped.palette.positions
    var last: UInt32 = 0
    var dither: OrderedDither?
    var exactIndex: UInt8 = 0
    var drawn = [UInt16](repeating: 0, count: frame.pixels.count)
    var position = 0
    for row in frame.area.rows {
      let start = row * width
      for column in frame.area.columns {
        defer { position += 1 }
        let pixel = frame.pixels[position]
        guard pixel != 0 else { continue }
        if pixel != last {
          last = pixel
          dither = mapped.histogram.index(of: pixel).map { mapped.dithers[$0] }
          exactIndex = positions.index(of: pixel).map { UInt8($0 + 1) } ?? 0
        }
        let isChanged = pixel != frame.previous[position]
        var index = exactIndex
        if exactIndex == 0, let dither {
          let diffused = mapped.diffused?[position] ?? 0
          index = diffused != 0 ? diffused : dither.index(column: column, row: row)
        }
        let color = palette[Int(index)]
        if shown[start + column] == color {
          drawn[position] = UInt16(index) << 8
        } else if isChanged || exactIndex != 0 {
          drawn[position] = UInt16(index) << 8 | UInt16(index)
          shown[start + column] = color
        }
      }
    }
    return drawn
  }
}
