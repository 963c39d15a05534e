import Foundation
import Geometry
import ImageFilters
import PictureKit
import Testing

/// Filters of colors have the values of their formulas.
struct ColorFilterTests {
  private func light(_ level: Double) -> Double {
    let component = level / 255
    return component <= 0.04045
      ? component / 12.92 : Foundation.pow((component + 0.055) / 1.055, 2.4)
  }

  private func level(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    let component =
      light <= 0.0031308 ? light * 12.92 : 1.055 * Foundation.pow(light, 1 / 2.4) - 0.055
    return component * 255
  }

  @Test func `an image that is not filtered keeps its pixels`() throws {
    let pixels: [UInt32] = (0..<256).map { 0xFF00_0000 | $0 << 16 | (255 - $0) << 8 | $0 / 2 }
    let bitmap = Bitmap(width: 16, height: 16, pixels: pixels)
    for space in [WorkingSpace.linear, .encoded] {
      #expect(FilterImage(bitmap).bitmap(of: FilterImage(bitmap).extent, in: space) == bitmap)
    }
  }

  @Test func `translucent pixels keep their levels`() throws {
    let pixels: [UInt32] = (0..<128).map { 0x8000_0000 | $0 << 16 | $0 << 8 | $0 }
    let bitmap = Bitmap(width: 128, height: 1, pixels: pixels)
    #expect(FilterImage(bitmap).bitmap(of: FilterImage(bitmap).extent) == bitmap)
  }

  @Test(arguments: [0, 0.35, 1]) func `sepia is the matrix of the W3C in components of sRGB`(
    intensity: Double
  ) throws {
    let result = try #require(
      filtered("CISepiaTone", pixel(120, 60, 200), ["inputIntensity": .number(intensity)]))
    let sepia = [
      0.393 * 120 + 0.769 * 60 + 0.189 * 200, 0.349 * 120 + 0.686 * 60 + 0.168 * 200,
      0.272 * 120 + 0.534 * 60 + 0.131 * 200,
    ]
    let expected = zip([120.0, 60, 200], sepia).map { $0 + ($1 - $0) * intensity }
    for space in [WorkingSpace.linear, .encoded] {
      #expect(isClose(result.levels(in: space), expected + [255]))
    }
  }

  @Test func `saturation, brightness and contrast act on light by the documented formula`() throws {
    let result = try #require(
      filtered(
        "CIColorControls", pixel(200, 100, 50),
        [
          "inputSaturation": .number(0.5), "inputBrightness": .number(0.1),
          "inputContrast": .number(1.2),
        ]))
    let lights = [200.0, 100, 50].map(light)
    let gray = 0.2125 * lights[0] + 0.7154 * lights[1] + 0.0721 * lights[2]
    let expected = lights.map { level(((gray + ($0 - gray) * 0.5) + 0.1 - 0.5) * 1.2 + 0.5) }
    #expect(isClose(result.levels(), expected + [255]))
  }

  @Test func `an exposure of one stop doubles the light`() throws {
    let result = try #require(
      filtered("CIExposureAdjust", pixel(100, 50, 20), ["inputEV": .number(1)]))
    #expect(isClose(result.levels(), [100.0, 50, 20].map { level(2 * light($0)) } + [255]))
  }

  @Test func `a gamma is the power of light`() throws {
    let result = try #require(
      filtered("CIGammaAdjust", pixel(100, 50, 200), ["inputPower": .number(0.75)]))
    let expected = [100.0, 50, 200].map { level(Foundation.pow(light($0), 0.75)) }
    #expect(isClose(result.levels(), expected + [255]))
  }

  @Test func `a third of a turn of the hue moves the components on`() throws {
    let turn = ["inputAngle": FilterValue.number(2 * Double.pi / 3)]
    let result = try #require(filtered("CIHueAdjust", pixel(220, 110, 30), turn))
    #expect(isClose(result.levels(), [30, 220, 110, 255]))
  }

  @Test func `a color matrix multiplies and adds a bias`() throws {
    let result = try #require(
      filtered(
        "CIColorMatrix", pixel(255, 0, 0),
        [
          "inputRVector": .vector([0.25, 0, 0, 0]), "inputGVector": .vector([0.5, 0, 0, 0]),
          "inputBiasVector": .vector([0, 0, 0.125, 0]),
        ]))
    #expect(isClose(result.levels(), [level(0.25), level(0.5), level(0.125), 255]))
    #expect(isClose(result.levels(in: .encoded), [64, 127.5, 32, 255]))
  }

  @Test func `an inverted image has what is missing to full light`() throws {
    let result = try #require(filtered("CIColorInvert", pixel(0, 255, 100)))
    #expect(isClose(result.levels(), [255, 0, level(1 - light(100)), 255]))
    #expect(result.levels(in: .encoded) == [255, 0, 155, 255])
  }

  @Test func `three levels are black, gray and white`() throws {
    let row = image(width: 3, [0xFF14_1414, 0xFF80_8080, 0xFFF0_F0F0])
    let result = try #require(filtered("CIColorPosterize", row, ["inputLevels": .number(3)]))
    #expect((0..<3).map { result.levels($0, in: .encoded)[0] } == [0, 128, 255])
  }

  @Test func `a false color lies between two by the luminance`() throws {
    let values: [String: FilterValue] = [
      "inputColor0": .color(.red), "inputColor1": .color(.blue),
    ]
    let result = try #require(filtered("CIFalseColor", pixel(0, 255, 0), values))
    let expected = [level(1 - 0.7154), 0, level(0.7154), 255]
    #expect(isClose(result.levels(), expected))
  }

  @Test func `a mask becomes the opacity of white`() throws {
    let result = try #require(filtered("CIMaskToAlpha", pixel(0, 255, 0)))
    #expect(
      isClose(result.levels(in: .encoded), [0.7154, 0.7154, 0.7154, 0.7154].map { $0 * 255 }))
  }

  @Test func `a table of colors that swaps red and blue swaps them`() throws {
    var numbers: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 {
        for red in 0..<2 { numbers += [Float(blue), Float(green), Float(red), 1] }
      }
    }
    let data = numbers.withUnsafeBytes { [UInt8]($0) }
    let result = try #require(
      filtered(
        "CIColorCube", pixel(200, 100, 50),
        ["inputCubeDimension": .number(2), "inputCubeData": .data(data)]))
    #expect(isClose(result.levels(), [50, 100, 200, 255]))
  }

  @Test func `a tone curve through the diagonal changes nothing, and passes its points`() throws {
    let unchanged = try #require(filtered("CIToneCurve", pixel(30, 128, 220)))
    #expect(isClose(unchanged.levels(), [30, 128, 220, 255]))
    let lifted = try #require(
      filtered("CIToneCurve", pixel(64, 64, 64), ["inputPoint1": .vector([64.0 / 255, 0.5])]))
    #expect(isClose(lifted.levels(), [127.5, 127.5, 127.5, 255]))
  }

  @Test func `a white of the same temperature stays, and a warmer target reddens`() throws {
    let same = try #require(filtered("CITemperatureAndTint", pixel(200, 180, 160)))
    #expect(isClose(same.levels(), [200, 180, 160, 255]))
    let warm = try #require(
      filtered(
        "CITemperatureAndTint", pixel(160, 160, 160), ["inputTargetNeutral": .vector([4000, 0])]))
    #expect(warm.levels()[0] > 170 && warm.levels()[2] < 150)
  }
}
