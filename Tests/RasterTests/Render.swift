import Geometry
import Imaging
import PictureKit
import Raster

/// Draws one picture on a canvas, one pixel a point.
func render(
  _ size: Size, background: Color = .white, draw: (Canvas) -> Void
) throws -> Image {
  let frame = Frame(
    size: size, background: background, layers: [Layer(picture: Picture(draw: draw))])
  return try FrameRenderer(canvas: size).image(of: frame)
}

extension Transform {
  /// A rotation about a point, in radians clockwise on screen.
  init(rotationAngle angle: Double, about center: Point) {
    self = Transform(translationX: -center.x, y: -center.y)
      .concatenating(Transform(rotationAngle: angle))
      .concatenating(Transform(translationX: center.x, y: center.y))
  }
}
