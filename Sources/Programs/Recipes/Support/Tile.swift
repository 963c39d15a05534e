internal import Dynamics
internal import Geometry
internal import PictureKit
internal import StageKit

/// A notched rectangle labeled with its name; the notch shows its rotation.
final class Tile: View {
  private let color: Color
  private let mark: Offset?

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - name: The name of the view, and its label.
  ///   - frame: The frame in the superview, in points.
  ///   - color: The fill; blue by default.
  ///   - mark: The offset of a red dot from the center, in points; no dot by default.
  init(_ name: String, frame: Rect, color: Color = .tileBlue, mark: Offset? = nil) {
    self.color = color
    self.mark = mark
    super.init(frame: frame)
    self.name = name
  }

  /// Creates a square tile from its center and side length.
  convenience init(
    _ name: String, center: Point, side: Double, color: Color = .tileBlue, mark: Offset? = nil
  ) {
    self.init(
      name, frame: Rect(center: center, size: Size(side, side)), color: color, mark: mark)
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.draw(Drawing.notchedRectangle(size: rect.size, color: color).picture)
    let font = Font.boldSystemFont(ofSize: min(rect.width / 5, 14))
    let baseline = Point(rect.midX, rect.midY + font.capHeight / 2)
    canvas.draw(
      name ?? "", atBaseline: baseline, font: font, alignment: .center, color: .white)
    guard let mark else { return }
    canvas.setFillColor(.red)
    let center = rect.center + Vector(dx: mark.horizontal, dy: mark.vertical)
    canvas.fillEllipse(in: Rect(center: center, size: Size(8, 8)))
  }
}

extension Color {
  static let tileBlue = Color(red: 0.2, green: 0.5, blue: 0.85)
  static let tileOrange = Color(red: 0.9, green: 0.5, blue: 0.15)
  static let tileGreen = Color(red: 0.25, green: 0.6, blue: 0.35)
  static let tileGray = Color(white: 0.6)
}
