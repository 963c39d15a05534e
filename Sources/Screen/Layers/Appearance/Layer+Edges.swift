internal import Geometry
internal import PictureKit

/// Edges of a layer: `CAEdgeAntialiasingMask`.
///
/// The names are Core Animation's; the upper edge is the top one.
public struct LayerEdgeMask: OptionSet, Hashable, Sendable {
  /// The bits, with Core Animation's values.
  public let rawValue: UInt32

  /// Creates edges from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 1 << 1)
  /// The lower edge.
  public static let layerBottomEdge = Self(rawValue: 1 << 2)
  /// The upper edge.
  public static let layerTopEdge = Self(rawValue: 1 << 3)

  static let all: Self = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

extension Layer {
  /// Whether new layers have smooth edges: true, but false while a program for iOS runs whose
  /// `Info.plist` does not set `UIViewEdgeAntialiasing`.
  @TaskLocal package static var smoothsEdgesByDefault = true

  /// Whether the edges of a turned layer are smooth.
  ///
  /// True by default on a stage. In a program for iOS it is false, as in UIKit, unless its
  /// `Info.plist` has a `UIViewEdgeAntialiasing` of true. If it is false, background, border,
  /// bitmaps and the clip of `masksToBounds` cover whole pixels, those whose centers are inside.
  /// Upright edges, rounded corners, shapes, texts and drawings are always smooth.
  public var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set {
      guard newValue != values.allowsEdgeAntialiasing else { return }
      change("allowsEdgeAntialiasing") { values.allowsEdgeAntialiasing = newValue }
    }
  }

  /// The edges that ``allowsEdgeAntialiasing`` makes smooth; all by default.
  ///
  /// A layer without one of them has no smooth edge.
  public var edgeAntialiasingMask: LayerEdgeMask {
    get { values.edgeAntialiasingMask }
    set {
      guard newValue != values.edgeAntialiasingMask else { return }
      change("edgeAntialiasingMask") { values.edgeAntialiasingMask = newValue }
    }
  }

  /// Whether what the layer draws itself ends at whole pixels.
  var hasHardEdges: Bool {
    cornerRadius <= 0 && !(values.allowsEdgeAntialiasing && values.edgeAntialiasingMask == .all)
  }
}

extension FrameLayer {
  /// Gives a picture of one bitmap hard edges: other pictures are those of drawings and texts.
  mutating func hardenBitmap() {
    guard let commands = picture?.commands, commands.count == 1 else { return }
    switch commands[0] {
    case .draw, .drawVariants: hardEdges = clip == nil ? .picture : [.picture, .clip]
    default: break
    }
  }
}
