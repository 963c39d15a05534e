internal import Geometry
internal import PictureKit
internal import StageKit

/// The minus or plus on the left of a cell whose table is being edited.
final class EditControl: View {
  let style: TableViewCell.EditingStyle

  private static let diameter = 22.0

  init(_ style: TableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: Rect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setFillColor(style == .insert ? .systemGreen : .systemRed)
    canvas.fillEllipse(in: rect)
    var path = Path()
    path.move(to: Point(rect.midX - 5.5, rect.midY))
    path.addLine(to: Point(rect.midX + 5.5, rect.midY))
    if style == .insert {
      path.move(to: Point(rect.midX, rect.midY - 5.5))
      path.addLine(to: Point(rect.midX, rect.midY + 5.5))
    }
    canvas.setStrokeColor(.white)
    canvas.setLineWidth(2)
    canvas.stroke(path)
  }
}
