import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// Contract: blend modes combine what is drawn with what is below it as their formulas say.
struct BlendModeTests {
  private static let source = Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.6)
  private static let backdrop = Color(red: 0.3, green: 0.9, blue: 0.5, alpha: 0.7)

  private typealias Formula = @Sendable (Double, Double, Double, Double) -> Double

  /// The results of the Porter-Duff operators, of premultiplied S and D with opacities s and d.
  private static let operators: [(BlendMode, Formula)] = [
    (.normal, { source, backdrop, s, _ in source + backdrop * (1 - s) }),
    (.clear, { _, _, _, _ in 0 }),
    (.copy, { source, _, _, _ in source }),
    (.sourceIn, { source, _, _, d in source * d }),
    (.sourceOut, { source, _, _, d in source * (1 - d) }),
    (.sourceAtop, { source, backdrop, s, d in source * d + backdrop * (1 - s) }),
    (.destinationOver, { source, backdrop, _, d in source * (1 - d) + backdrop }),
    (.destinationIn, { _, backdrop, s, _ in backdrop * s }),
    (.destinationOut, { _, backdrop, s, _ in backdrop * (1 - s) }),
    (.destinationAtop, { source, backdrop, s, d in source * (1 - d) + backdrop * s }),
    (.xor, { source, backdrop, s, d in source * (1 - d) + backdrop * (1 - s) }),
    (.plusLighter, { source, backdrop, _, _ in min(1, source + backdrop) }),
    // PDF's separable modes: what is only in one of both, and B(S, D) where they overlap.
    (.multiply, { $0 * (1 - $3) + $1 * (1 - $2) + $0 * $1 }),
    (.screen, { source, backdrop, _, _ in source + backdrop - source * backdrop }),
    (.darken, { $0 * (1 - $3) + $1 * (1 - $2) + min($0 * $3, $1 * $2) }),
    (.lighten, { $0 * (1 - $3) + $1 * (1 - $2) + max($0 * $3, $1 * $2) }),
    (.difference, { $0 + $1 - 2 * min($0 * $3, $1 * $2) }),
    (.exclusion, { source, backdrop, _, _ in source + backdrop - 2 * source * backdrop }),
  ]

  /// The modes whose opacity has another formula than the colors, that of `normal`.
  private static let modesOfColor: [BlendMode] = [.difference, .exclusion]

  @Test(arguments: TestedRasterizer.allCases, operators.indices)
  func `a blend mode has its formula`(_ rasterizer: TestedRasterizer, index: Int) throws {
    let (mode, formula) = Self.operators[index]
    let image = try rasterizer.render(Size(4, 4), background: Self.backdrop) { canvas in
      canvas.setBlendMode(mode)
      canvas.setFillColor(Self.source)
      canvas.fill(Rect(x: 1, y: 1, width: 2, height: 2))
    }
    func premultiplied(_ color: Color) -> [Double] {
      [color.red, color.green, color.blue, 1].map { $0 * color.alpha }
    }
    let (s, d) = (Self.source.alpha, Self.backdrop.alpha)
    var expected = zip(premultiplied(Self.source), premultiplied(Self.backdrop)).map {
      255 * formula($0, $1, s, d)
    }
    if Self.modesOfColor.contains(mode) { expected[3] = 255 * (s + d - s * d) }
    // Two levels: source and backdrop are rounded to 8 bits before, and the result after.
    let found = components(image[1, 1])
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(mode): \(found) \(expected)")
    // Outside of the path nothing changes, in no mode.
    let outside = components(image[0, 0])
    #expect(
      zip(outside, premultiplied(Self.backdrop)).allSatisfy { abs($0 - 255 * $1) <= 1 }, "\(mode)")
  }

  @Test(arguments: TestedRasterizer.allCases, BlendMode.allCases)
  func `a mode ends with the state in which it was set`(
    _ rasterizer: TestedRasterizer, mode: BlendMode
  ) throws {
    func image(_ mode: BlendMode) throws -> Image {
      try rasterizer.render(Size(3, 1), background: Self.backdrop) { canvas in
        canvas.saveGState()
        canvas.setBlendMode(mode)
        canvas.restoreGState()
        canvas.beginTransparencyLayer()
        canvas.setBlendMode(mode)
        canvas.endTransparencyLayer()
        canvas.setFillColor(Self.source)
        canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 3, height: 1))
      }
    }
    #expect(try image(mode) == image(.normal))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a group is drawn in the mode in which it began`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(2, 1), background: .clear) { canvas in
      canvas.setFillColor(.black)
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1))
      canvas.setBlendMode(.sourceIn)
      canvas.beginTransparencyLayer()
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1))
      canvas.endTransparencyLayer()
    }
    #expect(image.pixels == [0xFFFF_0000, 0])
  }
}
