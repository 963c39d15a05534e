public import Geometry

/// What an area is covered with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(Gradient, start: Point, end: Point)
  /// Colours that change from one circle to another.
  case radialGradient(
    Gradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
}

/// A row of colours at places between 0 (start) and 1 (end); beyond them the end colours go on.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The place, 0...1.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// Creates a stop.
    public init(_ color: Color, at location: Double) {
      self.location = location
      self.color = color
    }
  }

  /// The stops, by rising location.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spread colours.
  public init(_ colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop($1, at: Double($0) / last) }
  }
}

/// How a line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
  /// What the ends of a line look like.
  public enum LineCap: Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half disc around the end point.
    case round
    /// Half a line width further than the end point.
    case square
  }

  /// What the corners of a line look like.
  public enum LineJoin: Hashable, Sendable {
    /// A point, cut off where it would be longer than the miter limit.
    case miter
    /// A disc around the corner.
    case round
    /// The corner cut off.
    case bevel
  }

  /// The width in points; 1 by default.
  public var lineWidth: Double
  /// The look of the ends; `.butt` by default.
  public var lineCap: LineCap
  /// The look of the corners; `.miter` by default.
  public var lineJoin: LineJoin
  /// The longest corner, as a multiple of the line width; 10 by default.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none is a solid line, the default.
  public var dashLengths: [Double]
  /// How far into the dash pattern the line starts, in points; 0 by default.
  public var dashPhase: Double

  /// Creates a style.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dashLengths: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dashLengths = dashLengths
    self.dashPhase = dashPhase
  }
}
