public import Geometry
public import PictureKit

extension Canvas {
  /// The smallest rectangle around what can be drawn, in the present coordinates; infinite where
  /// nothing limits it.
  public var boundingBoxOfClipPath: Rect { clipBounds ?? .infinite }
}
