/// What of a layer is drawn in whole pixels, those whose centers it covers, so that edges are steps
/// in place of a smooth change.
///
/// Edges that are upright on the screen stay smooth, unless ``upright`` is contained too: on a
/// screen they lie between pixels, and within pixels only in pictures of another scale.
public struct HardEdges: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The layer's clip, which also cuts its sublayers.
  public static let clip = Self(rawValue: 1 << 0)
  /// The fills and bitmaps of the layer's own picture.
  public static let picture = Self(rawValue: 1 << 1)
  /// The outline of the flat layer under its projection.
  public static let projection = Self(rawValue: 1 << 2)
  /// Upright edges, too.
  public static let upright = Self(rawValue: 1 << 3)
}
