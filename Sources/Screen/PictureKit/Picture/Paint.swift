public import Geometry

/// The source of color for fills and strokes.
public enum Paint: Hashable, Sendable {
  /// A solid color.
  case color(Color)
  /// A gradient along the line between two points.
  case linearGradient(Gradient, start: Point, end: Point)
  /// A gradient between two circles.
  case radialGradient(
    Gradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
  /// A picture that is repeated in both directions.
  ///
  /// The cell is the part of the picture that is repeated, at its first position. It is drawn once,
  /// in whole pixels, and must have a finite size above 0.
  case pattern(Picture, cell: Rect)
  /// A gradient around a point: one turn clockwise from a start angle in radians, which is measured
  /// clockwise from the x axis.
  case conicGradient(Gradient, center: Point, startAngle: Double)
}

/// A list of color stops at locations 0...1, padded with the first and last colors outside.
public struct Gradient: Hashable, Sendable {
  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The location, 0...1.
    public var location: Double
    /// The color at the location.
    public var color: Color

    /// Creates a color stop.
    public init(_ color: Color, at location: Double) {
      self.location = location
      self.color = color
    }
  }

  /// The stops, in ascending order of location.
  public var stops: [Stop]

  /// Creates a gradient from color stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colors at evenly spaced locations.
  public init(_ colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop($1, at: Double($0) / last) }
  }
}
