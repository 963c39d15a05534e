internal import Geometry
internal import PictureKit

/// A part of a picture as vector graphics formats represent it: a tree in place of a list of
/// commands.
indirect enum VectorNode {
  /// A path that is filled with a rule.
  case fill(Path, FillRule, Paint)
  /// A path that is stroked.
  case stroke(Path, StrokeStyle, Paint)
  /// A bitmap that is scaled to a rectangle.
  case image(Bitmap, in: Rect, Picture.Interpolation)
  /// An SVG document that is scaled to a rectangle.
  case document(VectorImage, in: Rect)
  /// Nodes with properties in common.
  case group(VectorGroup)
}

/// Nodes with a transform, a clip, an opacity, a mask or a blend mode in common.
struct VectorGroup {
  /// Maps the coordinates of the nodes to those around the group.
  var transform = Transform.identity
  /// The clip, in the coordinates of the nodes.
  var clip: Path?
  /// The rule of the clip.
  var clipRule = FillRule.winding
  /// The opacity of the nodes as a whole.
  var opacity = 1.0
  /// Whether the nodes are composited on their own before they are drawn.
  var isIsolated = false
  /// How the nodes are combined with what is below them.
  var blendMode = BlendMode.normal
  /// Nodes whose alpha multiplies that of the group, in the coordinates of the nodes; nil is none.
  var mask: [VectorNode]?
  /// The shadow that is drawn in place of the nodes; nil draws them.
  var shadow: Shadow?
  /// The nodes, from back to front.
  var nodes: [VectorNode] = []

  /// Whether the group has nothing but its nodes.
  var isPlain: Bool {
    transform.isIdentity && clip == nil && opacity == 1 && !isIsolated && blendMode == .normal
      && mask == nil && shadow == nil
  }
}
