internal import Geometry
internal import PictureKit
internal import StageKit

/// The three lines on the right of a cell whose row a finger can move.
final class ReorderControl: View {
  /// The size of the lines, in points.
  private static let size = Size(22, 13)

  init() {
    super.init(frame: Rect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setStrokeColor(.tertiaryLabel)
    canvas.setLineWidth(2)
    canvas.setLineCap(.round)
    var lines = Path()
    for y in [rect.minY + 1, rect.midY, rect.maxY - 1] {
      lines.move(to: Point(rect.minX + 1, y))
      lines.addLine(to: Point(rect.maxX - 1, y))
    }
    canvas.stroke(lines)
  }
}
