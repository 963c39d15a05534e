/// The picture on which the frames of an animated PNG are drawn, in straight pixels of 8 bits a
/// sample (`UInt32`) or 16 (`UInt64`).
struct APNGCanvas<Pixel: FixedWidthInteger & UnsignedInteger & Sendable> {
  let size: PixelSize
  private(set) var pixels: [Pixel]
  /// The area that the last frame disposes of, and the pixels that it had before; nil for
  /// transparent black.
  private var disposal: (area: PixelRect, pixels: [Pixel]?)?

  /// Creates a canvas of transparent black.
  init(_ size: PixelSize) {
    self.size = size
    pixels = [Pixel](repeating: 0, count: size.width * size.height)
  }

  /// Disposes of the last frame and draws the next one.
  ///
  /// - Parameters:
  ///   - frame: The pixels of the frame's area, row by row.
  ///   - control: How they are drawn.
  mutating func draw(_ frame: [Pixel], _ control: APNGFrameControl) {
    dispose()
    let area = control.area
    switch control.disposal {
    case .none: break
    case .background: disposal = (area, nil)
    case .previous: disposal = (area, pixels(in: area))
    }
    forEachRow(of: area) { target, row in
      frame.withUnsafeBufferPointer { frame in
        let source = UnsafeBufferPointer(
          rebasing: frame[row * area.columns.count..<(row + 1) * area.columns.count])
        switch control.blending {
        case .source: _ = target.update(fromContentsOf: source)
        case .over:
          for index in source.indices { target[index] = over(source[index], target[index]) }
        }
      }
    }
  }

  private mutating func dispose() {
    guard let (area, older) = disposal else { return }
    disposal = nil
    forEachRow(of: area) { target, row in
      if let older {
        let start = row * area.columns.count
        _ = target.update(fromContentsOf: older[start..<start + area.columns.count])
      } else {
        target.update(repeating: 0)
      }
    }
  }

  private func pixels(in area: PixelRect) -> [Pixel] {
    var result: [Pixel] = []
    result.reserveCapacity(area.columns.count * area.rows.count)
    for row in area.rows {
      let start = row * size.width
      result += pixels[start + area.columns.lowerBound...start + area.columns.upperBound]
    }
    return result
  }

  /// Calls a function with the pixels of each row of an area, and the number of the row in it.
  private mutating func forEachRow(
    of area: PixelRect, _ body: (UnsafeMutableBufferPointer<Pixel>, Int) -> Void
  ) {
    let width = size.width
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in area.rows {
        let start = row * width
        body(
          UnsafeMutableBufferPointer(
            rebasing: pixels[start + area.columns.lowerBound...start + area.columns.upperBound]),
          row - area.rows.lowerBound)
      }
    }
  }
}

/// Returns a straight pixel over another: Porter and Duff's operator of PNG's "Alpha channel
/// processing", each channel of the result rounded once, to nearest.
private func over<Pixel: FixedWidthInteger & UnsignedInteger>(
  _ front: Pixel, _ back: Pixel
) -> Pixel {
  let bits = Pixel.bitWidth / 4
  let maximum = UInt64(1) << bits - 1
  func channel(_ pixel: Pixel, _ index: Int) -> UInt64 {
    UInt64(pixel >> (index * bits)) & maximum
  }
  let alpha = channel(front, 3)
  if alpha == maximum { return front }
  if alpha == 0 { return back }
  // The weights of both colors and their sum, times the maximum.
  let frontWeight = alpha * maximum
  let backWeight = (maximum - alpha) * channel(back, 3)
  let weight = frontWeight + backWeight
  var result = Pixel((weight + maximum / 2) / maximum)
  for index in [2, 1, 0] {
    let sum = frontWeight * channel(front, index) + backWeight * channel(back, index)
    result = result << bits | Pixel((sum + weight / 2) / weight)
  }
  return result
}
