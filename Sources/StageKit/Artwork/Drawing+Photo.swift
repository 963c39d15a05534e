public import Geometry
internal import PictureKit

extension Drawing {
  /// A test card that stands for a photo: a grid, and a disc of colours with an arrow that points
  /// up.
  ///
  /// - Parameter size: The natural size.
  /// - Returns: The drawing.
  public static func photo(size: Size) -> Drawing {
    Drawing(size: size) { canvas in
      let card = Rect(origin: .zero, size: size)
      canvas.setFillColor(Color(white: 0.25))
      canvas.fill(card)

      // Squares, counted from the middle; the outermost lines are the edge.
      let side = min(size.width, size.height) / 8
      canvas.setStrokeColor(Color(white: 0.55))
      canvas.setLineWidth(1)
      for x in lines(through: card.midX, every: side, upTo: size.width) {
        canvas.move(to: Point(x, 0))
        canvas.addLine(to: Point(x, size.height))
      }
      for y in lines(through: card.midY, every: side, upTo: size.height) {
        canvas.move(to: Point(0, y))
        canvas.addLine(to: Point(size.width, y))
      }
      canvas.strokePath()
      canvas.setStrokeColor(.white)
      canvas.setLineWidth(4)
      canvas.stroke(card.insetBy(dx: 2, dy: 2))

      let disc = Rect(center: card.center, size: Size(6 * side, 6 * side))
      canvas.saveGState()
      canvas.clip(to: Path(ovalIn: disc))
      let colors: [Color] = [.white, .yellow, .cyan, .green, .magenta, .red]
      for (index, color) in colors.enumerated() {
        canvas.setFillColor(color.darkened)
        canvas.fill(
          Rect(
            x: disc.minX + Double(index) * side, y: disc.minY, width: side, height: disc.height))
      }
      canvas.restoreGState()
      canvas.setStrokeColor(.white)
      canvas.stroke(Path(ovalIn: disc))

      canvas.setFillColor(Color(white: 0.15))
      canvas.addPath(
        Path(polygon: [
          Point(disc.midX, disc.minY + side / 2), Point(disc.midX + side, disc.midY),
          Point(disc.midX + side / 3, disc.midY), Point(disc.midX + side / 3, disc.maxY - side / 2),
          Point(disc.midX - side / 3, disc.maxY - side / 2), Point(disc.midX - side / 3, disc.midY),
          Point(disc.midX - side, disc.midY),
        ]))
      canvas.fillPath()
    }
  }

  private static func lines(
    through middle: Double, every step: Double, upTo end: Double
  ) -> StrideThrough<Double> {
    stride(from: middle.truncatingRemainder(dividingBy: step), through: end, by: step)
  }
}

extension Color {
  /// The colour at three quarters of its light, as on test cards.
  fileprivate var darkened: Color {
    Color(red: red * 0.75, green: green * 0.75, blue: blue * 0.75)
  }
}
