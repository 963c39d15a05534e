/// The parameters of a stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of line ends.
  public enum LineCap: Hashable, Sendable {
    /// Ends square at the end point.
    case butt
    /// Ends with a half disc around the end point.
    case round
    /// Ends square, half a line width beyond the end point.
    case square
  }

  /// The shape of corners.
  public enum LineJoin: Hashable, Sendable {
    /// A sharp corner, or a bevel where the miter would exceed the miter limit.
    case miter
    /// A corner rounded by a disc.
    case round
    /// A corner cut off.
    case bevel
  }

  /// The line width, in points; 1 by default.
  public var lineWidth: Double
  /// The line cap; `.butt` by default.
  public var lineCap: LineCap
  /// The line join; `.miter` by default.
  public var lineJoin: LineJoin
  /// The maximum length of a miter, as a multiple of the line width; 10 by default.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, in points; empty, the default, is a solid line.
  public var dashLengths: [Double]
  /// The offset into the dash pattern at which a line starts, in points; 0 by default.
  public var dashPhase: Double

  /// Creates a stroke style.
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
