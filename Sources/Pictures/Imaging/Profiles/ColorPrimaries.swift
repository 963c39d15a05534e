/// The colors of white and of full red, green and blue, in CIE 1931.
package struct ColorPrimaries: Hashable, Sendable {
  /// The chromaticity of a color.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    /// Creates a chromaticity.
    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  package var white: Point
  package var red: Point
  package var green: Point
  package var blue: Point

  /// Creates primaries.
  package init(white: Point, red: Point, green: Point, blue: Point) {
    self.white = white
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The white of daylight.
  private static let d65 = Point(0.3127, 0.3290)
  /// Those of ITU-R BT.709 and sRGB.
  package static let sRGB = ColorPrimaries(
    white: d65, red: Point(0.64, 0.33), green: Point(0.30, 0.60), blue: Point(0.15, 0.06))
  /// Those of Display P3.
  package static let displayP3 = ColorPrimaries(
    white: d65, red: Point(0.680, 0.320), green: Point(0.265, 0.690), blue: Point(0.150, 0.060))
  /// Those of ITU-R BT.2020.
  package static let bt2020 = ColorPrimaries(
    white: d65, red: Point(0.708, 0.292), green: Point(0.170, 0.797), blue: Point(0.131, 0.046))

  /// Returns whether each coordinate differs by at most a tolerance.
  func isClose(to other: ColorPrimaries, tolerance: Double) -> Bool {
    zip(coordinates, other.coordinates).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Whether the coordinates are those of colors: each between 0 and 1, with y above 0.
  var isValid: Bool {
    [white, red, green, blue].allSatisfy { (point: Point) -> Bool in
      point.x >= 0 && point.y > 0 && point.x + point.y <= 1
    }
  }

  private var coordinates: [Double] {
    [white.x, white.y, red.x, red.y, green.x, green.y, blue.x, blue.y]
  }
}
