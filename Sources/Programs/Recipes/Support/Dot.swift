internal import Geometry
internal import PictureKit
internal import StageKit

/// A red dot that marks a point.
final class Dot: View {
  init(at point: Point) {
    super.init(frame: Rect(center: point, size: Size(8, 8)))
    name = "dot"
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setFillColor(.red)
    canvas.fillEllipse(in: rect)
  }
}
