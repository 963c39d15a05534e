internal import Geometry

/// Corners of a layer: `CACornerMask`.
///
/// The y axis points down, so the minimum y is the upper edge.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with Core Animation's values.
  public let rawValue: UInt

  /// Creates a set of corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of rounded corners: `CALayerCornerCurve`.
public enum LayerCornerCurve: String, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// The continuous corner of iOS, whose curvature begins gradually.
  case continuous

  /// The length of edge that a corner of radius 1 takes: 1, or 1.528665 for continuous corners.
  public static func expansionFactor(for curve: LayerCornerCurve) -> Double {
    curve == .circular ? 1 : ContinuousCorner.extent
  }
}
