import Geometry
import ImageFilters
import PictureKit
import Testing

/// Two images are combined by the formulas of Porter, Duff and PDF.
struct CompositingTests {
  /// Returns the encoded components of a filter of two pixels, in levels.
  private func levels(_ name: String, _ source: UInt32, _ below: UInt32) throws -> [Double] {
    let result = try #require(
      filtered(
        name, image(width: 1, [source]),
        ["inputBackgroundImage": .image(image(width: 1, [below]))]))
    return result.levels(in: .encoded)
  }

  @Test func `operators of Porter and Duff have their formulas`() throws {
    let (source, below): (UInt32, UInt32) = (0x8080_0000, 0xC000_00C0)
    #expect(isClose(try levels("CISourceOverCompositing", source, below), [128, 0, 95.6, 223.6]))
    #expect(isClose(try levels("CISourceInCompositing", source, below), [96.4, 0, 0, 96.4]))
    #expect(isClose(try levels("CISourceOutCompositing", source, below), [31.6, 0, 0, 31.6]))
    #expect(isClose(try levels("CISourceAtopCompositing", source, below), [96.4, 0, 95.6, 192]))
    #expect(isClose(try levels("CIAdditionCompositing", source, below), [128, 0, 192, 255]))
  }

  private static let blendModes: [(name: String, formula: @Sendable (Double, Double) -> Double)] = [
    ("CIMultiplyBlendMode", { $0 * $1 }), ("CIScreenBlendMode", { $0 + $1 - $0 * $1 }),
    ("CIOverlayBlendMode", { $1 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    ("CIDarkenBlendMode", { min($0, $1) }), ("CILightenBlendMode", { max($0, $1) }),
    ("CIColorDodgeBlendMode", { min(1, $1 / (1 - $0)) }),
    ("CIColorBurnBlendMode", { 1 - min(1, (1 - $1) / $0) }),
    ("CIDifferenceBlendMode", { abs($0 - $1) }),
    ("CIExclusionBlendMode", { $0 + $1 - 2 * $0 * $1 }),
    ("CILinearBurnBlendMode", { max($0 + $1 - 1, 0) }),
  ]

  @Test func `blend modes of opaque pixels have their formulas`() throws {
    for (name, formula) in Self.blendModes {
      let expected = [formula(0xC0 / 255.0, 0x60 / 255.0), formula(0x40 / 255.0, 0xA0 / 255.0)]
      let found = try levels(name, 0xFFC0_4080, 0xFF60_A080)
      #expect(isClose(Array(found.prefix(2)), expected.map { $0 * 255 }), "\(name)")
    }
  }

  @Test func `blend modes leave what has nothing below or above`() throws {
    #expect(try levels("CIMultiplyBlendMode", 0xFF80_4020, 0) == [0x80, 0x40, 0x20, 255])
    #expect(try levels("CIMultiplyBlendMode", 0, 0xFF80_4020) == [0x80, 0x40, 0x20, 255])
  }

  @Test func `a color keeps the luminosity of what is below`() throws {
    let result = try levels("CIColorBlendMode", 0xFFFF_0000, 0xFF80_8080)
    let luminosity = 0.3 * result[0] + 0.59 * result[1] + 0.11 * result[2]
    #expect(abs(luminosity - 128) <= 1 && result[0] > 250)
  }

  @Test func `a mask shows one image where it is white and the other where it is black`() throws {
    let mask = image(width: 3, [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF])
    let result = try #require(
      filtered(
        "CIBlendWithMask", image(width: 3, [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000]),
        [
          "inputBackgroundImage": .image(FilterImage(.blue)), "inputMaskImage": .image(mask),
        ]))
    let reds = (0..<3).map { result.levels($0, in: .encoded)[0] }
    #expect(reds == [0, 128, 255])
  }

  @Test func `a dissolve mixes both images by the time`() throws {
    let result = try #require(
      filtered(
        "CIDissolveTransition", pixel(200, 0, 0),
        ["inputTargetImage": .image(pixel(0, 0, 100)), "inputTime": .number(0.25)]))
    #expect(isClose(result.levels(in: .encoded), [150, 0, 25, 255]))
  }

  @Test func `a swipe begins with one image and ends with the other`() throws {
    let (first, second) = (FilterImage(.red), FilterImage(.blue))
    func color(_ time: Double, _ x: Int) -> [Double] {
      filtered(
        "CISwipeTransition", first,
        [
          "inputTargetImage": .image(second), "inputTime": .number(time),
          "inputExtent": .vector([0, 0, 100, 50]), "inputWidth": .number(1),
        ])?.levels(x, 20) ?? []
    }
    #expect(color(0, 0) == [255, 0, 0, 255] && color(1, 99) == [0, 0, 255, 255])
    #expect(color(0.5, 10) == [0, 0, 255, 255] && color(0.5, 90) == [255, 0, 0, 255])
  }

  @Test func `the average of an area is one pixel`() throws {
    let row = image(width: 4, [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_0000])
    let result = try #require(
      filtered("CIAreaAverage", row, ["inputExtent": .vector([0, 0, 4, 1])]))
    #expect(result.extent == Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(isClose(result.levels(in: .encoded), [127.5, 63.75, 63.75, 255]))
  }

  @Test func `every filter draws what it makes of images`() throws {
    let side = 12
    let pixels: [UInt32] = (0..<side * side).map { 0xFF00_0000 | UInt32($0) << 8 | 0x40 }
    let source = image(width: side, pixels)
    for filter in FilterCatalog.all {
      var values: [String: FilterValue] = [:]
      for input in filter.inputs {
        switch input.kind {
        case .image: values[input.key] = .image(source)
        case .data where input.key == "inputMessage": values[input.key] = .data([49, 50])
        case .rectangle: values[input.key] = .vector([0, 0, 12, 12])
        default: break
        }
      }
      let result = try #require(filter.output(values), "\(filter.name)")
      let area = Rect(x: 0, y: 0, width: 12, height: 12)
      #expect(result.bitmap(of: area) != nil && !result.extent.isNull, "\(filter.name)")
      #expect(!filter.displayName.hasPrefix("CI"))
    }
  }
}
