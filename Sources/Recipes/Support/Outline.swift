internal import Geometry
internal import PictureKit
internal import StageKit

/// The thin line that shows a boundary or a place.
final class Outline: View {
  private let path: Path
  private let color: Color

  /// Creates the line along a path, in the coordinates of the view it is to fill.
  init(_ path: Path, in view: View, color: Color = .darkGray) {
    self.path = path
    self.color = color
    super.init(frame: view.bounds)
    name = "outline"
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setStrokeColor(color)
    canvas.setLineWidth(2)
    canvas.stroke(path)
  }
}
