public import Geometry
internal import Picture

extension Drawing {
  /// A rounded rectangle with a notch in its right side, which shows how far it has turned.
  ///
  /// - Parameters:
  ///   - size: The natural size; 100 x 100 pt by default.
  ///   - color: The fill; a blue by default.
  /// - Returns: The drawing.
  public static func plain(
    size: Size = Size(100, 100), color: Color = Color(red: 0.2, green: 0.5, blue: 0.85)
  ) -> Drawing {
    Drawing(size: size) { canvas in
      let shorterSide = min(size.width, size.height)
      let notch = shorterSide / 8
      canvas.addPath(
        Path(
          roundedRect: Rect(origin: .zero, size: size), cornerRadius: shorterSide / 12))
      canvas.addPath(
        Path(polygon: [
          Point(size.width, size.height / 2 - notch), Point(size.width, size.height / 2 + notch),
          Point(size.width - 1.5 * notch, size.height / 2),
        ]))
      canvas.setFillColor(color)
      canvas.fillPath(using: .evenOdd)
    }
  }
}
