/// A PNG encoder for flat pictures, which compresses runs of equal pixels and little else.
///
/// A row is written as it is, or as its differences to the row above if those have fewer runs. Either
/// way a run of pixels of one value becomes that pixel and a repetition at the distance of one pixel;
/// ``RowChanges`` finds the runs. Where something changes, the same change is looked for in the rows
/// before, in one place. So what takes time is the changes alone. Rows of many runs are left to zlib:
/// ``BusyRows``.
///
/// A picture full of shading or noise has as many runs as pixels: libpng makes less of it.
enum FlatPNG {
  /// The most pieces and runs in busy rows there may be, as a fraction of the pixels.
  ///
  /// A heap of a thousand balls, 1920 x 1080 pixels, has one in 24.5, and its file had 25 % more bytes than
  /// libpng's at level 6.
  static let mostPieces = 1.0 / 25

  /// Encodes a picture; nil where it turns out not to be flat, or not opaque where it should be.
  ///
  /// - Parameters:
  ///   - pixels: Straight pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - isOpaque: Whether alpha is left out; then all of it must be 255.
  /// - Returns: The file.
  static func encode(_ pixels: [UInt32], width: Int, height: Int, isOpaque: Bool) -> [UInt8]? {
    let most = height + Int(Double(pixels.count) * mostPieces)
    let channels = isOpaque ? 3 : 4
    // A row is added before it is counted; busy rows, of which there are fewer, add a piece at most.
    var runs = DeflatedRuns(channels: channels, capacity: most + height + width + 1)
    var busy = BusyRows(width: width, channels: channels)
    var busyRuns = 0
    let isFlat = pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return false }
      var changes = RowChanges(width: width)
      var rows = FilteredRows(first, width: width, height: height, isOpaque: isOpaque)
      for y in 0..<height {
        rows.append(changes.read(first + y * width, isFirst: y == 0))
        if busy.takes(rows[y], runCount: changes.runCount) {
          runs.pass(rows[y])
          busyRuns += changes.runCount
        } else {
          if !busy.isEmpty { runs.add(blocks: busy.deflated()) }
          runs.addRow(y, of: rows, changes)
        }
        guard runs.pieceCount + busyRuns <= most, !isOpaque || runs.usedBits >> 24 == 0 else {
          return false
        }
      }
      if !busy.isEmpty { runs.add(blocks: busy.deflated()) }
      return true
    }
    guard isFlat else { return nil }
    return PNG.signature + PNG.header(width: width, height: height, isOpaque: isOpaque)
      + PNG.colorSpace + PNG.chunk("IDAT", runs.bytes()) + PNG.chunk("IEND", [])
  }
}

extension DeflatedRuns {
  fileprivate mutating func addRow(
    _ y: Int, of rows: borrowing FilteredRows, _ changes: borrowing RowChanges
  ) {
    let values = rows[y]
    let width = values.width
    add(values.filter)
    var x = 0
    var value = values[0]
    while x < width {
      var next = value
      var end = x
      repeat {
        end = changes.endOfRun(end)
        if end < width { next = values[end] }
      } while end < width && next == value
      if end - x == 1, end < width,
        let (count, distance) = rows.repetition(
          of: value, next, at: x, y, changes, most: longest)
      {
        add(values, x..<x + count, distance: distance)
        x += count
        if x < width { value = values[x] }
      } else {
        add(value, count: end - x)
        x = end
        value = next
      }
    }
  }
}
