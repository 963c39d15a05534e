internal import Geometry
internal import PictureKit

/// What the pixels of a conic gradient depend on.
struct ConicGradientKey: Hashable, Sendable {
  let gradient: Gradient
  let center: Point
  let startAngle: Double
  /// The transform from pixels to user coordinates.
  let inverse: Transform
  let columns: Range<Int>
  let rows: Range<Int>
}
