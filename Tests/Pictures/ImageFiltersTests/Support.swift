import Geometry
import ImageFilters
import PictureKit

/// Creates an image of opaque pixels of one row after the other, from the top.
func image(width: Int, _ pixels: [UInt32]) -> FilterImage {
  FilterImage(Bitmap(width: width, height: pixels.count / width, pixels: pixels))
}

/// Creates an image of one pixel with levels of red, green and blue.
func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> FilterImage {
  image(width: 1, [0xFF00_0000 | red << 16 | green << 8 | blue])
}

/// Returns what a filter makes of an image.
func filtered(
  _ name: String, _ image: FilterImage? = nil, _ values: [String: FilterValue] = [:]
) -> FilterImage? {
  var all = values
  all["inputImage"] = image.map { .image($0) }
  return FilterCatalog.filter(named: name)?.output(all)
}

extension FilterImage {
  /// The levels of red, green, blue and alpha of a pixel, counted from the lower left.
  func levels(_ x: Int = 0, _ y: Int = 0, in space: WorkingSpace = .linear) -> [Double] {
    let place = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
    guard let pixel = bitmap(of: place, in: space)?.pixels[0] else { return [] }
    return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24].map(Double.init)
  }
}

/// Whether numbers differ by at most a level, which rounding once and 16-bit tables can add up to.
func isClose(_ left: [Double], _ right: [Double], within levels: Double = 1) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= levels }
}
