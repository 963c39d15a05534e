public import Tween

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String

  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed all the time.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of the system's animations.
  public static let `default` = Self(rawValue: "default")
}

extension TimingCurve {
  /// Creates the timing function of a name; an unknown one has that of the system.
  public init(name: CAMediaTimingFunctionName) {
    self =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      default: .default
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
