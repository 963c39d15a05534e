public import Tween

/// The name of a timing function.
public enum CAMediaTimingFunctionName: String, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

extension TimingCurve {
  /// Creates the timing function of a name.
  public init(name: CAMediaTimingFunctionName) {
    self =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .default
      }
  }

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - c1x: The x coordinate of the first control point, from 0 to 1.
  ///   - c1y: Its y coordinate.
  ///   - c2x: The x coordinate of the second control point, from 0 to 1.
  ///   - c2y: Its y coordinate.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self = .cubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}
