import Geometry
import TestSupport
import Testing
import Tween

@Suite struct ColorInterpolationTests {
  @Test func `opaque colors are interpolated component by component`() {
    let start = Color(red: 0, green: 0.5, blue: 1)
    let end = Color(red: 1, green: 0.5, blue: 0)
    #expect(
      start.interpolated(to: end, fraction: 0.25) == Color(red: 0.25, green: 0.5, blue: 0.75))
  }

  @Test func `interpolation to clear keeps the hue`() {
    let color = Color.red.interpolated(to: .clear, fraction: 0.5)
    #expect(color == Color.red.withAlphaComponent(0.5))
  }

  @Test func `interpolation from clear keeps the hue`() {
    let color = Color.clear.interpolated(to: .green, fraction: 0.25)
    #expect(color == Color.green.withAlphaComponent(0.25))
  }

  @Test func `extrapolated colors are clamped`() {
    #expect(Color.black.interpolated(to: .white, fraction: 1.5) == .white)
    #expect(Color.white.interpolated(to: .black, fraction: 1.5) == .black)
    #expect(Color.red.interpolated(to: .clear, fraction: 1.5) == .clear)
  }

  @Test func `displacements are summed before clamping`() {
    let up = Color.black.displacement(to: .white)
    #expect(Color.black.displaced(by: up + up - up) == .white)
  }

  @Test func `the zero displacement returns exactly the same color`() {
    // Premultiplying and dividing again would lose the last digits, and all of a transparent
    // color.
    for color in [
      Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7), Color.red.withAlphaComponent(0),
    ] {
      #expect(color.displaced(by: .zero) == color)
    }
  }

  @Test func `a color displaced by its displacement to another is the other color`() {
    let start = Color(red: 0.1, green: 0.9, blue: 0.3, alpha: 0.7)
    let end = Color(red: 0.8, green: 0.2, blue: 0.6, alpha: 0.4)
    let reached = start.displaced(by: start.displacement(to: end))
    // A few roundings of numbers below 1.
    #expect(isClose(reached.red, end.red, within: 1e-15))
    #expect(isClose(reached.green, end.green, within: 1e-15))
    #expect(isClose(reached.blue, end.blue, within: 1e-15))
    #expect(isClose(reached.alpha, end.alpha, within: 1e-15))
  }
}
