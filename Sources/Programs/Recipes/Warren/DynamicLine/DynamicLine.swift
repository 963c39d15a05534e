internal import Geometry
internal import PictureKit
internal import StageKit

/// A line whose curvature an animator controls through the view's center.
///
/// Setting `center` does not move the view: the y coordinate becomes the offset of the curve's
/// control point.
final class DynamicLine: View {
  /// The distance of the curve's control point below the line's ends, in points.
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
