internal import Geometry
internal import PictureKit

extension Plot {
  private static let panelGap = 18.0

  /// The part of a diagram for the quantities of one unit.
  struct Panel {
    let unit: String
    let rect: Rect
    let axis: PlotAxis
  }

  /// Where the parts of the diagram are.
  struct Layout {
    let legendTop: Double
    let labelTop: Double
    let left: Double
    let width: Double
    let top: Double
    let bottom: Double
    let panels: [Panel]
    let horizontal: PlotAxis
  }

  var layout: Layout {
    var top = Self.margin
    if !title.isEmpty { top += Self.lineHeight + Self.gap }
    let legendTop = top
    top = legend(top: top).bottom + Self.gap
    let labelTop = top
    if !marks.isEmpty, abscissas.isEmpty { top += Self.lineHeight }
    let units = units
    let bottom = size.height - Self.margin - 2 * Self.lineHeight
    let height =
      (bottom - top - Double(units.count - 1) * Self.panelGap) / Double(max(units.count, 1))
    let tickCount = max(3, min(8, Int(height / 36)))
    var axes = units.map { verticalAxis(ofUnit: $0, tickCount) }
    let left = left(of: axes)
    var horizontal = horizontalAxis(Int((size.width - left) / 80))
    let width = size.width - left - Self.margin
    if hasEqualScales, axes.count == 1 {
      let scale = min(width / horizontal.length, height / axes[0].length)
      horizontal = horizontal.extended(to: width / scale, Int((size.width - left) / 80))
      axes[0] = axes[0].extended(to: height / scale, tickCount, keepsZero: true)
    }
    let panels = zip(units, axes).enumerated().map { index, pair in
      Panel(
        unit: pair.0,
        rect: Rect(
          x: left, y: top + Double(index) * (height + Self.panelGap), width: width, height: height),
        axis: pair.1)
    }
    return Layout(
      legendTop: legendTop, labelTop: labelTop, left: left, width: width, top: top, bottom: bottom,
      panels: panels, horizontal: horizontal)
  }

  /// Returns where the panels begin, beside the unit and the labels of ticks.
  private func left(of axes: [PlotAxis]) -> Double {
    let labels = axes.flatMap { axis in axis.ticks.map(axis.label) }
    let width = labels.map { Self.font.width(of: $0) }.max() ?? 0
    return Self.margin + Self.lineHeight + width + Self.gap
  }

  private func horizontalAxis(_ tickCount: Int) -> PlotAxis {
    if let xRange { return PlotAxis(from: xRange, tickCount: tickCount) }
    if abscissas.isEmpty { return PlotAxis(of: times, tickCount: tickCount, isTight: true) }
    return PlotAxis(of: abscissas.flatMap { $0.values.compactMap(\.self) }, tickCount: tickCount)
  }

  /// Returns the axis of the quantities of a unit; that of energies includes 0, so that small
  /// changes look small.
  private func verticalAxis(ofUnit unit: String, _ tickCount: Int) -> PlotAxis {
    if let yRange { return PlotAxis(from: yRange, tickCount: tickCount) }
    let values = series.filter { $0.unit == unit }.flatMap(shownValues)
    return PlotAxis(of: unit == "J" ? values + [0] : values, tickCount: tickCount)
  }

  /// Returns the values of a series between the ends of the horizontal axis.
  private func shownValues(of series: Series) -> [Double] {
    guard let xRange else { return series.values.compactMap(\.self) }
    return zip(positions(of: series), series.values).compactMap { position, value in
      position.map(xRange.contains) == true ? value : nil
    }
  }
}

extension PlotAxis {
  fileprivate var length: Double { range.upperBound - range.lowerBound }

  /// Returns an axis of a length about the same middle, moved if it would otherwise pass 0 and must
  /// not; the axis itself if it is not shorter.
  fileprivate func extended(to length: Double, _ tickCount: Int, keepsZero: Bool = false)
    -> PlotAxis
  {
    guard length > self.length * (1 + 1e-9) else { return self }
    var low = (range.lowerBound + range.upperBound - length) / 2
    if keepsZero, range.lowerBound >= 0 { low = max(low, 0) }
    if keepsZero, range.upperBound <= 0 { low = min(low, -length) }
    return PlotAxis(from: low...low + length, tickCount: tickCount)
  }
}
