import Geometry
import ImageFilters
import PictureKit
import Synchronization
import Testing

/// Filters that use their input more than once, in chains.
struct FilterChainTests {
  private let start = image(
    width: 8, (0..<64).map { 0xFF00_0000 | UInt32($0 * 4) << 16 | UInt32(255 - $0) })

  private func sharpened(_ start: FilterImage, times count: Int) throws -> FilterImage {
    var image = start
    for _ in 0..<count {
      image = try #require(
        filtered(
          "CIUnsharpMask", image, ["inputRadius": .number(1), "inputIntensity": .number(0.1)]))
    }
    return image
  }

  /// In a chain of n filters without tiles that are kept the first image is computed 2^n times:
  /// 4096 times in the short one, whose failure ends the test before the long one would hang.
  @Test func `a chain of filters that use their input twice computes an image twice at most`()
    throws
  {
    try checkComputations(ofChainOf: 12)
    try checkComputations(ofChainOf: 32)
  }

  private func checkComputations(ofChainOf length: Int) throws {
    let computations = Atomic(0)
    let first = FilterImage(generator: { _ in
      computations.add(1, ordering: .relaxed)
      return { x, y in SIMD4(Float(x / 8), Float(y / 8), 0, 1) }
    }).cropped(to: start.extent)
    let bitmap = try #require(try sharpened(first, times: length).bitmap(of: start.extent))
    let count = computations.load(ordering: .relaxed)
    // The tile is kept when it is needed for the second time.
    try #require((1...2).contains(count))
    #expect(bitmap.width == 8)
    #expect(Set(bitmap.pixels).count > 2)
  }

  @Test func `a bitmap has the pixels that are computed one by one`() throws {
    let image = try sharpened(start, times: 4)
    let bitmap = try #require(image.bitmap(of: start.extent))
    for y in 0..<8 {
      for x in 0..<8 {
        let place = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        let pixel = try #require(image.bitmap(of: place)).pixels[0]
        #expect(bitmap.pixels[(7 - y) * 8 + x] == pixel)
      }
    }
  }
}
