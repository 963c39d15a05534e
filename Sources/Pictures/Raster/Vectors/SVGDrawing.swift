internal import Geometry
internal import PictureKit

/// A vector image at its place on an image of some pixels.
struct SVGDrawing: Hashable {
  let image: VectorImage
  /// The map from the image's points to pixels.
  let transform: Transform
  let width: Int
  let height: Int
}
