import Geometry
import ImageFilters
import Imaging
import PictureKit
import SystemPackage
import TestSupport
import Testing

/// Generators make infinite images, and codes that readers understand.
struct GeneratorTests {
  @Test func `a color is everywhere`() throws {
    let result = try #require(
      filtered("CIConstantColorGenerator", nil, ["inputColor": .color(.orange)]))
    #expect(result.isInfinite)
    #expect(isClose(result.levels(-70, 1_000_000), [255, 127.5, 0, 255]))
  }

  @Test func `a linear gradient mixes light`() throws {
    let values: [String: FilterValue] = [
      "inputPoint0": .vector([0, 0]), "inputPoint1": .vector([101, 0]),
      "inputColor0": .color(.black), "inputColor1": .color(.white),
    ]
    let result = try #require(filtered("CILinearGradient", nil, values))
    // The center of pixel 50 is half-way. Half of the light is the level 188.
    #expect(result.levels(50, 9) == [188, 188, 188, 255])
    #expect(isClose(result.levels(50, 9, in: .encoded), [127.5, 127.5, 127.5, 255]))
    #expect(result.levels(-5, 0) == [0, 0, 0, 255] && result.levels(200, 0)[0] == 255)
  }

  @Test func `a radial gradient runs between its radii`() throws {
    let values: [String: FilterValue] = [
      "inputCenter": .vector([0.5, 0.5]), "inputRadius0": .number(10),
      "inputRadius1": .number(30), "inputColor0": .color(.white), "inputColor1": .color(.black),
    ]
    let result = try #require(filtered("CIRadialGradient", nil, values))
    #expect(result.levels(9, 0)[0] == 255 && result.levels(0, 31)[0] == 0)
    #expect(isClose([result.levels(0, -15, in: .encoded)[0]], [255 * 0.75]))
  }

  @Test func `a checkerboard alternates from its center on`() throws {
    let values: [String: FilterValue] = [
      "inputCenter": .vector([0, 0]), "inputWidth": .number(10),
      "inputColor0": .color(.red), "inputColor1": .color(.blue),
    ]
    let result = try #require(filtered("CICheckerboardGenerator", nil, values))
    let (red, blue) = ([255.0, 0, 0, 255], [0.0, 0, 255, 255])
    #expect(result.levels(5, 5) == red && result.levels(15, 15) == red)
    #expect(result.levels(15, 5) == blue && result.levels(-5, 5) == blue)
    #expect(result.levels(-5, -5) == red)
  }

  @Test func `stripes have their width`() throws {
    let values: [String: FilterValue] = [
      "inputCenter": .vector([0, 0]), "inputWidth": .number(4),
    ]
    let result = try #require(filtered("CIStripesGenerator", nil, values))
    let row = (0..<16).map { result.levels($0, 0)[0] }
    #expect(row.filter { $0 == 255 }.count == 8 && row.prefix(4).allSatisfy { $0 == 255 })
    #expect(row[4..<8].allSatisfy { $0 == 0 })
  }

  /// Returns what zbarimg reads in an image; nil if the program is missing.
  private func reading(of image: FilterImage) async throws -> String {
    let margin = image.extent.insetBy(dx: -40, dy: -40)
    let whole = image.composited(over: FilterImage(.white))
    let bitmap = try #require(whole.bitmap(of: margin))
    let png = PNG.encode(Image(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels))
    let directory = try TemporaryDirectory()
    let path = directory.path.appending("code.png")
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create], permissions: .ownerReadWrite)
    try file.closeAfter { _ = try file.writeAll(png) }
    let text = try await output(of: "zbarimg", ["--quiet", path.string], input: [])
    return String(decoding: text, as: UTF8.self).trimmingCharacters
  }

  @Test(arguments: ["L", "M", "Q", "H"]) func `a QR code can be read`(level: String) async throws {
    let message = "https://example.com/Zoetrope?frames=24"
    let code = try #require(
      filtered(
        "CIQRCodeGenerator", nil,
        ["inputMessage": .data(Array(message.utf8)), "inputCorrectionLevel": .text(level)]))
    let large = code.transformed(by: Transform(scaleX: 6, y: 6))
    #expect(try await reading(of: large) == "QR-Code:" + message)
  }

  @Test func `a QR code of version 1 has 21 modules, a margin and three finders`() throws {
    let code = try #require(
      filtered("CIQRCodeGenerator", nil, ["inputMessage": .data(Array("zoe".utf8))]))
    #expect(code.extent == Rect(x: 0, y: 0, width: 23, height: 23))
    let finder = [0.0, 255, 0, 0, 0, 255, 0]
    // Through the middles of the upper left, upper right and lower left finders.
    #expect((1..<8).map { code.levels($0, 18)[0] } == finder)
    #expect((15..<22).map { code.levels($0, 18)[0] } == finder)
    #expect((1..<8).map { code.levels($0, 4)[0] } == finder)
    #expect((15..<22).map { code.levels($0, 4)[0] } != finder)
  }

  @Test(arguments: ["Zoetrope 24", "20261125", "a1B2c3"]) func `a bar code can be read`(
    message: String
  ) async throws {
    let code = try #require(
      filtered("CICode128BarcodeGenerator", nil, ["inputMessage": .data(Array(message.utf8))]))
    let large = code.transformed(by: Transform(scaleX: 3, y: 3))
    #expect(try await reading(of: large) == "CODE-128:" + message)
  }
}

extension String {
  fileprivate var trimmingCharacters: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
