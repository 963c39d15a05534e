public import Geometry

/// A node of a frame's layer tree: a picture with a transform, an opacity, a clip and sublayers.
public struct FrameLayer: Hashable, Sendable {
  /// The layer's own content, drawn below its sublayers.
  public var picture: Picture?
  /// The transform from the layer's coordinates to its parent's.
  public var transform: Transform
  /// The group opacity, 0...1: the layer and its sublayers are composited together, then drawn with
  /// this opacity, so that overlaps do not show through.
  public var opacity: Double
  /// The clip path of the layer and its sublayers, in the layer's coordinates; nil does not clip.
  public var clip: Path?
  /// The sublayers, from back to front, in the layer's coordinates.
  public var sublayers: [FrameLayer]
  /// What of the layer itself, without its sublayers, is drawn in whole pixels; nothing by default.
  ///
  /// Files of vectors ignore it.
  public var hardEdges: HardEdges = []
  /// Shadow, mask, projection and compositing; nil for the defaults.
  var effects: Effects?

  /// Creates a layer.
  public init(
    picture: Picture? = nil, transform: Transform = .identity, opacity: Double = 1,
    clip: Path? = nil, sublayers: [FrameLayer] = []
  ) {
    self.picture = picture
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.sublayers = sublayers
  }

  /// Calls a function with the picture of the layer and those of its sublayers and its mask.
  func forEachPicture(_ body: (Picture) -> Void) {
    if let picture { body(picture) }
    for layer in sublayers { layer.forEachPicture(body) }
    mask?.forEachPicture(body)
  }
}
