public import Geometry

/// One picture of a film: what is to be seen, as plain values.
///
/// `Frame` is the waist of the whole pipeline. What makes frames (views, physics) is unknown to what
/// draws them (Cairo), and the other way round.
public struct Frame: Hashable, Sendable {
  /// The extent of the canvas, in points.
  public var size: Size
  /// What lies behind everything; may be transparent.
  public var background: Color
  /// What is drawn on it, from back to front.
  public var layers: [Layer]

  /// Creates a frame.
  public init(size: Size, background: Color = .white, layers: [Layer] = []) {
    self.size = size
    self.background = background
    self.layers = layers
  }
}

/// A picture with its place, opacity and clip, and the layers that hang on it.
public struct Layer: Hashable, Sendable {
  /// What the layer itself shows, below its sublayers.
  public var picture: Picture?
  /// Takes the layer's coordinates to those of its parent.
  public var transform: Transform
  /// The opacity of the layer and its sublayers **as one group**, 0...1: where they overlap, what is
  /// underneath does not shine through.
  public var opacity: Double
  /// Where the layer and its sublayers may draw, in the layer's coordinates; nil is everywhere.
  public var clip: Path?
  /// The layers drawn on top, from back to front, in the layer's coordinates.
  public var sublayers: [Layer]

  /// Creates a layer.
  public init(
    picture: Picture? = nil, transform: Transform = .identity, opacity: Double = 1,
    clip: Path? = nil, sublayers: [Layer] = []
  ) {
    self.picture = picture
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.sublayers = sublayers
  }
}
