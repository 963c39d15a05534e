internal import Geometry
internal import PictureKit

extension Drawing {
  /// A cross in a gray disc.
  static var clearGlyph: Drawing {
    Drawing(size: Size(19, 19)) { canvas in
      canvas.setFillColor(.systemGray3)
      canvas.fillEllipse(in: Rect(x: 1.5, y: 1.5, width: 16, height: 16))
      canvas.setStrokeColor(.systemBackground)
      canvas.setLineWidth(1.5)
      canvas.setLineCap(.round)
      canvas.strokeLine([Point(6.7, 6.7), Point(12.3, 12.3)])
      canvas.strokeLine([Point(12.3, 6.7), Point(6.7, 12.3)])
    }
  }
}
