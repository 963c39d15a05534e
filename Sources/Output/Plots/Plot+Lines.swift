internal import Geometry
package import PictureKit

extension Plot {
  private static let markFont = Font.systemFont(ofSize: 10)
  private static let markColor = Color(white: 0.6)
  private static let cursorColor = Color(white: 0.1, alpha: 0.7)

  /// Returns what shows a time, clamped to the times of the diagram: a line through all panels, or
  /// a dot on each line if the horizontal axis is not that of time.
  package func cursor(at time: Double) -> FrameLayer {
    let layout = layout
    return FrameLayer(
      picture: Picture { canvas in
        if abscissas.isEmpty {
          let fraction = min(max(layout.horizontal.fraction(of: time), 0), 1)
          let x = layout.left + fraction * layout.width
          canvas.setStrokeColor(Self.cursorColor)
          canvas.setLineWidth(1.5)
          canvas.stroke(from: Point(x, layout.top), to: Point(x, layout.bottom))
        } else {
          drawDots(at: time, on: canvas, layout)
        }
      })
  }

  private func drawDots(at time: Double, on canvas: Canvas, _ layout: Layout) {
    for panel in layout.panels {
      for (index, series) in series.enumerated() where series.unit == panel.unit {
        guard let point = point(of: series, at: time, in: panel, layout.horizontal) else {
          continue
        }
        canvas.setFillColor(Self.color(ofSeries: index))
        canvas.fill(Path(ovalIn: Rect(center: point, size: Size(9, 9))))
      }
    }
  }

  /// Draws lines at the times of events, and what happened above those of the first panel.
  func drawMarks(on canvas: Canvas, in panel: Panel, _ layout: Layout) {
    let rect = panel.rect
    canvas.saveGState()
    canvas.setLineWidth(1)
    canvas.setLineDash(phase: 0, lengths: [3, 3])
    canvas.setStrokeColor(Self.markColor)
    var free = -Double.infinity
    for mark in marks where layout.horizontal.range.contains(mark.time) {
      let x = rect.minX + layout.horizontal.fraction(of: mark.time) * rect.width
      canvas.stroke(from: Point(x, rect.minY), to: Point(x, rect.maxY))
      // A label that would cover the one before is left out, and one at the end is moved.
      guard rect.minY == layout.top else { continue }
      let width = Self.markFont.width(of: mark.label)
      let left = max(rect.minX, min(x - 2, rect.maxX - width))
      guard left > free else { continue }
      free = left + width + Self.gap
      canvas.draw(
        mark.label, atBaseline: Point(left, layout.labelTop + Self.markFont.capHeight),
        font: Self.markFont, color: Self.axisColor, maxWidth: rect.width)
    }
    canvas.restoreGState()
  }

  /// Draws the lines of a panel; those against a quantity have a dot at their start and rings at
  /// events.
  func drawLines(on canvas: Canvas, in panel: Panel, _ horizontal: PlotAxis) {
    canvas.saveGState()
    canvas.clip(to: panel.rect.insetBy(dx: -1, dy: -1))
    canvas.setLineJoin(.round)
    for (index, series) in series.enumerated() where series.unit == panel.unit {
      canvas.setLineWidth(1.5)
      canvas.setStrokeColor(Self.color(ofSeries: index))
      canvas.setLineDash(phase: 0, lengths: Self.dashes(ofSeries: index))
      var isDrawing = false
      for (position, value) in zip(positions(of: series), series.values) {
        guard let position, let value, position.isFinite, value.isFinite else {
          isDrawing = false
          continue
        }
        let point = panel.point(position, value, horizontal)
        if isDrawing { canvas.addLine(to: point) } else { canvas.move(to: point) }
        isDrawing = true
      }
      canvas.strokePath()
    }
    canvas.restoreGState()
    guard !abscissas.isEmpty else { return }
    for (index, series) in series.enumerated() where series.unit == panel.unit {
      drawEvents(of: series, index, on: canvas, in: panel, horizontal)
    }
  }

  private func drawEvents(
    of series: Series, _ index: Int, on canvas: Canvas, in panel: Panel, _ horizontal: PlotAxis
  ) {
    canvas.setStrokeColor(Self.color(ofSeries: index))
    canvas.setLineWidth(1)
    if let start = times.first, let point = point(of: series, at: start, in: panel, horizontal) {
      canvas.setFillColor(Self.color(ofSeries: index))
      canvas.fill(Path(ovalIn: Rect(center: point, size: Size(6, 6))))
    }
    for mark in marks where mark.series?.contains(index) ?? true {
      guard let point = point(of: series, at: mark.time, in: panel, horizontal) else { continue }
      canvas.addPath(Path(ovalIn: Rect(center: point, size: Size(7, 7))))
      canvas.strokePath()
    }
  }

  /// Returns where a series is at a time, between its values before and after; nil where it has
  /// none, or is outside of the panel.
  private func point(
    of series: Series, at time: Double, in panel: Panel, _ horizontal: PlotAxis
  ) -> Point? {
    guard let last = times.indices.last else { return nil }
    let next = times.firstIndex { $0 >= time } ?? last
    let previous = max(next - 1, 0)
    let span = times[next] - times[previous]
    let fraction = span > 0 ? min(max((time - times[previous]) / span, 0), 1) : 1
    let positions = positions(of: series)
    guard let x = Self.between(positions[previous], positions[next], fraction),
      let y = Self.between(series.values[previous], series.values[next], fraction)
    else { return nil }
    let point = panel.point(x, y, horizontal)
    return panel.rect.insetBy(dx: -1, dy: -1).contains(point) ? point : nil
  }

  private static func between(_ start: Double?, _ end: Double?, _ fraction: Double) -> Double? {
    guard let end, end.isFinite else { return nil }
    guard let start, start.isFinite else { return fraction == 1 ? end : nil }
    return start + fraction * (end - start)
  }
}

extension Plot.Panel {
  fileprivate func point(_ x: Double, _ y: Double, _ horizontal: PlotAxis) -> Point {
    Point(
      rect.minX + horizontal.fraction(of: x) * rect.width,
      rect.maxY - axis.fraction(of: y) * rect.height)
  }
}
