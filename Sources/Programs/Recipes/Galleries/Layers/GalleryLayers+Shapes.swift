internal import ElementaryFunctions
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

extension GalleryLayers {
  /// Adds strokes, dashes, fills and joins of shape layers.
  func addShapes(to gallery: inout Gallery) {
    gallery.add("strokeStart, strokeEnd") { view in
      let shape = ring(in: view)
      shape.strokeColor = .galleryGreen
      shape.turn("strokeEnd", from: 0.0, to: 1.0, duration: 2)
      shape.swing("strokeStart", from: 0.0, to: 0.3)
    }
    gallery.add("lineDashPattern") { view in
      let shape = ring(in: view)
      shape.strokeColor = .galleryPink
      shape.lineWidth = 6
      shape.lineDashPattern = [18, 9]
      shape.lineCap = .butt
      shape.turn("lineDashPhase", from: 0.0, to: 27.0, duration: 1)
    }
    gallery.add("path") { view in
      let shape = shapeLayer(in: view)
      shape.fillColor = .galleryBlue
      shape.path = star(outer: 55, inner: 45)
      shape.swing("path", from: star(outer: 55, inner: 45), to: star(outer: 55, inner: 18))
    }
    gallery.add("fillRule") { view in
      let shape = shapeLayer(in: view)
      shape.fillColor = .galleryOrange
      shape.fillRule = .evenOdd
      shape.path = Path(polygon: (0..<5).map { corner(at: Double($0) * 2 / 5, radius: 55) })
      shape.turn("transform.rotation", from: 0.0, to: 2 * Double.pi / 5)
    }
    gallery.add("lineJoin, lineCap") { view in
      let styles: [(StrokeStyle.LineJoin, StrokeStyle.LineCap)] = [
        (.miter, .butt), (.round, .round), (.bevel, .square),
      ]
      for (index, (join, cap)) in styles.enumerated() {
        let shape = shapeLayer(in: view)
        let y = Double(index) * 34 + 8
        var path = Path()
        path.move(to: Point(15, y + 22))
        path.addLine(to: Point(55, y))
        path.addLine(to: Point(95, y + 22))
        shape.path = path.applying(Transform(translationX: -55, y: -55))
        shape.strokeColor = .galleryBlue
        shape.fillColor = nil
        shape.lineWidth = 12
        shape.lineJoin = join
        shape.lineCap = cap
      }
    }
  }

  /// Adds a shape layer whose origin is the middle of the view.
  private func shapeLayer(in view: View) -> ShapeLayer {
    let shape = ShapeLayer()
    shape.position = view.bounds.center
    view.layer.addSublayer(shape)
    return shape
  }

  private func ring(in view: View) -> ShapeLayer {
    let shape = shapeLayer(in: view)
    shape.path = Path(ovalIn: Rect(x: -45, y: -45, width: 90, height: 90))
    shape.fillColor = nil
    shape.lineWidth = 14
    shape.lineCap = .round
    return shape
  }

  /// Returns the corner of a figure at a fraction of a turn from the top, clockwise.
  private func corner(at turn: Double, radius: Double) -> Point {
    Point(radius * sin(2 * .pi * turn), -radius * cos(2 * .pi * turn))
  }

  private func star(outer: Double, inner: Double) -> Path {
    Path(
      polygon: (0..<10).map {
        corner(at: Double($0) / 10, radius: $0.isMultiple(of: 2) ? outer : inner)
      })
  }
}
