import ElementaryFunctions
import Geometry
import Imaging
import PictureKit
import Raster

/// The areas that a path covers of cells, as a reference for what is drawn from pixels.
struct Coverage {
  /// The number of cells in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The cells along a side of a pixel.
  let detail: Int
  /// The covered parts of the cells, 0...1.
  private(set) var alphas: [Double]

  /// The columns and rows of the magnified drawing for each cell.
  ///
  /// Rasterizers place edges to 1/15 of a row and to 1/256 of a column of theirs, so that the
  /// coverage of a cell errs by at most 1/480 for each horizontal and 1/2048 for each vertical
  /// edge.
  private static let magnification = (columns: 4, rows: 16)

  /// Draws a path magnified, and takes the mean over each cell.
  ///
  /// - Parameters:
  ///   - path: The path, in pixels.
  ///   - width: The width of the picture, in pixels.
  ///   - height: The height of the picture, in pixels.
  ///   - detail: The cells along a side of a pixel; 1 by default.
  ///   - rasterizer: The rasterizer.
  /// - Throws: An error of the rasterizer.
  init(
    of path: Path, width: Int, height: Int, detail: Int = 1, by rasterizer: TestedRasterizer
  ) throws {
    self.detail = detail
    self.height = height * detail
    let cellWidth = width * detail
    self.width = cellWidth
    let (columns, rows) = Self.magnification
    let size = Size(Double(cellWidth * columns), Double(height * detail * rows))
    let large = path.applying(
      Transform(scaleX: Double(detail * columns), y: Double(detail * rows)))
    let picture = Picture(commands: [.fill(large, .winding, .color(.black))])
    let drawn = try rasterizer.renderer(canvas: size)
      .image(of: Frame(size: size, layers: [FrameLayer(picture: picture)]))
    var sums = [Int](repeating: 0, count: cellWidth * height * detail)
    drawn.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<drawn.height {
        for x in 0..<drawn.width {
          sums[y / rows * cellWidth + x / columns] +=
            255 - Int(pixels[y * drawn.width + x] & 0xFF)
        }
      }
    }
    let full = Double(255 * columns * rows)
    alphas = sums.map { Double($0) / full }
  }

  /// Convolves the coverage directly with a Gaussian up to two deviations and half a pixel, in
  /// double precision.
  ///
  /// - Parameter deviation: The standard deviation, in pixels.
  mutating func convolve(deviation: Double) {
    let deviation = deviation * Double(detail)
    let end = 2 * deviation + 0.5 * Double(detail)
    let radius = Int((end + 0.5).rounded(.down))
    let weights = (-radius...radius).map {
      exp(-Double($0 * $0) / (2 * deviation * deviation)) * min(end + 0.5 - Double(abs($0)), 1)
    }
    let sum = weights.reduce(0, +)
    for (step, count) in [(1, width), (width, height)] {
      let plane = alphas
      plane.withUnsafeBufferPointer { plane in
        for index in plane.indices {
          let place = step == 1 ? index % width : index / width
          var value = 0.0
          for offset in max(-radius, -place)...min(radius, count - 1 - place) {
            value += weights[offset + radius] * plane[index + offset * step]
          }
          alphas[index] = value / sum
        }
      }
    }
  }

  /// The values at the centers of pixels, for an odd number of cells.
  var alphasAtCenters: [Double] {
    stride(from: detail / 2, to: height, by: detail).flatMap { y in
      stride(from: detail / 2, to: width, by: detail).map { alphas[y * width + $0] }
    }
  }
}
