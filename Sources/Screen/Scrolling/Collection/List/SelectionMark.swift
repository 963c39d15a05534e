internal import Geometry
internal import PictureKit
internal import StageKit

/// The circle of a row of which several can be selected.
final class SelectionMark: View {
  /// Whether the row is selected; false by default.
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  /// The diameter, in points: that of the editing controls.
  private static let diameter = 22.0

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    isUserInteractionEnabled = false
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    guard isOn else {
      canvas.setStrokeColor(.tertiaryLabel)
      canvas.setLineWidth(1)
      return canvas.strokeEllipse(in: rect.insetBy(dx: 0.5, dy: 0.5))
    }
    canvas.setFillColor(tintColor)
    canvas.fillEllipse(in: rect)
    var check = Path()
    check.move(to: Point(rect.midX - 5, rect.midY))
    check.addLine(to: Point(rect.midX - 1.5, rect.midY + 4))
    check.addLine(to: Point(rect.midX + 5, rect.midY - 4.5))
    canvas.setStrokeColor(.white)
    canvas.setLineWidth(2)
    canvas.setLineCap(.round)
    canvas.setLineJoin(.round)
    canvas.stroke(check)
  }
}
