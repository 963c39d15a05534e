internal import Geometry
package import PictureKit

extension Plot {
  /// The size of names and numbers, in points.
  package static let fontSize = 11.0
  static let font = Font.systemFont(ofSize: fontSize)
  static let textColor = Color(white: 0.15)
  static let axisColor = Color(white: 0.45)
  static let margin = 16.0
  static let gap = 8.0
  static let lineHeight = 16.0
  private static let titleFont = Font.boldSystemFont(ofSize: 14)
  private static let gridColor = Color(white: 0.88)
  private static let keyWidth = 18.0

  /// The diagram as a frame, to be drawn like any other.
  package var frame: Frame {
    Frame(
      size: size, background: .white,
      layers: [FrameLayer(picture: Picture { canvas in draw(on: canvas) })])
  }

  private func draw(on canvas: Canvas) {
    if !title.isEmpty {
      canvas.draw(
        title, atBaseline: Point(Self.margin, Self.margin + Self.titleFont.capHeight),
        font: Self.titleFont, color: Self.textColor, maxWidth: size.width - 2 * Self.margin)
    }
    let layout = layout
    drawLegend(on: canvas, top: layout.legendTop)
    for panel in layout.panels {
      drawGrid(on: canvas, in: panel, layout.horizontal)
      if abscissas.isEmpty { drawMarks(on: canvas, in: panel, layout) }
      drawLines(on: canvas, in: panel, layout.horizontal)
    }
    drawHorizontalAxis(on: canvas, layout)
  }

  /// Returns the places of the names of the series, in as many lines as they need, and where they
  /// end.
  func legend(top: Double) -> (places: [Point], bottom: Double) {
    var places: [Point] = []
    var place = Point(Self.margin, top)
    for series in series {
      let width = Self.keyWidth + Self.gap + Self.font.width(of: series.label) + 2 * Self.gap
      if place.x > Self.margin, place.x + width > size.width - Self.margin {
        place = Point(Self.margin, place.y + Self.lineHeight)
      }
      places.append(place)
      place.x += width
    }
    return (places, place.y + Self.lineHeight)
  }

  private func drawLegend(on canvas: Canvas, top: Double) {
    for (index, (series, place)) in zip(series, legend(top: top).places).enumerated() {
      let middle = place.y + Self.font.capHeight / 2
      canvas.setStrokeColor(Self.color(ofSeries: index))
      canvas.setLineDash(phase: 0, lengths: Self.dashes(ofSeries: index))
      canvas.setLineWidth(2)
      canvas.move(to: Point(place.x, middle))
      canvas.addLine(to: Point(place.x + Self.keyWidth, middle))
      canvas.strokePath()
      canvas.draw(
        series.label,
        atBaseline: Point(place.x + Self.keyWidth + Self.gap, place.y + Self.font.capHeight),
        font: Self.font, color: Self.textColor,
        maxWidth: size.width - Self.margin - place.x - Self.keyWidth - Self.gap)
    }
    canvas.setLineDash(phase: 0, lengths: [])
  }

  private func drawGrid(on canvas: Canvas, in panel: Panel, _ horizontal: PlotAxis) {
    let rect = panel.rect
    canvas.setLineWidth(1)
    canvas.setStrokeColor(Self.gridColor)
    for tick in horizontal.ticks {
      let x = rect.minX + horizontal.fraction(of: tick) * rect.width
      canvas.stroke(from: Point(x, rect.minY), to: Point(x, rect.maxY))
    }
    for tick in panel.axis.ticks {
      let y = rect.maxY - panel.axis.fraction(of: tick) * rect.height
      canvas.stroke(from: Point(rect.minX, y), to: Point(rect.maxX, y))
      canvas.draw(
        panel.axis.label(of: tick),
        atBaseline: Point(rect.minX - Self.gap, y + Self.font.capHeight / 2), font: Self.font,
        alignment: .right, color: Self.textColor)
    }
    canvas.setStrokeColor(Self.axisColor)
    canvas.stroke(rect)
    guard !panel.unit.isEmpty else { return }
    canvas.saveGState()
    canvas.translateBy(x: Self.margin + Self.font.capHeight / 2, y: rect.midY)
    canvas.rotate(by: -.pi / 2)
    canvas.draw(
      panel.unit, atBaseline: Point(0, Self.font.capHeight / 2), font: Self.font,
      alignment: .center, color: Self.textColor)
    canvas.restoreGState()
  }

  private func drawHorizontalAxis(on canvas: Canvas, _ layout: Layout) {
    let axis = layout.horizontal
    for tick in axis.ticks {
      canvas.draw(
        axis.label(of: tick),
        atBaseline: Point(
          layout.left + axis.fraction(of: tick) * layout.width,
          layout.bottom + Self.gap + Self.font.capHeight),
        font: Self.font, alignment: .center, color: Self.textColor)
    }
    canvas.draw(
      horizontalLabel,
      atBaseline: Point(
        layout.left + layout.width / 2,
        layout.bottom + Self.gap + Self.lineHeight + Self.font.capHeight),
      font: Self.font, alignment: .center, color: Self.textColor, maxWidth: layout.width)
  }
}

extension Canvas {
  func stroke(from start: Point, to end: Point) {
    move(to: start)
    addLine(to: end)
    strokePath()
  }
}

extension Plot.Series {
  /// The name, with the unit.
  package var label: String { unit.isEmpty ? name : "\(name) (\(unit))" }
}
