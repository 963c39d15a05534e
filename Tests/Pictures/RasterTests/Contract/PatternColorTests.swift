import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: a color of a pattern paints copies of a picture from the origin of the canvas on.
struct PatternColorTests {
  private let size = Size(32, 16)
  /// A red square at the upper left of each cell of 4 by 4 points, on blue.
  private let pattern = Color(
    pattern: Picture { canvas in
      canvas.setFillColor(.blue)
      canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4))
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2))
    }, cell: Rect(x: 0, y: 0, width: 4, height: 4))

  private func expected(_ x: Int, _ y: Int) -> UInt32 {
    x % 4 < 2 && y % 4 < 2 ? 0xFFFF_0000 : 0xFF00_00FF
  }

  @Test func `a color stays as small as before, and equal patterns are equal`() {
    #expect(MemoryLayout<Color>.stride == 48 && MemoryLayout<Color?>.stride == 48)
    let cell = Rect(x: 0, y: 0, width: 2, height: 2)
    let picture = Picture { $0.fill(cell) }
    let copy = Picture { $0.fill(cell) }
    #expect(Color(pattern: picture, cell: cell) == Color(pattern: copy, cell: cell))
    #expect(Color(pattern: picture, cell: cell) != .black)
    #expect(Color(pattern: picture, cell: .zero) == .clear && !Color.black.isPattern)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `fills and strokes continue one pattern wherever the transform moves them`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(size) { canvas in
      canvas.setFillColor(pattern)
      canvas.fill(Rect(x: 0, y: 0, width: 7, height: 16))
      canvas.translateBy(x: 7, y: 0)
      canvas.fill(Rect(x: 0, y: 0, width: 6, height: 16))
      canvas.setStrokeColor(pattern)
      canvas.setLineWidth(5)
      canvas.stroke(Rect(x: 10.5, y: -10, width: 30, height: 40))
      canvas.scaleBy(x: 2, y: 2)
      canvas.fill(Rect(x: 8, y: 0, width: 5, height: 8))
    }
    for y in 0..<16 {
      for x in [0, 3, 6, 7, 9, 12, 15, 16, 19, 23, 27, 31] {
        #expect(image[x, y] == expected(x, y), "(\(x), \(y))")
      }
    }
    #expect(image[13, 5] == 0xFFFF_FFFF)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a phase moves the pattern, and an opacity fades it`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(size) { canvas in
      canvas.setPatternPhase(Size(1, 2))
      canvas.setFillColor(pattern)
      canvas.fill(Rect(x: 0, y: 0, width: 16, height: 16))
      canvas.setPatternPhase(.zero)
      canvas.setFillColor(pattern.withAlphaComponent(0.5))
      canvas.fill(Rect(x: 16, y: 0, width: 16, height: 16))
    }
    for y in 2..<12 { for x in 1..<12 { #expect(image[x, y] == expected(x - 1, y - 2)) } }
    let faded = image[16, 0]
    #expect(faded >> 16 & 255 == 255 && abs(Int(faded & 255) - 128) <= 1)
  }
}
