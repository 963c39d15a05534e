internal import Geometry
internal import PictureKit
internal import StageKit

/// A red disc that fills its bounds.
final class RedBallView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "ball"
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setFillColor(.red)
    canvas.fillEllipse(in: rect)
  }
}
