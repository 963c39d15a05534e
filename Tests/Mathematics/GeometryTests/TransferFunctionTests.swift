import Geometry
import Testing

@Suite struct TransferFunctionTests {
  /// The levels 1, 20, 128 and 200 of 255 by exact arithmetic of IEC 61966-2-1.
  @Test(arguments: [
    (1.0, 0.000_303_526_983_548_837_5), (20, 0.006_995_410_187_265_387),
    (128, 0.215_860_500_113_899_26), (200, 0.577_580_440_429_650_5), (255, 1),
  ])
  func `components stand for light`(level: Double, light: Double) {
    // 1e-15: rounding of values of at most 1.
    #expect(abs(TransferFunction.light(of: level / 255) - light) < 1e-15)
    #expect(abs(TransferFunction.component(of: light) - level / 255) < 1e-15)
    // 1e-7: rounding of Float.
    #expect(abs(TransferFunction.light(of: Float(level) / 255) - Float(light)) < 1e-7)
    #expect(abs(TransferFunction.component(of: Float(light)) - Float(level) / 255) < 1e-7)
  }

  @Test func `values below zero are mirrored`() {
    for value in [0.01, 0.5, 1.5] {
      #expect(TransferFunction.light(of: -value) == -TransferFunction.light(of: value))
      #expect(TransferFunction.component(of: -value) == -TransferFunction.component(of: value))
    }
  }

  @Test func `white and grays of Display P3 are those of sRGB, and its green is outside`() {
    for level in [0.0, 0.25, 1] {
      let color = Color.displayP3(red: level, green: level, blue: level, alpha: 0.5)
      // 1e-14: the rows of the matrix add up to 1 but for rounding, which a power of 1 / 2.4 keeps.
      for component in [color.red, color.green, color.blue] {
        #expect(abs(component - level) < 1e-14)
      }
      #expect(color.alpha == 0.5)
    }
    let green = Color.displayP3(red: 0, green: 1, blue: 0, alpha: 1)
    // The published components of P3's green in CSS Color 4: -0.5116, 1.0183, -0.3107.
    #expect(abs(green.red + 0.5116) < 5e-5)
    #expect(abs(green.green - 1.0183) < 5e-5)
    #expect(abs(green.blue + 0.3107) < 5e-5)
    #expect(green.clamped == Color(red: 0, green: 1, blue: 0))
  }
}
