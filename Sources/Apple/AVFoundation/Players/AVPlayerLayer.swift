internal import Geometry
public import Layers
public import QuartzCore

/// How a film fills its area.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, in its shape.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All over, in its shape.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// All over, in another shape.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a film that is not seen: it is black.
open class AVPlayerLayer: CALayer {
  /// The player; nil by default.
  open var player: AVPlayer?
  /// How the film fills the layer; it changes nothing.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    backgroundColor = .black
  }
}
