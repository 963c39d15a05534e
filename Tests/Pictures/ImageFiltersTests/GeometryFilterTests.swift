import Geometry
import ImageFilters
import PictureKit
import Testing

/// Images are moved, cropped and repeated with y upwards.
struct GeometryFilterTests {
  /// Red and green in the upper row, blue and white in the lower one.
  private let corners = image(width: 2, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])

  private func pixels(_ image: FilterImage?) -> [UInt32] {
    image.flatMap { $0.bitmap(of: $0.extent) }?.pixels ?? []
  }

  @Test func `the lower left pixel is at the origin`() {
    #expect(corners.levels(0, 0) == [0, 0, 255, 255] && corners.levels(1, 1) == [0, 255, 0, 255])
    #expect(corners.extent == Rect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `a quarter turn is counterclockwise`() {
    let turned = corners.transformed(by: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned.extent == Rect(x: -2, y: 0, width: 2, height: 2))
    #expect(pixels(turned) == [0xFF00_FF00, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `a moved image keeps its pixels`() {
    let moved = corners.transformed(by: Transform(translationX: 7, y: -3))
    #expect(moved.extent == Rect(x: 7, y: -3, width: 2, height: 2))
    #expect(pixels(moved) == pixels(corners))
  }

  @Test func `a part has the pixels of the whole, and outside of it nothing`() {
    let part = corners.cropped(to: Rect(x: 1, y: 0, width: 5, height: 5))
    #expect(part.extent == Rect(x: 1, y: 0, width: 1, height: 2))
    #expect(pixels(part) == [0xFF00_FF00, 0xFFFF_FFFF] && part.levels(0, 0) == [0, 0, 0, 0])
    #expect(corners.cropped(to: Rect(x: 5, y: 0, width: 1, height: 1)).extent.isNull)
  }

  @Test func `a clamped image repeats its edges indefinitely`() {
    let clamped = corners.clampedToExtent()
    #expect(clamped.isInfinite && clamped.extent == FilterImage.infiniteExtent)
    #expect(clamped.levels(-900, -20) == [0, 0, 255, 255])
    #expect(clamped.levels(5, 1000) == [0, 255, 0, 255])
  }

  @Test func `a tiled image repeats side by side`() throws {
    let tiled = try #require(filtered("CIAffineTile", corners))
    #expect(
      tiled.levels(-4, -6) == corners.levels(0, 0) && tiled.levels(3, 1) == corners.levels(1, 1))
  }

  @Test func `enlarged pixels are mixed unless the nearest are wanted`() {
    var nearest = corners
    nearest.isNearest = true
    let scale = Transform(scaleX: 4, y: 4)
    #expect(Set(pixels(nearest.transformed(by: scale))) == Set(pixels(corners)))
    let smooth = corners.transformed(by: scale)
    #expect(smooth.extent.size == Size(8, 8) && Set(pixels(smooth)).count > 4)
    // Five eighths of white in the lower row and three of red in the upper one, of which an eighth
    // counts.
    #expect(
      isClose([smooth.levels(4, 2, in: .encoded)[0]], [255 * (0.625 * 0.875 + 0.375 * 0.125)]))
  }

  @Test func `Lanczos' kernel keeps an even color and scales the extent`() throws {
    let even = image(width: 8, [UInt32](repeating: 0xFF40_80C0, count: 64))
    let result = try #require(
      filtered(
        "CILanczosScaleTransform", even,
        ["inputScale": .number(0.5), "inputAspectRatio": .number(1.5)]))
    #expect(result.extent == Rect(x: 0, y: 0, width: 6, height: 4))
    #expect(isClose(result.levels(3, 2), [0x40, 0x80, 0xC0, 255]))
  }

  @Test func `squares have the means of their pixels`() throws {
    let result = try #require(
      filtered(
        "CIPixellate", corners, ["inputCenter": .vector([1, 1]), "inputScale": .number(2)]))
    #expect(result.extent == corners.extent)
    #expect(isClose(result.levels(0, 1, in: .encoded), [127.5, 127.5, 127.5, 255]))
    let larger = try #require(
      filtered("CIPixellate", corners, ["inputCenter": .vector([2, 2]), "inputScale": .number(4)]))
    #expect(larger.extent == Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(larger.levels(3, 3) == result.levels(0, 1))
  }

  @Test func `a perspective puts the corners of the image at its own`() throws {
    let side = 40
    let all = image(
      width: side,
      (0..<side * side).map { index in
        let isRight = index % side >= side / 2
        return index < side * side / 2
          ? (isRight ? 0xFF00_FF00 : 0xFFFF_0000) : (isRight ? 0xFFFF_FFFF : 0xFF00_00FF)
      })
    let quad: [String: FilterValue] = [
      "inputTopLeft": .vector([20, 90]), "inputTopRight": .vector([70, 80]),
      "inputBottomRight": .vector([90, 10]), "inputBottomLeft": .vector([0, 0]),
    ]
    let result = try #require(filtered("CIPerspectiveTransform", all, quad))
    #expect(result.extent == Rect(x: 0, y: 0, width: 90, height: 90))
    #expect(
      result.levels(24, 84) == [255, 0, 0, 255] && result.levels(66, 77) == [0, 255, 0, 255])
    #expect(
      result.levels(3, 2) == [0, 0, 255, 255] && result.levels(85, 12) == [255, 255, 255, 255])
    #expect(result.levels(2, 80)[3] == 0)
    // The diagonals meet where the middle of the image is.
    let back = try #require(filtered("CIPerspectiveCorrection", result, quad))
    let (width, height) = (Int(back.extent.width), Int(back.extent.height))
    #expect(back.levels(width / 4, height * 3 / 4) == [255, 0, 0, 255])
    #expect(back.levels(width * 3 / 4, height / 4) == [255, 255, 255, 255])
  }

  @Test func `a straightened image has no empty corners`() throws {
    let even = image(width: 30, [UInt32](repeating: 0xFF40_80C0, count: 600))
    let result = try #require(
      filtered("CIStraightenFilter", even, ["inputAngle": .number(0.3)]))
    #expect(result.extent == even.extent && Set(pixels(result)) == [0xFF40_80C0])
  }

  @Test func `a twirl leaves what is outside of its radius`() throws {
    let result = try #require(
      filtered(
        "CITwirlDistortion", corners.transformed(by: Transform(scaleX: 20, y: 20)),
        ["inputCenter": .vector([20, 20]), "inputRadius": .number(10), "inputAngle": .number(3)]))
    let large = corners.transformed(by: Transform(scaleX: 20, y: 20))
    #expect(result.levels(5, 5) == large.levels(5, 5))
    #expect(result.levels(22, 24) != large.levels(22, 24))
  }
}
