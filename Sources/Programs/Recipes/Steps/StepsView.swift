internal import Geometry
internal import PictureKit
internal import StageKit

/// Four black steps that descend to the right.
final class StepsView: View {
  var stepWidth: Double { bounds.width / 4 }
  var stepHeight: Double { bounds.height / 4 }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "steps"
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setFillColor(.black)
    canvas.move(to: Point(0, 0))
    for step in 1...4 {
      let x = stepWidth * Double(step)
      canvas.addLine(to: Point(x, stepHeight * Double(step - 1)))
      canvas.addLine(to: Point(x, stepHeight * Double(step)))
    }
    canvas.addLine(to: Point(0, stepHeight * 4))
    canvas.closePath()
    canvas.fillPath()
  }
}
