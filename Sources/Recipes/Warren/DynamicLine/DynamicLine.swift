internal import Geometry
internal import PictureKit
internal import StageKit

/// A line that is bent by what an animator takes for its center.
///
/// As a dynamic item the view pretends to be elsewhere: setting its center only bends the line.
final class DynamicLine: View {
  /// How far below the line's ends the control point of its curve is, in points.
  private var curveTop = 0.0

  override var center: Point {
    get { Point(bounds.width / 2, curveTop) }
    set {
      curveTop = newValue.y
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    let middle = bounds.height / 2
    canvas.move(to: Point(0, middle))
    canvas.addQuadCurve(
      to: Point(bounds.width, middle), control: Point(bounds.width / 2, middle + curveTop))
    canvas.setLineWidth(2)
    canvas.strokePath()
  }
}
