import Foundation
import Geometry
import ImageFilters
import PictureKit
import Testing

/// Blurs are convolutions with known results.
struct BlurFilterTests {
  /// Black on the left of column 32, white on the right, without ends.
  private var step: FilterImage {
    image(
      width: 64, [UInt32](repeating: 0xFF00_0000, count: 32) + [UInt32](repeating: .max, count: 32)
    )
    .clampedToExtent()
  }

  @Test(arguments: [1.0, 3, 7.5]) func `a blurred step is the error function`(sigma: Double) {
    let result = step.applyingGaussianBlur(sigma: sigma)
    for x in 10..<54 {
      // Pixels are squares: the step is the mean of the function over a pixel, whose difference
      // from the center is below a level here, but for the narrowest.
      let distance = Double(x) + 0.5 - 32
      let expected = 255 * 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
      #expect(
        isClose([result.levels(x, 0, in: .encoded)[0]], [expected], within: sigma < 2 ? 4 : 1),
        "column \(x)")
    }
  }

  @Test func `the extent of a blurred image grows by three standard deviations`() {
    let square = image(width: 4, [UInt32](repeating: .max, count: 16))
    #expect(
      square.applyingGaussianBlur(sigma: 10).extent == Rect(x: -30, y: -30, width: 64, height: 64))
    let whole = square.applyingGaussianBlur(sigma: 2)
    let sum = whole.bitmap(of: whole.extent, in: .encoded)?.pixels.reduce(0) {
      $0 + Double($1 >> 24)
    }
    // Up to half a level is lost where pixels are rounded to 0, and a thousandth outside the
    // extent.
    #expect(abs((sum ?? 0) / 255 - 16) < 0.6)
  }

  @Test func `a step averaged over boxes is a ramp`() throws {
    let result = try #require(filtered("CIBoxBlur", step, ["inputRadius": .number(5)]))
    for x in 20..<44 {
      let white = min(max(x + 5 - 31, 0), 11)
      #expect(isClose([result.levels(x, 0, in: .encoded)[0]], [255 * Double(white) / 11]))
    }
  }

  @Test func `a disc has the same weight everywhere`() throws {
    let dot = image(width: 1, [.max])
    let result = try #require(filtered("CIDiscBlur", dot, ["inputRadius": .number(3)]))
    let inside = result.levels(0, 3, in: .encoded)[3]
    #expect(result.levels(2, 2, in: .encoded)[3] == inside && inside == (255.0 / 29).rounded())
    #expect(result.levels(3, 1, in: .encoded)[3] == 0)
  }

  @Test func `a motion blur moves along its angle alone`() throws {
    let dot = image(width: 1, [.max])
    let result = try #require(
      filtered("CIMotionBlur", dot, ["inputRadius": .number(4), "inputAngle": .number(0)]))
    #expect(result.levels(3, 0, in: .encoded)[3] == (255.0 / 9).rounded())
    #expect(result.levels(0, 1, in: .encoded)[3] == 0)
  }

  @Test func `a zoom blur leaves the center`() throws {
    var pixels = [UInt32](repeating: 0xFF00_0000, count: 81)
    pixels[40] = .max
    let result = try #require(
      filtered(
        "CIZoomBlur", image(width: 9, pixels),
        ["inputCenter": .vector([4.5, 4.5]), "inputAmount": .number(20)]))
    #expect(result.levels(4, 4, in: .encoded)[0] == 255)
  }

  @Test func `an unsharp mask overshoots at a step by half of what a blur takes`() throws {
    let edge = step.cropped(to: Rect(x: 0, y: 0, width: 64, height: 1))
    let gray = try #require(
      filtered(
        "CIColorMatrix", edge,
        [
          "inputRVector": .vector([0.5, 0, 0, 0]), "inputBiasVector": .vector([0.25, 0, 0, 0]),
        ]))
    let result = try #require(
      filtered("CIUnsharpMask", gray, ["inputRadius": .number(4), "inputIntensity": .number(0.5)]))
    let blur = 0.25 + 0.5 * 0.5 * (1 + erf(0.5 / (4 * 2.0.squareRoot())))
    #expect(
      isClose([result.levels(32, 0, in: .encoded)[0]], [255 * (0.75 + 0.5 * (0.75 - blur))]))
  }

  @Test func `the edges of a step have its height`() throws {
    let edge = step.cropped(to: Rect(x: 0, y: 0, width: 64, height: 8))
    let result = try #require(filtered("CIEdges", edge))
    #expect(result.levels(31, 4, in: .encoded)[0] == 255)
    #expect(result.levels(20, 4, in: .encoded) == [0, 0, 0, 255])
  }
}
