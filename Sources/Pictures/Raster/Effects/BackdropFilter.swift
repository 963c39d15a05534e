internal import Geometry
internal import Imaging

/// Blurs pixels and changes the saturation of their colors.
///
/// The blur is normalized: near the edges the weights of the pixels that exist are divided by their
/// sum. For a large blur the pixels are averaged in square cells, the averages blurred, and the
/// result interpolated: what is lost lies far above the frequencies that the blur leaves.
struct BackdropFilter: Equatable, Sendable {
  /// The standard deviation of the blur, in pixels, 0 or more.
  let deviation: Double
  /// The factor of the distances from gray, 0 or more.
  let saturation: Float

  /// The least standard deviation of the blur of cells that are larger than a pixel, in cells.
  private static let minCellDeviation = 4.0

  /// Returns filtered pixels.
  ///
  /// - Parameters:
  ///   - pixels: Premultiplied colors in row order.
  ///   - width: The number of pixels in a row.
  /// - Returns: The filtered pixels, premultiplied.
  func filtered(_ pixels: [UInt32], width: Int) -> [UInt32] {
    guard width > 0, !pixels.isEmpty else { return pixels }
    guard deviation > 0 else {
      return saturation == 1
        ? pixels
        : pixels.map { UInt32(SIMD4<Float>($0.components).saturated(by: saturation)) }
    }
    let cellSize = max(1, Int(deviation / Self.minCellDeviation))
    let side = Double(cellSize)
    // The averages and the interpolation blur too: their variances are those of a row of pixels and
    // of a triangle.
    let own = cellSize == 1 ? 0 : (side * side - 1) / 12 + side * side / 6
    var cells = PixelCells(
      pixels, width: width, cellSize: cellSize,
      variance: (deviation * deviation - own) / (side * side))
    if saturation != 1 { cells.saturate(by: saturation) }
    return cells.interpolated()
  }
}

/// Blurred averages of pixels in square cells.
private struct PixelCells {
  private let width: Int
  private let height: Int
  private let cellSize: Int
  /// The numbers of cells, with one outside each edge, between which the outermost pixels are
  /// interpolated.
  private let columns: Int
  private let rows: Int
  /// Blue, green, red and alpha of the cells, premultiplied, in 0...255.
  private var colors: [SIMD4<Float>]

  /// Averages and blurs pixels.
  ///
  /// - Parameters:
  ///   - pixels: Premultiplied colors in row order.
  ///   - width: The number of pixels in a row.
  ///   - cellSize: The number of pixels along the side of a cell.
  ///   - variance: The variance of the blur, in cells squared.
  init(_ pixels: [UInt32], width: Int, cellSize: Int, variance: Double) {
    self.width = width
    self.cellSize = cellSize
    height = pixels.count / width
    columns = (width + cellSize - 1) / cellSize + 2
    rows = (height + cellSize - 1) / cellSize + 2
    // The sums of the colors in a cell, and the number of pixels that it has.
    var planes = [[Float]](repeating: [Float](repeating: 0, count: columns * rows), count: 5)
    for row in 0..<rows - 2 {
      let ys = row * cellSize..<min((row + 1) * cellSize, height)
      for column in 0..<columns - 2 {
        let xs = column * cellSize..<min((column + 1) * cellSize, width)
        var sums = SIMD4<UInt32>()
        for y in ys { for x in xs { sums &+= pixels[y * width + x].components } }
        let index = (row + 1) * columns + column + 1
        for plane in 0..<4 { planes[plane][index] = Float(sums[plane]) }
        planes[4][index] = Float(xs.count * ys.count)
      }
    }
    for plane in planes.indices {
      planes[plane] = gaussianBlur(planes[plane], width: columns, variance: variance)
    }
    colors = (0..<columns * rows).map { index in
      let count = planes[4][index]
      guard count > 0 else { return .zero }
      return SIMD4(
        planes[0][index], planes[1][index], planes[2][index], planes[3][index]) / count
    }
  }

  mutating func saturate(by factor: Float) {
    for index in colors.indices { colors[index] = colors[index].saturated(by: factor) }
  }

  /// Returns pixels that are interpolated between the centers of the cells.
  func interpolated() -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let places = (0..<width).map { place(of: $0) }
    var line = [SIMD4<Float>](repeating: .zero, count: columns)
    for y in 0..<height {
      let (row, weight) = place(of: y)
      for column in 0..<columns {
        let upper = colors[row * columns + column]
        line[column] = upper + (colors[(row + 1) * columns + column] - upper) * weight
      }
      for x in 0..<width {
        let (column, weight) = places[x]
        let left = line[column]
        pixels[y * width + x] = UInt32(left + (line[column + 1] - left) * weight)
      }
    }
    return pixels
  }

  /// Returns the cell whose center is at or before that of a pixel, and the weight of the next one.
  private func place(of pixel: Int) -> (cell: Int, weight: Float) {
    let position = (Float(pixel) + 0.5) / Float(cellSize) + 0.5
    let cell = position.rounded(.down)
    return (Int(cell), position - cell)
  }
}

extension SIMD4<Float> {
  /// Returns blue, green, red and alpha with the distances from the gray of the same luminance, by
  /// the weights of BT.709, multiplied by a factor.
  fileprivate func saturated(by factor: Float) -> Self {
    let luminance = (self * Self(0.0722, 0.7152, 0.2126, 0)).sum()
    var result = (Self(repeating: luminance) * (1 - factor) + self * factor)
      .clamped(lowerBound: .zero, upperBound: Self(repeating: w))
    result.w = w
    return result
  }
}

extension UInt32 {
  /// Blue, green, red and alpha.
  fileprivate var components: SIMD4<UInt32> {
    SIMD4(self, self &>> 8, self &>> 16, self &>> 24) & 255
  }

  /// Creates a pixel of the nearest levels.
  fileprivate init(_ components: SIMD4<Float>) {
    let levels = SIMD4<UInt32>(
      (components + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    self = levels.x | levels.y &<< 8 | levels.z &<< 16 | levels.w &<< 24
  }
}
