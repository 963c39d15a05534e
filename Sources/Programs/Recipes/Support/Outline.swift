internal import Geometry
internal import PictureKit
internal import StageKit

/// A line, 2 pt wide, along a boundary or around a region.
final class Outline: View {
  private let path: Path
  private let color: Color

  /// Creates an outline with the bounds of a view.
  ///
  /// - Parameters:
  ///   - path: The line, in the coordinates of `view`.
  ///   - view: The view to which it is to be added.
  ///   - color: The color; dark gray by default.
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
