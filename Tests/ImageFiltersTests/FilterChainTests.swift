import Geometry
import ImageFilters
import PictureKit
import Testing

/// Filters that use their input more than once, in chains.
struct FilterChainTests {
  private let start = image(
    width: 8, (0..<64).map { 0xFF00_0000 | UInt32($0 * 4) << 16 | UInt32(255 - $0) })

  private func sharpened(_ count: Int) throws -> FilterImage {
    var image = start
    for _ in 0..<count {
      image = try #require(
        filtered(
          "CIUnsharpMask", image, ["inputRadius": .number(1), "inputIntensity": .number(0.1)]))
    }
    return image
  }

  /// Without tiles that are kept the first image is computed 2^32 times.
  @Test func `a chain of filters that use their input twice computes each image a few times`()
    throws
  {
    let bitmap = try #require(try sharpened(32).bitmap(of: start.extent))
    #expect(bitmap.width == 8)
    #expect(Set(bitmap.pixels).count > 2)
  }

  @Test func `a bitmap has the pixels that are computed one by one`() throws {
    let image = try sharpened(4)
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
