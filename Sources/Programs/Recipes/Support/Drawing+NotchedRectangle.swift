internal import Geometry
internal import PictureKit
internal import StageKit

extension Drawing {
  /// Returns a rounded rectangle with a notch in its right side, which shows its rotation.
  ///
  /// - Parameters:
  ///   - size: The natural size; 100 x 100 pt by default.
  ///   - color: The fill; blue by default.
  /// - Returns: The drawing.
  static func notchedRectangle(
    size: Size = Size(100, 100), color: Color = .tileBlue
  ) -> Drawing {
    Drawing(size: size) { canvas in
      let shorterSide = min(size.width, size.height)
      let notch = shorterSide / 8
      let radius = shorterSide / 12
      let corners = Rect(origin: .zero, size: size).insetBy(dx: radius, dy: radius).corners
      // Clockwise from the lower right to the upper right corner.
      for (index, corner) in [2, 3, 0, 1].enumerated() {
        let start = Double(index) * .pi / 2
        canvas.addArc(
          withCenter: corners[corner], radius: radius, startAngle: start, endAngle: start + .pi / 2,
          clockwise: true)
      }
      canvas.addLine(to: Point(size.width, size.height / 2 - notch))
      canvas.addLine(to: Point(size.width - 1.5 * notch, size.height / 2))
      canvas.addLine(to: Point(size.width, size.height / 2 + notch))
      canvas.closePath()
      canvas.setFillColor(color)
      canvas.fillPath()
    }
  }
}
