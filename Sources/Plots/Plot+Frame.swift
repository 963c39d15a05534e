internal import Geometry
package import PictureKit

extension Plot {
  private static let font = Font.systemFont(ofSize: 11)
  private static let markFont = Font.systemFont(ofSize: 10)
  private static let titleFont = Font.boldSystemFont(ofSize: 14)
  private static let textColor = Color(white: 0.15)
  private static let gridColor = Color(white: 0.88)
  private static let axisColor = Color(white: 0.45)
  private static let markColor = Color(white: 0.6)
  private static let cursorColor = Color(white: 0.1, alpha: 0.7)
  private static let margin = 16.0
  private static let gap = 8.0
  private static let panelGap = 18.0
  private static let lineHeight = 16.0
  private static let keyWidth = 18.0

  /// The diagram as a frame, to be drawn like any other.
  package var frame: Frame {
    Frame(
      size: size, background: .white,
      layers: [FrameLayer(picture: Picture { canvas in draw(on: canvas) })])
  }

  /// Returns a line through all panels at a time, clamped to the times of the diagram.
  package func cursor(at time: Double) -> FrameLayer {
    let layout = layout
    let x = layout.left + min(max(layout.time.fraction(of: time), 0), 1) * layout.width
    return FrameLayer(
      picture: Picture { canvas in
        canvas.setStrokeColor(Self.cursorColor)
        canvas.setLineWidth(1.5)
        canvas.stroke(from: Point(x, layout.top), to: Point(x, layout.bottom))
      })
  }

  /// Where the parts of the diagram are.
  private struct Layout {
    let legendTop: Double
    let labelTop: Double
    let left: Double
    let width: Double
    let top: Double
    let bottom: Double
    let panelHeight: Double
    let axes: [PlotAxis]
    let time: PlotAxis
  }

  private var layout: Layout {
    var top = Self.margin
    if !title.isEmpty { top += Self.lineHeight + Self.gap }
    let legendTop = top
    top = legend(top: top).bottom + Self.gap
    let labelTop = top
    if !marks.isEmpty { top += Self.lineHeight }
    let units = units
    let bottom = size.height - Self.margin - 2 * Self.lineHeight
    let panelHeight =
      (bottom - top - Double(units.count - 1) * Self.panelGap) / Double(max(units.count, 1))
    let tickCount = max(3, min(8, Int(panelHeight / 36)))
    let axes = units.map { unit in PlotAxis(of: values(ofUnit: unit), tickCount: tickCount) }
    let labels = axes.flatMap { axis in axis.ticks.map(axis.label) }
    let labelWidth = labels.map { Self.font.width(of: $0) }.max() ?? 0
    let left = Self.margin + Self.lineHeight + labelWidth + Self.gap
    return Layout(
      legendTop: legendTop, labelTop: labelTop, left: left,
      width: size.width - left - Self.margin, top: top, bottom: bottom, panelHeight: panelHeight,
      axes: axes,
      time: PlotAxis(of: times, tickCount: Int((size.width - left) / 80), isTight: true))
  }

  private func draw(on canvas: Canvas) {
    if !title.isEmpty {
      canvas.draw(
        title, atBaseline: Point(Self.margin, Self.margin + Self.titleFont.capHeight),
        font: Self.titleFont, color: Self.textColor, maxWidth: size.width - 2 * Self.margin)
    }
    let layout = layout
    drawLegend(on: canvas, top: layout.legendTop)
    for (index, (unit, axis)) in zip(units, layout.axes).enumerated() {
      let panel = Rect(
        x: layout.left, y: layout.top + Double(index) * (layout.panelHeight + Self.panelGap),
        width: layout.width, height: layout.panelHeight)
      drawGrid(on: canvas, in: panel, axis, layout.time, unit)
      drawMarks(on: canvas, in: panel, layout.time, labelTop: index == 0 ? layout.labelTop : nil)
      drawLines(ofUnit: unit, on: canvas, in: panel, axis, layout.time)
    }
    drawTimes(
      on: canvas, layout.time, left: layout.left, width: layout.width, top: layout.bottom)
  }

  /// Returns the values that an axis shows; that of energies has 0, so that small changes look small.
  private func values(ofUnit unit: String) -> [Double] {
    let values = series.filter { $0.unit == unit }.flatMap { $0.values.compactMap(\.self) }
    return unit == "J" ? values + [0] : values
  }

  /// Returns the places of the names of the series, in as many lines as they need, and where they end.
  private func legend(top: Double) -> (places: [Point], bottom: Double) {
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

  private func drawGrid(
    on canvas: Canvas, in panel: Rect, _ axis: PlotAxis, _ time: PlotAxis, _ unit: String
  ) {
    canvas.setLineWidth(1)
    canvas.setStrokeColor(Self.gridColor)
    for tick in time.ticks {
      let x = panel.minX + time.fraction(of: tick) * panel.width
      canvas.stroke(from: Point(x, panel.minY), to: Point(x, panel.maxY))
    }
    for tick in axis.ticks {
      let y = panel.maxY - axis.fraction(of: tick) * panel.height
      canvas.stroke(from: Point(panel.minX, y), to: Point(panel.maxX, y))
      canvas.draw(
        axis.label(of: tick),
        atBaseline: Point(panel.minX - Self.gap, y + Self.font.capHeight / 2), font: Self.font,
        alignment: .right, color: Self.textColor)
    }
    canvas.setStrokeColor(Self.axisColor)
    canvas.stroke(panel)
    guard !unit.isEmpty else { return }
    canvas.saveGState()
    canvas.translateBy(x: Self.margin + Self.font.capHeight / 2, y: panel.midY)
    canvas.rotate(by: -.pi / 2)
    canvas.draw(
      unit, atBaseline: Point(0, Self.font.capHeight / 2), font: Self.font, alignment: .center,
      color: Self.textColor)
    canvas.restoreGState()
  }

  /// Draws lines at the times of events, and what happened above them.
  private func drawMarks(
    on canvas: Canvas, in panel: Rect, _ time: PlotAxis, labelTop: Double?
  ) {
    canvas.saveGState()
    canvas.setLineWidth(1)
    canvas.setLineDash(phase: 0, lengths: [3, 3])
    canvas.setStrokeColor(Self.markColor)
    var free = -Double.infinity
    for mark in marks where time.range.contains(mark.time) {
      let x = panel.minX + time.fraction(of: mark.time) * panel.width
      canvas.stroke(from: Point(x, panel.minY), to: Point(x, panel.maxY))
      // A label that would cover the one before is left out, and one at the end is moved.
      guard let labelTop else { continue }
      let width = Self.markFont.width(of: mark.label)
      let left = max(panel.minX, min(x - 2, panel.maxX - width))
      guard left > free else { continue }
      free = left + width + Self.gap
      canvas.draw(
        mark.label, atBaseline: Point(left, labelTop + Self.markFont.capHeight),
        font: Self.markFont, color: Self.axisColor, maxWidth: panel.width)
    }
    canvas.restoreGState()
  }

  private func drawLines(
    ofUnit unit: String, on canvas: Canvas, in panel: Rect, _ axis: PlotAxis, _ time: PlotAxis
  ) {
    canvas.saveGState()
    canvas.clip(to: panel.insetBy(dx: -1, dy: -1))
    canvas.setLineWidth(1.5)
    canvas.setLineJoin(.round)
    for (index, series) in series.enumerated() where series.unit == unit {
      canvas.setStrokeColor(Self.color(ofSeries: index))
      canvas.setLineDash(phase: 0, lengths: Self.dashes(ofSeries: index))
      var isDrawing = false
      for (moment, value) in zip(times, series.values) {
        guard let value, value.isFinite else {
          isDrawing = false
          continue
        }
        let point = Point(
          panel.minX + time.fraction(of: moment) * panel.width,
          panel.maxY - axis.fraction(of: value) * panel.height)
        if isDrawing { canvas.addLine(to: point) } else { canvas.move(to: point) }
        isDrawing = true
      }
      canvas.strokePath()
    }
    canvas.restoreGState()
  }

  private func drawTimes(
    on canvas: Canvas, _ time: PlotAxis, left: Double, width: Double, top: Double
  ) {
    for tick in time.ticks {
      canvas.draw(
        time.label(of: tick),
        atBaseline: Point(
          left + time.fraction(of: tick) * width, top + Self.gap + Self.font.capHeight),
        font: Self.font, alignment: .center, color: Self.textColor)
    }
    canvas.draw(
      "time (s)",
      atBaseline: Point(
        left + width / 2, top + Self.gap + Self.lineHeight + Self.font.capHeight),
      font: Self.font, alignment: .center, color: Self.textColor)
  }
}

extension Canvas {
  fileprivate func stroke(from start: Point, to end: Point) {
    move(to: start)
    addLine(to: end)
    strokePath()
  }
}

extension Plot.Series {
  /// The name, with the unit.
  var label: String { unit.isEmpty ? name : "\(name) (\(unit))" }
}
