internal import Imaging

/// Dithering of noise and edges, where an ordered dither has no area of similar colors.
///
/// The error of a pixel is distributed to its neighbors to the right and below (Floyd and
/// Steinberg, "An adaptive algorithm for spatial grayscale", 1976). Only pixels that change and are
/// unlike their neighbors take part, so that still and smooth areas do not flicker.
struct ErrorDiffusion {
  /// The largest error, in levels of a component, that a pixel passes on: where the palette lacks a
  /// color, errors would add up indefinitely.
  private static let maximumError: Float = 32

  /// The largest difference of neighbors, in levels of a component, between which a mix of palette
  /// colors looks like one color.
  private static let maximumSmoothDifference = 8

  private let search: DitherSearch

  init(_ palette: Palette) { search = DitherSearch(palette.colors) }

  /// Returns the palette index, from 1, of each pixel that takes part; 0 for the others.
  func indices(of frame: GIFFrame) -> [UInt8] {
    let width = frame.area.columns.count
    var indices = [UInt8](repeating: 0, count: frame.pixels.count)
    // The errors that pixels of a row get, with one more at either end.
    var errors = [SIMD3<Float>](repeating: .zero, count: width + 2)
    var below = errors
    for start in stride(from: 0, to: frame.pixels.count, by: width) {
      let row = frame.pixels[start..<start + width]
      for column in 0..<width {
        let pixel = row[start + column]
        guard pixel != 0, pixel != frame.previous[start + column],
          !Self.isSmooth(row, at: start + column)
        else { continue }
        let color = DitherSearch.point(pixel)
        let wanted = color + errors[column + 1]
        guard let nearest = search.nearest(to: wanted, drawnFor: color) else { continue }
        indices[start + column] = UInt8(nearest + 1)
        let limit = SIMD3<Float>(repeating: Self.maximumError)
        let error = (wanted - search.colors[nearest]).clamped(lowerBound: -limit, upperBound: limit)
        errors[column + 2] += error * (7 / 16)
        below[column] += error * (3 / 16)
        below[column + 1] += error * (5 / 16)
        below[column + 2] += error * (1 / 16)
      }
      swap(&errors, &below)
      for column in below.indices { below[column] = .zero }
    }
    return indices
  }

  /// Returns whether a pixel of a row is like its left or right neighbor.
  @inline(__always)
  private static func isSmooth(_ row: ArraySlice<UInt32>, at index: Int) -> Bool {
    (index > row.startIndex && areSimilar(row[index], row[index - 1]))
      || (index < row.endIndex - 1 && areSimilar(row[index], row[index + 1]))
  }

  @inline(__always)
  private static func areSimilar(_ one: UInt32, _ other: UInt32) -> Bool {
    func areNear(_ shift: UInt32) -> Bool {
      abs(Int(one >> shift & 0xff) - Int(other >> shift & 0xff)) <= maximumSmoothDifference
    }
    return areNear(16) && areNear(8) && areNear(0)
  }
}
